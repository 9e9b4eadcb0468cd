package tricksmith.editor.live;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tricksmith.rules.Option;
import tricksmith.script.Game;

/** What of a game was set otherwise: with how many it is played, or one of its options. */
public sealed interface OtherSetting {

  /** Another number of players. */
  record Players(int number) implements OtherSetting {}

  /** Another value of an option, as labels. */
  record OptionValue(String name, List<String> value) implements OtherSetting {
    public OptionValue {
      value = List.copyOf(value);
    }
  }

  /** The first thing that is set otherwise in {@code now}; empty if nothing is. */
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

  /** What the text says of an option is no setting. */
  private static boolean isSetOtherwise(Option option, Game before, Game now) {
    List<String> set = now.setup().options().get(option.name());
    List<String> earlier = before.setup().options().get(option.name());
    return !Objects.equals(set, earlier)
        && !now.setup().valueOf(option).equals(before.setup().valueOf(option));
  }
}
