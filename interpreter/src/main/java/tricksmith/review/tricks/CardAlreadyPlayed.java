package tricksmith.review.tricks;

import java.util.EnumSet;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds obligations that compare a card with a set that it is no longer in: {@code must card.rank
 * == highest card.rank over hand} asks about a card that has left the hand, and {@code must AS in
 * hand} does not ask about it at all. In {@code unless hand is empty} it is still there.
 */
public record CardAlreadyPlayed(Rulebook book, Findings findings) {
  private static final Map<Aggregation, String> SIGNS =
      Map.of(Aggregation.HIGHEST, ">=", Aggregation.LOWEST, "<=");

  private static final String CARD = "card";

  private static final Pattern SIGN = Pattern.compile("(?:[=!]=|[<>]=?)\\s*$");

  private static final Map<Operator, Operator> TURNED =
      Map.of(
          Operator.LESS, Operator.GREATER,
          Operator.GREATER, Operator.LESS,
          Operator.AT_MOST, Operator.AT_LEAST,
          Operator.AT_LEAST, Operator.AT_MOST);

  public void review() {
    for (Obligation obligation : book.trick().obligations()) {
      Stream.of(obligation.predicate(), obligation.except())
          .flatMap(Stream::ofNullable)
          .flatMap(Term::all)
          .filter(term -> term.children().size() == 2)
          .forEach(term -> review(term, obligation));
      obligation.predicate().parts(Operator.AND).forEach(part -> severalCounted(part, obligation));
      withoutAnyCard(obligation);
      exemptsTheLast(obligation);
      Stream.ofNullable(obligation.when())
          .flatMap(Term::all)
          .filter(term -> Rulebook.asksForEmptyHands(term) || isOwnHandEmpty(term))
          .forEach(this::stillInHand);
    }
  }

  /**
   * Reports {@code may not lead some joker in hand}: whatever is played, the question is about the
   * cards that remain. Who asks for some {@code other} means just that.
   */
  private void withoutAnyCard(Obligation obligation) {
    Term predicate = obligation.predicate();
    if (book.dependencies(predicate).contains(new OnLocal(book.trick().card()))
        || book.uses(predicate, EnumSet.of(Trait.CHANGED_BY_CANDIDATE))) {
      return;
    }
    predicate
        .all()
        .filter(part -> !findings.hasAt(part))
        .forEach(
            part -> {
              String meant = meantOfTheCard(part, obligation.forbids());
              if (meant != null) {
                findings.add(
                    ReviewProblem.ASKS_ABOUT_THE_REST,
                    part,
                    Fix.replace(book.balanced(part), meant),
                    meant);
              }
            });
  }

