/**
 * A match with every way it has gone: its branches, who decides for each seat, and what happens to
 * them when the rules change. Immutable; knows no window.
 */
@NullMarked
package tricksmith.editor.branches;

import org.jspecify.annotations.NullMarked;
