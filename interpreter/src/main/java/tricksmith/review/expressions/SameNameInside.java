package tricksmith.review.expressions;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Span;

/**
 * Finds conditions that compare an element with something of its own, although its name already
 * means another thing outside: {@code player not in doubled[player]} about all players, said where
 * {@code player} chooses.
 */
public record SameNameInside(Rulebook book, Findings findings) {
  private static final Set<Operator> COMPARISONS =
      EnumSet.of(Operator.EQUAL, Operator.UNEQUAL, Operator.IN, Operator.NOT_IN);

  public void review() {
    Stream.of(book.rules().procedure(), book.rules().score())
        .flatMap(List::stream)
        .forEach(action -> follow(action, Set.of()));
    Set<String> inTrick = Set.of(book.trick().player().name());
    book.trick().terms().forEach(term -> look(term, inTrick));
    for (DefinedTerm definition : book.rules().definitions()) {
      look(definition.body(), with(Set.of(), definition.parameters()));
    }
  }

  private void follow(Action action, Set<String> known) {
    Set<String> inside = with(known, action.binds());
    action.terms().forEach(term -> look(term, inside));
    action.blocks().forEach(block -> block.actions().forEach(each -> follow(each, inside)));
  }

  private static Set<String> with(Set<String> known, List<Local> bound) {
    Set<String> names = new HashSet<>(known);
    bound.forEach(local -> names.add(local.name()));
    return names;
  }

  /**
   * Looks at a term and what it is made of.
   *
   * @param known the names that already stand for something
   */
  private void look(Term term, Set<String> known) {
    for (Local local : term.binds()) {
      if (known.contains(local.name())) {
        term.children().stream()
            .flatMap(Term::all)
            .filter(part -> COMPARISONS.contains(part.operator()))
            .forEach(part -> review(part, local));
      }
    }
    Set<String> inside = with(known, term.binds());
    term.children().forEach(child -> look(child, inside));
  }

  private void review(Term comparison, Local local) {
    Term bare = operand(comparison, local);
    boolean itsOwn =
        bare != null
            && comparison.children().stream().anyMatch(other -> isEntryOf(other, local))
            && book.written(bare).equals(local.name());
    if (itsOwn && !findings.hasAt(comparison)) {
      findings.add(
          ReviewProblem.SAME_NAME_INSIDE,
          comparison,
          local.name(),
          replaced(comparison.span(), Objects.requireNonNull(bare).span(), "other"),
          replaced(comparison.span(), bare.span(), "it"));
    }
  }

  private static @Nullable Term operand(Term comparison, Local local) {
    return comparison.children().stream()
        .filter(each -> local.equals(each.head()))
        .findFirst()
        .orElse(null);
  }

  /** Whether a term is the entry of a variable that belongs to this element. */
  private static boolean isEntryOf(Term term, Local local) {
    return term.reads().stream().anyMatch(Dependency.OnVariable.class::isInstance)
        && term.children().stream().anyMatch(index -> local.equals(index.head()));
  }

  private String replaced(Span whole, Span part, String text) {
    return book.written(new Span(whole.start(), part.start()))
        + text
        + book.written(new Span(part.end(), whole.end()));
  }
}
