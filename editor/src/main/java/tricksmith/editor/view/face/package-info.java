/** The right half of a script: the table, and the faces that lie over it. */
@NullMarked
package tricksmith.editor.view.face;

import org.jspecify.annotations.NullMarked;
