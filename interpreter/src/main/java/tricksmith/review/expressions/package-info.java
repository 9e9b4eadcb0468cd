/**
 * Values and conditions wherever they are written: those that are impossible, already decided, or
 * read differently than they look.
 */
@NullMarked
package tricksmith.review.expressions;

import org.jspecify.annotations.NullMarked;
