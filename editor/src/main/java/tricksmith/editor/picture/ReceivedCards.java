package tricksmith.editor.picture;

import java.util.HashSet;
import java.util.Set;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Values;

/**
 * The cards that a player has received in exchange, which can be told apart until a card is played.
 */
final class ReceivedCards {

  private ReceivedCards() {}

  /**
   * Returns the cards in the hand of a seat that were not there when it chose cards; none if it has
   * played since, or was dealt another hand.
   */
  static Set<Integer> of(LiveMatch live, int seat) {
    Match now = live.match();
    for (int choices = live.at() - 1; choices >= 0; choices--) {
      Match then = live.course().after(choices).match();
      boolean isNewDeal =
          now.eventsSince(then.length()).stream().anyMatch(Event.Shuffled.class::isInstance);
      if (isNewDeal || !(then.status() instanceof Status.Deciding(Decision made))) {
        return Set.of();
      }
      if (made.seat() == seat) {
        switch (made.options()) {
          case Decision.OneOf one when one.play() -> {
            return Set.of();
          }
          case Decision.Several several when several.kind() == Values.Kind.CARD -> {
            Set<Integer> received = new HashSet<>(now.hand(seat));
            then.hand(seat).forEach(received::remove);
            return received;
          }
          case Decision.OneOf _, Decision.Several _ -> {}
        }
      }
    }
    return Set.of();
  }
}
