package tricksmith.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.game.RecordedGames;
import tricksmith.cli.game.ScriptReference;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.engine.Match;
import tricksmith.engine.report.Status;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.MatchFileReader;
import tricksmith.record.MatchFileWriter;
import tricksmith.record.RecordedMatch;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;
import tricksmith.script.Game;

/** Reads and writes files that hold a single match to be resumed. */
record MatchFiles(Messages messages) {

  /**
   * A saved match.
   *
   * @param seed null if chance did not come from a seed
   */
  record Saved(Game game, Match match, @Nullable Long seed) {}

  void write(Saved saved, Path file) {
    ScriptReference script = ScriptReference.of(saved.game().script().source(), file);
    String text = MatchFileWriter.write(saved.match(), script.origin(saved.seed()));
    new TextFiles(messages).write(file, text);
  }

  /**
   * Reads an unfinished match and verifies all of it against its script.
   *
   * @param script to use instead of the one that the file names, or null
   */
  Saved resume(Path file, @Nullable Path script) {
    RecordedMatch recorded = only(file);
    Game game = new RecordedGames(file, script, messages).of(recorded);
    return switch (Replay.of(recorded, game.rules(), true)) {
      case ReplayResult.Refused refused -> throw refusal(file, refused.problem());
      case ReplayResult.Done done when done.match().status() instanceof Status.Deciding ->
          new Saved(game, done.match(), recorded.seed());
      case ReplayResult.Done _ -> throw refusal("resume.over", file);
    };
  }

  private RecordedMatch only(Path file) {
    TextFiles files = new TextFiles(messages);
    try (MatchFileReader reader = new MatchFileReader(files.reader(file))) {
      RecordedMatch match = match(file, reader.next());
      if (reader.next() != null) {
        throw refusal("resume.several", file);
      }
      return match;
    } catch (IOException e) {
      throw files.cannotRead(file, e);
    }
  }

  private RecordedMatch match(Path file, MatchFileReader.@Nullable Item item) {
    return switch (item) {
      case null -> throw refusal("replay.empty", file);
      case MatchFileReader.Found found -> found.match();
      case MatchFileProblem problem -> throw refusal(file, problem);
    };
  }

  private Refusal refusal(Path file, MatchFileProblem problem) {
    String what = problem.message(messages.locale());
    return new Refusal(ExitCode.WRONG, file + ":" + problem.line() + ": " + what);
  }

  private Refusal refusal(String key, Path file) {
    return new Refusal(ExitCode.WRONG, messages.text(key, file));
  }
}
