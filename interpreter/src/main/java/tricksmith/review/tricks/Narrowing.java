package tricksmith.review.tricks;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Quantifier;
import tricksmith.syntax.Section.Turn;

/**
 * Finds obligations and criteria that cannot distinguish the cards left by earlier ones: after
 * {@code must card.suit == led.suit}, nobody can be bound by {@code card.suit != led.suit}.
 */
public record Narrowing(Rulebook book, Findings findings) {
  /** The most rules with which each rule is compared: more than any game has. */
  private static final int MOST_COMPARED = 20;

  private static final int MOST_RULES = 200;

  private static final Pattern HEAD = Pattern.compile("must\\b|may +not\\b");

  /** What there is as soon as a card has been led. */
  private static final Set<Operator> OF_THE_TRICK =
      EnumSet.of(
          Operator.LED,
          Operator.SUIT_LED,
          Operator.WINNING_CARD,
          Operator.TABLE,
          Operator.CARDS_OF_TRICK);

  public void review() {
    TrickRules trick = book.trick();
    if (trick.obligations().size() + trick.criteria().size() <= MOST_RULES) {
      obligations();
      criteria();
    }
  }

  /** A yes/no obligation or criterion, with its term in normal form. */
  private record Question<T>(T asked, Term term) {}

  /** The moment at which something is evaluated for a card. */
  private enum Play {
    /** The card may be led, or nobody has played it yet. */
    LEADS,
    /** Other cards lie on the table, but not this one. */
    ABOUT_TO_FOLLOW,
    /** The card is the last on the table. */
    FOLLOWS,
    /** All cards lie on the table. */
    COMPARED
  }

  private static Play played(Obligation obligation, boolean before) {
    if (obligation.turn() != Turn.FOLLOW) {
      return Play.LEADS;
    }
    return before ? Play.ABOUT_TO_FOLLOW : Play.FOLLOWS;
  }

  private void obligations() {
    List<Question<Obligation>> before = new ArrayList<>();
    for (Obligation obligation : book.trick().obligations()) {
      Term term = plain(obligation.predicate(), played(obligation, false));
      if (findings.hasAt(obligation)) {
        continue;
      }
      if (truth(term) != null && obligation.predicate().operator() != null) {
        findings.add(
            Boolean.TRUE.equals(truth(term))
                ? ReviewProblem.EVERY_CARD_FULFILS
                : ReviewProblem.NO_CARD_FULFILS,
            obligation,
            obligation.label());
        continue;
      }
      Term when = obligation.when();
      if (when != null && Boolean.FALSE.equals(truth(plain(when, played(obligation, true))))) {
        neverInForce(obligation, when);
        continue;
      }
      before.stream()
          .filter(earlier -> binds(earlier.asked(), obligation))
          .filter(earlier -> areAlike(term, earlier.term(), true))
          .findFirst()
          .ifPresent(
              earlier ->
                  findings.add(
                      ReviewProblem.DECIDED_BY_OBLIGATION,
                      obligation,
                      obligation.label(),
                      earlier.asked().label()));
      if (before.size() < MOST_COMPARED) {
        before.add(new Question<>(obligation, term));
      }
    }
  }

  /** Reports what never binds anybody, perhaps because it is meant for whoever leads. */
  private void neverInForce(Obligation obligation, Term when) {
    boolean asksForTheLead =
        when.all().anyMatch(part -> part.applies(OF_THE_TRICK) || isLeader(part));
    Matcher head = HEAD.matcher(book.written(obligation));
    if (!asksForTheLead || obligation.turn() != Turn.FOLLOW || !head.lookingAt()) {
      findings.add(ReviewProblem.NEVER_IN_FORCE, obligation, obligation.label());
      return;
    }
    int start = obligation.span().start();
    Span condition = book.balanced(when);
    Span rest = book.balanced(obligation.predicate()).gapTo(condition);
    Edit lead = new Edit(new Span(start + head.end(), start + head.end()), " lead");
    Fix fix =
        book.written(rest).strip().equals("when") && condition.end() == obligation.span().end()
            ? Fix.of(lead, Edit.remove(rest.to(condition)))
            : null;
    findings.add(
        ReviewProblem.ONLY_FOR_THE_LEAD, when, fix, obligation.label(), head.group() + " lead");
  }

