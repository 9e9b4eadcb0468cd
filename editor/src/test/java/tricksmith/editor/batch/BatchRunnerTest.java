package tricksmith.editor.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.Worker;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingDigest;
import tricksmith.playtest.statistics.Verdict;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

class BatchRunnerTest {
  private static final String SMALL =
      """
      game "Small"
        players 2..3
      options { bonus 0..3 = 0 "What the first trick brings" }
      match {
        new deal
        shuffle deck
        deal 4 to each player from seat 1
        play tricks from seat 1 until hands are empty {
          winner scores 1
          if trick.number == 9 { winner scores bonus }
        }
      }
      """;

  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private final List<Runnable> later = new ArrayList<>();
  private final List<BatchState> states = new ArrayList<>();
  private Consumer<BatchState> listener = _ -> {};
  private long seeds;

  private final BatchRunner batches =
      new BatchRunner(
          new Worker() {
            @Override
            public void run(Runnable task) {
              tasks.add(task);
            }

            @Override
            public void runAfter(Duration pause, Runnable task) {
              later.add(task);
            }
          },
          state -> {
            states.add(state);
            listener.accept(state);
          },
          () -> ++seeds * 100,
          new Policies(2_000));

  @Test
  void nothingIsPlayedAsLongAsNobodyLooks() {
    batches.follow(subject(SMALL, SMALL));
    batches.edited();
    pauseAndWork();
    assertThat(states).isEmpty();
  }

  @Test
  void aFewMatchesArePlayedWhenSomebodyLooks() {
    batches.follow(subject(SMALL, SMALL));
    batches.want(true);
    work();
    assertThat(last().results().played()).isEqualTo(BatchRunner.FEW);
    assertThat(last().results().seed()).isEqualTo(100);
    assertThat(last().compared()).isEqualTo(new Compared.Same());
    assertThat(last().isUnderWay()).isFalse();
    assertThat(states.getFirst().isUnderWay()).isTrue();
  }

  @Test
  void anEditIsTriedOutAfterAPauseAndComparedWithWhatIsSaved() {
    look(subject(SMALL, SMALL));
    batches.follow(subject(SMALL.replace("scores 1", "scores 2"), SMALL));
    work();
    assertThat(states).as("not before the pause").isEmpty();
    pauseAndWork();
    assertThat(last().compared())
        .isInstanceOfSatisfying(
            Compared.Done.class,
            done -> {
              assertThat(done.contrast().verdict()).isEqualTo(Verdict.MORE_THAN_NOISE);
              assertThat(done.contrast().after()).isEqualTo(last().results());
            });
  }

  @Test
  void aRuleThatScoresNothingWhileAnOptionIsZeroSaysWhichOne() {
    String bonus =
        SMALL.replace("if trick.number == 9 { winner scores bonus }", "winner scores bonus");

    look(subject(bonus, bonus));

    batches.tryMany(1);
    work();
    assertThat(last().rules())
        .filteredOn(rule -> rule.text().startsWith("winner scores"))
        .extracting(rule -> rule.zeroOption().orElse(""))
        .containsExactlyInAnyOrder("", "bonus");
  }

  @Test
  void whoTypesOnIsWaitedFor() {
    look(subject(SMALL, SMALL));
    batches.follow(subject(SMALL.replace("scores 1", "scores 2"), SMALL));
    List<Runnable> first = List.copyOf(later);
    later.clear();
    batches.edited();
    first.forEach(Runnable::run);
    work();
    assertThat(states).isEmpty();
    pauseAndWork();
    assertThat(last().results().played()).isEqualTo(BatchRunner.FEW);
  }

  @Test
  void whatIsUnderWayEndsWhenSomebodyTypes() {
    look(subject(SMALL, SMALL));
    listener =
        state -> {
          if (played(state) > 500) {
            batches.edited();
          }
        };
    batches.tryMany(1_000_000);
    work();
    assertThat(last().results().cancelled()).isTrue();
    assertThat(last().results().played()).isBetween(500, 100_000);
    pauseAndWork();
    assertThat(last().results().played()).as("it is not played again").isGreaterThan(500);
  }

