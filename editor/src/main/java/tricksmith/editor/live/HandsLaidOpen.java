package tricksmith.editor.live;

import java.util.Objects;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.script.Game;

/** Determines whether the rules of a game may turn up all cards of a player's hand. */
final class HandsLaidOpen {
  private HandsLaidOpen() {}

  static boolean by(Game game) {
    return Action.all(Objects.requireNonNull(game.script().rules()).procedure())
        .anyMatch(
            action ->
                action instanceof Action.Turn(_, boolean up, Term.ZoneCards(_, Zone zone, _))
                    && up
                    && zone.is(Zone.HAND));
  }
}
