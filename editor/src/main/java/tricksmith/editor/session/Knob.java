package tricksmith.editor.session;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.compile.Setup;
import tricksmith.editor.live.LiveMatch;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;

/** Something that can be set before a match, as the script declares and describes it. */
public sealed interface Knob {

  /** The name of the option; {@link #PLAYERS} for the number of players. */
  String name();

  /** What the script says of it; empty if nothing. */
  String description();

  /** The values that it has. */
  List<String> values();

  /** Not a name that an option can have. */
  String PLAYERS = "";

  /** A whole number. */
  record Amount(String name, String description, long least, long most, long value)
      implements Knob {
    @Override
    public List<String> values() {
      return List.of(Long.toString(value));
    }
  }

  /** Yes or no. */
  record Switch(String name, String description, boolean on) implements Knob {
    @Override
    public List<String> values() {
      return List.of(on ? "yes" : "no");
    }
  }

  /** One of several words. */
  record OneOf(String name, String description, List<String> choices, String chosen)
      implements Knob {
    public OneOf {
      choices = List.copyOf(choices);
    }

    @Override
    public List<String> values() {
      return List.of(chosen);
    }
  }

  /** Any of several words. */
  record AnyOf(String name, String description, List<String> choices, List<String> chosen)
      implements Knob {
    public AnyOf {
      choices = List.copyOf(choices);
      chosen = List.copyOf(chosen);
    }

    @Override
    public List<String> values() {
      return chosen;
    }
  }

  /** The knobs of the match that is played: the number of players, then the options. */
  static List<Knob> of(LiveMatch playing) {
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

  private static Optional<Knob> players(LiveMatch playing) {
    List<String> numbers =
        playing.game().script().numbersOfPlayers().stream().map(String::valueOf).toList();
    return numbers.size() < 2
        ? Optional.empty()
        : Optional.of(
            new OneOf(PLAYERS, "", numbers, String.valueOf(playing.game().setup().players())));
  }

  private static Optional<Knob> knob(Option option, CheckedRules rules, Setup setup) {
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