  /** Whether the earlier obligation binds whenever the later one does, and the same cards. */
  private static boolean binds(Obligation earlier, Obligation later) {
    return (earlier.turn() == later.turn() || earlier.turn() == Turn.LEAD_OR_FOLLOW)
        && (earlier.when() == null || TermEquality.same(earlier.when(), later.when()))
        && (earlier.except() == null || TermEquality.same(earlier.except(), later.except()));
  }

  private void criteria() {
    List<Question<Criterion>> before = new ArrayList<>();
    for (Criterion criterion : book.trick().criteria()) {
      Term measure = criterion.measure();
      if (measure == null || findings.hasAt(criterion)) {
        continue;
      }
      Term term = plain(measure, Play.COMPARED);
      if (truth(term) != null && measure.operator() != null && !asksWhereItLies(measure)) {
        findings.add(ReviewProblem.COMPARES_NOTHING, criterion, criterion.label());
        continue;
      }
      before.stream()
          .filter(earlier -> areAlike(term, earlier.term(), !alwaysOne(earlier)))
          .findFirst()
          .ifPresent(
              earlier ->
                  findings.add(
                      ReviewProblem.DECIDED_BY_CRITERION,
                      criterion,
                      criterion.label(),
                      earlier.asked().label()));
      if (!findings.hasAt(criterion)) {
        orderOfSuits(criterion, measure);
      }
      if (criterion.when() == null
          && criterion.except() == null
          && measure.type() == Type.Basic.YES_NO
          && before.size() < MOST_COMPARED) {
        before.add(new Question<>(criterion, term));
      }
    }
  }

  /** Whether it asks about the table, from which cards are taken while a trick is under way. */
  private boolean asksWhereItLies(Term measure) {
    return measure.all().anyMatch(part -> part.operator() == Operator.TABLE)
        && book.actions(Action.PlayTricks.class)
            .flatMap(play -> play.aroundCards().stream())
            .flatMap(block -> Action.all(block.actions()))
            .anyMatch(action -> action.moved() != null);
  }

  /**
   * Whether a question is always true of one card that is still compared: the card led has the suit
   * led, except in a playoff, where it is not on the table. A criterion before may have left it
   * out, unless it leaves cards of one suit only.
   */
  private boolean alwaysOne(Question<Criterion> question) {
    return isSuitLed(question.term())
        && !book.trick().hasPlayoff()
        && book.trick().criteria().stream()
            .takeWhile(before -> !before.equals(question.asked()))
            .allMatch(this::leavesOneSuit)
        && book.cards().stream().allMatch(card -> card.suit() != null);
  }

  private boolean leavesOneSuit(Criterion criterion) {
    Term measure = criterion.measure();
    return measure != null
        && criterion.when() == null
        && criterion.except() == null
        && suitOfCard(plain(measure, Play.COMPARED)) != null;
  }

  private boolean isSuitLed(Term term) {
    return term.operator() == Operator.EQUAL
        && suitOfCard(term) != null
        && term.children().stream()
            .anyMatch(
                side ->
                    side.operator() == Operator.SUIT_OF
                        && side.children().getFirst().operator() == Operator.LED);
  }

  /** Whether everybody must always follow suit. */
  private boolean mustFollow() {
    return book.trick().obligations().stream()
        .anyMatch(
            each ->
                !each.forbids()
                    && each.when() == null
                    && each.turn() != Turn.LEAD
                    && isSuitLed(plain(each.predicate(), Play.COMPARED)));
  }

  /**
   * Reports {@code best by card.suit then card.rank} beside the obligation to follow suit: cards
   * are compared by the order in which the deck names the suits.
   */
  private void orderOfSuits(Criterion criterion, Term measure) {
    boolean beforeRanks =
        book.trick().criteria().stream()
            .takeWhile(earlier -> !earlier.equals(criterion))
            .map(Criterion::measure)
            .allMatch(
                earlier ->
                    earlier != null
                        && earlier.type() == Type.Basic.YES_NO
                        && !isSuitLed(plain(earlier, Play.COMPARED)));
    if (isSuitOfCard(measure) && beforeRanks && mustFollow()) {
      Fix fix = criterion.smaller() ? null : Fix.after(measure, " == led.suit");
      findings.add(ReviewProblem.OFF_SUIT_WINS, criterion, fix, criterion.label());
    }
  }

