package tricksmith.engine.report;

import tricksmith.cards.IndexSet;

/**
 * Why a card of the hand may not be played.
 *
 * @param card the card
 * @param obligation the obligation that excluded it, with the words that the script has for it
 * @param fulfilling the cards that were still allowed and fulfil that obligation; never empty
 */
public record Exclusion(int card, Event.Reason obligation, IndexSet fulfilling) {}
