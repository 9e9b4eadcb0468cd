/** Turns the tokens of a script into style spans. */
@NullMarked
package tricksmith.editor.highlight;

import org.jspecify.annotations.NullMarked;
