package tricksmith.rules.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedRules.Partners;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/**
 * A number of players and options with which a game can be set up.
 *
 * @param options values by option, as in {@link ConstantFolding}; an option that is absent may have
 *     any value
 */
public record Setting(int players, Map<Option, Object> options) {
  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,18}");
  private static final int MOST = 2_000;

  /** Returns a setting for each number of players, with options at their defaults. */
  public static List<Setting> defaults(CheckedRules rules) {
    return numbersOfPlayers(rules)
        .mapToObj(players -> new Setting(players, initialOptions(rules)))
        .toList();
  }

  /** Returns the setting with the fewest players and options at their defaults. */
  public static Setting initial(CheckedRules rules) {
    return new Setting(rules.leastPlayers(), initialOptions(rules));
  }

  private static Map<Option, Object> initialOptions(CheckedRules rules) {
    return rules.options().stream()
        .filter(option -> option.initial().size() == 1)
        .filter(option -> !(option.type() instanceof Type.SetOf))
        .filter(Setting::isReadable)
        .collect(Collectors.toMap(option -> option, Setting::initial, (one, _) -> one));
  }

  /**
   * Whether an option's default can be read; one of a number may be a word, which has been reported
   * as an error.
   */
  private static boolean isReadable(Option option) {
    return option.type() != Type.Basic.NUMBER
        || WHOLE_NUMBER.matcher(option.initial().getFirst()).matches();
  }

  private static Object initial(Option option) {
    String label = option.initial().getFirst();
    if (option.type() == Type.Basic.NUMBER) {
      return Long.valueOf(label);
    }
    return option.type() == Type.Basic.YES_NO ? (Object) label.equals("yes") : label;
  }

  /**
   * Returns all settings that these terms can tell apart; options that would make too many are left
   * open.
   */
  public static List<Setting> all(CheckedRules rules, Stream<Term> terms) {
    return all(rules, options(rules, new CallGraph(rules), terms));
  }

  private static List<Setting> all(CheckedRules rules, List<Option> options) {
    List<Setting> settings =
        numbersOfPlayers(rules).mapToObj(players -> new Setting(players, Map.of())).toList();
    for (Option option : options) {
      List<Object> values = values(rules, option);
      if (!values.isEmpty() && (long) values.size() * settings.size() <= MOST) {
        settings =
            settings.stream()
                .flatMap(setting -> values.stream().map(value -> setting.with(option, value)))
                .toList();
      }
    }
    return settings;
  }

  /**
   * Returns all settings that these terms can tell apart and in which everybody or nobody has
   * partners, those with options at their defaults first.
   */
  public static List<Setting> playable(CheckedRules rules, Stream<Term> terms) {
    return playable(rules, optionsOfPlayable(rules, new CallGraph(rules), terms));
  }

  /** Returns the options that make settings of {@link #playable(CheckedRules, List)} differ. */
  static List<Option> optionsOfPlayable(CheckedRules rules, CallGraph calls, Stream<Term> terms) {
    return options(rules, calls, Stream.concat(terms, partnersWhen(rules)));
  }

  /** Returns the playable settings that these options tell apart. */
  static List<Setting> playable(CheckedRules rules, List<Option> options) {
    Map<Integer, List<Setting>> byChanges = new TreeMap<>();
    for (Setting setting : all(rules, options)) {
      if (setting.isPlayable(rules)) {
        byChanges.computeIfAbsent(setting.changed(), _ -> new ArrayList<>()).add(setting);
      }
    }
    return byChanges.values().stream().flatMap(List::stream).toList();
  }

  /** Whether everybody or nobody has partners. */
  boolean isPlayable(CheckedRules rules) {
    return players % 2 == 0 || !hasPartners(rules);
  }

  /** Returns how many options differ from their defaults. */
  private int changed() {
    int changed = 0;
    for (Map.Entry<Option, Object> option : options.entrySet()) {
      changed += isChanged(option) ? 1 : 0;
    }
    return changed;
  }

  private static boolean isChanged(Map.Entry<Option, Object> option) {
    List<String> initial = option.getKey().initial();
    return initial.size() != 1 || !initial.getFirst().equals(written(option.getValue()));
  }

  private static IntStream numbersOfPlayers(CheckedRules rules) {
    return IntStream.rangeClosed(rules.leastPlayers(), rules.mostPlayers());
  }

  /** Returns the conditions that decide who plays together, if the number of players can be odd. */
  private static Stream<Term> partnersWhen(CheckedRules rules) {
    return numbersOfPlayers(rules).allMatch(players -> players % 2 == 0)
        ? Stream.of()
        : rules.partners().stream().map(Partners::condition).flatMap(Stream::ofNullable);
  }

  /** Whether players certainly have partners. */
  public boolean hasPartners(CheckedRules rules) {
    PartialEvaluator evaluator = new PartialEvaluator(rules, this);
    return rules.partners().stream()
        .map(Partners::condition)
        .anyMatch(
            condition -> condition == null || Boolean.TRUE.equals(evaluator.holds(condition)));
  }

  private static List<Option> options(CheckedRules rules, CallGraph calls, Stream<Term> terms) {
    if (rules.options().isEmpty()) {
      return List.of();
    }
    return calls.dependencies(terms).stream()
        .filter(OnOption.class::isInstance)
        .map(read -> ((OnOption) read).option())
        .toList();
  }

  private static List<Object> values(CheckedRules rules, Option option) {
    return switch (option.type()) {
      case Type.Labels(_, List<String> labels) -> List.copyOf(labels);
      case Type.Basic basic -> values(rules, option, basic);
      case Type.Nothing _, Type.Union _, Type.Product _, Type.SetOf _ -> List.of();
    };
  }

  private static List<Object> values(CheckedRules rules, Option option, Type.Basic type) {
    return switch (type) {
      case YES_NO -> List.of(true, false);
      case SUIT, RANK -> List.copyOf(rules.order(type));
      case NUMBER ->
          option.most() - option.least() < MOST
              ? LongStream.rangeClosed(option.least(), option.most())
                  .<Object>mapToObj(Long::valueOf)
                  .toList()
              : List.of();
      case CARD, PLAYER, SIDE, TRICK -> List.of();
    };
  }

  private Setting with(Option option, Object value) {
    Map<Option, Object> more = new LinkedHashMap<>(options);
    more.put(option, value);
    return new Setting(players, more);
  }

  /**
   * Returns it in the notation of scripts: {@code players 5, cards = 11}; without options at their
   * defaults.
   */
  @Override
  public String toString() {
    return written(Setting::isChanged);
  }

  /** Returns the same with options at their defaults included. */
  public String inFull() {
    return written(_ -> true);
  }

  private String written(Predicate<Map.Entry<Option, Object>> shown) {
    StringBuilder text = new StringBuilder("players ").append(players);
    for (Map.Entry<Option, Object> entry : options.entrySet()) {
      if (shown.test(entry)) {
        text.append(", ").append(entry.getKey().name());
        text.append(" = ").append(written(entry.getValue()));
      }
    }
    return text.toString();
  }

  private static String written(Object value) {
    return value instanceof Boolean truth ? (truth ? "yes" : "no") : value.toString();
  }
}
