/**
 * Writes a script's words in the same way wherever they are shown: in the reader's language, suits
 * with their signs and colours.
 */
@NullMarked
package tricksmith.editor.signs;

import org.jspecify.annotations.NullMarked;
