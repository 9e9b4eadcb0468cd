package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.proposal.Proposal;
import tricksmith.proposal.ProposalSearch;
import tricksmith.proposal.Proposals;
import tricksmith.proposal.Wish;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * Which of the house rules are found by whoever points at what they change. The build looks for
 * some, however long that takes; {@code -Dhouse.rules=all} measures all of them within the time
 * that somebody waits, and says what became of each.
 */
class HouseRuleProposalsTest {
  private static final boolean ALL = System.getProperty("house.rules", "").equals("all");

  /** What is left of two seconds is for judging and testing what was found. */
  private static final long MILLIS = Long.getLong("house.millis", 1_100);

  /** So many matches tell whether two scripts are the same. */
  private static final int SAME = 40;

  private static final Set<String> SOME =
      Set.of(
          "Spades are always trumps",
          "Nothing beats the ten of trumps",
          "A side that fails loses nothing",
          "The last wizard of a trick wins it",
          "Equal players take the points of the worse place");

  private static final String BRIDGE_BIDS =
      "player may choose call from ([1..7, strain] where contract is none or bid > contract),";

  private record Found(HouseRule rule, int place, long millis, Wish wish, Proposals proposals) {}

  @Test
  void theFirstThreeHaveMostOfThem() throws IOException {
    List<Found> all = new ArrayList<>();
    for (HouseRule rule : HouseRule.all()) {
      if (ALL || SOME.contains(rule.title())) {
        all.add(found(rule));
      }
    }
    if (ALL) {
      all.forEach(HouseRuleProposalsTest::print);
    }

    long found = all.stream().filter(each -> each.place() > 0).count();
    assertThat(found).isGreaterThanOrEqualTo(ALL ? 20 : SOME.size());
  }

  @Test
  void aRuleThatIsLeftOutTakesItsTranslationAlong() {
    HouseRule.Change gone =
        new HouseRule.Change("must \"follow suit\"  card.suit == led.suit", List.of());
    Found found =
        found(
            new HouseRule(
                "Nobody has to follow", "classics/whist", HouseRule.Seen.CARD, List.of(gone)));

    assertThat(found.place()).isPositive();
    assertThat(found.proposals().best().get(found.place() - 1).rules().text())
        .doesNotContain("\"follow suit\"   \"");
  }

  static List<HouseRule> wishes() {
    return List.of(
        new HouseRule(
            "Tricks count two each",
            "classics/ninety-nine",
            HouseRule.Seen.SCORE,
            List.of(
                new HouseRule.Change(
                    "each player scores tricks of player",
                    List.of("  each player scores 2 * tricks of player")))),
        new HouseRule(
            "Nobody bids at the level of one",
            "classics/bridge",
            HouseRule.Seen.CHOICE,
            List.of(
                new HouseRule.Change(BRIDGE_BIDS, List.of(BRIDGE_BIDS.replace("1..7", "2..7"))))),
        new HouseRule(
            "Nobody reveals",
            "classics/ninety-nine",
            HouseRule.Seen.CHOICE,
            List.of(
                new HouseRule.Change(
                    "player may choose premium from declaration, revelation where premium is none"
                        + " or it > premium {",
                    List.of(
                        "player may choose premium from declaration"
                            + " where premium is none or it > premium {")))));
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void whatSomebodyWouldWriteIsAmongTheFirstThree(HouseRule rule) {
    assertThat(found(rule).place()).isPositive();
  }

  @SuppressWarnings("SystemOut") // It is a measurement.
  private static void print(Found found) {
    System.out.printf(
        "%-8s %5d ms %4d tried  %s%n",
        found.place() == 0 ? "missed" : "found " + found.place(),
        found.millis(),
        found.proposals().tried(),
        found.rule());
    for (Proposal each : found.proposals().best()) {
      System.out.printf(
          "           %s %s, test of %d lines, 1 in %d%n",
          each.edit().kind(), each.edit().description(), each.test().size(), each.share().oneIn());
    }
  }

  private static Found found(HouseRule rule) {
    GameScript before = GameFiles.script(rule.game());
    GameScript after =
        GameScript.readToPlay(new Source(rule.game(), rule.in(before.source().text())));
    int players = before.numbersOfPlayers().stream().max(Integer::compare).orElseThrow();
    Game old = GameFiles.ready(before.setUp(players, Map.of()));
    Game changed = GameFiles.ready(after.setUp(players, Map.of()));
    Wish wish = HouseRuleWish.of(rule, old, changed);
    Set<String> contradicting = broken(after);
    long begun = now();
    Proposals proposals =
        ProposalSearch.of(wish, contradicting, () -> ALL && now() - begun > MILLIS);
    long millis = now() - begun;
    int place = 0;
    for (int at = 1; at <= proposals.best().size() && place == 0; at++) {
      Proposal proposal = proposals.best().get(at - 1);
      requireWhole(proposal, before, contradicting);
      Game proposed =
          GameFiles.ready(GameScript.readToPlay(proposal.rules()).setUp(players, Map.of()));
      place = HouseRuleWish.isSame(changed, proposed, SAME) ? at : 0;
    }
    return new Found(rule, place, millis, wish, proposals);
  }

  /** No line that is refused, no warning, no test broken that is not named. */
  private static void requireWhole(Proposal proposal, GameScript before, Set<String> aside) {
    GameScript script = GameScript.read(proposal.script());
    assertThat(script.diagnostics()).hasSizeLessThanOrEqualTo(before.diagnostics().size());
    Set<String> named = new HashSet<>(aside);
    named.addAll(proposal.breaks());
    assertThat(broken(script)).isSubsetOf(named);
    if (!proposal.test().isEmpty()) {
      Set<String> titles = new HashSet<>(titles(script));
      titles.removeAll(titles(before));
      assertThat(titles).hasSize(1);
    }
  }

  private static List<String> titles(GameScript script) {
    return ScriptTests.run(script).stream().map(TestResult::title).toList();
  }

  private static Set<String> broken(GameScript script) {
    return ScriptTests.run(script).stream()
        .filter(test -> !test.passed())
        .map(TestResult::title)
        .collect(Collectors.toSet());
  }

  /** What this thread has computed for: others that run beside it do not count. */
  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000;
  }
}
