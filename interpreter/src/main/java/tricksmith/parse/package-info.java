/** From text to syntax tree: never fails, and says what it could not read. */
@NullMarked
package tricksmith.parse;

import org.jspecify.annotations.NullMarked;
