"""Copy what the pages take from npm into the package: scripts, fonts, licences, and a stylesheet naming the fonts.

Flat, and only what is used, so that the folder can be served and shipped as it is.
"""

import json
from hashlib import sha256
from pathlib import Path
from shutil import copyfile, rmtree

from fontTools.subset import Options, Subsetter, load_font, save_font

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
VENDOR = HERE.parent / "src" / "tablee" / "server" / "vendor"

DIGITS = 10  # of the digests in addresses, as server/assets.py has them
SCRIPTS = {"htmx.org": ["dist/htmx.min.js"]}
# Each cut costs every first visit 10 to 14 kB: weights beside these are shown in them, and the sans leans.
FONTS = {
    "alegreya": ("Alegreya", ["800-normal", "500-italic"]),
    "alegreya-sans": ("Alegreya Sans", ["400-normal", "500-normal", "700-normal"]),
}
# What our languages are written with, and the signs in our texts. All pages need it, so that it is cut out of the rest.
COMMON = "".join(map(chr, range(0x20, 0x7F))) + (
    "\N{NO-BREAK SPACE}«»‹›“”‘’–—…·×−°ªº↑↓ÀÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒßàâäæçèéêëìíîïñòóôöùúûüœ"
)
FEATURES = ["kern", "lnum", "tnum"]  # what the styles ask for; ligatures would make a font larger by a sixth
# Browsers fetch a file only where one of its signs occurs: "latin-more" and "latin-ext" for names from afar.
COMMON_PART, REST, FAR = "latin", "latin-more", "latin-ext"

FONT_FACE = """\
@font-face {{
  font-family: "{family}"; font-weight: {weight}; font-style: {style}; font-display: swap;
  src: url("{file}?v={digest}") format("woff2");
  unicode-range: {signs};
}}
"""


def in_ranges(numbers: list[int]) -> str:
    """Signs as a stylesheet names them."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ",".join(f"U+{first:04X}" + (f"-{last:04X}" if last > first else "") for first, last in found)


def without(signs: str, left_out: str) -> str:
    """The ranges of a stylesheet but some signs."""
    kept: list[int] = []
    for part in signs.split(","):
        first, _, last = part.removeprefix("U+").partition("-")
        kept += range(int(first, 16), int(last or first, 16) + 1)
    return in_ranges([number for number in kept if chr(number) not in left_out])


def cut_out(source: Path, goal: Path, signs: str) -> None:
    """A font of these signs only. Without hints, which browsers on today's screens hardly follow."""
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[])
    font = load_font(str(source), options)
    subsetter = Subsetter(options)
    subsetter.populate(text=signs)
    subsetter.subset(font)
    save_font(font, str(goal), options)


def copy_scripts() -> None:
    for package, files in SCRIPTS.items():
        copyfile(MODULES / package / "LICENSE", VENDOR / f"{package}.LICENSE")
        for file in files:
            copyfile(MODULES / package / file, VENDOR / Path(file).name)


def copy_fonts() -> str:
    """Copies the font files and returns the stylesheet that names them."""
    faces = []
    for name, (family, cuts) in FONTS.items():
        package = MODULES / "@fontsource" / name
        copyfile(package / "LICENSE", VENDOR / f"{name}.LICENSE")
        signs = json.loads((package / "unicode.json").read_text(encoding="utf-8"))
        for cut in cuts:
            weight, style = cut.split("-")
            ranges = {FAR: signs["latin-ext"], REST: without(signs["latin"], COMMON)}
            for part in (FAR, REST, COMMON_PART):
                file = f"{name}-{part}-{cut}.woff2"
                if part == COMMON_PART:
                    cut_out(package / "files" / f"{name}-latin-{cut}.woff2", VENDOR / file, COMMON)
                else:
                    copyfile(package / "files" / file.replace(REST, "latin"), VENDOR / file)
                digest = sha256((VENDOR / file).read_bytes()).hexdigest()[:DIGITS]
                face = {"family": family, "weight": weight, "style": style, "file": file, "digest": digest}
                faces.append(
                    FONT_FACE.format(**face, signs=ranges.get(part) or in_ranges([ord(sign) for sign in COMMON]))
                )
    return "".join(faces)


def main() -> None:
    rmtree(VENDOR, ignore_errors=True)  # nothing stays that is no longer used
    VENDOR.mkdir()
    copy_scripts()
    # The stylesheet comes last: the Makefile takes it as the sign that all is there.
    (VENDOR / "fonts.css").write_text(copy_fonts(), encoding="utf-8")


if __name__ == "__main__":
    main()
