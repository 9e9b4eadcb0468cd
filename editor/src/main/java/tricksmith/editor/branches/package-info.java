/**
 * A match with all its branches, who decides for each seat, and what becomes of the branches when
 * the rules change. Immutable; knows no window.
 */
@NullMarked
package tricksmith.editor.branches;

import org.jspecify.annotations.NullMarked;
