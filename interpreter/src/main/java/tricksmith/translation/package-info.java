/** The names and texts of a script in the reader's language. */
@NullMarked
package tricksmith.translation;

import org.jspecify.annotations.NullMarked;
