/** The command {@code edit}: how the editor is started from the command line. */
@NullMarked
package tricksmith.editor.command;

import org.jspecify.annotations.NullMarked;
