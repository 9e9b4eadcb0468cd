package tricksmith.review.cards;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds questions for a single card, though there are several that look like it: for one that was
 * named out of all cards, {@code called in trick} holds for one of the two aces of hearts only.
 */
public record OneOfTheCopies(Rulebook book, Findings findings) {
  private static final String FACE = "%1$s.suit == %2$s.suit and %1$s.rank == %2$s.rank";

  public void review() {
    if (book.rules().cards().noneMatch(card -> card.copy() > 1)) {
      return;
    }
    book.termsUnderReview().forEach(this::lookedFor);
    Set<Variable> named =
        book.rules().variables().stream().filter(this::isNamed).collect(Collectors.toSet());
    if (!named.isEmpty()) {
      Set<Term> offered =
          book.choices()
              .flatMap(choice -> choice.deciding().stream())
              .flatMap(Term::all)
              .collect(Collectors.toSet());
      book.termsUnderReview()
          .filter(term -> !offered.contains(term))
          .forEach(term -> review(term, named));
    }
  }

  /**
   * Finds {@code some other in trick where other == winning-card}, which looks through cards for
   * the very card that it already has.
   */
  private void lookedFor(Term term) {
    Term.Domain domain =
        switch (term) {
          case Term.Quantified some -> some.domain();
          case Term.Count number -> number.domain();
          case Term.Filtered those -> those.domain();
          default -> null;
        };
    if (domain != null && domain.condition() != null) {
      domain
          .condition()
          .parts(Operator.AND)
          .filter(part -> part.operator() == Operator.EQUAL)
          .forEach(part -> lookedFor(domain.element(), part));
    }
  }

  private void lookedFor(Local element, Term equal) {
    List<Term> parts = equal.children();
    boolean first = element.equals(parts.getFirst().head());
    Term card = first ? parts.getLast() : parts.getFirst();
    if ((first || element.equals(parts.getLast().head()))
        && card.type() == Type.Basic.CARD
        && !(card instanceof Term.Constant)
        && !card.reads(element)) {
      report(equal, card, FACE.formatted(element.name(), book.written(card)));
    }
  }

  /** Whether players name the card out of all cards, with several that look alike among them. */
  private boolean isNamed(Variable variable) {
    List<Action> setting = book.setting(variable);
    return variable.type() == Type.Basic.CARD
        && !setting.isEmpty()
        && setting.stream().map(Action::choice).allMatch(this::isOfAllCards);
  }

  private boolean isOfAllCards(Action.@Nullable Choice choice) {
    return choice != null
        && choice.amount() == null
        && choice.offered().stream().allMatch(this::includesCopies);
  }

  private boolean includesCopies(Term offered) {
    if (offered instanceof Term.Filtered(_, Term.Domain(var card, Term set, Term condition))) {
      return set.operator() == Operator.CARDS
          && copies().stream()
              .anyMatch(
                  copy ->
                      condition != null
                          && book.certainty().settings(condition).stream()
                              .anyMatch(
                                  setting ->
                                      Boolean.TRUE.equals(
                                          book.certainty()
                                              .evaluator(setting)
                                              .with(card, copy)
                                              .holds(condition))));
    }
    return offered.operator() == Operator.CARDS && !copies().isEmpty();
  }

  private List<DeckRules.Card> copies() {
    return book.rules()
        .cards()
        .filter(card -> card.copy() > 1 && card.suit() != null && card.rank() != null)
        .toList();
  }

  private void review(Term term, Set<Variable> named) {
    Operator operator = term.operator();
    if (operator == null) {
      return;
    }
    List<Term> parts = term.children();
    if (operator == Operator.EQUAL || operator == Operator.UNEQUAL) {
      boolean first = isNamed(parts.getFirst(), named);
      if (first != isNamed(parts.getLast(), named)) {
        Term card = first ? parts.getFirst() : parts.getLast();
        Term other = first ? parts.getLast() : parts.getFirst();
        if (other.type() == Type.Basic.CARD
            && !(other instanceof Term.Constant)
            && !findings.hasAt(term)) {
          String same = FACE.formatted(book.written(other), book.written(card));
          report(term, card, operator == Operator.EQUAL ? same : "not (" + same + ")");
        }
      }
    } else if (operator == Operator.IN || operator == Operator.NOT_IN) {
      Term card = parts.getFirst();
      if (isNamed(card, named)) {
        String some = operator == Operator.IN ? "some" : "no";
        String set = book.written(book.balanced(parts.getLast()));
        String same = FACE.formatted("other", book.written(card));
        report(term, card, some + " other in " + set + " has " + same);
      }
    } else if (operator == Operator.HOLDER_OF && isNamed(parts.getFirst(), named)) {
      Term card = parts.getFirst();
      String same = FACE.formatted("other", book.written(card));
      findings.add(
          ReviewProblem.ONE_OF_THE_COPIES,
          term,
          book.written(card),
          "players where (some other in hand has " + same + ")");
    }
  }

  private static boolean isNamed(Term card, Set<Variable> named) {
    return named.stream().anyMatch(each -> card.readsDirectly(each));
  }

  private void report(Term question, Term card, String meant) {
    Span span = book.balanced(question);
    boolean joined =
        book.before(span.start()).matches(".*\\b(?:not|and|or|unless) $")
            || book.after(span.end()).matches(" (?:and|or)\\b.*");
    boolean compared = book.after(span.end()).matches(" [=!<>].*");
    findings.add(
        ReviewProblem.ONE_OF_THE_COPIES,
        question,
        compared ? null : Fix.replace(span, joined ? "(" + meant + ")" : meant),
        book.written(card),
        meant);
  }
}
