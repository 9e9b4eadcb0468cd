/** Performs the steps of a procedure, asks for decisions, and finds out which are legal. */
@NullMarked
package tricksmith.engine.play;

import org.jspecify.annotations.NullMarked;
