package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.CourseWatch;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.MatchView.Lying;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.engine.state.BoardSight;
import tricksmith.program.Program;

/**
 * What holds of every game at every moment. The idea is OpenSpiel's: one set of basic laws, run on
 * all games.
 */
class LawsTest {

  private static final int SEEDS = 5;

  /** A pick at random. */
  static Pick pick(Decision decision, Random random) {
    return switch (decision.options()) {
      case Decision.OneOf one -> new Pick.One(random.nextInt(one.alternatives().size()));
      case Decision.Several several -> {
        List<Integer> cards = new ArrayList<>();
        for (int card : several.members().toArray()) {
          cards.add(card);
        }
        Collections.shuffle(cards, random);
        IndexSet chosen = IndexSet.EMPTY;
        for (int card : cards.subList(0, several.most())) {
          chosen = chosen.with(card);
        }
        yield new Pick.Several(chosen);
      }
    };
  }

  /** Looks at a match at each of its moments. */
  interface Look {
    void at(Match match);
  }

  private static Match playThrough(Samples sample, int seed, Look look) {
    Random random = new Random(seed);
    Match match = Match.start(sample.rules(), seed);
    look.at(match);
    while (match.status() instanceof Status.Deciding deciding) {
      match = match.choose(pick(deciding.decision(), random));
      look.at(match);
    }
    return match;
  }

  private static void forAll(Samples sample, Look look) {
    for (int seed = 0; seed < SEEDS; seed++) {
      playThrough(sample, seed, look);
    }
  }

  @ParameterizedTest
  @EnumSource
  void matchesEnd(Samples sample) {
    for (int seed = 0; seed < SEEDS; seed++) {
      assertThat(playThrough(sample, seed, match -> {}).status()).isInstanceOf(Status.Ended.class);
    }
  }

  @ParameterizedTest
  @EnumSource
  void cardsAreConserved(Samples sample) {
    forAll(
        sample,
        match ->
            assertThat(match.table().zones().stream().flatMap(zone -> zone.cards().stream()))
                .extracting(Lying::card)
                .hasSize(match.rules().cards().size())
                .doesNotHaveDuplicates());
  }