  /**
   * Whether a term is the same for all cards for which the earlier one holds and, if asked, the
   * same for all others.
   */
  private boolean areAlike(Term term, Term earlier, boolean othersToo) {
    return !asksAboutCards(with(term, earlier, true))
        && (!othersToo || !asksAboutCards(with(term, earlier, false)));
  }

  private boolean asksAboutCards(Term term) {
    return book.uses(term, EnumSet.of(Trait.CHANGED_BY_CANDIDATE))
        || !book.zonesIn(term).isEmpty()
        || book.dependencies(term).contains(new OnLocal(book.trick().card()))
        || book.dependencies(term).contains(new OnLocal(book.trick().player()));
  }

  /** Simplifies a term, given that the earlier one holds, or that it does not. */
  private Term with(Term term, Term earlier, boolean holds) {
    if (TermEquality.same(term, earlier)) {
      return yesNo(term.span(), holds);
    }
    Term suit = holds ? suitOfCard(earlier) : null;
    if (suit != null && isSuitOfCard(term)) {
      return suit;
    }
    return simple(
        term.withChildren(
            term.children().stream().map(part -> with(part, earlier, holds)).toList()));
  }

  /** Returns the suit that a card has if the term holds; null if that does not follow. */
  private @Nullable Term suitOfCard(Term term) {
    if (term.operator() != Operator.EQUAL) {
      return null;
    }
    Term left = term.children().getFirst();
    Term right = term.children().getLast();
    if (isSuitOfCard(left)) {
      return asksAboutCards(right) ? null : right;
    }
    return isSuitOfCard(right) && !asksAboutCards(left) ? left : null;
  }

  private boolean isSuitOfCard(Term term) {
    return term.operator() == Operator.SUIT_OF && isCard(term.children().getFirst());
  }

  private boolean isCard(Term term) {
    return book.trick().card().equals(term.head());
  }

  /** Returns a term in normal form, simplified by what is known at the given moment. */
  private Term plain(Term term, Play turn) {
    if (term instanceof Term.Quantified(_, Quantifier quantifier, Term.Domain domain)
        && quantifier != Quantifier.EVERY
        && liesThere(domain, turn)) {
      return yesNo(term.span(), quantifier == Quantifier.SOME);
    }
    if (!term.binds().isEmpty()) {
      return term;
    }
    Term written =
        term.withChildren(term.children().stream().map(part -> plain(part, turn)).toList());
    Operator operator = written.operator();
    if (operator == null) {
      return written;
    }
    if (operator == Operator.SUIT_LED && book.trick().suitLed() == null) {
      Term led = operation(written, Type.Basic.CARD, Operator.LED);
      return operation(written, Type.Basic.SUIT, Operator.SUIT_OF, led);
    }
    if (operator == Operator.PLAYER_OF && isCard(written.children().getFirst())) {
      return new Term.LocalValue(written.span(), book.trick().player());
    }
    if (operator == Operator.IS_EMPTY && turn == Play.ABOUT_TO_FOLLOW && isOwnHand(written)) {
      return yesNo(written.span(), false);
    }
    if (operator == Operator.IS_EMPTY && isTable(written.children().getFirst(), turn)) {
      return yesNo(written.span(), false);
    }
    if ((operator == Operator.IS_NONE || operator == Operator.IS_CHOSEN)
        && isThere(written.children().getFirst(), turn)) {
      return yesNo(written.span(), operator == Operator.IS_CHOSEN);
    }
    if (operator == Operator.UNEQUAL || operator == Operator.NOT_IN) {
      Operator positive = operator == Operator.UNEQUAL ? Operator.EQUAL : Operator.IN;
      Term asked =
          operation(written, Type.Basic.YES_NO, positive, written.children().toArray(Term[]::new));
      return simple(operation(written, Type.Basic.YES_NO, Operator.NOT, known(asked, turn)));
    }
    return simple(known(written, turn));
  }

  /** Whether something cannot be none, because a card has been led. */
  private boolean isThere(Term value, Play turn) {
    if (turn == Play.LEADS) {
      return false;
    }
    Operator operator = value.operator();
    return operator == Operator.LED
        || (operator == Operator.SUIT_OF
            && value.children().getFirst().operator() == Operator.LED
            && book.cards().stream().allMatch(card -> card.suit() != null))
        || (value.applies(Operator.WINNER, Operator.WINNING_CARD) && !book.trick().hasPlayoff())
        || (value instanceof Term.Outermost(_, _, _, Term.Domain domain)
            && liesThere(domain, turn));
  }

