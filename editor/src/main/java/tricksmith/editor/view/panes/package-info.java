/** The panes around the text: problems, outline, usages, options, status; find and rename. */
@NullMarked
package tricksmith.editor.view.panes;

import org.jspecify.annotations.NullMarked;
