package tricksmith.recipe;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** Finds out what the numbers, suits and ranks of a recipe are for, from the words around them. */
record Meanings(ScriptFrame recipe) {
  private static final String OPERATOR = " (?:==|!=|>=|<=|>|<) (?:-?\\d+ \\+ )?$";

  /** The left side of a comparison: a name with whose it is, or of what. */
  private static final Pattern COMPARED =
      Pattern.compile("((?:[\\w-]+ of )*[\\w.-]+(?:\\([^)]*\\)|\\[[^\\]]*\\])?)" + OPERATOR);

  private static final Pattern AMONG = Pattern.compile("([\\w.-]+) in \\([^)]*$");
  private static final Pattern TRICKS = Pattern.compile("number of tricks of [^=<>,]*" + OPERATOR);
  private static final Pattern PLAYERS =
      Pattern.compile("number of everyone" + OPERATOR + "|^players (?:\\d+\\.\\.)?$");
  private static final Pattern OTHERWISE = Pattern.compile("else -?$");
  private static final Pattern KEY = Pattern.compile("^ ?:");
  private static final Pattern OF_KEY = Pattern.compile("([\\w-]+): -?$");
  private static final Pattern COPIES = Pattern.compile("copies $");
  private static final Pattern LABEL = Pattern.compile("^ of ([\\w-]+):");
  private static final Pattern LEFT_OUT = Pattern.compile("leave out ranks $");
  private static final Pattern LEFT_OUT_FROM = Pattern.compile("leave out ranks \\w+\\.\\.$");
  private static final Pattern SET = Pattern.compile("^([\\w-]+(?:\\[[^\\]]*\\])?) = $");
  private static final Pattern DEFINED = Pattern.compile("^define ([\\w-]+)");

  /** The name of a choice, in a line that asks for it, or of what a loop goes through. */
  private static final Pattern CHOSEN = Pattern.compile("\\b(?:chooses?|repeat with) ([\\w-]+)");

  private static final Pattern TITLED = Pattern.compile("\"([^\"]+)\"");
  private static final Pattern FIRST_WORD = Pattern.compile("^([\\w-]+)");
  private static final Pattern BEGINS_AT = Pattern.compile(": number = $");
  private static final Pattern COUNTS_ON =
      Pattern.compile("(?<![\\w-])([\\w-]++(?:\\[[^\\]]*+\\])?) = \\1 [+-] \\d+");

  /**
   * What a value is for.
   *
   * @param about what it belongs to, as written in the recipe
   */
  record Meaning(Knob.Kind kind, Optional<String> about) {
    static Meaning of(Knob.Kind kind) {
      return new Meaning(kind, Optional.empty());
    }
  }

  String line(int place) {
    return recipe.text(recipe.source().line(recipe.line(place))).strip();
  }

  /**
   * Returns what a number is for; empty if nobody wants to change it.
   *
   * @param statement the innermost one around it
   */
  Optional<Meaning> ofNumber(int place, Statement statement) {
    String before = before(place);
    String after = after(place);
    if (isCounter(before, line(place)) || KEY.matcher(after).find()) {
      return Optional.empty();
    }
    return ofRange(place, before, after)
        .or(() -> ofCards(before, after))
        .or(() -> ofGoal(statement))
        .or(() -> ofComparison(before))
        .or(() -> ofOption(place))
        .or(() -> about(Knob.Kind.WORTH, OF_KEY, before))
        .or(() -> about(Knob.Kind.SET, SET, before))
        .or(() -> ofScore(statement, before))
        .or(() -> about(Knob.Kind.NUMBER, DEFINED, before))
        .or(() -> Optional.of(Meaning.of(Knob.Kind.NUMBER)));
  }

  /** Returns what a number is for that is the number of cards in each hand. */
  Meaning ofHandSize(int place) {
    return new Meaning(Knob.Kind.MOST, first(CHOSEN, line(place)));
  }

