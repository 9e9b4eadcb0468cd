package tricksmith.cli.game;

import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Refusal;

/** Refuses a match for a reason that was given before, for another match of the same file. */
public final class RefusedAgain extends Refusal {

  private static final long serialVersionUID = 1L;

  RefusedAgain(String text) {
    super(ExitCode.WRONG, text);
  }
}
