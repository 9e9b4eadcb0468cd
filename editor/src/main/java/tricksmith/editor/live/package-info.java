/**
 * The match that is always being played beside the script: its timeline with branches, who decides
 * for which seat, how it follows the rules as they are edited, why things are as they are, and the
 * picture of the table. All of it is immutable and knows no window.
 */
@NullMarked
package tricksmith.editor.live;

import org.jspecify.annotations.NullMarked;
