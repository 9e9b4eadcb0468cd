package tricksmith.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Sample;
import tricksmith.mutation.Mutant.Fate;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Source;

/** What of a script no test would miss. */
class MutationAnalysisTest {

  private static final Budget SMALL = Budget.ofSteps(20_000);

  /** How deep statements are nested in scripts that take long to review. */
  private static final int DEEP = 60;

  private static final double NINE_IN_TEN = 0.9;

  private static final String SCRIPT =
      """
      game "Highest card"
        players 2

      options { points 1..3 = 1 }

      match {
        dealer = random player
        new deal
        shuffle deck
        deal 5 to each player from left of dealer
        play tricks from left of dealer until hands are empty {
          winner scores points
        }
      }

      trick {
        must "follow suit" card.suit == led.suit
        best by "the suit led" card.suit == led.suit then "the higher" card.rank
      }

      tests {
        test "must follow suit" {
          hand of seat 2: 4H 2S
          seat 1 leads 9H
          seat 2 may play 4H
        }
        test "the higher wins" {
          on table: 4H 9H
          seat 2 wins by "the higher"
        }
      }
      """;

  private static List<Mutant> mutants(String script, int threads) throws InterruptedException {
    return tried(script, threads).mutants();
  }

  private static TriedMutations tried(String script, int threads) throws InterruptedException {
    return MutationAnalysis.of(
        GameScript.read(new Source("highest.trick", script)), Budget.USUAL, threads, _ -> {});
  }

  private static Fate fateOf(List<Mutant> mutants, String before) {
    return mutants.stream()
        .filter(mutant -> mutant.before().strip().equals(before))
        .map(Mutant::fate)
        .findFirst()
        .orElseThrow(() -> new AssertionError(before + " in " + mutants));
  }

  @Test
  void ofEachAlterationItIsSaidWhatNoticesIt() throws InterruptedException {
    List<Mutant> mutants = mutants(SCRIPT, 2);
    assertThat(fateOf(mutants, "must \"follow suit\" card.suit == led.suit"))
        .isEqualTo(Fate.FAILS_A_TEST);
    assertThat(fateOf(mutants, "shuffle deck")).isEqualTo(Fate.IS_WARNED_OF);
    assertThat(fateOf(mutants, "winner")).isEqualTo(Fate.GOES_UNNOTICED);
    assertThat(fateOf(mutants, "5")).isEqualTo(Fate.GOES_UNNOTICED);
    assertThat(mutants)
        .filteredOn(mutant -> mutant.fate() == Fate.GOES_UNNOTICED)
        .allMatch(mutant -> mutant.line() < SCRIPT.lines().toList().indexOf("tests {"));
  }

  @Test
  void aTestThatIsAddedNoticesMore() throws InterruptedException {
    String more =
        SCRIPT.replace(
            "tests {",
            """
            tests {
              test "five cards each, and a point a trick" {
                the match begins
                expect number of hand of seat 1 == 5
                the trick ends
                expect score of winner of last trick == 1
              }
            """);
    List<Mutant> mutants = mutants(more, 2);
    assertThat(fateOf(mutants, "winner")).isEqualTo(Fate.FAILS_A_TEST);
    assertThat(fateOf(mutants, "5")).isEqualTo(Fate.FAILS_A_TEST);
  }

  @Test
  void whatHasNoEffectIsSaidToHaveNone() throws InterruptedException {
    String spelled =
        SCRIPT.replace(
            "then \"the higher\" card.rank",
            "then \"the higher\" card.rank\n  then \"the first\" earlier");
    assertThat(fateOf(mutants(spelled, 1), "then \"the first\" earlier"))
        .isEqualTo(Fate.PLAYS_THE_SAME);
  }

  @Test
  void whatIsNotComparedToTheEndRemainsUndecided() throws InterruptedException {
    String spelled =
        SCRIPT
            .replace("players 2", "players 2..9")
            .replace("new deal", "repeat 200 times {\nnew deal")
            .replace("winner scores points", "winner scores points }")
            .replace(
                "then \"the higher\" card.rank",
                "then \"the higher\" card.rank\n  then \"the first\" earlier");
    assertThat(fateOf(mutants(spelled, 1), "then \"the first\" earlier"))
        .isEqualTo(Fate.REMAINS_UNDECIDED);
  }

  @Test
  void itIsAlwaysTheSame() throws InterruptedException {
    assertThat(mutants(SCRIPT, 3)).isEqualTo(mutants(SCRIPT, 1));
    assertThat(tried(SCRIPT, 1).end()).isNull();
  }

