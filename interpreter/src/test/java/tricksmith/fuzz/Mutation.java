package tricksmith.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Ways to spoil a text. */
enum Mutation {
  /** A word is left out, doubled, exchanged, or comes from another text. */
  WORD {
    @Override
    String of(String text, String other, Lots lots) {
      List<MatchResult> words = found(WORDS, text);
      if (words.isEmpty()) {
        return text;
      }
      MatchResult word = lots.of(words);
      List<MatchResult> others = found(WORDS, lots.onceIn(3) ? other : text);
      String another = others.isEmpty() ? "" : lots.of(others).group();
      return switch (lots.below(5)) {
        case 0 -> replaced(text, word, "");
        case 1 -> replaced(text, word, word.group() + " " + word.group());
        case 2 -> replaced(text, word, another + " " + word.group());
        default -> replaced(text, word, another);
      };
    }
  },

  /** A name comes where another one stood. */
  NAME {
    @Override
    String of(String text, String other, Lots lots) {
      List<MatchResult> names = found(NAMES, text);
      return names.isEmpty() ? text : replaced(text, lots.of(names), lots.of(names).group());
    }
  },

  /** Lines are left out, doubled, moved, or come from another text. */
  LINES {
    @Override
    String of(String text, String other, Lots lots) {
      List<String> lines = new ArrayList<>(text.lines().toList());
      List<String> others = other.lines().toList();
      if (lines.isEmpty() || others.isEmpty()) {
        return text;
      }
      int place = lots.below(lines.size());
      switch (lots.below(4)) {
        case 0 -> lines.remove(place);
        case 1 -> lines.add(place, lots.of(lines));
        case 2 -> lines.add(place, lots.of(others));
        default -> lines.add(place, lines.remove(lots.below(lines.size())));
      }
      return String.join("\n", lines) + "\n";
    }
  },

  /** A number becomes a large, a small, or an odd one. */
  NUMBER {
    @Override
    String of(String text, String other, Lots lots) {
      List<MatchResult> numbers = found(NUMBERS, text);
      return numbers.isEmpty() ? text : replaced(text, lots.of(numbers), lots.of(ODD_NUMBERS));
    }
  },

  /** A word stands deep in brackets, after many characters, or at the beginning of a long chain. */
  DEPTH {
    @Override
    String of(String text, String other, Lots lots) {
      List<MatchResult> words = found(WORDS, text);
      if (words.isEmpty()) {
        return text;
      }
      MatchResult word = lots.of(words);
      int depth = lots.onceIn(4) ? lots.between(100, 3_000) : lots.between(2, 100);
      String[] around = lots.of(NESTINGS);
      String deep = around[0].repeat(depth) + word.group() + around[1].repeat(depth);
      return replaced(text, word, deep);
    }
  },

  /** A sign that has no business there. */
  SIGN {
    @Override
    String of(String text, String other, Lots lots) {
      int place = lots.below(text.length() + 1);
      String sign =
          lots.onceIn(2) ? lots.of(SIGNS) : Character.toString(lots.below(Character.MAX_VALUE));
      return text.substring(0, place) + sign + text.substring(place);
    }
  },

  /** Some signs are as wide as those of Japanese. */
  WIDE {
    @Override
    String of(String text, String other, Lots lots) {
      StringBuilder wide = new StringBuilder(text);
      for (int count = lots.between(1, 12); count > 0 && !text.isEmpty(); count--) {
        int place = lots.below(wide.length());
        char sign = wide.charAt(place);
        if (sign > ' ' && sign <= '~') {
          wide.setCharAt(place, (char) (sign + 0xFEE0));
        } else if (sign == ' ') {
          wide.setCharAt(place, '\u3000');
        }
      }
      return wide.toString();
    }
  },

  /** The text breaks off, or a piece is missing. */
  CUT {
    @Override
    String of(String text, String other, Lots lots) {
      int from = lots.below(text.length() + 1);
      int to = lots.onceIn(2) ? text.length() : Math.min(text.length(), from + lots.below(80));
      return text.substring(0, from) + text.substring(to);
    }
  },

