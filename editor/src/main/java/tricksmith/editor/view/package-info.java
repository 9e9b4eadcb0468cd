/** The window: opens it, and assembles its parts. Only this folder is used from outside. */
@NullMarked
package tricksmith.editor.view;

import org.jspecify.annotations.NullMarked;
