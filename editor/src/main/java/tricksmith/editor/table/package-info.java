/** The table beside the script, with its clock, its branches and its reasons: views only. */
@NullMarked
package tricksmith.editor.table;

import org.jspecify.annotations.NullMarked;
