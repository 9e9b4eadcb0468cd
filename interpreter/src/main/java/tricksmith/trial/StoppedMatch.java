package tricksmith.trial;

import tricksmith.lower.setup.Setup;
import tricksmith.source.Diagnostic;

/**
 * One of the first matches of a script that was stopped, and by what.
 *
 * @param setup how the match was set up
 * @param seed of the match and of its random players
 */
public record StoppedMatch(Diagnostic diagnostic, Setup setup, long seed) {}
