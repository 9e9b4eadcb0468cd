package tricksmith.playtest.results;

/**
 * A moment in a match of a batch.
 *
 * @param match its number, from 0
 * @param seed its seed
 * @param choices how many choices had been made
 */
public record MatchMoment(int match, long seed, int choices) {}
