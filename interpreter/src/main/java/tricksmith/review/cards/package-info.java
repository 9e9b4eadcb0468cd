/**
 * Decks, zones and the cards that move between them: whether there are enough, and where there are
 * any.
 */
@NullMarked
package tricksmith.review.cards;

import org.jspecify.annotations.NullMarked;
