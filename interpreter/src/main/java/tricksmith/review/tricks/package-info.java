/**
 * Obligations, criteria and the body of {@code play tricks}: which cards may be played, which one
 * wins, and when that is over.
 */
@NullMarked
package tricksmith.review.tricks;

import org.jspecify.annotations.NullMarked;