  /** Returns what a suit or a rank is for; empty if it only says to what a number belongs. */
  Optional<Meaning> ofCard(Knob.Kind kind, int place) {
    return KEY.matcher(after(place)).find()
        ? Optional.empty()
        : Optional.of(
            new Meaning(kind, first(DEFINED, line(place)).or(() -> first(TITLED, line(place)))));
  }

  private Optional<Meaning> ofRange(int place, String before, String after) {
    boolean isLeast = after.startsWith("..");
    if (LEFT_OUT.matcher(before).find() && isLeast) {
      return Optional.of(Meaning.of(Knob.Kind.LEFT_OUT_FROM));
    }
    if (LEFT_OUT_FROM.matcher(before).find()) {
      return Optional.of(Meaning.of(Knob.Kind.LEFT_OUT_TO));
    }
    return isLeast || before.endsWith("..")
        ? Optional.of(
            new Meaning(isLeast ? Knob.Kind.LEAST : Knob.Kind.MOST, ranged(place, line(place))))
        : Optional.empty();
  }

  private Optional<String> ranged(int place, String line) {
    return isOption(place) ? first(FIRST_WORD, line) : first(CHOSEN, line);
  }

  private static Optional<Meaning> ofCards(String before, String after) {
    if (after.startsWith(" cards")) {
      return Optional.of(Meaning.of(Knob.Kind.CARDS));
    }
    return COPIES.matcher(before).find()
        ? Optional.of(Meaning.of(Knob.Kind.COPIES))
        : about(Knob.Kind.COPIES, LABEL, after);
  }

  private static Optional<Meaning> ofComparison(String before) {
    if (PLAYERS.matcher(before).find()) {
      return Optional.of(Meaning.of(Knob.Kind.PLAYERS));
    }
    if (TRICKS.matcher(before).find()) {
      return Optional.of(Meaning.of(Knob.Kind.TRICKS));
    }
    return about(Knob.Kind.COMPARED, COMPARED, before)
        .or(() -> about(Knob.Kind.COMPARED, AMONG, before));
  }

  private Optional<Meaning> ofOption(int place) {
    return isOption(place)
        ? Optional.of(
            new Meaning(
                Knob.Kind.OPTION,
                first(TITLED, line(place)).or(() -> first(FIRST_WORD, line(place)))))
        : Optional.empty();
  }

  private static Optional<Meaning> ofGoal(Statement statement) {
    return switch (statement) {
      case Statement.RepeatUntil _, Statement.RepeatTimes _, Statement.PlayTricks _ ->
          Optional.of(Meaning.of(Knob.Kind.GOAL));
      default -> Optional.empty();
    };
  }

  private static Optional<Meaning> ofScore(Statement statement, String before) {
    return switch (statement) {
      case Statement.Scores _ ->
          Optional.of(
              Meaning.of(
                  OTHERWISE.matcher(before).find() ? Knob.Kind.OTHERWISE : Knob.Kind.POINTS));
      case Statement.IntoHands _ -> Optional.of(Meaning.of(Knob.Kind.CARDS));
      default -> Optional.empty();
    };
  }

  /** Whether it is the start value or the increment of a counter, which nobody wants to change. */
  private static boolean isCounter(String before, String line) {
    return BEGINS_AT.matcher(before).find() || COUNTS_ON.matcher(line).matches();
  }

  private boolean isOption(int place) {
    return recipe
        .sections(Section.Options.class)
        .anyMatch(options -> options.span().start() <= place && place < options.span().end());
  }

  private static Optional<Meaning> about(Knob.Kind kind, Pattern pattern, String text) {
    return first(pattern, text).map(about -> new Meaning(kind, Optional.of(about)));
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher found = pattern.matcher(text);
    return found.find() ? Optional.of(found.group(1)) : Optional.empty();
  }

  /** Returns the line up to a place. */
  private String before(int place) {
    int start = recipe.text().lastIndexOf('\n', place - 1) + 1;
    return recipe.text().substring(start, place).stripLeading();
  }

  private String after(int place) {
    int end = recipe.text().indexOf('\n', place);
    return recipe.text().substring(place, end).replaceFirst("^[\\w-]+", "");
  }
}
