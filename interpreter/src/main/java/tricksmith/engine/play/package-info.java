/** Performs the steps of a procedure, asks for decisions, and determines which are legal. */
@NullMarked
package tricksmith.engine.play;

import org.jspecify.annotations.NullMarked;
