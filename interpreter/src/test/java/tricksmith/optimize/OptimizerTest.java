package tricksmith.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.cli.script.ProgramText;
import tricksmith.engine.MatchRun;
import tricksmith.program.Program;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/** Each optimization, with the program before and after. */
class OptimizerTest {

  private static final String SCRIPT =
      """
      game "Before and after"
        players 3
      options {
        wild  some suits = none
      }
      deck {
        suits C D H S
        ranks 2..5 numbered 2..5
      }
      state {
        trump: suit
        low: yes/no
        limit: number = 3
      }
      define eyes(card) = by card.rank { 5: 10, 4: 3 }
      define asked(player) = EXPRESSION
      match {
        shuffle deck
        deal deck to players from seat 1
        trump = random suit, called "trump"
        repeat number of players times {
          each player {
            if asked(player) {
              player scores 1
            }
          }
          limit = limit + 1
        }
      }
      """;

  private static final String TRICK =
      """
      game "Before and after"
        players 2
      deck {
        suits C D H S
        ranks 2..5 numbered 2..5
      }
      state {
        trump: suit
        low: yes/no
        limit: number = 3
      }
      define eyes(card) = by card.rank { 5: 10, 4: 3 }
      define small(card) = card.number / limit > 1
      define latest(card) = suit of (last other on table where other.number >= card.number)
      match {
        shuffle deck
        deal deck to players from seat 1
        trump = random suit, called "trump"
        limit = limit + 1
        low = trump == H
        play tricks from seat 1 until hands are empty
      }
      trick {
        OBLIGATION
        best by "it" CRITERION
        ties go to a playoff
      }
      """;

  private static final String CALLS =
      """
      game "Before and after"
        players 2
      deck {
        suits C D H S
        ranks 2..3
      }
      state {
        a bid is [number, suit]
        call: bid | double
        trump: suit
        low: yes/no
        limit: number = 3
      }
      match {
        trump = random suit, called "trump"
        low   = trump in (C, D)
        limit = limit + 1
        repeat 5 times {
          each player {
            player may choose call from (OFFERED), (double if low) {
              player scores limit
            }
          }
        }
      }
      """;

  private static Game game(String expression) {
    return ready(SCRIPT.replace("EXPRESSION", expression));
  }

  private static Game ready(String text) {
    GameScript script = GameScript.read(new Source("before.trick", text));
    assertThat(script.diagnostics()).noneMatch(Diagnostic::isError);
    return ((SetupResult.Ready) script.setUp(script.defaults())).game();
  }

  private static String asked(Game game, Program program) {
    return new ProgramText(game, program)
        .lines().stream()
            .map(String::strip)
            .filter(line -> line.startsWith("asked"))
            .findFirst()
            .orElseThrow()
            .replaceFirst("^asked(\\(.*?\\))? = ", "")
            .replaceFirst("^is-yes\\((.*)\\)$", "$1");
  }

