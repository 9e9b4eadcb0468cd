package tricksmith.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.CallGraph;
import tricksmith.rules.analysis.Certainty;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** The rules under review, and what all reviewers ask about them. */
final class Rulebook {
  private final CheckedRules rules;
  private final Source source;
  private final CallGraph calls;
  private final Certainty certainty;
  private final List<DeckRules.Card> cards;
  private final Map<Integer, List<Action>> setting = new HashMap<>();

  Rulebook(CheckedRules rules, Source source) {
    this.rules = rules;
    this.source = source;
    this.calls = new CallGraph(rules.definitions());
    this.certainty = new Certainty(rules);
    this.cards = List.copyOf(DeckRules.cardsInSomeSetting(rules.decks()));
    rules
        .actions()
        .forEach(
            action ->
                action.sets().stream()
                    .distinct()
                    .forEach(
                        variable ->
                            setting
                                .computeIfAbsent(variable.id(), _ -> new ArrayList<>())
                                .add(action)));
  }

  CheckedRules rules() {
    return rules;
  }

  /** The text at a span. */
  String written(Span span) {
    return source.text(span);
  }

  /** The text from the beginning of a line to a place in it. */
  String before(int offset) {
    return source.text().substring(source.text().lastIndexOf('\n', offset - 1) + 1, offset);
  }

  /** The text from a place to the end of its line. */
  String after(int offset) {
    int end = source.text().indexOf('\n', offset);
    return source.text().substring(offset, end < 0 ? source.text().length() : end);
  }

  /** Puts a statement before another; nothing where that stands behind something in its line. */
  Fix[] statementBefore(Span statement, String text) {
    String before = before(statement.start());
    if (before.isBlank()) {
      return new Fix[] {Fix.of(Edit.insert(statement.start(), text + "\n" + before))};
    }
    boolean begins = before.stripTrailing().endsWith("{") || before.stripTrailing().endsWith(";");
    return begins ? new Fix[] {Fix.of(Edit.insert(statement.start(), text + "; "))} : new Fix[0];
  }

  /** What of conditions is certain before a match. */
  Certainty certainty() {
    return certainty;
  }

  /** All statements of the procedure and of the section {@code score}. */
  Stream<Action> actions() {
    return rules.actions();
  }

  /** The statements that set a variable. */
  List<Action> setting(Variable variable) {
    return setting.getOrDefault(variable.id(), List.of());
  }

  /** All terms of the rules and of the definitions, and what those are made of. */
  Stream<Term> everyTerm() {
    return Stream.concat(rules.terms(), rules.definitions().stream().map(DefinedTerm::body))
        .flatMap(Term::all);
  }

  /** The definition that a term calls; null if it calls none. */
  @Nullable DefinedTerm called(Term term) {
    return calls.called(term);
  }

  /** A term, what it is made of, and what the definitions are made of that it calls. */
  Stream<Term> everythingIn(Term term) {
    return calls.everythingIn(term);
  }

  /** All that the value of a term depends on. */
  Set<Dependency> dependencies(Term term) {
    return calls.dependencies(term);
  }

  /** The zones that have a part in a term. */
  Set<Integer> zonesIn(Term term) {
    return calls.zones(term);
  }

  /** Whether a built-in function with one of these traits has any part in a term. */
  boolean uses(Term term, Set<Trait> traits) {
    return everythingIn(term)
        .map(Term::operator)
        .flatMap(Stream::ofNullable)
        .anyMatch(operator -> traits.stream().anyMatch(operator::has));
  }

  /** The cards that are not left out whatever the setting is; copies once. */
  List<DeckRules.Card> cards() {
    return cards;
  }
}
