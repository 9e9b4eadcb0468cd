/** Where commands read and write: terminal, files, messages in the user's language. */
@NullMarked
package tricksmith.cli.terminal;

import org.jspecify.annotations.NullMarked;
