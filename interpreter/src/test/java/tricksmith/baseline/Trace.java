package tricksmith.baseline;

import java.util.regex.Pattern;
import tricksmith.engine.MatchRun;
import tricksmith.playtest.simulation.Seating;
import tricksmith.record.MatchFileWriter;
import tricksmith.script.Game;

/** The lines of a match file, without those fields that only inform. */
record Trace(String text) {
  private static final Pattern REASON =
      Pattern.compile(",\"reason\":(?:null|\"(?:[^\"\\\\]|\\\\.)*\")");

  /** The match of a seed between random players: the one that {@code simulate} records. */
  static Trace of(Game game, long seed) {
    MatchRun run = MatchRun.start(game.rules(), seed);
    Seating.random().play(run);
    MatchFileWriter.Origin origin = new MatchFileWriter.Origin(null, null, seed);
    String text = MatchFileWriter.write(run.rules(), seed, run.events(), origin);
    return new Trace(REASON.matcher(text).replaceAll(""));
  }
}
