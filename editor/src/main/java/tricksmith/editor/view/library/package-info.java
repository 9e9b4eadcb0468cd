/** The library, and choosing, opening and exporting files. */
@NullMarked
package tricksmith.editor.view.library;

import org.jspecify.annotations.NullMarked;
