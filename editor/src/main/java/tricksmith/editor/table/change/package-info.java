/** What an edit makes of the match, before and now: the sheet over the table. */
@NullMarked
package tricksmith.editor.table.change;

import org.jspecify.annotations.NullMarked;
