/** Everything at the table in words, in the reader's language. */
@NullMarked
package tricksmith.editor.table.words;

import org.jspecify.annotations.NullMarked;
