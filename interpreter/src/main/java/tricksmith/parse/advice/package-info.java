/**
 * Guesses the meaning of a line that is not in this language: tables of patterns, and their
 * matcher.
 */
@NullMarked
package tricksmith.parse.advice;

import org.jspecify.annotations.NullMarked;
