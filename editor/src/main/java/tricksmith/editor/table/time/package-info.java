/** Moving through the time of the match, its branches and its notes. */
@NullMarked
package tricksmith.editor.table.time;

import org.jspecify.annotations.NullMarked;