  /** As the script is lowered, and by this rule alone. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # What the setup has decided is left out.
          KNOWN | trump in wild or low | (trump in {} or low) | low
          KNOWN | (low and trump in wild) or limit > 3 | ((low and trump in {}) or less(3, limit)) | less(3, limit)
          KNOWN | low != (trump in wild) | not low == trump in {} | not low == no
          KNOWN | (limit if trump in wild, else 2) > limit | less(limit, (limit if trump in {}, else 2)) | less(limit, 2)
          # What can fail is still asked before it.
          KNOWN | 4 / limit > 1 and trump in wild | (less(1, divided-by(4, limit)) and trump in {}) | (less(1, divided-by(4, limit)) and no)
          # Conditions that do not depend on the element are asked once.
          INVARIANTS | some card in hand of player where low and card.suit == trump | some card in intersection(hand[player], cards-of(trump)) where low | some card in (intersection(hand[player], cards-of(trump)) if low, else {})
          # What can fail is not asked earlier than it was.
          INVARIANTS | some card in hand of player where card.number / limit > 1 and low | some card in hand[player] where (less(1, divided-by(number(card), limit)) and low) | some card in hand[player] where (less(1, divided-by(number(card), limit)) and low)
          # Whose the cards are, and how large.
          SETS | number of (cards where card.player == player) > 2 | less(2, number of card in (card in all cards where player-of(card) == player)) | less(2, number of card in cards-of-players(all cards, set-of(player)))
          SETS | number of (cards where card.player != player) > 2 | less(2, number of card in (card in all cards where not player-of(card) == player)) | less(2, number of card in cards-of-no-players(all cards, set-of(player)))
          SETS | number of (hand of player where card.number > limit) > 2 | less(2, number of card in (card in hand[player] where less(limit, number(card)))) | less(2, number of card in narrowed-to(hand[player], those with number more than limit))
          SETS | number of (hand of player where card.suit == trump or card.number <= limit) > 2 | less(2, number of card in (card in hand[player] where (suit(card) == trump or at-most(number(card), limit)))) | less(2, number of card in narrowed-to(hand[player], union(cards-of(trump), those with number at most limit)))
          # By a table, by their relation to another card, and by cases.
          SETS | number of (hand of player where eyes(card) > limit) > 2 | less(2, number of card in (card in hand[player] where less(limit, table-1(card)))) | less(2, number of card in narrowed-to(hand[player], those with table-1 more than limit))
          SETS | some card in hand of player where some other in hand of player where (other != card and other.number == card.number) | some card in hand[player] where some other in intersection(hand[player], by number(card) { 2: {2C 2D 2H 2S}, 3: {3C 3D 3H 3S}, 4: {4C 4D 4H 4S}, 5: {5C 5D 5H 5S}, else {} }) where not other == card | some card in hand[player] where some other in except(narrowed-to(hand[player], by number(card) { 2: {2C 2D 2H 2S}, 3: {3C 3D 3H 3S}, 4: {4C 4D 4H 4S}, 5: {5C 5D 5H 5S}, else {} }), set-of(card))
          SETS | number of (hand of player where (card.number > 3 if low, else card.suit == trump)) > 2 | less(2, number of card in (card in hand[player] where (table-1(card) if low, else suit(card) == trump))) | less(2, number of card in narrowed-to(hand[player], ({4C 5C 4D 5D 4H 5H 4S 5S} if low, else cards-of(trump))))
          # Whether there is one is whether they are some.
          EMPTINESS | some card in hand of player where card.suit == trump | some card in intersection(hand[player], cards-of(trump)) | hand[player] meets cards-of(trump)
          # What cards count.
          SUMS | (sum of eyes(card) over card in hand of player) > limit | less(limit, sum table-1(card) over card in hand[player]) | less(limit, sum of table-1 over hand[player])
          # Which card comes after which.
          RUNS | number of longest run of card in hand of player by card.suit, then card.number > 2 | less(2, number of card in (longest run in card in hand[player] by suit(card), then number(card))) | less(2, number of card in (longest run in card in hand[player] by suit(card), then number(card), in known order))
          RUNS | number of longest run of card in hand of player by card.number + limit > 2 | less(2, number of card in (longest run in card in hand[player] by plus(number(card), limit))) | less(2, number of card in (longest run in card in hand[player] by plus(number(card), limit)))
          # What goes through something is remembered, for each of its arguments.
          MEMORY | some card in hand of player where card.number > limit | some card in hand[player] where less(limit, number(card)) | remembered(some card in hand[player] where less(limit, number(card)))
          MEMORY | low and limit > 3 | (low and less(3, limit)) | (low and less(3, limit))
          """)
  void makesCheaper(Optimization optimization, String expression, String before, String after) {
    Game game = game(expression);
    Program lowered = game.rules().asLowered();
    assertThat(asked(game, lowered)).isEqualTo(before);
    assertThat(asked(game, Optimizer.optimized(lowered, Set.of(optimization)))).isEqualTo(after);
  }

  /** What is offered of a known list, up to a bound or from it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [1..2, suit] where call is none or bid > call | [1.C, 1.D, 1.H, 1.S, 2.C, 2.D, 2.H, 2.S] if not is-chosen(call), else [1.C, 1.D, 1.H, 1.S, 2.C, 2.D, 2.H, 2.S] above member(call)
          [1..2, suit] where bid >= call and low | bid in [1.C, 1.D, 1.H, 1.S, 2.C, 2.D, 2.H, 2.S] above or at member(call) where low
          [1..2, suit] where bid < call | [1.C, 1.D, 1.H, 1.S, 2.C, 2.D, 2.H, 2.S] below member(call)
          [1..2, suit] where call >= bid | [1.C, 1.D, 1.H, 1.S, 2.C, 2.D, 2.H, 2.S] below or at member(call)
          # What depends on the value otherwise is asked of each, and what can fail where it was.
          [1..2, suit] where bid > call or bid.suit == S | none
          [1..2, suit] where bid.number / 2 < limit and bid > call | none
          """)
  void offersAStretch(String offered, String stretch) {
    Game game = ready(CALLS.replace("OFFERED", offered));
    Program lowered = game.rules().asLowered();
    Program optimized = Optimizer.optimized(lowered, Set.of(Optimization.ORDER));
    assertThat(offered(game, lowered))
        .startsWith("distinct((bid in [1.C")
        .endsWith("), sorted([(double if low, else none)]))");
    assertThat(offered(game, optimized)).endsWith("), [(double if low, else none)])");
    assertThat(offered(game, optimized)).contains(stretch.equals("none") ? "where" : stretch);
    assertThat(stretch.equals("none"))
        .isEqualTo(
            !offered(game, optimized).contains("above")
                && !offered(game, optimized).contains("below"));
  }

  /**
   * A stretch has the same values as a comparison with each, whether the bound is among them or
   * not.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bid > call",
        "call is none or bid > call",
        "call is none or bid >= call",
        "call is none or bid < call",
        "call is none or bid <= call",
        "call is none or call > bid",
        "call is none or call <= bid"
      })
  void offersTheSameOfAStretch(String condition) {
    Program before =
        ready(CALLS.replace("OFFERED", "[1..2, suit] where " + condition)).rules().asLowered();
    Program after = Optimizer.optimized(before, EnumSet.of(Optimization.ORDER));
    assertPlaysAlike(before, after);
  }

  /** Asserts that two programs offer the same and come to the same, whatever is chosen. */
  private static void assertPlaysAlike(Program before, Program after) {
    for (int seed = 0; seed < 50; seed++) {
      MatchRun one = MatchRun.start(before, seed);
      MatchRun other = MatchRun.start(after, seed);
      while (one.isDeciding() && other.isDeciding()) {
        assertThat(other.decision()).isEqualTo(one.decision());
        int choice = (seed + one.events().size()) % one.alternatives();
        one.choose(choice);
        other.choose(choice);
      }
      assertThat(other.events()).isEqualTo(one.events());
    }
  }

