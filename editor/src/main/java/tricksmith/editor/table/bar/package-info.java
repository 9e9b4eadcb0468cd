/** The commands for the match, and news of the effect of an edit on it. */
@NullMarked
package tricksmith.editor.table.bar;

import org.jspecify.annotations.NullMarked;