  @ParameterizedTest
  @EnumSource
  void theSameSeedAndPicksGiveTheSameMatch(Samples sample) {
    for (int seed = 0; seed < SEEDS; seed++) {
      assertThat(playThrough(sample, seed, match -> {}).events())
          .isEqualTo(playThrough(sample, seed, match -> {}).events());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCopyPlaysOnLikeTheOriginalAndLeavesItAlone(Samples sample) {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      MatchRun run = MatchRun.start(sample.rules(), seed);
      while (run.isDeciding()) {
        MatchRun copy = run.copy();
        MatchView before = BoardSight.ofEverything(run.board()).view(run.turn());
        long stream = random.nextLong();
        playOn(copy, new Random(stream), 5);
        assertThat(BoardSight.ofEverything(run.board()).view(run.turn())).isEqualTo(before);
        MatchRun other = run.copy();
        playOn(other, new Random(stream), 5);
        assertThat(other.events()).isEqualTo(copy.events());
        run.choose(pick(run.decision(), random));
      }
    }
  }

  private static void playOn(MatchRun run, Random random, int decisions) {
    for (int i = 0; i < decisions && run.isDeciding(); i++) {
      run.choose(pick(run.decision(), random));
    }
  }

  /** Somebody who is told how a match goes, and keeps the scores. */
  private static final class Scores implements CourseWatch {
    private final List<List<Long>> noted = new ArrayList<>();
    private int tricks;

    @Override
    public void finishesTrick() {
      tricks++;
    }

    @Override
    public void notesScores(long[] scores) {
      noted.add(Arrays.stream(scores).boxed().toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMatchOfWhichNoRecordIsKeptGoesTheSameWay(Samples sample) {
    MatchRun pattern = MatchRun.start(sample.rules(), 0);
    for (int seed = 0; seed < SEEDS; seed++) {
      Scores told = new Scores();
      MatchRun recorded = pattern.again(seed, true);
      MatchRun unrecorded = pattern.again(seed, false, told, null);
      Random random = new Random(seed);
      while (recorded.isDeciding()) {
        assertThat(unrecorded.decider()).isEqualTo(recorded.decider());
        assertThat(unrecorded.alternatives()).isEqualTo(recorded.alternatives());
        assertThat(unrecorded.isForced()).isEqualTo(recorded.isForced());
        assertThat(unrecorded.decisionName()).isEqualTo(recorded.decision().name());
        MatchRun copy = recorded.unrecordedCopy();
        Pick pick = pick(recorded.decision(), random);
        recorded.choose(pick);
        unrecorded.choose(pick);
        copy.choose(pick);
        assertThat(BoardSight.ofEverything(copy.board()).view(copy.turn()))
            .isEqualTo(BoardSight.ofEverything(recorded.board()).view(recorded.turn()));
        assertThat(unrecorded.standing()).isEqualTo(recorded.standing());
      }
      assertThat(unrecorded.status()).isEqualTo(recorded.status());
      assertThat(recorded.events().stream().filter(Event.Scored.class::isInstance))
          .containsExactlyElementsOf(told.noted.stream().map(Event.Scored::new).toList());
      assertThat(recorded.events().stream().filter(Event.TrickFinished.class::isInstance))
          .hasSize(told.tricks);
      assertThatThrownBy(unrecorded::events).isInstanceOf(IllegalStateException.class);
      assertThatThrownBy(() -> unrecorded.view(1)).isInstanceOf(IllegalStateException.class);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatHappenedCanBePlayedAgain(Samples sample) {
    for (int seed = 0; seed < SEEDS; seed++) {
      Match original = playThrough(sample, seed, match -> {});
      MatchRun again = new Witness(original, 1).again();

      assertThat(BoardSight.ofEverything(again.board()).view(null))
          .isEqualTo(BoardSight.ofEverything(original.run().board()).view(null));
    }
  }

  @ParameterizedTest
  @EnumSource
  void exclusionsAreTheCardsOfTheHandThatAreNotOffered(Samples sample) {
    forAll(
        sample,
        match -> {
          if (match.status() instanceof Status.Deciding(Decision decision)
              && decision.options()
                  instanceof Decision.OneOf(List<Decision.Alternative> offered, boolean play)
              && play) {
            Labels labels = new Labels(match.rules());
            List<String> all = new ArrayList<>();
            match.exclusions().forEach(excluded -> all.add(labels.card(excluded.card())));
            offered.forEach(alternative -> all.add(alternative.label()));
            int hand = match.rules().handZone() + decision.seat() - 1;
            assertThat(all).hasSameElementsAs(Played.zone(match, hand));
            assertThat(match.exclusions())
                .allSatisfy(excluded -> assertThat(excluded.fulfilling().isEmpty()).isFalse());
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void viewsHideWhatIsNotSeen(Samples sample) {
    forAll(
        sample,
        match -> {
          for (int seat = 1; seat <= match.rules().players(); seat++) {
            assertHides(match, match.view(seat));
          }
        });
  }

  private static void assertHides(Match match, SeatView view) {
    MatchView everything = match.table();
    MatchView seen = view.table();
    for (int zone = 0; zone < everything.zones().size(); zone++) {
      Program.ZoneLayout layout = match.rules().zones().get(zone);
      boolean own = layout.owner() == view.seat() - 1;
      boolean open =
          switch (layout.visibility()) {
            case EVERYBODY -> true;
            case OWNER -> own;
            case NOBODY -> false;
          };
      List<Lying> all = everything.zone(zone).cards();
      List<Lying> some = seen.zone(zone).cards();
      assertThat(some).hasSameSizeAs(all);
      for (int i = 0; i < all.size(); i++) {
        boolean visible = open || all.get(i).faceUp();
        assertThat(some.get(i).card()).isEqualTo(visible ? all.get(i).card() : Lying.UNSEEN);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nobodyBelievesWhatIsNotSo(Samples sample) {
    for (int seed = 0; seed < 6; seed++) {
      playThrough(
          sample,
          seed,
          match -> {
            if (match.events().size() % 9 == 0) {
              for (int seat = 1; seat <= match.rules().players(); seat++) {
                assertKnowsTruly(match, match.view(seat));
              }
            }
          });
    }
  }

  private static void assertKnowsTruly(Match match, SeatView view) {
    List<MatchView.Zone> zones = match.table().zones();
    for (int zone = 0; zone < zones.size(); zone++) {
      for (Lying lying : zones.get(zone).cards()) {
        assertThat(view.placesOf(lying.card()).contains(zone))
            .as("seat %d believes that %d lies in %d", view.seat(), lying.card(), zone)
            .isTrue();
        if (view.table().zone(zone).cards().contains(lying)) {
          assertThat(view.knows(lying.card())).isTrue();
        }
      }
    }
  }
}