  @Test
  void aSmallBatchThatWasCutShortSaysNothing() {
    batches.follow(subject(SMALL, SMALL));
    listener =
        state -> {
          if (played(state) > 0) {
            batches.stop();
          }
        };
    batches.want(true);
    work();
    assertThat(last().results()).isNull();
    assertThat(last().isUnderWay()).isFalse();
  }

  @Test
  void novicesPlayBesideThoseWhoChooseAnything() {
    batches.follow(subject(SMALL, SMALL));
    batches.want(true);
    work();
    assertThat(last().levels())
        .extracting(FindingDigest.LevelResults::level)
        .containsExactly(Level.RANDOM, Level.NOVICE);
    assertThat(last().levels().getLast().results().seed())
        .as("deals of their own")
        .isGreaterThan(last().results().seed() + BatchRunner.FEW);
    assertThat(last().findings())
        .extracting(Finding::subject)
        .hasAtLeastOneElementOfType(Finding.Subject.IdleRule.class);
  }

  @Test
  void whatWasFoundIsSeenAgainOnNewDeals() {
    batches.follow(subject(SMALL, SMALL));
    batches.want(true);
    work();
    BatchState before = last();

    batches.tryNewDeals();
    work();

    assertThat(last().results().seed()).isEqualTo(200);
    assertThat(last().levels()).hasSameSizeAs(before.levels());
    assertThat(last().refuted())
        .extracting(Finding::subject)
        .doesNotHaveAnyElementsOfTypes(Finding.Subject.IdleRule.class);
  }

  /** Two seats have the same advantage; which of them wins more often depends on the deals. */
  private static final String TWO_FAVOURED =
      """
      game "Two favoured"
        players 4
      match {
        new deal
        shuffle deck
        deal 3 to each player from seat 1
        seat 1 scores 2
        seat 3 scores 2
        first = random player
        play tricks from first until hands are empty { winner scores 1 }
      }
      trick { best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank }
      """;

  @Test
  void aSeatIsNotRefutedByAnotherThatDoesEvenBetter() {
    batches.follow(new Subject(game(TWO_FAVOURED, 4, Map.of()), TWO_FAVOURED));
    batches.want(true);
    work();
    Set<Finding.Subject> told = new HashSet<>();
    for (int deals = 0; deals < 3; deals++) {
      told.addAll(favoured(last().findings()));
      batches.tryNewDeals();
      work();
      assertThat(favoured(last().refuted())).isEmpty();
    }
    assertThat(told).isNotEmpty();
  }

  private static List<Finding.Subject> favoured(List<Finding> findings) {
    return findings.stream()
        .filter(Finding::isAboutPosition)
        .map(Finding::subject)
        .filter(subject -> subject instanceof Finding.Subject.Seat)
        .toList();
  }

  @Test
  void theSameRulesAreNotTriedOutAgain() {
    look(subject(SMALL, SMALL));
    batches.follow(subject(SMALL, SMALL));
    batches.edited();
    pauseAndWork();
    assertThat(states).isEmpty();
  }

  @Test
  void otherOptionsAre() {
    look(subject(SMALL, SMALL));
    batches.follow(new Subject(game(SMALL, 2, Map.of("bonus", List.of("2"))), SMALL));
    pauseAndWork();
    assertThat(last().compared()).isEqualTo(new Compared.Same());
    assertThat(last().results().played()).isEqualTo(BatchRunner.FEW);
  }

  @Test
  void anOptionIsComparedWithTheRulesThatSomebodyHasMarked() {
    look(subject(SMALL, SMALL));
    batches.mark(true);
    work();
    assertThat(last().marked()).isTrue();
    assertThat(last().compared()).isEqualTo(new Compared.Same());

    String always = SMALL.replace("== 9", "== 1");
    batches.follow(subject(always, always));
    pauseAndWork();
    batches.mark(true);
    batches.follow(new Subject(game(always, 2, Map.of("bonus", List.of("2"))), always));
    pauseAndWork();
    assertThat(last().compared())
        .isInstanceOfSatisfying(
            Compared.Done.class,
            done -> assertThat(done.contrast().verdict()).isEqualTo(Verdict.MORE_THAN_NOISE));

    batches.follow(new Subject(game(always, 3, Map.of()), always));
    pauseAndWork();
    assertThat(last().compared()).isEqualTo(impossible(Compared.Reason.OTHER_SETUP));

    batches.mark(false);
    pauseAndWork();
    assertThat(last().marked()).isFalse();
    assertThat(last().compared()).isEqualTo(new Compared.Same());
  }

