package tricksmith.reference;

import java.util.List;
import java.util.stream.Collectors;

/** Makes up a whole script. */
final class RandomScript {
  /** Names of every kind that can be translated, and names that every script has. */
  private static final List<String> TRANSLATED =
      List.of(
          "flag", "minor", "S", "J", "joker", "pile", "front", "high", "low", "count", "trump",
          "said", "shown", "hand", "dealer", "won", "yes", "pass");

  private final Dice dice;
  private final RandomExpressions expressions;

  private RandomScript(long seed) {
    this.dice = new Dice(seed);
    this.expressions = new RandomExpressions(dice);
  }

  /** The script of this number. */
  static String of(long number) {
    return new RandomScript(number).text();
  }

  private String text() {
    return head()
        + definitions()
        + new RandomTrickSection(dice, expressions).section()
        + new RandomProcedure(dice, expressions).section()
        + end()
        + translations();
  }

  /** What some names are called in other languages, whatever that changes: nothing. */
  private String translations() {
    return dice.maybe(50, () -> translation("ja")) + dice.maybe(20, () -> translation("de"));
  }

  private String translation(String language) {
    return TRANSLATED.stream()
        .map(name -> dice.maybe(40, () -> "  " + name + "  \"" + dice.name() + "\"\n"))
        .collect(Collectors.joining("", "translation " + language + " {\n", "}\n"));
  }

  private String end() {
    Scope scope = new Scope(List.of(), List.of(), List.of(), false, false);
    return "end { "
        + dice.way(
            () -> dice.word("highest", "lowest") + " score wins",
            () -> dice.word("highest", "lowest") + " score wins",
            () -> "winners are " + expressions.sets().players(scope, 2))
        + " }\n";
  }

  private String head() {
    return """
    game "Made up"
      players %s%s
    options {
      flag yes/no = %s
      minor some suits = %s
    }
    deck {
      suits S H%s
      ranks 2..%d J
    %s  also JK1 JK2: joker%s
      leave out JK1 %s
    }
    zones {
      pile: face down
      front[player]: face up
    }
    state {
      a setting is high | low
      a lot is [number, suit]
      a temper is low | calm | high
      round: number = 0
      count: number = 0%s
      marked[suit]: yes/no
      worth[card]: number = 1
      what: suit | high | low
      each deal {
        trump: suit
        named[card]: suit
        box[0..3]: suit
        mode: setting = high
        mood: temper = calm
        bid[player]: number%s
        bids: number
        best-lot: lot
        said: lot | stop
        out: some suits = %s
        chosen-ones: some players%s
      }
      each trick { shown: card }
    }
    """
        .formatted(
            dice.word(
                "2..5",
                "4, sides alternate",
                "4, partners across",
                "2..5, partners across when number of everyone == 4",
                "2..5, partners across when flag, sides alternate unless number of everyone < 4"),
            dice.maybe(30, () -> ", anticlockwise"),
            dice.word("yes", "no"),
            dice.word("none", "H", "S H"),
            dice.word("", " D", " D C"),
            dice.number(4, 6),
            dice.maybe(30, () -> "  copies 2\n"),
            dice.maybe(50, () -> ", numbered 5"),
            dice.word("", "JK2", "when flag", "unless number of everyone == 4"),
            dice.word("", ", face up", ", face down"),
            dice.word("", ", seen by owner", ", face down"),
            dice.word("none", "(S, H)", "(H)"),
            dice.word("", ", face down"));
  }

  private String definitions() {
    Scope card = new Scope(List.of("card"), List.of(), List.of(), false, false);
    return "define special(card) = "
        + expressions.yesNo(card, 1).replace("special(", "joker(").replace("specials", "jokers")
        + "\ndefine points(card) = by card.rank { 2: 3, J 4: 10, else 1 }\n"
        + dice.maybe(20, () -> "define suit-led = trump if joker(led), else suit of led\n");
  }
}
