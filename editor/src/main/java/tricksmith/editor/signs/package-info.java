/**
 * How what a script says is written, wherever it is shown: in the reader's language, suits with
 * their signs and colours.
 */
@NullMarked
package tricksmith.editor.signs;

import org.jspecify.annotations.NullMarked;
