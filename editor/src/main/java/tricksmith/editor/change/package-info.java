/**
 * What other rules make of a match that was played: which trick, choice or score comes out
 * otherwise, and why. Immutable, without a window.
 */
@NullMarked
package tricksmith.editor.change;

import org.jspecify.annotations.NullMarked;
