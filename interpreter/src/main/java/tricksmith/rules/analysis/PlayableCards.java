package tricksmith.rules.analysis;

import java.util.List;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;

/**
 * The cards that can come into a hand and so can be played: not those of a deck from which nothing
 * is ever dealt, drawn or moved to a hand.
 */
public final class PlayableCards {
  private final CheckedRules rules;
  private final CardRoutes routes;

  public PlayableCards(CheckedRules rules) {
    this.rules = rules;
    this.routes = new CardRoutes(rules);
  }

  public List<DeckRules> decks() {
    return rules.decks().stream().filter(deck -> routes.comesToHand(deck.zone())).toList();
  }
}
