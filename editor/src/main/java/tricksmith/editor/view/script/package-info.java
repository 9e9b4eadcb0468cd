/** The text area of a script and everything drawn in it: colours, annotations, the gutter. */
@NullMarked
package tricksmith.editor.view.script;

import org.jspecify.annotations.NullMarked;
