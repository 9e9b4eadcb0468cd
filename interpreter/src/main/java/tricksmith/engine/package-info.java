/**
 * Performs programs: a match of a game, as a value and as a run that is played on in place. Knows
 * nothing of scripts, only nodes to be evaluated and opaque {@link tricksmith.program.value.RuleId
 * rule identifiers}.
 *
 * <p>Other packages use this package, {@link tricksmith.engine.report} and {@link
 * tricksmith.engine.chance}; the rest is how matches are played.
 */
@NullMarked
package tricksmith.engine;

import org.jspecify.annotations.NullMarked;
