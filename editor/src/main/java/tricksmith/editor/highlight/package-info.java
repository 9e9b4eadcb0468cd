/** Tokens of a script become style spans. */
@NullMarked
package tricksmith.editor.highlight;

import org.jspecify.annotations.NullMarked;
