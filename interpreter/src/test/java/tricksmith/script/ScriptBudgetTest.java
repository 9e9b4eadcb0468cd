package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Status;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.value.Fault;
import tricksmith.source.Source;

/** What a script computes and holds is counted, and has an end. */
class ScriptBudgetTest {

  private static Game game(String statement) {
    String text =
        """
        game "Much"
          players 2

        state { n: number; y: yes/no }

        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
        %s
          play tricks from seat 1 until hands are empty { winner scores 1 if y and n > 0 }
        }
        """
            .formatted(statement);
    GameScript script = GameScript.read(new Source("much.trick", text));
    assertThat(script.isPlayable()).as(script.diagnostics().toString()).isTrue();
    return ((SetupResult.Ready) script.setUp(2, Map.of())).game();
  }

  private static Fault.Kind fault(Game game) {
    Status status = Match.start(game.rules(), 1).status();
    assertThat(status).isInstanceOf(Status.Failed.class);
    return ((Status.Failed) status).kind();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seat 1 chooses n from 0..2000000",
        "seat 1 chooses n from 0..4000000000000",
        "seat 1 chooses pair from [0..8000, 0..8000]",
        "n = random from 0..4000000000000",
        "n = number of (1..2000000 with most n)",
        "y = (n..2000000) == (1..2000000)"
      })
  void tooManyValuesAtOnceAreAScriptError(String statement) {
    assertThat(fault(game("  n = 1\n  " + statement))).isEqualTo(Fault.Kind.TOO_MANY_VALUES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n = number of 1..4000000000000",
        "n = number of [0..8000, 0..8000, 0..8000]",
        "y = 5 in (0..4000000000 and 7)",
        "y = n in (0..4000000000 except 7)",
        "y = (n..4000000000) is empty"
      })
  void setsAreNotMadeToBeCountedOrAsked(String statement) {
    Match match =
        Match.start(game("  n = 1\n  " + statement).with(new Budget(100, 10, 200)).rules(), 1);
    assertThat(match.status()).isInstanceOf(Status.Deciding.class);
  }

  @Test
  void valuesThatAreNeededNoMoreDoNotCount() {
    Game game =
        game(
            """
              n = 1
              repeat 2000 times { n = number of (1..600 with most number, then fewest number) }
              n = sum of (number of (1..900 with most x - number)) over x in 1..3000
            """);
    assertThat(Match.start(game.rules(), 1).status()).isInstanceOf(Status.Deciding.class);
  }

  @Test
  void aWholeMatchHasAnEnd() {
    Game game = game("  n = 1\n  repeat 90000 times { n = (number of x in 1..9000 where x > n) }");
    assertThat(fault(game)).isEqualTo(Fault.Kind.TOO_MANY_STEPS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "shuffle deck",
        "move deck to heap; move heap to deck",
        "deal deck to players; move cards to deck",
        "turn up deck"
      })
  void cardsThatAreHandledCount(String statements) {
    assertThat(fault(handling("", "repeat 50 times { " + statements + " }", 500)))
        .isEqualTo(Fault.Kind.TOO_MANY_STEPS);
  }

  @Test
  void aLargeTableThatIsCopiedAndResetCounts() {
    String variables = "state { each deal { v[0..9000]: number } }";
    assertThat(fault(handling(variables, "repeat 20 times { new deal }", 2_000)))
        .isEqualTo(Fault.Kind.TOO_MANY_STEPS);
  }

  private static Game handling(String variables, String statement, long steps) {
    String text =
        """
        game "Handling"
          players 2
        zones { heap: face up }
        %s
        match {
          %s
          new deal
          shuffle deck
          play tricks from seat 1 until hands are empty { }
        }
        """
            .formatted(variables, statement);
    GameScript script = GameScript.read(new Source("handling.trick", text));
    assertThat(script.isPlayable()).as(script.diagnostics().toString()).isTrue();
    return ((SetupResult.Ready) script.setUp(2, Map.of())).game().with(Budget.ofSteps(steps));
  }

  /** Tricks to which nobody plays have no end, and whatever goes through all takes ever longer. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "n = number of tricks of seat 1",
        "n = number of (tricks and tricks)",
        "y = tricks == (tricks except trick)",
        "y = trick in (tricks except trick)",
        "y = only of tricks == trick",
        "best = tricks",
        "best = tricks where trick.number > 3",
        "each of tricks { n = n + 1 }",
        "nobody takes tricks"
      })
  void goingThroughAllTricksTakesStepsForThem(String statement) {
    int asked = endlessTricks(statement, Fault.Kind.TOO_MANY_STEPS);
    int notAsked = endlessTricks("n = trick.number + trick.number", Fault.Kind.TOO_MANY_STEPS);

    assertThat(asked).isLessThan(notAsked * 3 / 4);
  }

  @Test
  void tricksInVeryManyVariablesAreTooManyValues() {
    endlessTricks("kept[0] = tricks", Fault.Kind.TOO_MANY_VALUES);
  }

  /** Plays tricks until they fail for this reason, and returns how many there were. */
  private static int endlessTricks(String statement, Fault.Kind reason) {
    String text =
        """
        game "Endless"
          players 2
        state {
          n: number = 0
          y: yes/no
          best: some tricks
          what: suit
          kept[0..%d]: some tricks
        }
        match {
          new deal
          deal 1 to each player
          play tricks from seat 1 until hands are empty {
            before each card { end the trick }
            %s
            what = random suit
          }
        }
        """
            .formatted(statement.startsWith("kept") ? 9000 : 0, statement);
    GameScript script = GameScript.read(new Source("endless.trick", text));
    assertThat(script.isPlayable()).as(script.diagnostics().toString()).isTrue();
    Game game = ((SetupResult.Ready) script.setUp(2, Map.of())).game();
    MatchRun run = MatchRun.start(game.with(Budget.ofSteps(200_000)).rules(), 1);
    assertThat(run.status())
        .isInstanceOfSatisfying(
            Status.Failed.class, failed -> assertThat(failed.kind()).isEqualTo(reason));
    return run.length();
  }

  @Test
  void isWhatIsAskedFor() {
    Game game = game("  n = 1\n  n = (number of x in 1..9000 where x > n)");
    assertThat(fault(game.with(Budget.ofSteps(8_000)))).isEqualTo(Fault.Kind.TOO_MANY_STEPS);
    assertThat(Match.start(game.with(Budget.ofSteps(20_000)).rules(), 1).status())
        .isInstanceOf(Status.Deciding.class);
  }
}
