/** The commands for the match, and the news of how an edit affects it. */
@NullMarked
package tricksmith.editor.table.bar;

import org.jspecify.annotations.NullMarked;
