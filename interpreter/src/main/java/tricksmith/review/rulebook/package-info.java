/**
 * The rules under review, with facts that several reviewers need: calls, values known before a
 * match, bounds of numbers and hands.
 */
@NullMarked
package tricksmith.review.rulebook;

import org.jspecify.annotations.NullMarked;
