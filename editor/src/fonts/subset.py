"""Makes the font of the window out of Noto Sans JP, a weight at a time:

    python3 subset.py NotoSansJP-Regular.ttf NotoSansJP-Regular-subset.ttf

It keeps Latin, kana, signs, and the kanji of JIS X 0213's first plane and of Windows' Japanese code page: 3 MB of 5.5.
And it sets the lines closer: as the font comes, a line of it is half as high again as its letters, for scripts that
are not in it; here capital letters stand in the middle of lines of 1.2 em.

It needs fontTools (Debian: fonttools). Merge.java is to be run on what it makes.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

SIGNS = [(0x20, 0x17F), (0x2010, 0x27BF), (0x3000, 0x33FF), (0xFF00, 0xFFEF)]
ASCENT, DESCENT = 966, 234


def is_kanji_in_use(code):
    character = chr(code)
    for encoding, longest in (("cp932", 2), ("euc_jis_2004", 2)):
        try:
            if len(character.encode(encoding)) <= longest:
                return True
        except UnicodeEncodeError:
            pass
    return False


def wanted():
    signs = [code for first, last in SIGNS for code in range(first, last + 1)]
    kanji = [code for code in range(0x3400, 0xFB00) if not 0xD800 <= code < 0xF900 and is_kanji_in_use(code)]
    return signs + kanji


def main(source, target):
    font = TTFont(source)
    subsetter = subset.Subsetter(subset.Options(layout_features=[], hinting=False))
    subsetter.populate(unicodes=wanted())
    subsetter.subset(font)
    font["hhea"].ascent = font["OS/2"].sTypoAscender = font["OS/2"].usWinAscent = ASCENT
    font["OS/2"].usWinDescent = DESCENT
    font["hhea"].descent = font["OS/2"].sTypoDescender = -DESCENT
    font["hhea"].lineGap = font["OS/2"].sTypoLineGap = 0
    font.save(target)


main(*sys.argv[1:])
