package tricksmith.cli.replay;

import java.io.PrintWriter;
import java.nio.file.Path;
import tricksmith.cli.game.GameTitle;
import tricksmith.cli.game.RefusedAgain;
import tricksmith.cli.game.ResultText;
import tricksmith.cli.terminal.Messages;
import tricksmith.script.Game;

/** Prints the report of {@code tricksmith replay}, one line per match. */
final class PlaybackText implements PlaybackReport {

  /** How many matches are refused one by one; nobody reads more. */
  static final int MOST_TOLD = 100;

  private final Path file;
  private final boolean verified;
  private final PrintWriter out;
  private final Messages messages;
  private int replayed;
  private int open;
  private int refused;

  /** How many refusals had a reason of their own. */
  private int reasons;

  PlaybackText(Path file, boolean verified, PrintWriter out, Messages messages) {
    this.file = file;
    this.verified = verified;
    this.out = out;
    this.messages = messages;
  }

  @Override
  public void accept(PlaybackResult played) {
    switch (played) {
      case PlaybackResult.Replayed match -> tell(match);
      case PlaybackResult.WithoutGame match -> {
        refused++;
        reasons += match.refusal() instanceof RefusedAgain ? 0 : 1;
      }
      case PlaybackResult.Refused match -> {
        refused++;
        reasons++;
        if (reasons <= MOST_TOLD) {
          tell(match);
        }
      }
    }
  }

  private void tell(PlaybackResult.Replayed match) {
    if (match.isOpen()) {
      open++;
    } else {
      replayed++;
    }
    Game game = match.game();
    String title = GameTitle.of(game.script(), messages.locale());
    String result = new ResultText(game, messages).of(match.match());
    out.println(
        messages.text(
            "replay.match", file, match.recorded().line(), title, game.rules().players(), result));
  }

  private void tell(PlaybackResult.Refused match) {
    String what = match.problem().message(messages.locale());
    out.println(messages.text("replay.problem", file, match.problem().line(), what));
    if (match.scriptChanged()) {
      out.println(messages.text("replay.changed"));
    }
  }

  @Override
  public void close() {
    if (reasons > MOST_TOLD) {
      out.println(messages.text("replay.untold", MOST_TOLD));
    }
    if (replayed + open + refused == 0) {
      return; // That there is no match, or no file, is said in its place.
    }
    String key = verified ? "replay.verified" : "replay.replayed";
    String stopped = open == 0 ? "" : messages.text("replay.open", open);
    out.println(messages.text(key, replayed, refused, stopped));
  }
}
