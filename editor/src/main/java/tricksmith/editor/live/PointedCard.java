package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.editor.picture.Faces;
import tricksmith.editor.picture.Table;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Standing;
import tricksmith.proposal.Wish;

/**
 * The card that a wish is about, in its trick.
 *
 * @param cards of the trick, in the order of play; a card that was not played comes last
 * @param winner the seat that took the trick; null if it is under way or went to nobody
 * @param seat that played the card pointed at, or would have
 * @param label of the card pointed at, of which others may have played a copy
 */
public record PointedCard(
    List<Table.PlayedCard> cards, @Nullable Integer winner, int seat, String label) {

  public PointedCard {
    cards = List.copyOf(cards);
  }

  /** Returns the card that a wish is about; empty if it is about no card of a trick. */
  public static Optional<PointedCard> of(Wish wish) {
    Faces faces = new Faces(wish.game().rules().cards());
    return switch (wish.outcome()) {
      case Wish.Wins(int seat, _) -> finished(wish.lastTrick(), seat, faces);
      case Wish.Allowed(int seat, String label, _) ->
          wish.game().rules().cards().cards().stream()
              .filter(card -> card.label().equals(label))
              .findFirst()
              .map(card -> underWay(wish.moment().standing(), seat, card, faces));
      case Wish.Offered _, Wish.Scores _ -> Optional.empty();
    };
  }

  private static Optional<PointedCard> finished(Event.TrickFinished trick, int seat, Faces faces) {
    return trick.plays().stream()
        .filter(play -> play.seat() == seat)
        .reduce((_, last) -> last)
        .map(
            play ->
                new PointedCard(
                    played(trick.plays(), faces),
                    trick.winner(),
                    seat,
                    faces.of(play.card()).label()));
  }

  private static PointedCard underWay(Standing standing, int seat, Card card, Faces faces) {
    List<Table.PlayedCard> cards =
        new ArrayList<>(standing.finished() ? List.of() : played(standing.plays(), faces));
    cards.add(new Table.PlayedCard(seat, faces.of(card.index()), false, false));
    return new PointedCard(cards, null, seat, card.label());
  }

  private static List<Table.PlayedCard> played(List<Event.Play> plays, Faces faces) {
    return plays.stream()
        .map(play -> new Table.PlayedCard(play.seat(), faces.of(play.card()), false, false))
        .toList();
  }
}
