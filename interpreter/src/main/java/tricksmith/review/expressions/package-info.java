/**
 * Values and conditions wherever they are written: what is impossible, already decided, or read
 * otherwise than it looks.
 */
@NullMarked
package tricksmith.review.expressions;

import org.jspecify.annotations.NullMarked;
