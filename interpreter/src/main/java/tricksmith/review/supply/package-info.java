/** Tracks bounds on the number of cards in each zone while a procedure runs. */
@NullMarked
package tricksmith.review.supply;

import org.jspecify.annotations.NullMarked;
