package tricksmith.mechanism;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;

/** Rules in a form in which mechanisms are easy to find. */
final class ReadRules {
  private static final Set<Operator> TRICKS = Set.of(Operator.TRICKS_OF, Operator.TRICKS);

  private final CheckedRules rules;
  private final List<Action> actions;
  private final Set<Integer> chosen = new HashSet<>();
  private final Set<Integer> assigned = new HashSet<>();
  private final Set<Integer> ofTricks = new HashSet<>();

  ReadRules(CheckedRules rules) {
    this.rules = rules;
    actions = rules.actions().toList();
    choices().forEach(choice -> chosen.add(choice.variable().id()));
    for (Action action : actions) {
      action.sets().forEach(variable -> assigned.add(variable.id()));
    }
    carry(chosen, this::readsChoice);
    carry(ofTricks, this::countsTricks);
  }

  /**
   * Adds the variables whose values come from terms with this property, directly or through each
   * other.
   */
  private void carry(Set<Integer> variables, Predicate<Term> origin) {
    int before;
    do {
      before = variables.size();
      for (Action action : actions) {
        if (action instanceof Action.Assign assign && origin.test(assign.value())) {
          variables.add(assign.variable().id());
        }
      }
    } while (variables.size() > before);
  }

  CheckedRules rules() {
    return rules;
  }

  Stream<Action> actions() {
    return actions.stream();
  }

  <A extends Action> Stream<A> actions(Class<A> kind) {
    return actions.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** Returns all choices that players make. */
  Stream<Action.Choice> choices() {
    return choices(actions.stream());
  }

  static Stream<Action.Choice> choices(Stream<Action> actions) {
    return actions.flatMap(Action::choices);
  }

  /** Returns a term with all its parts, including those of the definitions it uses. */
  Stream<Term> whole(Term term) {
    return whole(term, Set.of());
  }

  /** Returns a term with all its parts, without those of these definitions. */
  private Stream<Term> whole(Term term, Set<Integer> without) {
    List<Term> found = new ArrayList<>();
    collect(term, found, new HashSet<>(without));
    return found.stream();
  }

  private void collect(Term term, List<Term> found, Set<Integer> definitions) {
    term.all()
        .forEach(
            part -> {
              found.add(part);
              for (Dependency read : part.reads()) {
                if (read instanceof Dependency.OnDefinition(int id) && definitions.add(id)) {
                  DefinedTerm definition = rules.definition(id);
                  if (definition != null) {
                    collect(definition.body(), found, definitions);
                  }
                }
              }
            });
  }

  boolean uses(Term term, Operator... operators) {
    Set<Operator> wanted = Set.of(operators);
    return whole(term).anyMatch(part -> part.applies(wanted));
  }

  boolean reads(Term term, Predicate<Variable> wanted) {
    return reads(whole(term), wanted);
  }

  private static boolean reads(Stream<Term> parts, Predicate<Variable> wanted) {
    return parts.anyMatch(
        part -> part instanceof Term.VariableValue value && wanted.test(value.variable()));
  }

  /** Whether a term reads such a variable for anything other than the suit led. */
  boolean readsBesideSuitLed(Term term, Predicate<Variable> wanted) {
    return reads(whole(term, Set.copyOf(suitLed())), wanted);
  }

  /** Whether a term depends on which suit, or card, was led. */
  boolean readsWhatWasLed(Term term) {
    return uses(term, Operator.LED, Operator.SUIT_LED)
        || whole(term)
            .flatMap(part -> part.reads().stream())
            .anyMatch(
                read -> read instanceof Dependency.OnDefinition(int id) && suitLed().contains(id));
  }

  private List<Integer> suitLed() {
    return Stream.ofNullable(rules.trick().suitLed()).toList();
  }

  /** Whether a term depends on what a player has chosen. */
  boolean readsChoice(Term term) {
    return reads(term, this::isChosen);
  }

  boolean isChosen(Variable variable) {
    return chosen.contains(variable.id());
  }

  boolean isSet(Variable variable) {
    return chosen.contains(variable.id()) || assigned.contains(variable.id());
  }

  /** Whether a term depends on how many tricks a player has. */
  boolean countsTricks(Term term) {
    return whole(term)
        .anyMatch(
            part ->
                part.applies(TRICKS)
                    || (part instanceof Term.VariableValue value
                        && ofTricks.contains(value.variable().id())));
  }

  boolean readsCardsWon(Term term) {
    return whole(term)
        .anyMatch(
            part ->
                part.operator() == Operator.CARDS_OF_TRICK
                    || (part instanceof Term.ZoneCards cards && cards.zone().is(Zone.WON)));
  }

  static boolean isHand(Term term) {
    return term instanceof Term.ZoneCards cards && cards.zone().is(Zone.HAND);
  }

  /** Whether the script declares the zone, rather than it being one that always exists. */
  static boolean isDeclared(Term.ZoneCards cards) {
    return cards.zone().declared().end() > cards.zone().declared().start();
  }

  /** Whether a type is this basic type or has parts of it. */
  static boolean has(Type type, Type.Basic wanted) {
    return switch (type) {
      case Type.Basic basic -> basic == wanted;
      case Type.Union(_, List<Type> members) ->
          members.stream().anyMatch(each -> has(each, wanted));
      case Type.Product(_, List<Type> factors) ->
          factors.stream().anyMatch(each -> has(each, wanted));
      case Type.SetOf(Type element) -> has(element, wanted);
      case Type.Labels _, Type.Nothing _ -> false;
    };
  }

  /**
   * Returns the terms on which scores depend: of statements that score, of the section for scores,
   * and of the ending.
   */
  Stream<Term> scoring() {
    return Stream.of(
            actions(Action.Scores.class).flatMap(action -> action.terms().stream()),
            Action.all(rules.score()).flatMap(action -> action.terms().stream()),
            rules.ending().terms().stream())
        .flatMap(terms -> terms);
  }
}
