package tricksmith.check.sanity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.rules.Type;

/** Numbers of players and values of options with which a game can be set up. */
public final class Settings {
  private static final int MOST = 10_000;

  private Settings() {}

  /**
   * One way to set a game up.
   *
   * @param options values as labels; options that do not matter, or have too many values, are not
   *     there
   */
  public record Setting(int players, Map<Option, String> options) {

    /** Whether a condition certainly holds. */
    boolean holds(Term condition) {
      return Boolean.TRUE.equals(value(condition));
    }

    /** The value of a simple term: a number, a truth or a label; null for what is not simple. */
    public @Nullable Object value(Term term) {
      return switch (term) {
        case Term.NumberConstant(_, long value) -> value;
        case Term.YesNoConstant(_, boolean value) -> value;
        case Term.LabelConstant(_, _, String label) -> label;
        case Term.SuitConstant(_, String suit) -> suit;
        case Term.RankConstant(_, String rank) -> rank;
        case Term.OptionValue(_, Option option) -> value(option);
        case Term.Count(_, Term.Domain domain) ->
            isEveryone(domain.set()) && domain.condition() == null ? (Object) (long) players : null;
        case Term.Operation operation -> value(operation);
        default -> null;
      };
    }

    private @Nullable Object value(Option option) {
      String label = options.get(option);
      if (label == null) {
        return null;
      }
      if (option.type() == Type.Basic.NUMBER) {
        return Long.valueOf(label);
      }
      return option.type() == Type.Basic.YES_NO ? (Object) label.equals("yes") : label;
    }

    private @Nullable Object value(Term.Operation operation) {
      if (operation.operator() == Operator.SIZE) {
        return isEveryone(operation.operands().getFirst()) ? (Object) (long) players : null;
      }
      List<Object> operands = new ArrayList<>();
      for (Term operand : operation.operands()) {
        Object value = value(operand);
        if (value == null) {
          return null;
        }
        operands.add(value);
      }
      return SimpleOperations.value(operation.operator(), operands);
    }

    private static boolean isEveryone(Term term) {
      return term instanceof Term.Operation operation && operation.operator() == Operator.EVERYONE;
    }

    @Override
    public String toString() {
      return Stream.concat(
              Stream.of("players " + players),
              options.entrySet().stream()
                  .map(entry -> entry.getKey().name() + " = " + entry.getValue()))
          .collect(Collectors.joining(", "));
    }
  }

  /** One for each number of players, with options as they are when nobody sets them. */
  static List<Setting> defaults(int least, int most, List<Term> conditions) {
    Map<Option, String> options = new LinkedHashMap<>();
    options(conditions).stream()
        .filter(option -> !(option.type() instanceof Type.SetOf))
        .forEach(option -> options.put(option, option.initial().getFirst()));
    return IntStream.rangeClosed(least, most)
        .mapToObj(players -> new Setting(players, options))
        .toList();
  }

  /** All settings that these conditions can tell apart. */
  static List<Setting> all(int least, int most, List<Term> conditions) {
    List<Setting> settings = new ArrayList<>();
    for (int players = least; players <= most; players++) {
      settings.add(new Setting(players, Map.of()));
    }
    for (Option option : options(conditions)) {
      List<String> values = values(option);
      if (!values.isEmpty() && (long) values.size() * settings.size() <= MOST) {
        settings =
            settings.stream()
                .flatMap(setting -> values.stream().map(value -> with(setting, option, value)))
                .toList();
      }
    }
    return settings;
  }

  private static List<Option> options(List<Term> conditions) {
    return conditions.stream()
        .flatMap(Terms::all)
        .filter(Term.OptionValue.class::isInstance)
        .map(term -> ((Term.OptionValue) term).option())
        .distinct()
        .toList();
  }

  private static Setting with(Setting setting, Option option, String value) {
    Map<Option, String> options = new LinkedHashMap<>(setting.options());
    options.put(option, value);
    return new Setting(setting.players(), options);
  }

  private static List<String> values(Option option) {
    if (option.type() == Type.Basic.YES_NO) {
      return List.of("yes", "no");
    }
    if (option.type() instanceof Type.Labels labels) {
      return labels.labels();
    }
    return option.type() == Type.Basic.NUMBER && option.most() - option.least() < MOST
        ? LongStream.rangeClosed(option.least(), option.most()).mapToObj(Long::toString).toList()
        : List.of();
  }
}