  /** Whether a domain is all cards of a trick in which one has been led. */
  private boolean liesThere(Term.Domain domain, Play turn) {
    return domain.condition() == null && isTable(domain.set(), turn);
  }

  /** Whether a set is what lies on the table, when a card has been led. */
  private boolean isTable(Term set, Play turn) {
    return turn != Play.LEADS
        && !book.trick().hasPlayoff()
        && set.applies(Operator.TABLE, Operator.CARDS_OF_TRICK);
  }

  /** Simplifies a comparison by what is known of a card that is played, once it is on the table. */
  private Term known(Term term, Play turn) {
    Operator operator = term.operator();
    if (operator != Operator.EQUAL && operator != Operator.IN) {
      return term;
    }
    Term left = term.children().getFirst();
    Term right = term.children().getLast();
    Boolean truth =
        operator == Operator.IN
            ? isCard(left) ? isAmong(right) : null
            : (TermEquality.same(left, right) && isThere(left))
                ? Boolean.TRUE
                : (isNobodyElse(left, right, turn) || isNobodyElse(right, left, turn))
                    ? Boolean.FALSE
                    : null;
    if (truth != null) {
      return yesNo(term.span(), truth);
    }
    boolean swap = operator == Operator.EQUAL && isSuitOfCard(right) && !isSuitOfCard(left);
    return swap ? operation(term, Type.Basic.YES_NO, Operator.EQUAL, right, left) : term;
  }

  /** Whether the question is about the hand of the player to act, who has a card. */
  private boolean isOwnHand(Term question) {
    return book.isOwnHand(question.children().getFirst());
  }

  private boolean isThere(Term term) {
    return book.isPlayer(term) || isCard(term) || isSuitOfCard(term);
  }

  /**
   * Whether two terms certainly differ: a player who follows is not the leader, and their card is
   * not the one led.
   */
  private boolean isNobodyElse(Term one, Term other, Play turn) {
    if (turn == Play.COMPARED || turn == Play.LEADS || book.trick().hasPlayoff()) {
      return false;
    }
    boolean another =
        isLeader(other) || (turn == Play.ABOUT_TO_FOLLOW && other.operator() == Operator.WINNER);
    return (book.isPlayer(one) && another) || (isCard(one) && other.operator() == Operator.LED);
  }

  private boolean isLeader(Term term) {
    if (term.operator() == Operator.LEADER_OF) {
      return term.children().getFirst().operator() == Operator.THIS_TRICK;
    }
    return term.reads().stream()
        .anyMatch(
            read ->
                read instanceof OnVariable(int id) && book.rules().variables().get(id).isLeader());
  }

  /** Whether the card played is in a set; null if that depends on anything. */
  private static @Nullable Boolean isAmong(Term set) {
    if (set.applies(Operator.TABLE, Operator.PLAYED)) {
      return true;
    }
    boolean hand = set.isZone(Zone.HAND);
    return hand ? Boolean.FALSE : null;
  }

  private static Term simple(Term term) {
    Operator operator = term.operator();
    List<Term> parts = term.children();
    if (operator == Operator.NOT) {
      Boolean truth = truth(parts.getFirst());
      boolean twice = parts.getFirst().operator() == Operator.NOT;
      return truth != null
          ? yesNo(term.span(), !truth)
          : twice ? parts.getFirst().children().getFirst() : term;
    }
    if (operator != Operator.AND && operator != Operator.OR) {
      return operator == Operator.EQUAL && TermEquality.same(parts.getFirst(), parts.getLast())
          ? yesNo(term.span(), true)
          : term;
    }
    boolean decides = operator == Operator.OR;
    if (parts.stream().anyMatch(part -> Boolean.valueOf(decides).equals(truth(part)))) {
      return yesNo(term.span(), decides);
    }
    List<Term> open = parts.stream().filter(part -> truth(part) == null).toList();
    return open.isEmpty()
        ? yesNo(term.span(), !decides)
        : open.size() == 1 ? open.getFirst() : term;
  }

  private static @Nullable Boolean truth(Term term) {
    return (term.head() instanceof Boolean truth && term.children().isEmpty()) ? truth : null;
  }

  private static Term yesNo(Span span, boolean value) {
    return new Term.YesNoConstant(span, value);
  }

  private static Term operation(Term at, Type type, Operator operator, Term... operands) {
    return new Term.Operation(at.span(), type, operator, List.of(operands));
  }
}
