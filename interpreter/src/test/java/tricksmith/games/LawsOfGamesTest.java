package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Status;
import tricksmith.players.RandomBot;
import tricksmith.program.Program;
import tricksmith.record.MatchFileReader;
import tricksmith.record.MatchFileWriter;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;
import tricksmith.script.GameScript;

/**
 * What holds of every bundled game, for every number of players, whatever is chosen. {@code
 * -Dgames.seeds=N} plays so many matches of each.
 */
class LawsOfGamesTest {

  private static final int SEEDS = Integer.getInteger("games.seeds", 2);

  /** Of each match so many moments, on average, are looked at closely. */
  private static final int MOMENTS = 5;

  record Table(Program rules, String title) {
    @Override
    public String toString() {
      return title + ", " + rules.players() + " players";
    }
  }

  static Stream<Table> tables() {
    return GameFiles.all().stream().map(GameFiles::script).flatMap(LawsOfGamesTest::tables);
  }

  private static Stream<Table> tables(GameScript script) {
    return script.numbersOfPlayers().stream()
        .map(players -> GameFiles.ready(script.setUp(players, Map.of())))
        .map(game -> new Table(game.rules(), game.script().source().name()));
  }

  /** A match by lot, looked at before each of its decisions and at its end. */
  private static MatchRun play(Program rules, long seed, Consumer<MatchRun> look) {
    MatchRun run = MatchRun.start(rules, seed);
    RandomBot bot = new RandomBot(seed, 1);
    while (run.isDeciding()) {
      look.accept(run);
      bot.choose(run);
    }
    look.accept(run);
    return run;
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyMatchEndsAndCanBeReplayed(Table table) {
    for (long seed = 0; seed < SEEDS; seed++) {
      MatchRun run = play(table.rules(), seed, LawsOfGamesTest::assertSomethingCanBeChosen);
      assertThat(run.status()).as("seed %d", seed).isInstanceOf(Status.Ended.class);
      Match match = Match.of(run);
      assertThat(replayed(MatchFileWriter.write(match, origin(seed)), table.rules()).events())
          .isEqualTo(match.events());
    }
  }

  private static MatchFileWriter.Origin origin(long seed) {
    return new MatchFileWriter.Origin(null, null, seed);
  }

  private static void assertSomethingCanBeChosen(MatchRun run) {
    if (run.isDeciding()) {
      boolean possible =
          switch (run.decision().options()) {
            case Decision.OneOf one -> !one.alternatives().isEmpty();
            case Decision.Several several -> several.members().size() >= several.least();
          };
      assertThat(possible).as("%s", run.decision()).isTrue();
    }
  }

  private static Match replayed(String text, Program rules) {
    try (MatchFileReader reader = new MatchFileReader(new StringReader(text))) {
      MatchFileReader.Found found = (MatchFileReader.Found) reader.next();
      return ((ReplayResult.Done) Replay.of(found.match(), rules, true)).match();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void nothingIsLostShownOrBelievedWrongly(Table table) {
    for (long seed = 0; seed < SEEDS; seed++) {
      int decisions = play(table.rules(), seed, _ -> {}).events().size();
      SplittableRandom random = new SplittableRandom(seed);
      play(
          table.rules(),
          seed,
          run -> {
            if (!run.isDeciding() || random.nextInt(decisions) < MOMENTS) {
              assertHolds(Match.of(run));
            }
          });
    }
  }

  private static void assertHolds(Match match) {
    MatchView table = match.table();
    assertThat(table.zones().stream().flatMap(zone -> zone.cards().stream()))
        .extracting(MatchView.Lying::card)
        .hasSize(match.rules().cards().size())
        .doesNotHaveDuplicates();
    for (int seat = 1; seat <= match.rules().players(); seat++) {
      SeatView view = match.view(seat);
      for (int zone = 0; zone < table.zones().size(); zone++) {
        assertHides(match.rules().zones().get(zone), table.zone(zone), view, zone);
        assertBelievesTruly(table.zone(zone), view, zone);
      }
    }
  }

  private static void assertHides(
      Program.ZoneLayout layout, MatchView.Zone truth, SeatView view, int zone) {
    boolean own =
        layout.visibility() == Program.Visibility.OWNER && layout.owner() == view.seat() - 1;
    List<MatchView.Lying> seen = view.table().zone(zone).cards();
    assertThat(seen).hasSameSizeAs(truth.cards());
    for (int i = 0; i < seen.size(); i++) {
      MatchView.Lying lying = truth.cards().get(i);
      int expected = own || lying.faceUp() ? lying.card() : MatchView.Lying.UNSEEN;
      assertThat(seen.get(i).card()).as("seat %d, %s", view.seat(), layout).isEqualTo(expected);
    }
  }

  private static void assertBelievesTruly(MatchView.Zone truth, SeatView view, int zone) {
    for (MatchView.Lying lying : truth.cards()) {
      IndexSet places = view.placesOf(lying.card());
      assertThat(places.contains(zone))
          .as("seat %d on card %d in %s", view.seat(), lying.card(), truth.name())
          .isTrue();
    }
    assertThat(
            view.table().zone(zone).cards().stream()
                .map(MatchView.Lying::card)
                .filter(card -> card != MatchView.Lying.UNSEEN))
        .allMatch(view::knows);
  }
}
