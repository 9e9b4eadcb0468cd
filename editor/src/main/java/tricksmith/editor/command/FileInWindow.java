package tricksmith.editor.command;

import java.nio.file.Path;
import java.util.Locale;
import tricksmith.cli.PlainStart;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.editor.live.MatchSettings;

/** Opens a file as {@link EditCommand} does without options. */
public final class FileInWindow implements PlainStart {

  @Override
  public int open(Path file, boolean alone) throws InterruptedException {
    return new WindowStart(
            file,
            MatchSettings.NONE,
            WindowStart.SEED,
            Locale.getDefault(),
            alone,
            WindowStart.begin())
        .run(
            application -> {
              application.run();
              return ExitCode.FINE;
            });
  }
}
