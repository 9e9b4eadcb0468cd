/**
 * What the editor does, without a window: text goes in; diagnostics, a match and statistics come
 * out.
 */
@NullMarked
package tricksmith.editor.session;

import org.jspecify.annotations.NullMarked;
