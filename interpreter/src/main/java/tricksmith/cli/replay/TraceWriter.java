package tricksmith.cli.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import tricksmith.cli.game.ScriptReference;
import tricksmith.cli.terminal.AtomicFile;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.record.MatchFileWriter;
import tricksmith.script.GameScript;

/** Writes replayed matches in full, provided that all of them could be replayed. */
final class TraceWriter implements Consumer<PlaybackResult>, AutoCloseable {

  private final Path place;
  private final TextFiles files;
  private final AtomicFile file;
  private final Map<GameScript, ScriptReference> scripts = new HashMap<>();

  TraceWriter(Path place, Messages messages) {
    this.place = place;
    this.files = new TextFiles(messages);
    this.file = files.writer(place);
  }

  @Override
  public void accept(PlaybackResult played) {
    if (played instanceof PlaybackResult.Replayed match) {
      GameScript script = match.game().script();
      ScriptReference reference =
          scripts.computeIfAbsent(script, one -> ScriptReference.of(one.source(), place));
      String text = MatchFileWriter.write(match.match(), reference.origin(match.recorded().seed()));
      try {
        file.writer().write(text);
      } catch (IOException e) {
        throw refusal(e);
      }
    }
  }

  /** Moves the finished file to its place. */
  void keep() {
    try {
      file.keep();
    } catch (IOException e) {
      throw refusal(e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw refusal(e);
    }
  }

  private Refusal refusal(IOException why) {
    return files.cannotWrite(place, why);
  }
}
