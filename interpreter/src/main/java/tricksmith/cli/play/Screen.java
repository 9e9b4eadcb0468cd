package tricksmith.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tricksmith.cli.terminal.Terminal;

/** Displays a match and reads answers. */
record Screen(Terminal terminal) {

  private static final String PROMPT = "> ";

  /** Clears the screen and the scrollback. */
  private static final String WIPE = "\u001b[H\u001b[2J\u001b[3J";

  void line(String text) {
    terminal.out().println(text);
  }

  void lines(List<String> texts) {
    texts.forEach(this::line);
  }

  /** The next line typed; empty at the end of the input. */
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

  /** Erases everything shown, to hide it from the next player. */
  void wipe() {
    if (terminal.outIsSeen()) {
      terminal.verbatimOut().print(WIPE);
      terminal.verbatimOut().flush();
    } else {
      line("");
    }
  }
}
