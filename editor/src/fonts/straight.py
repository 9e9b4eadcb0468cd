#!/usr/bin/env python3
"""Draws the straight quotation marks of BIZ UDGothic straight.

The font draws U+0022 and U+0027 as it draws the closing curly ones, so that a text in a script
seems to begin with the wrong sign, and a curly one that does not belong there cannot be told from
a straight one. Two wedges take their place; widths and everything else stay.

    python3 straight.py BIZUDGothic-Regular.ttf
"""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

TOP, BOTTOM = 1640, 1130
WIDE, NARROW = 190, 110  # in units of which the em has 2048
CENTRES = {0x22: (340, 684), 0x27: (512,)}


def wedge(pen, centre):
    """Clockwise, as TrueType fills."""
    pen.moveTo((centre - NARROW // 2, BOTTOM))
    pen.lineTo((centre - WIDE // 2, TOP))
    pen.lineTo((centre + WIDE // 2, TOP))
    pen.lineTo((centre + NARROW // 2, BOTTOM))
    pen.closePath()


def main(name):
    font = TTFont(name)
    glyphs = font.getBestCmap()
    for sign, centres in CENTRES.items():
        glyph = glyphs[sign]
        pen = TTGlyphPen(font.getGlyphSet())
        for centre in centres:
            wedge(pen, centre)
        font["glyf"][glyph] = pen.glyph()
        width, _ = font["hmtx"][glyph]
        font["hmtx"][glyph] = (width, min(centres) - WIDE // 2)
    font.save(name)


if __name__ == "__main__":
    main(sys.argv[1])
