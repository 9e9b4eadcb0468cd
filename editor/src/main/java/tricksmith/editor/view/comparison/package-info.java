/** Two texts side by side. */
@NullMarked
package tricksmith.editor.view.comparison;

import org.jspecify.annotations.NullMarked;
