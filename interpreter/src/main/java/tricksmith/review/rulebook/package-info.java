/**
 * The rules under review, with what several reviewers ask of them: calls, what is known before a
 * match, bounds of numbers and hands.
 */
@NullMarked
package tricksmith.review.rulebook;

import org.jspecify.annotations.NullMarked;
