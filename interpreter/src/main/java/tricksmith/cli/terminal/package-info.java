/** Input and output of commands: terminal, files, and messages in the user's language. */
@NullMarked
package tricksmith.cli.terminal;

import org.jspecify.annotations.NullMarked;
