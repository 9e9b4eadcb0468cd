/** The syntax tree of a script as it was written, each node with its place. */
@NullMarked
package tricksmith.syntax;

import org.jspecify.annotations.NullMarked;
