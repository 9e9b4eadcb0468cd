package tricksmith.editor.live;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.lower.setup.Setup;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;

/** Something to choose before a match: the number of players, or an option the script declares. */
public sealed interface OptionControl {

  /** Returns the name of the option; {@link #PLAYERS} for the number of players. */
  String name();

  /** The script's description; may be empty. */
  String description();

  /** The name of the number of players, which no option can have. */
  String PLAYERS = "";

  record Amount(String name, String description, long least, long most, long value)
      implements OptionControl {}

  record Switch(String name, String description, boolean on) implements OptionControl {}

  record OneOf(String name, String description, List<String> choices, String chosen)
      implements OptionControl {
    public OneOf {
      choices = List.copyOf(choices);
    }
  }

  record AnyOf(String name, String description, List<String> choices, List<String> chosen)
      implements OptionControl {
    public AnyOf {
      choices = List.copyOf(choices);
      chosen = List.copyOf(chosen);
    }
  }

  /** Returns the controls of the current match: the number of players, then the options. */
  static List<OptionControl> of(LiveMatch playing) {
    CheckedRules rules = playing.game().script().rules();
    if (rules == null) {
      return List.of();
    }
    Setup setup = playing.game().setup();
    return Stream.concat(
            players(playing).stream(),
            rules.options().stream().flatMap(option -> knob(option, rules, setup).stream()))
        .toList();
  }

  private static Optional<OptionControl> players(LiveMatch playing) {
    List<String> numbers =
        playing.game().script().numbersOfPlayers().stream().map(String::valueOf).toList();
    return numbers.size() < 2
        ? Optional.empty()
        : Optional.of(
            new OneOf(PLAYERS, "", numbers, String.valueOf(playing.game().setup().players())));
  }

  private static Optional<OptionControl> knob(Option option, CheckedRules rules, Setup setup) {
    List<String> values = setup.valueOf(option);
    String name = option.name();
    String description = Optional.ofNullable(option.description()).orElse("");
    if (option.type() instanceof Type.SetOf(Type element)) {
      return Optional.of(new AnyOf(name, description, words(element, rules), values));
    }
    if (option.type() == Type.Basic.NUMBER) {
      long value = Long.parseLong(values.getFirst());
      return Optional.of(new Amount(name, description, option.least(), option.most(), value));
    }
    if (option.type() == Type.Basic.YES_NO) {
      return Optional.of(new Switch(name, description, values.contains("yes")));
    }
    List<String> words = words(option.type(), rules);
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(new OneOf(name, description, words, values.getFirst()));
  }

  private static List<String> words(Type type, CheckedRules rules) {
    if (type == Type.Basic.SUIT) {
      return rules.suits();
    }
    if (type == Type.Basic.RANK) {
      return rules.ranks();
    }
    return type instanceof Type.Labels(_, List<String> labels) ? labels : List.of();
  }
}
