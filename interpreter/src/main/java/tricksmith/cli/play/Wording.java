package tricksmith.cli.play;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.cli.game.ResultText;
import tricksmith.cli.game.ScriptPlace;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Terminal;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;
import tricksmith.program.RuleId;
import tricksmith.program.Values;
import tricksmith.rules.Type;
import tricksmith.script.Game;
import tricksmith.translation.Translation;

/**
 * What things are called to one who plays.
 *
 * @param columns how long a line may be
 */
record Wording(
    Game game,
    Labels labels,
    Translation translation,
    ResultText results,
    Messages messages,
    int columns) {

  /** Lines that end there are not broken by any terminal. */
  private static final int AT_THE_EDGE = 2;

  Wording(Game game, Messages messages, Terminal terminal) {
    this(
        game,
        new Labels(game.rules()),
        game.script().translation(messages.locale()),
        new ResultText(game, messages),
        messages,
        terminal.columns() - AT_THE_EDGE);
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

  /** What a name or a text of the script is called. */
  String name(String original) {
    return translation.of(original);
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

  /** A zone by its number, with whose it is. */
  String zone(int number) {
    Program.ZoneLayout zone = game.rules().zones().get(number);
    return zone.owner() < 0
        ? name(zone.name())
        : text("table.zone-of", name(zone.name()), seat(zone.owner() + 1));
  }

  /** Cards in deck order. */
  String cards(IndexSet cards) {
    return String.join(" ", labels.of(cards, Values.Kind.CARD));
  }

  /** A value as it is called; of players, sides and tricks it is said what they are. */
  String value(long value) {
    if (value == Values.NONE || Values.isNumber(value)) {
      return name(labels.of(value));
    }
    return switch (Values.kind(value)) {
      case PLAYER -> seat(Values.index(value) + 1);
      case SIDE -> text("side", Values.index(value) + 1);
      case TRICK -> text("table.trick", Values.index(value) + 1);
      case COMBINATION -> combination(value);
      case YES_NO, SUIT, RANK, CARD, LABEL -> name(labels.of(value));
    };
  }

  /** What can be chosen, as it is called. */
  String alternative(Decision.Alternative one) {
    return one.isPass() ? name(one.label()) : value(one.value());
  }

  /** As it is called in decisions, unless a part of it would be taken for a number. */
  private String combination(long value) {
    List<Long> parts =
        IntStream.range(0, Values.MOST_PARTS)
            .mapToObj(place -> Values.part(value, place))
            .filter(part -> part != Values.NONE)
            .toList();
    boolean plain = parts.stream().allMatch(part -> value(part).equals(labels.of(part)));
    return plain
        ? labels.of(value)
        : parts.stream().map(this::value).collect(joining(", ", "[", "]"));
  }

  /** Whether nothing has come of a variable yet. */
  boolean isAsDeclared(MatchView.Variable variable) {
    return Stream.ofNullable(game.script().rules())
        .flatMap(rules -> rules.variables().stream())
        .anyMatch(
            known -> known.name().equals(variable.name()) && known.startsWith(variable.labels()));
  }

  /** An index of a variable; of what kind it is, the script says. */
  String index(String variable, int place, String label) {
    Type type =
        Stream.ofNullable(game.script().rules())
            .flatMap(rules -> rules.variables().stream())
            .filter(known -> known.name().equals(variable) && place < known.indices().size())
            .map(known -> known.indices().get(place))
            .findFirst()
            .orElse(Type.Basic.NUMBER);
    if (type == Type.Basic.PLAYER) {
      return text("seat", label);
    }
    return type == Type.Basic.SIDE ? text("side", label) : name(label);
  }

  String scores(List<Long> scores) {
    return results.scores(scores);
  }

  /** The location of a rule; empty if unknown, which is not an error. */
  Optional<ScriptPlace> place(RuleId rule) {
    return ScriptPlace.of(game, rule);
  }
}
