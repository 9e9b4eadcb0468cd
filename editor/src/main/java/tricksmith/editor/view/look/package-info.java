/**
 * What every part of the window shares: localized texts, theme and fonts, and small building
 * blocks.
 */
@NullMarked
package tricksmith.editor.view.look;

import org.jspecify.annotations.NullMarked;
