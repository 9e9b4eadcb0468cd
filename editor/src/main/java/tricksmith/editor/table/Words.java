package tricksmith.editor.table;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import tricksmith.editor.branches.RulePlace;

/** The words at the table, in the reader's language. */
final class Words {
  private final Locale language;
  private final ResourceBundle bundle;

  Words(Locale language) {
    this.language = language;
    bundle =
        ResourceBundle.getBundle(
            Words.class.getName(),
            language,
            // Whoever reads neither gets the first language, not that of the machine.
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** The language that the words are in or would be in. */
  Locale language() {
    return language;
  }

  /** The words for {@code key}, with its arguments where they belong. */
  String say(String key, Object... arguments) {
    // Numbers as they are typed: a seed is no amount of money.
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(bundle.getString(key), language).format(words);
  }

  /** Seats, one after the other. */
  String seats(List<Integer> seats) {
    return seats.stream().map(seat -> say("seat", seat)).collect(Collectors.joining(", "));
  }

  /** That the match is over, and who has won it. */
  String ended(List<Integer> winners) {
    return switch (winners.size()) {
      case 0 -> say("outcome.ended");
      case 1 -> say("outcome.ended-by", seats(winners));
      default -> say("outcome.ended-by-several", seats(winners));
    };
  }

  /** A place in the script. */
  String line(RulePlace place) {
    return say("line", place.line());
  }
}
