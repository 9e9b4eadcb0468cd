/**
 * The course of statements, whatever they do: which never run, which never end, which take too
 * long.
 */
@NullMarked
package tricksmith.review.procedure;

import org.jspecify.annotations.NullMarked;
