package tricksmith.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tricksmith.cli.terminal.Terminal;

/** Displays a match and reads answers. */
record Screen(Terminal terminal) {

  private static final String PROMPT = "> ";

  /** The most characters of a line; nobody types more, and a pipe may go on for ever. */
  private static final int LONGEST_LINE = 10_000;

  /** Clears the screen and the scrollback. */
  private static final String WIPE = "\u001b[H\u001b[2J\u001b[3J";

  void line(String text) {
    terminal.out().println(text);
  }

  void lines(List<String> texts) {
    texts.forEach(this::line);
  }

  /** The next line typed; empty at the end of the input, which a line that is too long is too. */
  Optional<String> read() {
    terminal.out().print(PROMPT);
    terminal.out().flush();
    try {
      Optional<String> typed = typed();
      if (typed.isEmpty()) {
        line("");
      }
      return typed;
    } catch (IOException e) {
      line("");
      return Optional.empty();
    }
  }

  private Optional<String> typed() throws IOException {
    StringBuilder line = new StringBuilder();
    int sign = terminal.in().read();
    boolean ends = sign < 0;
    while (sign >= 0 && sign != '\n' && line.length() <= LONGEST_LINE) {
      line.append((char) sign);
      sign = terminal.in().read();
    }
    return ends || line.length() > LONGEST_LINE ? Optional.empty() : Optional.of(line.toString());
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
