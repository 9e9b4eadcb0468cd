/** Statements of any kind: those that never run, never end, or take too long. */
@NullMarked
package tricksmith.review.procedure;

import org.jspecify.annotations.NullMarked;
