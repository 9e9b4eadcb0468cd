/**
 * What names of a script are, for those who ask the checker: kinds, uses, declarations, and what is
 * expected at the caret.
 */
@NullMarked
package tricksmith.check.names;

import org.jspecify.annotations.NullMarked;
