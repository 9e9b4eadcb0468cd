package tricksmith.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedRules.Partners;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/**
 * A way to set a game up.
 *
 * @param options values by option, as {@link Foresight} has them; an option that is not there may
 *     have any value
 */
record Setting(int players, Map<Option, Object> options) {
  private static final int MOST = 2_000;

  /**
   * All settings that these terms can tell apart, first those with options at their defaults;
   * options that would make too many are left open.
   */
  static List<Setting> all(Rulebook book, Stream<Term> terms) {
    List<Setting> settings =
        numbersOfPlayers(book.rules()).mapToObj(players -> new Setting(players, Map.of())).toList();
    Stream<Term> asked = Stream.concat(terms, partnersWhen(book.rules()));
    for (Option option : options(book, asked)) {
      List<Object> values = values(book.rules(), option);
      if (!values.isEmpty() && (long) values.size() * settings.size() <= MOST) {
        settings =
            settings.stream()
                .flatMap(setting -> values.stream().map(value -> setting.with(option, value)))
                .toList();
      }
    }
    return settings.stream()
        .filter(setting -> setting.isPossible(book))
        .sorted(Comparator.comparingInt(Setting::changed))
        .toList();
  }

  /** How many options have another value than their default. */
  private int changed() {
    return (int) options.entrySet().stream().filter(Setting::isChanged).count();
  }

  private static boolean isChanged(Map.Entry<Option, Object> option) {
    return !option.getKey().initial().equals(List.of(written(option.getValue())));
  }

  private static IntStream numbersOfPlayers(CheckedRules rules) {
    return IntStream.rangeClosed(rules.leastPlayers(), rules.mostPlayers());
  }

  /** What decides who plays together, if there can be an odd number of players. */
  private static Stream<Term> partnersWhen(CheckedRules rules) {
    return numbersOfPlayers(rules).allMatch(players -> players % 2 == 0)
        ? Stream.of()
        : rules.partners().stream().map(Partners::condition).flatMap(Stream::ofNullable);
  }

  /** Whether everybody can have a partner where there are partners. */
  private boolean isPossible(Rulebook book) {
    return players % 2 == 0
        || book.rules().partners().stream()
            .map(Partners::condition)
            .noneMatch(
                condition ->
                    condition == null
                        || Boolean.TRUE.equals(Foresight.in(book, this).holds(condition)));
  }

  private static Set<Option> options(Rulebook book, Stream<Term> terms) {
    Set<Option> options = new LinkedHashSet<>();
    terms
        .flatMap(book::everythingIn)
        .filter(Term.OptionValue.class::isInstance)
        .forEach(term -> options.add(((Term.OptionValue) term).option()));
    return options;
  }

  private static List<Object> values(CheckedRules rules, Option option) {
    if (option.type() instanceof Type.Labels labels) {
      return List.copyOf(labels.labels());
    }
    return option.type() instanceof Type.Basic basic ? values(rules, option, basic) : List.of();
  }

  private static List<Object> values(CheckedRules rules, Option option, Type.Basic type) {
    return switch (type) {
      case YES_NO -> List.of(true, false);
      case SUIT -> List.copyOf(rules.suits());
      case RANK -> List.copyOf(rules.ranks());
      case NUMBER ->
          option.most() - option.least() < MOST
              ? new ArrayList<>(
                  LongStream.rangeClosed(option.least(), option.most()).boxed().toList())
              : List.of();
      case CARD, PLAYER, SIDE, TRICK -> List.of();
    };
  }

  private Setting with(Option option, Object value) {
    Map<Option, Object> more = new LinkedHashMap<>(options);
    more.put(option, value);
    return new Setting(players, more);
  }

  /** As a script writes it: {@code players 5, cards = 11}; without options at their default. */
  @Override
  public String toString() {
    return Stream.concat(
            Stream.of("players " + players),
            options.entrySet().stream()
                .filter(Setting::isChanged)
                .map(entry -> entry.getKey().name() + " = " + written(entry.getValue())))
        .collect(Collectors.joining(", "));
  }

  private static String written(Object value) {
    return value instanceof Boolean truth ? (truth ? "yes" : "no") : value.toString();
  }
}
