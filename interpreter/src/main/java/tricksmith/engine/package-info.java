/**
 * Performs programs: a match of a game, as a value and as a run that plays in place. Knows nothing
 * about scripts, only nodes to evaluate and opaque {@link tricksmith.program.value.RuleId rule
 * identifiers}.
 *
 * <p>Other packages use only this package, {@link tricksmith.engine.report} and {@link
 * tricksmith.engine.chance}.
 */
@NullMarked
package tricksmith.engine;

import org.jspecify.annotations.NullMarked;
