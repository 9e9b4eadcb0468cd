/**
 * What other rules make of a match that was played: which trick, choice or score comes out
 * differently, and why. Immutable; knows no window.
 */
@NullMarked
package tricksmith.editor.change;

import org.jspecify.annotations.NullMarked;
