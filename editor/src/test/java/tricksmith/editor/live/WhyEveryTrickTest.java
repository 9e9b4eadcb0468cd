package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.engine.report.Event;

/** Every trick of a match can be explained, whatever came after it. */
class WhyEveryTrickTest {

  @ParameterizedTest
  @MethodSource("tricksmith.editor.live.BundledMatchesTest#games")
  void everyTrickNamesItsWinnerAndWhatDecided(Path file) {
    Playtest playtest =
        Playtest.NONE
            .under(TestGames.game(TestGames.text(file)), 5)
            .forward(Stride.ROUND, () -> true)
            .forward(Stride.ROUND, () -> true);
    LiveMatch live = Objects.requireNonNull(playtest.live());
    Reasons reasons = playtest.reasons().orElseThrow();
    List<Integer> ends =
        IntStream.rangeClosed(1, live.at())
            .filter(choices -> Stride.TRICK.endsAfter(live.course().eventsSince(choices)))
            .boxed()
            .toList();

    assertThat(ends).hasSizeGreaterThan(1);
    for (int choices : ends) {
      Event.TrickFinished finished = finished(live, choices);
      Optional<Reasons.WhyTrick> why = reasons.trick(choices);
      assertThat(why).as("trick that ended after %s choices", choices).isPresent();
      assertThat(winner(why.get())).isEqualTo(Optional.ofNullable(finished.winner()));
      assertThat(why.get().cards().stream().map(card -> card.face().card()))
          .as("all cards of the trick, or of its last playoff")
          .isSubsetOf(finished.plays().stream().map(Event.Play::card).toList());
    }
  }

  private static Event.TrickFinished finished(LiveMatch live, int choices) {
    return live.course().eventsSince(choices).stream()
        .filter(Event.TrickFinished.class::isInstance)
        .map(Event.TrickFinished.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static Optional<Integer> winner(Reasons.WhyTrick why) {
    return why.cards().stream()
        .filter(Table.PlayedCard::winning)
        .map(Table.PlayedCard::seat)
        .findFirst();
  }
}