  /**
   * Reports {@code must card.suit == led.suit except no card in hand where card.suit == led.suit}:
   * whoever has one such card need not play it, and whoever has none may play anything anyway.
   */
  private void exemptsTheLast(Obligation obligation) {
    Term except = obligation.except();
    if (except instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain cards)
        && quantifier == Quantifier.NO
        && cards.condition() != null
        && book.isOwnHand(cards.set())
        && !cards.element().name().equals("other")
        && !obligation.forbids()
        && TermEquality.same(
            obligation.predicate(),
            CardOnTheTable.about(book.trick().card(), cards.element(), cards.condition()))) {
      Span demanded = book.balanced(obligation.predicate());
      Span gap = demanded.gapTo(book.balanced(except));
      boolean beside = book.written(gap).strip().equals("except");
      findings.add(
          ReviewProblem.EXEMPTS_THE_LAST,
          except,
          beside ? Fix.replace(gap.to(book.balanced(except)), "") : null,
          obligation.label());
    }
  }

  /** Says of the card to be played what a term asks of the hand; null if it asks something else. */
  private @Nullable String meantOfTheCard(Term asked, boolean forbids) {
    if (asked.operator() == Operator.IN && book.isOwnHand(asked.children().getLast())) {
      return CARD + " == " + book.written(asked.children().getFirst());
    }
    return asked instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain cards)
            && book.isOwnHand(cards.set())
            && (forbids || !cards.element().name().equals("other"))
            && cards.condition() != null
        ? ofTheCard(cards.condition(), cards, quantifier == Quantifier.NO)
        : null;
  }

  private String ofTheCard(Term condition, Term.Domain cards, boolean denied) {
    if (condition.applies(Trait.COMPARES)
        && TermEquality.same(condition.children().getFirst(), condition.children().getLast())) {
      return comparedWithTheCard(condition, cards, denied);
    }
    String written = ofTheCard(condition, cards);
    if (!denied) {
      return written;
    }
    return condition.operator() == Operator.EQUAL
        ? written.replaceFirst("==", "!=")
        : "not (" + written + ")";
  }

  /**
   * Says what is meant by {@code no card in hand where card.rank > card.rank}: another card of the
   * hand is compared with the one to be played.
   */
  private String comparedWithTheCard(Term condition, Term.Domain cards, boolean denied) {
    Span first = condition.children().getFirst().span();
    Span rest = new Span(first.end(), condition.span().end());
    String name = "\\b" + Pattern.quote(cards.element().name()) + "\\b";
    return (denied ? "no" : "some")
        + " other in hand where "
        + book.written(first).replaceAll(name, "other")
        + book.written(rest).replaceAll(name, CARD);
  }

  private String ofTheCard(Term condition, Term.Domain cards) {
    Span span = condition.span();
    if (condition.operator() == Operator.AND && span.start() < cards.set().span().start()) {
      // A kind of cards, and what is asked of them after `where`.
      return condition.children().stream()
          .map(part -> ofTheCard(part, cards))
          .collect(Collectors.joining(" and "));
    }
    String name = "\\b" + Pattern.quote(cards.element().name()) + "\\b";
    String renamed = book.written(span).replaceAll(name, CARD);
    String written = book.isBracketed(span) ? "(" + renamed + ")" : renamed;
    return switch (condition) {
      case Term.KindTest kind -> kind.kind() + "(" + CARD + ")";
      case Term.DefinitionCall _ when !renamed.contains("(") -> renamed + "(" + CARD + ")";
      default -> written;
    };
  }

  /** Whether it asks for an empty hand, also by {@code number of hand == 0}. */
  private boolean isOwnHandEmpty(Term question) {
    if (question.operator() == Operator.IS_EMPTY) {
      return book.isOwnHand(question.children().getFirst());
    }
    if (!question.applies(Trait.COMPARES)) {
      return false;
    }
    Term counted = question.children().getFirst().counted();
    return counted != null && book.isOwnHand(counted) && Rulebook.isForNone(question);
  }

  private void stillInHand(Term question) {
    Fix fix = Fix.replace(question, "number of hand == 1");
    findings.add(ReviewProblem.STILL_IN_HAND, question, fix);
  }

  private void review(Term comparison, Obligation obligation) {
    Term card = comparison.children().getFirst();
    if (comparison.operator() == Operator.IN
        && book.trick().card().equals(card.head())
        && isOfOwnHand(comparison.children().getLast())) {
      among(comparison, obligation);
      return;
    }
    if (comparison.operator() == Operator.IN && card.reads(book.trick().card())) {
      amongThoseCounted(comparison, comparison.children().getLast());
    }
    if (comparison.operator() == Operator.EQUAL) {
      equal(comparison);
    }
    counted(comparison);
    if (!(comparison.children().getLast() instanceof Term.Aggregate most)
        || !card.reads(book.trick().card())
        || CardOnTheTable.tellsApart(most.domain(), book)) {
      return;
    }
    Term set = most.domain().set();
    String sign = SIGNS.get(most.aggregation());
    if (sign != null && comparison.operator() == Operator.EQUAL && book.isOwnHand(set)) {
      findings.add(
          ReviewProblem.WITHOUT_THE_CARD,
          comparison,
          sign(comparison, card, most, sign),
          book.written(set),
          sign);
    }
  }

  /** Reports {@code card in (hand with highest card.rank)}. */
  private void among(Term among, Obligation obligation) {
    Term set = among.children().getLast();
    if (set instanceof Term.Selected best && best.standards().size() == 1) {
      String meant = withTheBest(best.standards().getFirst());
      findings.add(
          ReviewProblem.NEVER_IN_HAND, among, Fix.replace(book.balanced(among), meant), meant);
    } else if (obligation.predicate().all().anyMatch(among::equals)) {
      findings.add(ReviewProblem.NO_CARD_FULFILS, obligation, obligation.label());
    }
  }

  /** Reports {@code card.suit in (suits with most number of cards in hand where …)}. */
  private void amongThoseCounted(Term comparison, Term set) {
    if (set instanceof Term.Selected best
        && best.standards().stream()
            .flatMap(standard -> standard.value().all())
            .anyMatch(
                part -> part instanceof Term.Count count && isOfOwnHand(count.domain().set()))) {
      findings.add(
          ReviewProblem.RANKED_WITHOUT_THE_CARD,
          comparison,
          book.written(book.balanced(best.standards().getFirst())));
    }
  }

  private String withTheBest(Term.Standard standard) {
    String value = book.written(standard.value());
    return standard.most()
        ? value + " >= highest " + value + " over hand"
        : value + " <= lowest " + value + " over hand";
  }

  /** Reports {@code card == last card in hand}, whichever side comes first. */
  private void equal(Term comparison) {
    Term left = comparison.children().getFirst();
    Term right = comparison.children().getLast();
    if (book.trick().card().equals(left.head())) {
      oneOfTheHand(comparison, right);
    } else if (book.trick().card().equals(right.head())) {
      oneOfTheHand(comparison, left);
    }
  }

  private void oneOfTheHand(Term comparison, Term one) {
    boolean ofTheHand =
        switch (one) {
          case Term.Outermost outermost -> isOfOwnHand(outermost.domain().set());
          case Term.EndOfZone end -> book.isOwnHand(end.zone());
          default -> one.operator() == Operator.ONLY_OF && isOfOwnHand(one.children().getFirst());
        };
    if (!ofTheHand) {
      return;
    }
    if (one.children().getFirst() instanceof Term.Selected best && best.standards().size() == 1) {
      String meant = withTheBest(best.standards().getFirst());
      findings.add(ReviewProblem.NEVER_IN_HAND, comparison, meant);
    } else if (one.operator() == Operator.ONLY_OF) {
      findings.add(ReviewProblem.NEVER_IN_HAND, comparison, "hand is empty");
    } else {
      findings.add(ReviewProblem.NO_LONGER_IN_PLACE, comparison, book.written(one));
    }
  }

  /**
   * Reports {@code number of other in hand == 1}, and whatever else asks whether there is one card
   * at the most, where the card to be played is meant to be that one.
   */
  private void counted(Term comparison) {
    Term first = comparison.children().getFirst();
    Term last = comparison.children().getLast();
    boolean turned = last instanceof Term.Count;
    Operator operator = comparison.operator();
    if (operator != null
        && (turned ? last : first) instanceof Term.Count(Span count, Term.Domain domain)
        && isOfOwnHand(domain.set())
        && (turned ? first : last) instanceof Term.NumberConstant(Span number, long value)) {
      boolean ofAKind = domain.condition() != null || domain.set() instanceof Term.Filtered;
      String meant = withoutTheCard(turned ? turned(operator) : operator, value, ofAKind);
      if (meant != null) {
        findings.add(
            ReviewProblem.COUNTED_WITHOUT_THE_CARD,
            comparison,
            turned ? null : compared(count, number, meant),
            Zone.HAND,
            meant);
      }
    }
  }

  /**
   * Reports {@code must lead trump(card) and number of trumps in hand >= 5}, which counts those
   * that remain. Who asks for some {@code other} means just that.
   */
  private void severalCounted(Term comparison, Obligation obligation) {
    Term whole = obligation.predicate();
    if (whole.operator() == Operator.AND
        && comparison.applies(Trait.COMPARES)
        && comparison.children().getFirst() instanceof Term.Count(_, Term.Domain domain)
        && isOfOwnHand(domain.set())
        && (domain.condition() != null || domain.set() instanceof Term.Filtered)
        && !domain.element().name().equals("other")
        && comparison.children().getLast() instanceof Term.NumberConstant(_, long number)
        && number > 1
        && !comparison.reads(book.trick().card())
        && !findings.hasAt(comparison)) {
      String meant = "when " + book.written(comparison);
      Span and = whole.children().getFirst().span().gapTo(comparison);
      boolean plain =
          obligation.when() == null
              && obligation.except() == null
              && whole.children().size() == 2
              && whole.children().getLast().equals(comparison)
              && book.written(and).strip().equals("and");
      findings.add(
          ReviewProblem.COUNTED_WITHOUT_THE_CARD,
          comparison,
          plain ? Fix.replace(and, " when ") : null,
          Zone.HAND,
          meant);
    }
  }

  /**
   * How a comparison is written if the card is not counted; null if it asks something else, such as
   * whether more than one card of the whole hand remains.
   */
  private static @Nullable String withoutTheCard(Operator operator, long value, boolean ofAKind) {
    boolean few =
        (value == 1 && (operator == Operator.EQUAL || operator == Operator.AT_MOST))
            || (value == 2 && operator == Operator.LESS);
    boolean many =
        (value == 1 && (operator == Operator.UNEQUAL || operator == Operator.GREATER))
            || (value == 2 && operator == Operator.AT_LEAST);
    return few ? "== 0" : many && ofAKind ? "> 0" : null;
  }

  private @Nullable Fix compared(Span count, Span number, String meant) {
    Matcher sign = SIGN.matcher(book.written(count.gapTo(number)));
    return sign.find()
        ? Fix.replace(new Span(count.end() + sign.start(), number.end()), meant)
        : null;
  }

  private static Operator turned(Operator operator) {
    return TURNED.getOrDefault(operator, operator);
  }

  private boolean isOfOwnHand(Term set) {
    if (set instanceof Term.Selected selected) {
      return book.isOwnHand(selected.domain().set());
    }
    return book.isOwnHand(set instanceof Term.Filtered part ? part.domain().set() : set);
  }

  private @Nullable Fix sign(Term comparison, Term card, Term most, String sign) {
    int start = card.span().end();
    int end = most.span().start();
    Span between = new Span(start, end);
    String written = book.written(between);
    return comparison.span().start() == card.span().start() && written.contains("==")
        ? Fix.replace(between, written.replace("==", sign))
        : null;
  }
}
