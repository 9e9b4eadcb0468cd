package tricksmith.proposal;

import org.jspecify.annotations.Nullable;
import tricksmith.script.Game;

/**
 * An edit that makes the wish true.
 *
 * @param game the rules after the edit
 * @param first the first difference in the match; null if there is none
 * @param cost of the edit, and of what it changes before the moment pointed at
 */
record FulfillingEdit(
    SmallEdit edit, Game game, RecordedCourse.@Nullable Difference first, int cost) {}
