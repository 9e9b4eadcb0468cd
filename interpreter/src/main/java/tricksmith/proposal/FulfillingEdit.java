package tricksmith.proposal;

import org.jspecify.annotations.Nullable;
import tricksmith.script.Game;

/**
 * An edit that makes the wish true.
 *
 * @param game the rules so edited
 * @param first what comes out differently first in the match; null if nothing does
 * @param cost of the edit, and of what it changes before the moment that is pointed at
 */
record FulfillingEdit(
    SmallEdit edit, Game game, RecordedCourse.@Nullable Difference first, int cost) {}
