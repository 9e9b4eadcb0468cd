/** From ANTLR's tree to the syntax tree. */
@NullMarked
package tricksmith.parse.tree;

import org.jspecify.annotations.NullMarked;
