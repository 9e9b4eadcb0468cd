/** The contents of the Help menu: first steps, and the words of the language. */
@NullMarked
package tricksmith.editor.view.help;

import org.jspecify.annotations.NullMarked;
