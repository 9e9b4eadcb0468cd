package tricksmith.cli.play;

import java.util.List;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.ResultWords;
import tricksmith.cli.terminal.ScriptPlace;
import tricksmith.match.Labels;
import tricksmith.match.RuleId;
import tricksmith.match.Values;
import tricksmith.script.Game;

/** What things are called to one who plays. */
record Wording(Game game, Labels labels, ResultWords results, Messages messages) {

  Wording(Game game, Messages messages) {
    this(game, new Labels(game.rules()), new ResultWords(game, messages), messages);
  }

  String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }

  /** A message that begins a line. */
  String sentence(String key, Object... arguments) {
    String text = text(key, arguments);
    int rest = text.offsetByCodePoints(0, 1);
    return text.substring(0, rest).toUpperCase(messages.locale()) + text.substring(rest);
  }

  String seat(int seat) {
    return results.seat(seat);
  }

  String seats(List<Integer> seats) {
    return results.seats(seats);
  }

  String card(int card) {
    return labels.card(card);
  }

  /** Cards in deck order. */
  String cards(IndexSet cards) {
    return String.join(" ", labels.of(cards, Values.Kind.CARD));
  }

  /** A value in the words of the script; players by their seat. */
  String value(long value) {
    boolean player =
        value != Values.NONE && !Values.isNumber(value) && Values.kind(value) == Values.Kind.PLAYER;
    return player ? seat(Values.index(value) + 1) : labels.of(value);
  }

  String scores(List<Long> scores) {
    return results.scores(scores);
  }

  /** Where a rule stands; nothing has gone wrong if it is not known. */
  Optional<ScriptPlace> place(RuleId rule) {
    return ScriptPlace.of(game, rule);
  }
}
