/**
 * The problems that a review can find, and the findings so far. Everything else in {@code review}
 * may use it.
 */
@NullMarked
package tricksmith.review.diagnostic;

import org.jspecify.annotations.NullMarked;
