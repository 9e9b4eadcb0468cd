/** The effect of an edit on the match, before and now: the sheet over the table. */
@NullMarked
package tricksmith.editor.table.change;

import org.jspecify.annotations.NullMarked;
