// Quiet sounds for what happens, made here: each is a few short tones or a breath of noise. Off until switched on, and
// nothing sounds before the reader has touched the page.
(() => {
  const LOUD = 0.16;
  // Tones as [pitch in hertz, when, how long, kind of wave]; noise as [pitch of its filter, when, how long].
  const SOUNDS = {
    tile: { tones: [[210, 0, 0.09, "triangle"]], noise: [[900, 0, 0.05]] },
    piece: { tones: [[330, 0, 0.08, "triangle"]], noise: [[1600, 0, 0.03]] },
    card: { tones: [], noise: [[3200, 0, 0.11], [2200, 0.05, 0.08]] },
    coin: { tones: [[1320, 0, 0.12, "sine"], [1760, 0.06, 0.18, "sine"]], noise: [] },
    die: { tones: [], noise: [[1400, 0, 0.04], [1100, 0.07, 0.04], [1300, 0.13, 0.05]] },
    march: { tones: [[110, 0, 0.08, "triangle"], [110, 0.14, 0.08, "triangle"]], noise: [[400, 0, 0.05], [400, 0.14, 0.05]] },
    fight: { tones: [[160, 0, 0.2, "sawtooth"]], noise: [[2600, 0, 0.18]] },
    build: { tones: [[260, 0, 0.1, "square"], [390, 0.1, 0.16, "triangle"]], noise: [[1200, 0, 0.04]] },
    point: { tones: [[660, 0, 0.12, "sine"], [880, 0.09, 0.2, "sine"]], noise: [] },
  };
  const on = () => localStorage.getItem("sounds") === "on";
  let context = null;
  let hiss = null; // half a second of noise

  function begin() {
    if (!on() || context) return;
    context = new AudioContext();
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * Math.random() - 1;
  }

  // Rises at once and dies away.
  function envelope(start, length) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUD, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    gain.connect(context.destination);
    return gain;
  }

  function play(name, delay) {
    const from = context.currentTime + delay;
    for (const [pitch, after, length, kind] of SOUNDS[name].tones) {
      const tone = new OscillatorNode(context, { type: kind, frequency: pitch });
      tone.connect(envelope(from + after, length));
      tone.start(from + after);
      tone.stop(from + after + length);
    }
    for (const [pitch, after, length] of SOUNDS[name].noise) {
      const noise = new AudioBufferSourceNode(context, { buffer: hiss });
      const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
      noise.connect(filter).connect(envelope(from + after, length));
      noise.start(from + after);
      noise.stop(from + after + length);
    }
  }

  document.addEventListener("sound", ({ detail }) => {
    if (on() && context?.state === "running" && SOUNDS[detail.sound]) play(detail.sound, detail.delay / 1000);
  });
  for (const gesture of ["pointerup", "keydown", "sounds"]) document.addEventListener(gesture, begin);
})();
