package tricksmith.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tricksmith.cli.terminal.Terminal;

/** Where a match is shown and answers are read. */
record Screen(Terminal terminal) {

  private static final String PROMPT = "> ";

  /** Wipes the screen and what can be scrolled back to. */
  private static final String WIPE = "\u001b[H\u001b[2J\u001b[3J";

  void line(String text) {
    terminal.out().println(text);
  }

  void lines(List<String> texts) {
    texts.forEach(this::line);
  }

  /** What is typed next; empty at the end of the input. */
  Optional<String> read() {
    terminal.out().print(PROMPT);
    terminal.out().flush();
    try {
      Optional<String> typed = Optional.ofNullable(terminal.in().readLine());
      if (typed.isEmpty()) {
        line("");
      }
      return typed;
    } catch (IOException e) {
      line("");
      return Optional.empty();
    }
  }

  /** Takes away what was shown, so that the next player does not see it. */
  void wipe() {
    if (terminal.outIsSeen()) {
      terminal.verbatimOut().print(WIPE);
      terminal.verbatimOut().flush();
    } else {
      line("");
    }
  }
}