  private static String offered(Game game, Program program) {
    return new ProgramText(game, program)
        .lines().stream()
            .filter(line -> line.contains("chooses call from "))
            .findFirst()
            .orElseThrow()
            .replaceFirst("^.*chooses call from (.*), pass if yes; pass.*$", "$1");
  }

  /** What a criterion says of all cards at once. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card.suit == trump | among cards-of(trump)
          card.suit == trump unless card.rank == 5 | among cards-of(trump) of all cards but {5C 5D 5H 5S}
          card.suit == led.suit when eyes(card) > 5 | among cards-of(suit(led())) of {5C 5D 5H 5S}
          lower card.number unless low | places
          earlier | first
          later when card.number > limit | last of those with number more than limit
          # What differs between the cards compared, and what can fail, is asked of each.
          card.player == player | none
          card.number / limit > 1 | none
          card.number + limit | none
          """)
  void grades(String criterion, String grading) {
    Game game = ready(TRICK.replace("OBLIGATION", "").replace("CRITERION", criterion));
    Program lowered = game.rules().asLowered();
    assertThat(gradings(game, lowered)).isEmpty();
    assertThat(gradings(game, Optimizer.optimized(lowered, Set.of(Optimization.GRADINGS))))
        .isEqualTo(grading.equals("none") ? List.of() : List.of(grading));
  }

  /** What an obligation says of a hand. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card.number | beats(card) | at once beating(hand[player])
          card.number | beats(card) and card.suit == led.suit | at once narrowed-to(beating(hand[player]), cards-of(suit(led())))
          card.number | not ties(card) except card.rank == 5 | at once except(hand[player], tying(hand[player])) exempt {5C 5D 5H 5S}
          card.number | some other on table where (other != card and other.rank == card.rank) | at once table-1(any of table())
          # The first card on the table stays the first if there is one.
          card.number | card.suit == suit of (first card on table) | at once cards-of(suit(first card over card in table())) if not is-empty(table())
          card.number | card.suit == suit of (first other on table where other.number < 4) except card.rank == 5 | at once cards-of(suit(first other over other in narrowed-to(table(), {2C 3C 2D 3D 2H 3H 2S 3S}))) exempt {5C 5D 5H 5S} if not is-empty(narrowed-to(table(), {2C 3C 2D 3D 2H 3H 2S 3S}))
          # What matches a card on the table, and makes it count, is laid there.
          some other on table where (other != card and other.rank == card.rank) | beats(card) | at once beating(hand[player]) apart from table-1(any of table())
          limit > 1 and some other on table where (other != card and other.rank == card.rank) | beats(card) | at once beating(hand[player]) apart from table-1(any of narrowed-to(table(), (all cards if less(1, limit), else {})))
          # What else depends on the table does not matter while it does not count.
          limit > 1 and card.suit == suit of (last card on table) | beats(card) | at once beating(hand[player]) if is-empty(({#0..#15} if less(1, limit), else {}))
          # What depends on the card's being on the table is asked of each.
          card.number | card.suit == suit of (last card on table) | none
          card.number | some other on table where other.rank == card.rank | none
          card.number | some other on table where other.number > limit | none
          card.number | card.suit == latest(led) | none
          card.number + limit | beats(card) | none
          """)
  void asksOfHands(String criterion, String obligation, String hand) {
    Game game =
        ready(
            TRICK
                .replace("OBLIGATION", "must \"do it\" " + obligation)
                .replace("CRITERION", criterion));
    Program before =
        Optimizer.optimized(
            game.rules().asLowered(), EnumSet.complementOf(EnumSet.of(Optimization.HANDS)));
    assertThat(handOf(game, before)).isEmpty();
    assertThat(handOf(game, Optimizer.optimized(before, Set.of(Optimization.HANDS))))
        .isEqualTo(hand.equals("none") ? List.of() : List.of(hand));
  }

  /**
   * A premise is asked: where it does not hold, cards are laid on the table after all, as are those
   * apart.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          limit > 1 and some other on table where (other != card and other.rank == card.rank) | beats(card)
          limit > 4 and some other on table where (other != card and other.rank == card.rank) | beats(card)
          some other on table where (other != card and other.rank == card.rank) | ties(card)
          some other on table where other.number == eyes(card) | ties(card)
          some other on table where other.number == eyes(card) | not ties(card) except card.rank == 5
          limit > 1 and card.suit == suit of (last card on table) | beats(card)
          card.number | card.suit != suit of (first other on table where other.number < 4)
          """)
  void offersTheSameOfHands(String criterion, String obligation) {
    Game game =
        ready(
            TRICK
                .replace("OBLIGATION", "must \"do it\" " + obligation)
                .replace("CRITERION", criterion));
    Program before = game.rules().asLowered();
    Program after = Optimizer.optimized(before, EnumSet.allOf(Optimization.class));
    assertThat(after.trick().obligations().getFirst().sets()).isNotNull();
    assertPlaysAlike(before, after);
  }

  /** What stands under the obligation. */
  private static List<String> handOf(Game game, Program program) {
    List<String> lines = new ProgramText(game, program).lines();
    int obligation =
        lines.indexOf(
            lines.stream().filter(line -> line.contains("must ")).findFirst().orElseThrow());
    return lines.subList(obligation + 1, lines.size()).stream()
        .takeWhile(line -> line.startsWith(" ".repeat(8)))
        .map(String::strip)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card.suit == led.suit | true
          beats(card) | true
          least(number of hand, 2) == 1 | true
          least(limit, 2) == 1 | false
          card.number / limit > 1 | false
          beats(card) and card.number / limit > 1 | false
          small(led) | false
          """)
  void knowsWhatCannotFail(String obligation, boolean total) {
    Game game =
        ready(
            TRICK
                .replace("OBLIGATION", "must \"do it\" " + obligation)
                .replace("CRITERION", "card.number"));
    Program lowered = game.rules().asLowered();
    assertThat(lowered.trick().obligations().getFirst().total()).isFalse();
    Program optimized = Optimizer.optimized(lowered, Set.of(Optimization.LAST_CARD));
    assertThat(optimized.trick().obligations().getFirst().total()).isEqualTo(total);
  }

  /** What stands under the criterion. */
  private static List<String> gradings(Game game, Program program) {
    List<String> lines = new ProgramText(game, program).lines();
    return lines.subList(lines.indexOf("trick"), lines.indexOf("steps")).stream()
        .filter(line -> line.startsWith(" ".repeat(8)))
        .map(String::strip)
        .toList();
  }

  /** Other rules and the translation make the same expressions again. */
  @Test
  void keepsTheOrderOfRunsThroughAllRules() {
    Game game =
        game("number of longest run of card in hand of player by card.suit, then card.number > 2");
    assertThat(asked(game, game.rules())).contains("in known order");
  }

  @Test
  void leavesAProgramAloneIfNothingIsAllowed() {
    Program lowered = game("low").rules().asLowered();
    assertThat(Optimizer.optimized(lowered, Set.of())).isSameAs(lowered);
  }

  @Test
  void keepsTheProgramAsItWasLowered() {
    Program optimized = game("some card in hand of player where card.suit == trump").rules();
    assertThat(optimized).isNotSameAs(optimized.asLowered());
    assertThat(optimized.asLowered().asLowered()).isSameAs(optimized.asLowered());
    assertThat(List.of(optimized.cells().values().size(), optimized.procedure().steps().size()))
        .isEqualTo(
            List.of(
                optimized.asLowered().cells().values().size(),
                optimized.asLowered().procedure().steps().size()));
  }
}
