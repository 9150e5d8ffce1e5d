"""Copy what the pages take from npm into the package: scripts, fonts, licences, and a stylesheet naming the fonts.

Flat, and only what is used, so that the folder can be served and shipped as it is.
"""

import json
from pathlib import Path
from shutil import copyfile, rmtree

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
VENDOR = HERE.parent / "src" / "tablee" / "server" / "vendor"

SCRIPTS = {"htmx.org": ["dist/htmx.min.js"]}
FONTS = {
    "alegreya": ("Alegreya", ["700-normal", "800-normal", "400-italic", "500-italic"]),
    "alegreya-sans": ("Alegreya Sans", ["400-normal", "500-normal", "700-normal", "800-normal", "400-italic"]),
}
SUBSETS = ["latin-ext", "latin"]  # browsers fetch a subset only where its signs occur

FONT_FACE = """\
@font-face {{
  font-family: "{family}"; font-weight: {weight}; font-style: {style}; font-display: swap;
  src: url("{file}") format("woff2");
  unicode-range: {signs};
}}
"""


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
            for subset in SUBSETS:
                file = f"{name}-{subset}-{cut}.woff2"
                copyfile(package / "files" / file, VENDOR / file)
                face = {"family": family, "weight": weight, "style": style, "file": file, "signs": signs[subset]}
                faces.append(FONT_FACE.format(**face))
    return "".join(faces)


def main() -> None:
    rmtree(VENDOR, ignore_errors=True)  # nothing stays that is no longer used
    VENDOR.mkdir()
    copy_scripts()
    # The stylesheet comes last: the Makefile takes it as the sign that all is there.
    (VENDOR / "fonts.css").write_text(copy_fonts(), encoding="utf-8")


if __name__ == "__main__":
    main()
