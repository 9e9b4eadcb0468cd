/** Everything at the table in words, in the language of who reads. */
@NullMarked
package tricksmith.editor.table.words;

import org.jspecify.annotations.NullMarked;
