package tricksmith.review;

import static java.util.stream.Collectors.joining;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.AllTerms;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Visibility;

/** What is declared and plays no part. */
final class Unused implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    CheckedRules rules = book.rules();
    Set<Object> used = used(book);
    rules.definitions().stream()
        .filter(definition -> !used.contains(new UsedDefinition(definition.id())))
        .filter(definition -> !Objects.equals(definition.id(), rules.trick().suitLed()))
        .forEach(
            definition ->
                findings.add(
                    ReviewProblem.UNUSED_DEFINITION, definition.declared(), definition.name()));
    rules.options().stream()
        .filter(option -> !used.contains(new UsedOption(option.name())))
        .forEach(option -> findings.add(ReviewProblem.UNUSED_OPTION, option.span(), option.name()));
    rules.variables().stream()
        .filter(variable -> isWritten(variable.declared()))
        .filter(variable -> !isForPlayers(variable))
        .filter(variable -> !used.contains(new UsedVariable(variable.id())))
        .forEach(
            variable ->
                findings.add(
                    ReviewProblem.UNUSED_VARIABLE,
                    variable.declared(),
                    variable.name(),
                    declaration(variable)));
    rules.zones().stream()
        .filter(zone -> isWritten(zone.declared()))
        .filter(zone -> !Set.of("hand", "table", "won", "aside").contains(zone.name()))
        .filter(zone -> !used.contains(new UsedZone(zone.id())))
        .forEach(zone -> findings.add(ReviewProblem.UNUSED_ZONE, zone.declared(), zone.name()));
  }

  /** As it is written in the section of the state. */
  private static String declaration(Variable variable) {
    String indices =
        variable.indices().isEmpty()
            ? ""
            : variable.indices().stream().map(Notation::of).collect(joining(", ", "[", "]"));
    return variable.name() + indices + ": " + Notation.of(variable.type());
  }

  private record UsedDefinition(int id) {}

  private record UsedOption(String name) {}

  private record UsedVariable(int id) {}

  private record UsedZone(int id) {}

  /** Whether it is said of a variable that players see it: then that is what it is for. */
  private static boolean isForPlayers(Variable variable) {
    return variable.visibility() == Visibility.FACE_UP
        || variable.visibility() == Visibility.SEEN_BY_OWNER;
  }

  private static boolean isWritten(Span span) {
    return span.end() > 0;
  }

  /** Definitions that only what is not used itself would use are not used. */
  private static Set<Object> used(Rulebook book) {
    CheckedRules rules = book.rules();
    Stream<Term> roots =
        Stream.of(
                AllTerms.outsideOfDefinitions(rules),
                rules.definitions().stream()
                    .filter(each -> Objects.equals(each.id(), rules.trick().suitLed()))
                    .map(DefinedTerm::body),
                rules.decks().stream()
                    .flatMap(deck -> deck.leaveOuts().stream())
                    .map(DeckRules.LeaveOut::condition)
                    .filter(Objects::nonNull),
                rules.partners().stream()
                    .map(CheckedRules.Partners::condition)
                    .filter(Objects::nonNull))
            .flatMap(terms -> terms);
    Set<Object> used = new HashSet<>();
    roots.flatMap(book::everythingIn).forEach(part -> note(part, used));
    return used;
  }

  private static void note(Term part, Set<Object> used) {
    switch (part) {
      case Term.DefinitionCall call -> used.add(new UsedDefinition(call.definition()));
      case Term.OptionValue value -> used.add(new UsedOption(value.option().name()));
      case Term.VariableValue value -> used.add(new UsedVariable(value.variable().id()));
      case Term.ZoneCards zone -> used.add(new UsedZone(zone.zone().id()));
      default -> {}
    }
  }
}
