/**
 * Guesses what a line that is not in this language means: tables of patterns, and their matcher.
 */
@NullMarked
package tricksmith.parse.advice;

import org.jspecify.annotations.NullMarked;
