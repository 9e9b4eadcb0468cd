package tricksmith.review.tricks;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds obligations that ask for too much or too little at once: by {@code must card.suit ==
 * led.suit or card is escape}, a player who cannot follow suit must play the escape; by {@code must
 * card.suit == led.suit and beats(card)}, one who cannot beat need not follow.
 */
public record AllowedNotRequired(Rulebook book, Findings findings) {
  private static final Set<Operator> WHAT_IS_LED = EnumSet.of(Operator.LED, Operator.SUIT_LED);

  public void review() {
    book.trick().obligations().stream()
        .filter(obligation -> !obligation.forbids() && !obligation.turn().leads())
        .filter(obligation -> !findings.hasAt(obligation))
        .forEach(this::review);
  }

  private void review(Obligation obligation) {
    List<Term> parts = new ArrayList<>();
    alternatives(obligation.predicate(), parts);
    boolean follows =
        parts.stream().anyMatch(part -> book.involves(part, AllowedNotRequired::isWhatIsLed));
    if (!follows) {
      return;
    }
    together(obligation);
    parts.stream()
        .filter(this::isOfTheCard)
        .findFirst()
        .ifPresent(part -> report(obligation, part, parts));
  }

  /** Reports {@code must card.suit == led.suit and beats(card)}, which frees who cannot do both. */
  private void together(Obligation obligation) {
    Term predicate = obligation.predicate();
    if (predicate.operator() != Operator.AND || predicate.children().size() != 2) {
      return;
    }
    boolean turned = followsSuit(predicate.children().getLast());
    Term first = turned ? predicate.children().getLast() : predicate.children().getFirst();
    Term second = turned ? predicate.children().getFirst() : predicate.children().getLast();
    if (followsSuit(first)
        && second.reads(book.trick().card())
        && !leavesOut(second)
        && book.trick().obligations().stream()
            .noneMatch(each -> TermEquality.same(each.predicate(), first))) {
      String suit = book.written(book.balanced(first));
      String other = book.written(book.balanced(second));
      boolean plain = obligation.when() == null && obligation.except() == null;
      findings.add(
          ReviewProblem.BOTH_AT_ONCE,
          predicate,
          plain ? Fix.replace(book.balanced(predicate), suit + "\n  must " + other) : null,
          suit,
          other);
    }
  }

  /**
   * Whether some cards of a suit are left out as not belonging to it, as with {@code not
   * is-trump(card)} where jacks are trumps.
   */
  private boolean leavesOut(Term second) {
    return second.applies(Operator.NOT, Operator.UNEQUAL)
        && isOfTheCard(second)
        && second.all().noneMatch(Term.FaceConstant.class::isInstance);
  }

  private static boolean followsSuit(Term term) {
    return term.operator() == Operator.EQUAL
        && term.children().stream().anyMatch(part -> part.operator() == Operator.SUIT_OF)
        && term.all().anyMatch(AllowedNotRequired::isWhatIsLed);
  }

  private static void alternatives(Term term, List<Term> parts) {
    if (term.operator() == Operator.OR) {
      term.children().forEach(part -> alternatives(part, parts));
    } else if (term.operator() == Operator.IN
        && term.children().getLast() instanceof Term.SetOfValues values) {
      Term compared = term.children().getFirst();
      values.elements().stream().map(value -> equal(compared, value)).forEach(parts::add);
    } else {
      parts.add(term);
    }
  }

  /** Returns what {@code card.suit in (led.suit, trump)} asks of one of them, in its place. */
  private static Term equal(Term compared, Term value) {
    return new Term.Operation(
        value.span(), Type.Basic.YES_NO, Operator.EQUAL, List.of(compared, value));
  }

  private String written(Term part) {
    boolean ofSeveral =
        part.operator() == Operator.EQUAL && part.span().equals(part.children().getLast().span());
    return ofSeveral
        ? book.written(part.children().getFirst()) + " == " + book.written(part)
        : book.written(part);
  }

  private static boolean isWhatIsLed(Term part) {
    return part.applies(WHAT_IS_LED);
  }

  /** Whether a term depends on the card alone, whatever has been played. */
  private boolean isOfTheCard(Term part) {
    Set<Dependency> asked = book.dependencies(part);
    return asked.contains(new OnLocal(book.trick().card()))
        && asked.stream().allMatch(AllowedNotRequired::staysTheSame);
  }

  private static boolean staysTheSame(Dependency dependency) {
    return switch (dependency) {
      case OnLocal _, OnDefinition _, OnOption _, OnVariable _ -> true;
      case Dependency.OnZone _ -> false;
      case State state -> state.isFixed();
    };
  }

  private void report(Obligation obligation, Term allowed, List<Term> parts) {
    Span span = allowed.span();
    findings.add(
        ReviewProblem.ALLOWED_NOT_REQUIRED,
        span,
        exempt(obligation, allowed, parts),
        obligation.label(),
        written(allowed),
        exception(obligation, allowed, parts));
  }

  /**
   * Returns the exception that allows these cards. Where they can be the very cards that must be
   * played, it leaves them bound: who is to follow a trump must.
   */
  private String exception(Obligation obligation, Term allowed, List<Term> parts) {
    return written(allowed)
        + parts.stream()
            .filter(part -> !part.equals(allowed))
            .flatMap(part -> Coincidence.of(part, allowed, book).stream())
            .filter(found -> obligation.when() == null || !found.isComparedIn(obligation.when()))
            .map(found -> " and " + found.excluded(book))
            .collect(Collectors.joining());
  }

  /**
   * Returns a fix that turns one of two alternatives, or the last of several, into an exception.
   */
  private @Nullable Fix exempt(Obligation obligation, Term allowed, List<Term> parts) {
    Span whole = obligation.predicate().span();
    if (obligation.except() != null || book.after(whole.end()).stripLeading().startsWith(")")) {
      return null;
    }
    if (obligation.predicate().operator() == Operator.IN) {
      List<Term> others = parts.stream().filter(part -> !part.equals(allowed)).toList();
      return others.size() != 1
          ? null
          : Fix.replace(
              whole,
              written(others.getFirst()) + " except " + exception(obligation, allowed, parts));
    }
    Term last = parts.getLast();
    String except = " except " + exception(obligation, allowed, parts);
    int end = afterTheCondition(obligation);
    if (last.equals(allowed)) {
      int or = parts.get(parts.size() - 2).span().end();
      return exempt(new Span(or, last.span().end()), "", end, except);
    }
    if (parts.size() != 2) {
      return null;
    }
    return exempt(whole, book.written(last), end, except);
  }

  /** An exception comes after the time at which the whole line applies. */
  private int afterTheCondition(Obligation obligation) {
    Term when = obligation.when();
    int end = obligation.predicate().span().end();
    return when == null ? end : Math.max(end, book.balanced(when).end());
  }

  private static Fix exempt(Span replaced, String demanded, int end, String except) {
    return end == replaced.end()
        ? Fix.replace(replaced, demanded + except)
        : Fix.of(new Edit(replaced, demanded), Edit.insert(end, except));
  }
}
