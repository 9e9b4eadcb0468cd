package tricksmith.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.rules.analysis.AllTerms;

/** The rules under review, and what all reviewers ask about them. */
final class Rulebook {
  private final CheckedRules rules;
  private final Map<Integer, DefinedTerm> definitions = new HashMap<>();
  private final Map<Integer, List<Term>> inside = new HashMap<>();
  private final List<DeckRules.Card> cards;
  private final Certainty certainty;

  Rulebook(CheckedRules rules) {
    this.rules = rules;
    rules.definitions().forEach(each -> definitions.put(each.id(), each));
    this.cards = cardsThatCanBeThere(rules);
    this.certainty = new Certainty(this);
  }

  CheckedRules rules() {
    return rules;
  }

  /** What of conditions is certain before a match. */
  Certainty certainty() {
    return certainty;
  }

  DefinedTerm definition(Term.DefinitionCall call) {
    return Objects.requireNonNull(definitions.get(call.definition()));
  }

  /** All actions of the procedure and of the section {@code score}. */
  Stream<Action> actions() {
    return Stream.concat(Actions.all(rules.procedure()), Actions.all(rules.score()));
  }

  /** All terms of the rules and of the definitions, and what those are made of. */
  Stream<Term> everyTerm() {
    return Stream.concat(
            AllTerms.outsideOfDefinitions(rules),
            rules.definitions().stream().map(DefinedTerm::body))
        .flatMap(Terms::all);
  }

  /** A term, what it is made of, and what the definitions are made of that it calls. */
  Stream<Term> everythingIn(Term term) {
    List<Term> found = new ArrayList<>();
    collect(term, found, new HashSet<>());
    return found.stream();
  }

  private void collect(Term term, List<Term> found, Set<Integer> seen) {
    for (Term part : Terms.all(term).toList()) {
      found.add(part);
      if (part instanceof Term.DefinitionCall call && seen.add(call.definition())) {
        collectDefinition(call, found, seen);
      }
    }
  }

  /** A definition that has been gone through as a whole before is not gone through again. */
  private void collectDefinition(Term.DefinitionCall call, List<Term> found, Set<Integer> seen) {
    List<Term> known = inside.get(call.definition());
    if (known == null) {
      List<Term> parts = new ArrayList<>();
      collect(definition(call).body(), parts, new HashSet<>());
      known = List.copyOf(parts);
      inside.put(call.definition(), known);
    }
    found.addAll(known);
    known.stream()
        .filter(Term.DefinitionCall.class::isInstance)
        .forEach(part -> seen.add(((Term.DefinitionCall) part).definition()));
  }

  /** Whether a built-in function has any part in a term. */
  boolean uses(Term term, Set<Operator> operators) {
    return everythingIn(term)
        .anyMatch(
            part ->
                part instanceof Term.Operation operation
                    && operators.contains(operation.operator()));
  }

  /** The cards of all decks that are not left out whatever the setting is; copies once. */
  List<DeckRules.Card> cards() {
    return cards;
  }

  /** The same of rules without a book. */
  static List<DeckRules.Card> cardsThatCanBeThere(CheckedRules rules) {
    return cardsThatCanBeThere(rules.decks());
  }

  /** The same of some of the decks. */
  static List<DeckRules.Card> cardsThatCanBeThere(List<DeckRules> decks) {
    return decks.stream().flatMap(Rulebook::cardsThatCanBeThere).distinct().toList();
  }

  private static Stream<DeckRules.Card> cardsThatCanBeThere(DeckRules deck) {
    Set<String> out = new HashSet<>();
    deck.leaveOuts().stream()
        .filter(line -> line.condition() == null)
        .forEach(line -> out.addAll(line.labels()));
    return deck.cards().stream()
        .filter(card -> card.copy() == 1)
        .filter(card -> !out.contains(card.label()));
  }
}
