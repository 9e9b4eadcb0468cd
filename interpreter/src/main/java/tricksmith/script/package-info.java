/** From a text to a game that can be played: the stages of the interpreter, put together. */
@NullMarked
package tricksmith.script;

import org.jspecify.annotations.NullMarked;