  @Test
  void comparingWhatPlayersSeeCostsMoreThanPlaying() {
    long plain = costOfComparing(SCRIPT);
    String more =
        SCRIPT
            .replace("\nmatch {", "\nstate { note[card]: number = 0 }\n\nmatch {")
            .replace("new deal\n", "new deal\n  note[4H] = 1\n");
    assertThat(costOfComparing(more)).isGreaterThan(plain + plain / 4);
  }

  private static long costOfComparing(String text) {
    GameScript script = GameScript.read(new Source("highest.trick", text));
    assertThat(script.isPlayable()).as(text).isTrue();
    Extent none = new Extent(0, 0);
    TrialCost cost = new TrialCost(none);
    assertThat(SamePlay.of(new Original(script, none), script, cost)).isTrue();
    return cost.units();
  }

  @Test
  void whatIsNestedCostsMoreThanAsManyWordsInARow() {
    String loop = "each player where score of player > 0 {\nplayer scores 1\n";
    assertThat(costOf(loop.repeat(DEEP) + "}\n".repeat(DEEP), ""))
        .isGreaterThan(2 * costOf((loop + "}\n").repeat(DEEP), ""));
  }

  @Test
  void proceduresThatPerformOneAnotherCostMoreThanProceduresInARow() {
    assertThat(
            costOf("perform p1(seat 1)\n", procedures(next -> "p" + (next + 1) + "(left of who)")))
        .isGreaterThan(2 * costOf("perform p1(seat 1)\n", procedures(_ -> "last(left of who)")));
  }

  private static String procedures(IntFunction<String> performed) {
    String last = "procedure last(who: player) { who scores 1 }\n";
    return IntStream.range(1, DEEP)
        .mapToObj(
            number ->
                "procedure p%d(who: player) { perform %s\nwho scores 1 }\n"
                    .formatted(number, performed.apply(number)))
        .collect(
            Collectors.joining(
                "", "", last + "procedure p%d(who: player) { who scores 1 }\n".formatted(DEEP)));
  }

  private static long costOf(String statements, String procedures) {
    String text =
        SCRIPT
            .replace("shuffle deck", statements + "shuffle deck")
            .replace("trick {", procedures + "\ntrick {");
    GameScript script = GameScript.read(new Source("highest.trick", text));
    assertThat(script.isPlayable()).as(() -> script.diagnostics() + text).isTrue();
    return TrialCost.ofScript(Extent.of(script));
  }

  @Test
  void whatTakesTooManyStepsIsLeftOutFromTheSamePlaceOn() throws InterruptedException {
    GameScript script = GameScript.read(new Source("highest.trick", SCRIPT));
    TriedMutations some = MutationAnalysis.of(script, SMALL, 1, _ -> {});

    assertThat(some.end()).isNotNull();
    assertThat(some.tried()).isBetween(2, some.all() - 2);
    assertThat(some.end()).isBetween(2, SCRIPT.lines().toList().size());
    assertThat(mutants(SCRIPT, 2)).startsWith(some.mutants().toArray(Mutant[]::new));
    assertThat(MutationAnalysis.of(script, SMALL, 3, _ -> {})).isEqualTo(some);
  }

  static List<String> games() {
    return Sample.with(
        List.of("supertrump", "head-and-tail"), List.of("mas-menos", "norimachigai", "saizen"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void testsOfBundledScriptsNoticeNineInTen(String game) throws IOException, InterruptedException {
    GameScript script =
        WellKnownScripts.script(WellKnownScripts.read(Path.of("..", "games", game + ".trick")));
    List<Mutant> changing =
        MutationAnalysis.of(script, Budget.USUAL, 2, _ -> {}).mutants().stream()
            .filter(mutant -> mutant.fate() != Fate.PLAYS_THE_SAME)
            .filter(mutant -> mutant.fate() != Fate.REMAINS_UNDECIDED)
            .toList();
    assertThat(changing).hasSizeGreaterThan(30);
    assertNineInTenAreNoticed(changing);
    List<Mutant> lines =
        changing.stream().filter(mutant -> mutant.mutation().text().isEmpty()).toList();
    assertThat(lines).hasSizeGreaterThan(10);
    assertNineInTenAreNoticed(lines);
  }

  private static void assertNineInTenAreNoticed(List<Mutant> mutants) {
    List<Mutant> unnoticed =
        mutants.stream().filter(mutant -> mutant.fate() == Fate.GOES_UNNOTICED).toList();
    assertThat(mutants.size() - unnoticed.size())
        .as(() -> unnoticed.size() + " of " + mutants.size() + " unnoticed: " + unnoticed)
        .isGreaterThanOrEqualTo((int) Math.ceil(NINE_IN_TEN * mutants.size()));
  }
}
