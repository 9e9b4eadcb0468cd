/**
 * From text to the tokens that the parser reads: balanced brackets, and the line ends that count.
 */
@NullMarked
package tricksmith.parse.tokens;

import org.jspecify.annotations.NullMarked;
