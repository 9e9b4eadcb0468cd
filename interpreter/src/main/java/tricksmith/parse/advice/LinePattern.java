package tricksmith.parse.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A pattern over the tokens of a statement, compiled from its notation to a regular expression over
 * {@link EncodedStatement}. {@code docs/decisions/0013-advice.md} describes the notation.
 */
final class LinePattern {

  /** The group for the tokens that a diagnostic is about. */
  static final String REGION = "region";

  private static final Pattern ELEMENT =
      Pattern.compile(
          """
          (?<space>\\s+)|(?<open>\\[)|(?<close>])|(?<mark>\\^\\^?)|(?<start>\\|)|(?<line>/(?=\\s))|(?<end>\\$)\
          |(?<any>\\.\\.\\.)|(?<words>\\*)|(?<little>~)|%(?<class>\\w+)\\*\
          |&(?<optional>\\??)(?:<(?<ahead>\\w+):\\((?<aheadOf>[^)]*)\\)>|<(?<aheadNumber>\\w+):number>\
          |\\((?<contains>[^)]*)\\)|(?<stop>\\^))\
          |!(?<not>\\S+)|<(?<name>\\w+)(?::(?<kind>[^>]*?))?(?<several>\\.\\.\\.)?>(?<maybe>\\??)\
          |\\((?<oneOf>[^)]*)\\)(?<maybeOne>\\??)|(?<literal>[^\\s\\[\\]]+)\
          """);

  private static final String FLAGS = "[.^][.<][./]";
  private static final String SAME_LINE = "[.^][.<]\\.";
  private static final String TEXT = "[^\u0001]*\u0001";

  /** What a token of each kind looks like, without its flags. */
  private static final Map<String, String> KINDS =
      Map.ofEntries(
          Map.entry("", "[wln]" + TEXT),
          Map.entry("operand", "[wln]" + TEXT),
          Map.entry("word", "w" + TEXT),
          Map.entry("name", "[wl]" + TEXT),
          Map.entry("long", "[wln][^\u0001]{2,}\u0001"),
          Map.entry("number", "n" + TEXT),
          Map.entry("words", "[wlnc]" + TEXT),
          Map.entry("list", "(?:[wln]" + TEXT + "|cof\u0001|s,\u0001)"),
          Map.entry("nocomma", "(?!s,\u0001)." + TEXT),
          Map.entry("criterion", "(?!.then\u0001)[^e]" + TEXT),
          Map.entry("quoted", "s\"[^\u0001]*\u0001"),
          Map.entry("nocolon", "(?!s:\u0001)[^e]" + TEXT),
          Map.entry("flat", "(?!s[()]\u0001)[^e]" + TEXT),
          Map.entry("bracketed", "(?:[^e]" + TEXT + "|.\\)\u0001)"),
          Map.entry("open", "s\\(\u0001"),
          Map.entry("shut", ".\\)\u0001"),
          Map.entry("bar", "s\\|\u0001"),
          Map.entry("times", "s\\*\u0001"),
          Map.entry("power", "s[\\^\uFF3E]\u0001"),
          Map.entry("squared", "s²\u0001"),
          Map.entry("question", "s[?\uFF1F]\u0001"),
          Map.entry("counted", "w[0-9０-９]+(?:枚|枚ずつ|人|名|回|点|トリック|ラウンド|ディール)\u0001"),
          Map.entry("any", "[^e]" + TEXT),
          Map.entry("token", "." + TEXT));

  /** A number, or the word for one. */
  private static final String NUMBER = "(?:n" + TEXT + "|w(?:one|two|three|four|five)\u0001)";

  private final Pattern pattern;
  private final boolean beginsStatement;

  /** For each token that a match must have, the texts it can have, folded. */
  private final List<List<String>> required = new ArrayList<>();

