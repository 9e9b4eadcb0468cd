/**
 * What a line that is not of this language probably means: tables of patterns, and their matcher.
 */
@NullMarked
package tricksmith.parse.advice;

import org.jspecify.annotations.NullMarked;
