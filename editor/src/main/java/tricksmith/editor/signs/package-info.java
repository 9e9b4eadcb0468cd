/** Signs and colours of suits, wherever they are written. */
@NullMarked
package tricksmith.editor.signs;

import org.jspecify.annotations.NullMarked;