  LinePattern(String notation) {
    StringBuilder regex = new StringBuilder();
    Matcher elements = ELEMENT.matcher(notation);
    String mark = "";
    boolean first = false;
    while (elements.lookingAt()) {
      if (elements.group("mark") != null) {
        mark = elements.group("mark").length() == 1 ? "(?=\\^)" : "(?=\\^|" + TEXT + "\\^)";
      } else if (elements.group("space") == null) {
        regex.append(elements.group("open") == null ? mark : "");
        mark = elements.group("open") == null ? "" : mark;
        regex.append(element(elements, first));
        require(elements);
        first = elements.group("start") != null || (first && takesNothing(elements));
      }
      elements.region(elements.end(), notation.length());
    }
    if (elements.regionStart() < notation.length() || regex.indexOf("<" + REGION + ">") < 0) {
      throw new IllegalArgumentException("pattern: " + notation);
    }
    beginsStatement = notation.startsWith("|");
    pattern = Pattern.compile(regex.toString(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  /** Searches a statement; empty if this does not occur in it. */
  Optional<Matcher> find(EncodedStatement statement) {
    Matcher matcher = pattern.matcher(statement.text());
    for (int start : beginsStatement ? statement.start() : statement.starts()) {
      if (matcher.region(start, statement.text().length()).lookingAt()) {
        return Optional.of(matcher);
      }
    }
    return Optional.empty();
  }

  /**
   * Whether a statement has all the words of this, which is faster to tell than that it matches.
   */
  boolean canOccurIn(EncodedStatement statement) {
    for (List<String> tokens : required) {
      if (!statement.hasOneOf(tokens)) {
        return false;
      }
    }
    return true;
  }

  /** Returns, for each token that a match must have, the texts it can have, folded. */
  List<List<String>> required() {
    return List.copyOf(required);
  }

  /** Notes what a statement must contain. */
  private void require(MatchResult element) {
    String literal = element.group("literal");
    String alternatives = alternatives(element);
    if (literal != null && (literal.length() == 1 || !literal.endsWith("?"))) {
      required.add(List.of(searched(literal)));
    } else if (alternatives != null) {
      required.add(Stream.of(alternatives.split("\\|", -1)).map(LinePattern::searched).toList());
    }
  }

  /** Returns the words of which an element needs one; null if it needs none of them. */
  private static @Nullable String alternatives(MatchResult element) {
    String kind = element.group("kind");
    if (kind != null && kind.startsWith("(")) {
      return element.group("maybe").isEmpty() ? kind.substring(1, kind.length() - 1) : null;
    }
    if (element.group("optional") != null) {
      boolean needed = element.group("optional").isEmpty();
      String ahead = element.group("ahead") == null ? "contains" : "aheadOf";
      return needed ? element.group(ahead) : null;
    }
    return "".equals(element.group("maybeOne")) ? element.group("oneOf") : null;
  }

  private static String searched(String literal) {
    return EncodedStatement.folded(text(literal));
  }

  private static boolean takesNothing(MatchResult element) {
    return element.group("open") != null
        || element.group("little") != null
        || element.group("optional") != null
        || element.group("not") != null;
  }

  private static String element(MatchResult element, boolean first) {
    String begins = first ? FLAGS : SAME_LINE;
    if (element.group("open") != null) {
      return "(?<" + REGION + ">";
    }
    if (element.group("close") != null) {
      return ")";
    }
    if (element.group("start") != null) {
      return "(?=.<)";
    }
    if (element.group("line") != null) {
      return "(?=../)";
    }
    if (element.group("end") != null) {
      return "(?=\\z|../|...e)";
    }
    if (element.group("any") != null) {
      return sequence(begins, kind("any"));
    }
    if (element.group("words") != null) {
      return sequence(begins, kind("words"));
    }
    if (element.group("little") != null) {
      return "(?:" + FLAGS + ".(?:the|a|an|of|up)\u0001)*+";
    }
    if (element.group("class") != null) {
      return sequence(begins, kind(element.group("class")));
    }
    if (element.group("not") != null) {
      return "(?!..." + "." + Pattern.quote(element.group("not")) + "\u0001)";
    }
    if (element.group("optional") != null) {
      return ahead(element, begins);
    }
    if (element.group("name") != null) {
      return captured(element, begins);
    }
    if (element.group("oneOf") != null) {
      return "(?:" + FLAGS + oneOf(element.group("oneOf")) + ")" + element.group("maybeOne");
    }
    String literal = element.group("literal");
    boolean optional = literal.length() > 1 && literal.endsWith("?");
    String word = optional ? literal.substring(0, literal.length() - 1) : literal;
    String token = FLAGS + "." + Pattern.quote(text(word)) + "\u0001";
    return optional ? "(?:" + token + ")?" : token;
  }

  /** Matches zero or more tokens, as few as possible. */
  private static String sequence(String begins, String kind) {
    return "(?:" + begins + kind + "(?:" + SAME_LINE + kind + ")*?)??";
  }

  /** Matches something that must occur in the rest of the line, without consuming it. */
  private static String ahead(MatchResult element, String begins) {
    String before = "(?:" + begins + "[^e]" + TEXT + "(?:" + SAME_LINE + "[^e]" + TEXT + ")*?)??";
    String wanted;
    if (element.group("stop") != null) {
      wanted = "\\^..[^e]";
    } else if (element.group("contains") != null) {
      wanted = FLAGS + oneOf(element.group("contains"));
    } else if (element.group("aheadNumber") != null) {
      wanted = named(element.group("aheadNumber"), FLAGS + NUMBER);
    } else {
      wanted = named(element.group("ahead"), FLAGS + oneOf(element.group("aheadOf")));
    }
    String ahead = "(?=" + before + wanted + ")";
    return element.group("optional").isEmpty() ? ahead : "(?:" + ahead + "|)";
  }

  private static String captured(MatchResult element, String begins) {
    String kind = Objects.requireNonNullElse(element.group("kind"), "");
    String body;
    if (kind.startsWith("(")) {
      body = FLAGS + oneOf(kind.substring(1, kind.length() - 1));
    } else if (kind.startsWith("~")) {
      String part = kind.substring(1).replace(".*", "[^\u0001]*");
      body = FLAGS + "w(?=[^\u0001]*(?:" + part + "))" + TEXT;
    } else if (element.group("several") == null) {
      body = FLAGS + kind(kind);
    } else {
      body = several(begins, kind);
    }
    return named(element.group("name"), body) + element.group("maybe");
  }

  /** Matches one or more tokens of a line: as few as possible, but all operands in a row. */
  private static String several(String begins, String kind) {
    String token = kind(kind.isEmpty() ? "any" : kind);
    String times = kind.equals("operand") ? "*" : "*?";
    return begins + token + "(?:" + SAME_LINE + token + ")" + times;
  }

  private static String named(String name, String body) {
    return "(?<" + name + ">" + body + ")";
  }

  private static String kind(String kind) {
    String known = KINDS.get(kind);
    if (known == null) {
      throw new IllegalArgumentException("kind: " + kind);
    }
    return known;
  }

  private static String oneOf(String alternatives) {
    StringBuilder regex = new StringBuilder(".(?:");
    for (String alternative : alternatives.split("\\|", -1)) {
      regex.append(regex.length() == 4 ? "" : "|").append(Pattern.quote(text(alternative)));
    }
    return regex.append(")\u0001").toString();
  }

  /**
   * Returns the text of a literal. A semicolon stands for the end of a line, whose token has a line
   * break for its text.
   */
  private static String text(String literal) {
    return literal.equals(";") ? "\n" : literal;
  }
}
