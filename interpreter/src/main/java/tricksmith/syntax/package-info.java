/** What was written: the syntax tree of a script, each node with its place. */
@NullMarked
package tricksmith.syntax;

import org.jspecify.annotations.NullMarked;
