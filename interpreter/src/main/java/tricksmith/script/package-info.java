/** Turns a text into a playable game by running all stages of the interpreter. */
@NullMarked
package tricksmith.script;

import org.jspecify.annotations.NullMarked;
