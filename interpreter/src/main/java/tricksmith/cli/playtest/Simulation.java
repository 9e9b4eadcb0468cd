package tricksmith.cli.playtest;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.game.ScriptReference;
import tricksmith.cli.terminal.AtomicFile;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Progress;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.engine.MatchRun;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Listener;
import tricksmith.playtest.results.Results;
import tricksmith.record.MatchFileWriter;
import tricksmith.script.Game;

/** Plays a batch, showing progress on the terminal and optionally writing all matches to a file. */
record Simulation(Terminal terminal, Messages messages, BooleanSupplier stopped) {

  /** Plays the batch. If {@code trace} is not null, writes all matches to that file. */
  Results run(Batch batch, Game game, @Nullable Path trace) {
    if (trace == null) {
      return run(batch);
    }
    TextFiles files = new TextFiles(messages);
    ScriptReference script = ScriptReference.of(game.script().source(), trace);
    try (AtomicFile file = files.writer(trace);
        Progress progress = new Progress(terminal, messages, batch.matches())) {
      Results results =
          batch.play(run -> text(run, script), new ProgressListener(progress, file.writer()));
      // An incomplete file would look like a complete one.
      if (!results.complete()) {
        terminal.err().println(messages.text("simulate.trace-dropped", trace));
      } else {
        file.keep();
      }
      return results;
    } catch (IOException e) {
      throw files.cannotWrite(trace, e);
    }
  }

  private Results run(Batch batch) {
    try (Progress progress = new Progress(terminal, messages, batch.matches())) {
      return batch.play(new ProgressListener(progress, Writer.nullWriter()));
    }
  }

  private static String text(MatchRun run, ScriptReference script) {
    return MatchFileWriter.write(run.rules(), run.seed(), run.events(), script.origin(run.seed()));
  }

  /** Writes the matches and reports progress. */
  private final class ProgressListener implements Listener<String> {
    private final Progress progress;
    private final Writer writer;

    ProgressListener(Progress progress, Writer writer) {
      this.progress = progress;
      this.writer = writer;
    }

    @Override
    public void take(String text) throws IOException {
      writer.write(text);
    }

    @Override
    public void played(int matches) {
      progress.done(matches);
    }

    @Override
    public boolean isCancelled() {
      return stopped.getAsBoolean();
    }
  }
}
