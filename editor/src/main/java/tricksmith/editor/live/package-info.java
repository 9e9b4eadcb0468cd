/**
 * The match beside the script, as the designer controls it: players, speed, visibility, scenes set
 * by hand, moments written as tests. Immutable; knows no window.
 */
@NullMarked
package tricksmith.editor.live;

import org.jspecify.annotations.NullMarked;
