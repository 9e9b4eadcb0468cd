package tricksmith.lower;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tricksmith.lower.setup.Objection;
import tricksmith.lower.setup.Setup;
import tricksmith.lower.setup.SetupProblem;
import tricksmith.lower.storage.Kinds;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.source.Spelling;

/** Checks whether a game can be played as it is set up. */
public final class SetupCheck {

  private final CheckedRules rules;
  private final Setup setup;
  private final List<Objection> objections = new ArrayList<>();

  private SetupCheck(CheckedRules rules, Setup setup) {
    this.rules = rules;
    this.setup = setup;
  }

  /** Returns the objections to a setup; empty if there are none. */
  public static List<Objection> objections(CheckedRules rules, Setup setup) {
    SetupCheck check = new SetupCheck(rules, setup);
    check.players();
    new TreeMap<>(setup.options()).keySet().forEach(check::name);
    rules.options().forEach(check::option);
    check.sides();
    return List.copyOf(check.objections);
  }

  /**
   * Returns the numbers of players for which the game is meant, in ascending order. Where options
   * decide who plays together, these are the numbers that work with default options.
   */
  public static List<Integer> numbersOfPlayers(CheckedRules rules) {
    return IntStream.rangeClosed(rules.leastPlayers(), rules.mostPlayers())
        .filter(
            players -> !new SetupEvaluation(rules, new Setup(players, Map.of())).hasUnevenSides())
        .boxed()
        .toList();
  }

  /** Returns the setup with the least number of players and every option at its default. */
  public static Setup defaults(CheckedRules rules) {
    return new Setup(numbersOfPlayers(rules).getFirst(), Map.of());
  }

  private void object(SetupProblem problem, Object... arguments) {
    objections.add(Objection.of(problem, arguments));
  }

  private void players() {
    int players = setup.players();
    if (players < rules.leastPlayers() || players > rules.mostPlayers()) {
      object(
          SetupProblem.NUMBER_OF_PLAYERS,
          players,
          numbersOfPlayers(rules).stream().map(String::valueOf).collect(joining(", ")));
    }
  }

  /** Checks the sides. They may depend on options, so the options must be in order. */
  private void sides() {
    if (objections.isEmpty() && new SetupEvaluation(rules, setup).hasUnevenSides()) {
      object(SetupProblem.ODD_NUMBER_OF_PLAYERS, setup.players());
    }
  }

  private void name(String written) {
    List<String> names = rules.options().stream().map(Option::name).toList();
    if (names.contains(written)) {
      return;
    }
    Optional<String> meant = Spelling.nearest(written, names);
    if (names.isEmpty()) {
      object(SetupProblem.NO_OPTIONS, written);
    } else if (meant.isPresent()) {
      object(SetupProblem.MISSPELT_OPTION, written, meant.get());
    } else {
      object(SetupProblem.UNKNOWN_OPTION, written, String.join(", ", names));
    }
  }

  private void option(Option option) {
    if (!setup.options().containsKey(option.name())) {
      return;
    }
    List<String> values = setup.valueOf(option);
    if (!Kinds.isSet(option.type()) && values.size() != 1) {
      object(SetupProblem.ONE_VALUE_WANTED, option.name(), values.size());
      return;
    }
    values.stream()
        .filter(Predicate.not(value -> isAllowed(option, value)))
        .forEach(
            value -> object(SetupProblem.VALUE_NOT_ALLOWED, option.name(), value, allowed(option)));
  }

  private boolean isAllowed(Option option, String value) {
    if (option.type() != Type.Basic.NUMBER) {
      return labels(option.type()).contains(value);
    }
    try {
      long number = Long.parseLong(value);
      return String.valueOf(number).equals(value)
          && option.least() <= number
          && number <= option.most();
    } catch (NumberFormatException _) {
      return false;
    }
  }

  private String allowed(Option option) {
    return option.type() == Type.Basic.NUMBER
        ? option.least() + ".." + option.most()
        : String.join(", ", labels(option.type()));
  }

  private List<String> labels(Type type) {
    return switch (type) {
      case Type.Basic basic when basic == Type.Basic.YES_NO -> List.of("yes", "no");
      case Type.Basic basic when basic == Type.Basic.SUIT -> rules.suits();
      case Type.Basic basic when basic == Type.Basic.RANK -> rules.ranks();
      case Type.Labels(_, List<String> labels) -> labels;
      case Type.SetOf(Type element) -> labels(element);
      case Type.Basic _, Type.Nothing _, Type.Union _, Type.Product _ -> List.of();
    };
  }
}
