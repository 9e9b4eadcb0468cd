/** The commands for the match, and the news of what an edit has done to it. */
@NullMarked
package tricksmith.editor.table.bar;

import org.jspecify.annotations.NullMarked;
