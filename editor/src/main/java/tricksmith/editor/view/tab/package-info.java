/** A script's tab: connects its text, its session, its match and its notices. */
@NullMarked
package tricksmith.editor.view.tab;

import org.jspecify.annotations.NullMarked;
