package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.CourseWatch;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.RuleWatch;
import tricksmith.engine.report.Status;
import tricksmith.engine.state.State;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;
import tricksmith.record.MatchFileReader;
import tricksmith.record.MatchFileWriter;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;
import tricksmith.script.GameScript;

/**
 * A match costs the same however it is played: at once, in copies, watched, looked at, written and
 * replayed; and it runs out at the same place.
 */
class AllowanceTest {

  private static final CourseWatch NOBODY =
      new CourseWatch() {
        @Override
        public void finishesTrick() {}

        @Override
        public void notesScores(long[] scores) {}
      };

  private static final RuleWatch NO_READER =
      new RuleWatch() {
        @Override
        public void applies(RuleId rule) {}

        @Override
        public void matters(RuleId rule) {}
      };

  record Table(String title, Program rules) {
    @Override
    public String toString() {
      return title;
    }
  }

  /** Each bundled game with the fewest players. */
  static Stream<Table> tables() {
    return GameFiles.all().stream().map(GameFiles::script).map(AllowanceTest::table);
  }

  private static Table table(GameScript script) {
    int players = script.numbersOfPlayers().stream().min(Integer::compare).orElseThrow();
    return new Table(
        script.source().name(), GameFiles.ready(script.setUp(players, Map.of())).rules());
  }

  /** A match as it was played, and what it had cost before each decision and at its end. */
  private record PlayedMatch(List<Pick> picks, List<Long> costs) {
    static PlayedMatch of(MatchRun run) {
      SplittableRandom random = new SplittableRandom(1);
      List<Pick> picks = new ArrayList<>();
      List<Long> costs = new ArrayList<>(List.of(cost(run)));
      while (run.isDeciding()) {
        Pick pick = pick(run.decision().options(), random);
        picks.add(pick);
        run.choose(pick);
        costs.add(cost(run));
      }
      return new PlayedMatch(picks, costs);
    }

    long total() {
      return costs.getLast();
    }
  }

  private static Pick pick(Decision.Options options, SplittableRandom random) {
    return switch (options) {
      case Decision.OneOf one -> new Pick.One(random.nextInt(one.alternatives().size()));
      case Decision.Several several when several.least() > several.most() -> new Pick.Pass();
      case Decision.Several several -> {
        int[] cards = several.members().toArray();
        IndexSet chosen = IndexSet.EMPTY;
        for (int i = 0; i < several.least(); i++) {
          chosen = chosen.with(cards[i]);
        }
        yield new Pick.Several(chosen);
      }
    };
  }

  private static long cost(MatchRun run) {
    return run.steps();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void copiesCostTheSame(Table table) {
    PlayedMatch course = PlayedMatch.of(MatchRun.start(table.rules(), 7));

    MatchRun copied = MatchRun.start(table.rules(), 7);
    MatchRun unrecorded = MatchRun.start(table.rules(), 7).unrecordedCopy();
    Match match = Match.start(table.rules(), 7);
    List<Long> ofCopies = new ArrayList<>(List.of(cost(copied)));
    List<Long> ofUnrecorded = new ArrayList<>(List.of(cost(unrecorded)));
    List<Long> ofValues = new ArrayList<>(List.of(cost(match.run())));
    for (Pick pick : course.picks()) {
      copied = copied.copy();
      copied.choose(pick);
      ofCopies.add(cost(copied));
      unrecorded.choose(pick);
      ofUnrecorded.add(cost(unrecorded));
      match = match.advance(pick).match();
      ofValues.add(cost(match.run()));
    }

    assertThat(ofCopies).isEqualTo(course.costs());
    assertThat(ofUnrecorded).isEqualTo(course.costs());
    assertThat(ofValues).isEqualTo(course.costs());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void lookingOnCostsNothing(Table table) {
    PlayedMatch course = PlayedMatch.of(MatchRun.start(table.rules(), 7));

    MatchRun watched = MatchRun.start(table.rules(), 0).again(7, true, NOBODY, NO_READER);
    List<Long> costs = new ArrayList<>(List.of(cost(watched)));
    for (Pick pick : course.picks()) {
      watched.explanations().bearings();
      watched.explanations().exclusions();
      watched.explanations().comparison();
      watched.standing();
      assertThat(watched.status()).isInstanceOf(Status.Deciding.class);
      watched.choose(pick);
      costs.add(cost(watched));
    }

    assertThat(costs).isEqualTo(course.costs());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void aReplayedRecordCostsTheSame(Table table) throws IOException {
    MatchRun run = MatchRun.start(table.rules(), 7);
    long cost = PlayedMatch.of(run).total();
    String record =
        MatchFileWriter.write(Match.of(run), new MatchFileWriter.Origin(null, null, 7L));

    assertThat(cost(replayed(record, table.rules()).run())).isEqualTo(cost);
  }

  private static Match replayed(String record, Program rules) throws IOException {
    try (MatchFileReader reader = new MatchFileReader(new StringReader(record))) {
      MatchFileReader.Found found = (MatchFileReader.Found) reader.next();
      return ((ReplayResult.Done) Replay.of(found.match(), rules, true)).match();
    }
  }

  /** Half of what the match costs is left to it. */
  @ParameterizedTest
  @MethodSource("tables")
  void aCopyRunsOutWhereTheMatchDoes(Table table) {
    PlayedMatch whole = PlayedMatch.of(MatchRun.start(table.rules(), 7));
    MatchRun run = MatchRun.start(table.rules(), 7);
    long half = (cost(run) + whole.total()) / 2;
    State state = run.board().state;
    state.words[state.layout.spent] += table.rules().budget().matchSteps() - half;
    MatchRun copy = run.copy();
    for (Pick pick : whole.picks()) {
      if (!run.isDeciding()) {
        break;
      }
      run.choose(pick);
      copy = copy.copy();
      copy.wouldWin();
      copy.choose(pick);
    }

    assertThat(copy.status()).isEqualTo(run.status());
    assertThat(copy.events()).isEqualTo(run.events());
    assertThat(cost(copy)).isEqualTo(cost(run));
    boolean goesOnWithout = whole.costs().get(whole.costs().size() - 2) <= half;
    assertThat(run.status())
        .isInstanceOfAny(goesOnWithout ? Status.Ended.class : Status.Failed.class);
    assertThat(copy.isDeciding()).isFalse();
  }

  @Test
  void gamesCostSomething() {
    assertThat(tables())
        .filteredOn(table -> PlayedMatch.of(MatchRun.start(table.rules(), 7)).total() > 100)
        .hasSizeGreaterThan(10);
  }
}
