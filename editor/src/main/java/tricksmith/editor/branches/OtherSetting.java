package tricksmith.editor.branches;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tricksmith.rules.Option;
import tricksmith.script.Game;

/** A setting that differs between two games: the number of players, or an option. */
public sealed interface OtherSetting {

  record Players(int number) implements OtherSetting {}

  /** An option's value, as labels. */
  record OptionValue(String name, List<String> value) implements OtherSetting {
    public OptionValue {
      value = List.copyOf(value);
    }
  }

  /** Returns the first difference in the settings of two games; empty if there is none. */
  static Optional<OtherSetting> between(Game before, Game now) {
    int players = now.setup().players();
    if (players != before.setup().players()) {
      return Optional.of(new Players(players));
    }
    List<Option> options = Objects.requireNonNull(now.script().rules()).options();
    return options.stream()
        .filter(option -> isSetOtherwise(option, before, now))
        .findFirst()
        .map(option -> new OptionValue(option.name(), now.setup().valueOf(option)));
  }

  /** Whether an option is set differently. A changed declaration does not count. */
  private static boolean isSetOtherwise(Option option, Game before, Game now) {
    List<String> set = now.setup().options().get(option.name());
    List<String> earlier = before.setup().options().get(option.name());
    return !Objects.equals(set, earlier)
        && !now.setup().valueOf(option).equals(before.setup().valueOf(option));
  }
}
