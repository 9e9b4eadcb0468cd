/** The two halves of a script's tab, text and table, and what everything in the tab finds there. */
@NullMarked
package tricksmith.editor.view.half;

import org.jspecify.annotations.NullMarked;
