package tricksmith.cli.terminal;

import org.jspecify.annotations.Nullable;
import tricksmith.players.Policies;
import tricksmith.program.Program;

/** Shows how far bots have learned a game, if a human is waiting for it. */
public final class LearningProgress implements Policies.Spectator {

  private static final int ALL = 100;

  private final Terminal terminal;
  private final Messages messages;
  private @Nullable Progress progress;

  public LearningProgress(Terminal terminal, Messages messages) {
    this.terminal = terminal;
    this.messages = messages;
  }

  @Override
  public synchronized void learned(Program rules, int percent) {
    Progress shown =
        progress == null ? new Progress(terminal, messages, ALL, "progress.learning") : progress;
    shown.done(percent);
    if (percent == ALL) {
      shown.close();
    }
    progress = percent == ALL ? null : shown;
  }

  @Override
  public synchronized void learnedLess(Program rules) {
    if (terminal.errIsSeen()) {
      if (progress != null) {
        progress.close();
      }
      terminal.err().println(messages.text("progress.learned.less"));
      terminal.err().flush();
    }
  }
}