  /** A piece of another text. */
  PIECE {
    @Override
    String of(String text, String other, Lots lots) {
      int from = lots.below(other.length() + 1);
      int to = Math.min(other.length(), from + lots.below(400));
      int place = lots.below(text.length() + 1);
      return text.substring(0, place) + other.substring(from, to) + text.substring(place);
    }
  },

  /** Other line ends, or none. */
  LINE_ENDS {
    @Override
    String of(String text, String other, Lots lots) {
      String end = lots.of(List.of("\r\n", "\r", "\u2028", "\u0085", "\n\n", " ", ";", "\n,\n"));
      return lots.onceIn(2) ? text.replace("\n", end) : text.replaceFirst("\n", end);
    }
  };

  private static final List<Mutation> ALL = List.of(values());

  /** Those that leave many a text readable. */
  private static final List<Mutation> SLIGHT = List.of(WORD, NAME, NAME, NUMBER, LINES);

  private static final Pattern WORDS = Pattern.compile("\"[^\"\\n]*\"|[\\w♠-]+|[=<>!]=|\\.\\.|\\S");
  private static final Pattern NAMES = Pattern.compile("[A-Za-z][\\w-]*");
  private static final Pattern NUMBERS = Pattern.compile("\\b\\d+\\b");

  private static final List<String> ODD_NUMBERS =
      List.of(
          "0",
          "1",
          "2",
          "3",
          "5",
          "10",
          "11",
          "1000",
          "1001",
          "8001",
          "100000",
          "2147483648",
          "4000000000000",
          "4000000000001",
          "9223372036854775807",
          "9223372036854775808",
          "99999999999999999999999999999999",
          "-1",
          "-9223372036854775808",
          "0..1000000",
          "10..1",
          "1/3",
          "1e9",
          "007",
          "１２");

  private static final List<String[]> NESTINGS =
      List.of(
          new String[] {"(", ")"},
          new String[] {"[", "]"},
          new String[] {"{ ", " }"},
          new String[] {"not ", ""},
          new String[] {"-", ""},
          new String[] {"(", ""},
          new String[] {"", ")"},
          new String[] {"", " + 1"},
          new String[] {"", ".suit"},
          new String[] {"left of ", ""},
          new String[] {"", " and yes"},
          new String[] {"", " except H"},
          new String[] {"number of (players where ", ")"},
          new String[] {"if yes { ", " }"},
          new String[] {"if yes: ", ""},
          new String[] {"by suit { H: ", " }"},
          new String[] {"1 if yes, ", ""},
          new String[] {"{\"a\":", "}"},
          new String[] {"// ", ""},
          new String[] {"\"", "\""});

  private static final List<String> SIGNS =
      List.of(
          "\u0000",
          "\uFEFF",
          "\u200B",
          "\u00A0",
          "\u3000",
          "\uD83C\uDCA1",
          "\uD83C",
          "\uDCA1",
          "\u0301",
          "\u202E",
          "「",
          "」",
          "，",
          "：",
          "；",
          "｛",
          "｝",
          "（",
          "）",
          "＝",
          "“",
          "”",
          "„",
          "’",
          "–",
          "−",
          "×",
          "≥",
          "≠",
          "…",
          "\"",
          "\\",
          "/*",
          "//",
          "`",
          "$",
          "#",
          "|",
          ";",
          "{",
          "}",
          "(",
          ")",
          "[",
          "]",
          "..",
          "=",
          "==",
          "\t",
          "\u000B",
          "\u001B[31m");

  /** The spoilt text; {@code other} is another one of its kind. */
  abstract String of(String text, String other, Lots lots);

  private static List<MatchResult> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }

  private static String replaced(String text, MatchResult part, String by) {
    return text.substring(0, part.start()) + by + text.substring(part.end());
  }

  /** A text, spoilt once or several times. */
  static String some(String text, String other, Lots lots) {
    String spoilt = text;
    for (int count = lots.onceIn(4) ? lots.between(2, 8) : 1; count > 0; count--) {
      spoilt = lots.of(lots.onceIn(2) ? SLIGHT : ALL).of(spoilt, other, lots);
    }
    return spoilt;
  }
}
