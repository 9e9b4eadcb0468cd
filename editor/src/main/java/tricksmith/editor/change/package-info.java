/**
 * A played match under different rules: which trick, choice or score comes out differently, and
 * why. Immutable; knows no window.
 */
@NullMarked
package tricksmith.editor.change;

import org.jspecify.annotations.NullMarked;
