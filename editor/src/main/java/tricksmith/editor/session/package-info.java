/** Everything the editor does without a window: text goes in; diagnostics and a match come out. */
@NullMarked
package tricksmith.editor.session;

import org.jspecify.annotations.NullMarked;
