package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.proposal.Wish;
import tricksmith.script.Game;

/** The card that somebody points at is found again in its trick. */
class PointedCardTest {
  private static final Game COPIES =
      TestGames.game(
          """
          game "Copies"
            players 2
          deck {
            suits C
            ranks 2 3
            also 4 of W: wizard
          }
          match {
            new deal
            shuffle deck
            deal 3 to each player from seat 1
            play tricks from seat 1 until hands are empty { winner scores 1 }
          }
          trick { best by "a wizard" card == W then "the first" earlier }
          """);

  @Test
  void ofEqualCardsTheOneOfTheSeatIsMeant() {
    Match moment =
        IntStream.range(0, 100)
            .mapToObj(seed -> Match.start(COPIES.rules(), seed))
            .flatMap(start -> Stream.iterate(start, PointedCardTest::withItsLast).skip(2).limit(1))
            .filter(match -> plays(match).stream().map(Event.Play::card).allMatch(this::isWizard))
            .findFirst()
            .orElseThrow();

    PointedCard pointed =
        PointedCard.of(new Wish(COPIES, moment, new Wish.Wins(2, true))).orElseThrow();

    assertThat(pointed.seat()).isEqualTo(2);
    assertThat(pointed.winner()).isEqualTo(1);
    assertThat(pointed.cards()).allMatch(card -> card.shown().label().equals(pointed.label()));
  }

  /** Returns a match in which the last of the cards that may be played is played. */
  private static Match withItsLast(Match match) {
    return match.status() instanceof Status.Deciding(Decision decision)
            && decision.options() instanceof Decision.OneOf one
        ? match.choose(new Pick.One(one.alternatives().size() - 1))
        : match;
  }

  private boolean isWizard(int card) {
    return COPIES.rules().cards().card(card).label().equals("W");
  }

  private static List<Event.Play> plays(Match match) {
    return match.events().stream()
        .filter(Event.TrickFinished.class::isInstance)
        .map(event -> ((Event.TrickFinished) event).plays())
        .findFirst()
        .orElse(List.of());
  }
}
