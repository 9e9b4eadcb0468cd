/** The window: opens it, and puts its rooms together. Only this folder is used from outside. */
@NullMarked
package tricksmith.editor.view;

import org.jspecify.annotations.NullMarked;
