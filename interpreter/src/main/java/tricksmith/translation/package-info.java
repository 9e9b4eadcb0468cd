/** What the names and texts of a script are called in the reader's language. */
@NullMarked
package tricksmith.translation;

import org.jspecify.annotations.NullMarked;