  @Test
  void saysWhyNothingCanBeCompared() {
    assertThat(compared("")).isEqualTo(impossible(Compared.Reason.NOTHING_SAVED));
    assertThat(compared("game")).isEqualTo(impossible(Compared.Reason.ERRORS));
    assertThat(compared(SMALL.replace("players 2..3", "players 3")))
        .isEqualTo(impossible(Compared.Reason.OTHER_SETUP));
  }

  @Test
  void tellsTheRulesInTheOrderOfTheText() {
    look(subject(SMALL, SMALL));
    batches.follow(subject(SMALL + "\n", SMALL));
    pauseAndWork();
    List<CoveredRule> rules = last().rules();
    assertThat(rules).extracting(CoveredRule::line).isSorted();
    assertThat(rules)
        .filteredOn(rule -> rule.text().startsWith("winner scores"))
        .extracting(CoveredRule::weight)
        .containsExactly(CoveredRule.Weight.MATTERED, CoveredRule.Weight.NEVER_APPLIED);
    assertThat(rules)
        .filteredOn(rule -> rule.text().startsWith("if"))
        .singleElement()
        .satisfies(
            rule -> {
              assertThat(rule.weight()).isEqualTo(CoveredRule.Weight.NEVER_MATTERED);
              assertThat(rule.text()).isEqualTo("if trick.number == 9 { winner scores bonus }");
              assertThat(rule.share()).isZero();
            });
  }

  private Compared compared(String saved) {
    batches.follow(subject(SMALL, saved));
    batches.want(true);
    pauseAndWork();
    return last().compared();
  }

  private static Compared impossible(Compared.Reason reason) {
    return new Compared.Impossible(reason);
  }

  private void look(Subject subject) {
    batches.follow(subject);
    batches.want(true);
    pauseAndWork();
    states.clear();
  }

  private static int played(BatchState state) {
    BatchState.Progress progress = state.progress();
    return progress == null ? 0 : progress.played();
  }

  private BatchState last() {
    return states.getLast();
  }

  private void work() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  private void pauseAndWork() {
    work();
    List<Runnable> due = List.copyOf(later);
    later.clear();
    due.forEach(Runnable::run);
    work();
  }

  /** Whoever changes a game that was begun from another wants to know what that does. */
  @Test
  void aCopyIsComparedWithItsOriginalUntilItIsSaved() {
    assertThat(Subject.of(session(""), Optional.of(SMALL)))
        .hasValueSatisfying(copy -> assertThat(copy.savedText()).isEqualTo(SMALL));
    assertThat(Subject.of(session(TWO_FAVOURED), Optional.of(SMALL)))
        .hasValueSatisfying(saved -> assertThat(saved.savedText()).isEqualTo(TWO_FAVOURED));
  }

  private static SessionState session(String saved) {
    return new SessionState(
        SMALL,
        ScriptOnDisk.of(ScriptFile.at(Path.of("small.trick")), saved),
        null,
        List.of(),
        List.of(),
        MatchSettings.NONE,
        Playtest.NONE.under(game(SMALL, 2, Map.of()), 5),
        null,
        null,
        false);
  }

  private static Subject subject(String text, String saved) {
    return new Subject(game(text, 2, Map.of()), saved);
  }

  private static Game game(String text, int players, Map<String, List<String>> options) {
    GameScript script = GameScript.read(new Source("small.trick", text));
    return switch (script.setUp(players, options)) {
      case SetupResult.Ready(Game game) -> game;
      case SetupResult.Refused(var objections) -> throw new AssertionError(objections);
    };
  }
}
