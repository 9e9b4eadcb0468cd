package tricksmith.cli.play;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Parses what a player typed: an answer or a command. Valid answers win over commands of the same
 * name; a leading colon forces a command.
 */
record ReplyReader(Prompt question) {

  Reply read(String line) {
    String typed = line.strip();
    String narrow = narrow(typed);
    if (typed.isEmpty()) {
      return new Reply.Blank();
    }
    if (narrow.startsWith(":")) {
      return command(typed.substring(1).strip()).orElseGet(() -> question.refusal(typed));
    }
    return question
        .answer(typed)
        .or(() -> question.answer(narrow))
        .<Reply>map(Reply.Chosen::new)
        .or(() -> command(typed))
        .orElseGet(() -> question.refusal(typed));
  }

  /** What is typed with a Japanese keyboard, in the signs of a Latin one. */
  private static String narrow(String typed) {
    return Normalizer.normalize(typed.replace('、', ','), Normalizer.Form.NFKC).strip();
  }

  private static Optional<Reply> command(String typed) {
    List<String> words = List.of(typed.split("[\\s\\u3000]+", 2));
    Optional<String> rest = words.stream().skip(1).findFirst();
    return switch (narrow(words.getFirst()).toLowerCase(Locale.ROOT)) {
      case "save" -> Optional.of(new Reply.Save(rest));
      case "?", "h", "help" -> rest.isEmpty() ? Optional.of(new Reply.Help()) : Optional.empty();
      case "t", "table" -> rest.isEmpty() ? Optional.of(new Reply.Table()) : Optional.empty();
      case "q", "quit", "exit" -> rest.isEmpty() ? Optional.of(new Reply.Quit()) : Optional.empty();
      default -> Optional.empty();
    };
  }
}
