// What happens is told in a sentence, for whoever does not see it: once, politely, in a place that is never drawn anew.
// Who did much is summed up. No rule of any game is known here.
(() => {
  const PAUSE = 300; // milliseconds of quiet before it is told, so that moves in quick succession are told together
  const FEW = 3; // lines that are told one by one
  let number = 0; // of the next move, as it was told last
  let mine = false;
  let steps = []; // not yet told
  let waiting = 0;

  const inside = () => document.querySelector("#inside");
  const region = () => document.querySelector("#told");

  // A line of the log as it would be read aloud: pictures by their names.
  function spoken(line) {
    const read = document.createElement("template");
    read.innerHTML = line;
    for (const unseen of read.content.querySelectorAll("[aria-hidden=true]")) unseen.remove();
    for (const title of read.content.querySelectorAll("title")) title.replaceWith(` ${title.textContent} `);
    return sentence(read.content.textContent);
  }

  function sentence(words) {
    const text = words.trim().replace(/\s+/g, " ").replace(/ (?=[,.)])/g, "");
    return /[.!?…]$/.test(text) ? text : `${text}.`;
  }

  const lines = (turn) => turn.flatMap(([, , , beats]) => beats.map(([line]) => line));

  // What one player did; a step is [number, seat, name, beats], a beat [line, motions, seat].
  function summed(turn) {
    const all = lines(turn);
    if (all.length <= FEW) return all.map(spoken).join(" ");
    const fill = { name: turn[0][2], count: all.length, line: spoken(all.at(-1)) };
    return region().dataset.many.replace(/\{(\w+)\}/g, (_, name) => fill[name]);
  }

  function tell() {
    const players = new Map(); // in the order in which they began
    for (const step of steps) players.set(step[1], [...(players.get(step[1]) ?? []), step]);
    const said = lines(steps).length > FEW ? [...players.values()].map(summed) : lines(steps).map(spoken);
    const yours = inside()?.dataset.yourTurn === "yes";
    const question = document.querySelector("#question")?.textContent;
    if (yours && !mine && question) said.push(sentence(region().dataset.yours.replace("{question}", () => question)));
    mine = yours;
    steps = [];
    if (said.length) say(said.join(" "));
  }

  function say(words) {
    const told = document.createElement("p");
    told.textContent = words;
    region().replaceChildren(told);
  }

  function look() {
    if (!inside()) return; // another page is on its way
    const now = Number(inside().dataset.number);
    if (now < number) {
      steps = [];
      say(region().dataset.back);
    }
    if (now > number) steps.push(...JSON.parse(document.querySelector("#steps").dataset.steps).filter((step) => step[0] >= number));
    number = now;
    clearTimeout(waiting);
    waiting = setTimeout(tell, PAUSE);
  }

  document.addEventListener("DOMContentLoaded", () => {
    number = Number(inside().dataset.number);
    mine = inside().dataset.yourTurn === "yes"; // whoever opens the page reads it
  });
  document.addEventListener("htmx:after:settle", look);
})();
