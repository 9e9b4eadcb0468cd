package tricksmith.check.sanity;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.CallGraph;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;

/** Checks that a match can be set up for some number of players and all options. */
public final class KnownSetup {
  private KnownSetup() {}

  /**
   * Checks that the conditions of partners and decks, and the initial values of variables, are
   * known before the match begins.
   */
  public static void knownBefore(CheckedRules rules, CheckLog notes) {
    CallGraph calls = new CallGraph(rules);
    rules
        .setUpConditions()
        .forEach(condition -> knownBefore(condition, CheckProblem.SETUP_CONDITION, calls, notes));
    rules.variables().stream()
        .map(Variable::initial)
        .filter(Objects::nonNull)
        .forEach(value -> knownBefore(value, CheckProblem.INITIAL_VALUE, calls, notes));
  }

  private static void knownBefore(
      Term term, CheckProblem problem, CallGraph calls, CheckLog notes) {
    term.all()
        .filter(part -> dependsOnTheMatch(part, calls))
        .findFirst()
        .ifPresent(part -> notes.problem(problem, part));
  }

  private static boolean dependsOnTheMatch(Term part, CallGraph calls) {
    DefinedTerm definition = calls.called(part);
    Set<Dependency> reads =
        definition == null ? part.reads() : calls.dependencies(definition.body());
    return reads.stream().anyMatch(KnownSetup::changesOrIsDealt);
  }

  private static boolean changesOrIsDealt(Dependency dependency) {
    return switch (dependency) {
      case Dependency.OnVariable _, Dependency.OnZone _, Dependency.State _ -> true;
      case Dependency.OnOption _, Dependency.OnLocal _, Dependency.OnDefinition _ -> false;
    };
  }

  /** Checks that some cards of each deck stay, whatever is left out. */
  public static void decksHaveCards(CheckedRules rules, CheckLog notes) {
    rules.decks().stream()
        .filter(deck -> deck.cards().isEmpty() || !deck.leaveOuts().isEmpty())
        .forEach(deck -> decksHaveCards(deck, rules, notes));
  }

  private static void decksHaveCards(DeckRules deck, CheckedRules rules, CheckLog notes) {
    if (deck.cards().isEmpty()) {
      notes.problem(CheckProblem.NO_CARDS_NAMED, deck, deck.name());
      return;
    }
    Stream<Term> conditions =
        deck.leaveOuts().stream().map(DeckRules.LeaveOut::condition).flatMap(Stream::ofNullable);
    Setting.all(rules, conditions).stream()
        .filter(setting -> isEmpty(deck, new PartialEvaluator(rules, setting)))
        .findFirst()
        .ifPresent(
            setting -> notes.problem(CheckProblem.NO_CARDS, deck, deck.name(), setting.inFull()));
  }

  private static boolean isEmpty(DeckRules deck, PartialEvaluator evaluator) {
    Set<String> out = new HashSet<>();
    deck.leaveOuts().stream()
        .filter(
            line ->
                line.condition() == null || Boolean.TRUE.equals(evaluator.holds(line.condition())))
        .forEach(line -> out.addAll(line.labels()));
    return deck.cards().stream().allMatch(card -> out.contains(card.label()));
  }

  /**
   * Checks that there are sides of equal size for some number of players, with options at their
   * defaults.
   */
  public static void sidesAreEven(CheckedRules rules, CheckLog notes) {
    if (Setting.defaults(rules).stream().allMatch(setting -> isUneven(rules, setting))) {
      notes.problem(CheckProblem.UNEVEN_PARTNERS, rules.partners().getFirst());
    }
  }

  private static boolean isUneven(CheckedRules rules, Setting setting) {
    return setting.players() % 2 != 0 && setting.hasPartners(rules);
  }

  /**
   * Checks that a card written in the script is unique where it stands for a card and is not
   * compared. Such a card means its face, and there may be several with that face.
   */
  public static void facesOfOneCard(CheckedRules rules, CheckLog notes) {
    Map<String, Integer> copies = new HashMap<>();
    rules.cards().forEach(card -> copies.merge(card.label(), 1, Integer::sum));
    if (copies.values().stream().allMatch(number -> number == 1)) {
      return;
    }
    rules
        .termsWithDefinitions()
        .flatMap(KnownSetup::taken)
        .filter(face -> copies.getOrDefault(face.label(), 1) > 1)
        .forEach(face -> notes.problem(CheckProblem.SEVERAL_CARDS, face, face.label()));
  }

  private static Stream<Term.FaceConstant> taken(Term term) {
    return term instanceof Term.FaceConstant face
        ? Stream.of(face)
        : term.children().stream()
            .filter(part -> !(term.comparesFaces() && isFaces(part)))
            .flatMap(KnownSetup::taken);
  }

  private static boolean isFaces(Term term) {
    return term instanceof Term.FaceConstant
        || (term instanceof Term.SetOfValues set
            && set.elements().stream().allMatch(Term.FaceConstant.class::isInstance));
  }
}
