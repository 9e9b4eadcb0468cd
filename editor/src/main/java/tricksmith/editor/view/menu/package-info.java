/** Commands, with the menus, buttons and keys that trigger them. */
@NullMarked
package tricksmith.editor.view.menu;

import org.jspecify.annotations.NullMarked;
