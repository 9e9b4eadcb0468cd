/** How scripts and matches come into a tab, and go back into files. */
@NullMarked
package tricksmith.editor.view.arrival;

import org.jspecify.annotations.NullMarked;
