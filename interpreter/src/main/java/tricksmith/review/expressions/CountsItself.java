package tricksmith.review.expressions;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.logic.Implications;
import tricksmith.review.logic.Possible;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds comparisons of a card or player with a whole set that includes it. For example, {@code some
 * other on table where other.suit == card.suit} always holds, since {@code other} may be the card
 * itself.
 */
public record CountsItself(Rulebook book, Findings findings) {
  private static final Set<Operator> ALL_PLAYERS = EnumSet.of(Operator.PLAYERS, Operator.EVERYONE);
  private static final Set<Operator> OF_EQUALS =
      EnumSet.of(Operator.EQUAL, Operator.AT_MOST, Operator.AT_LEAST);
  private static final Set<Operator> OF_OTHERS =
      EnumSet.of(Operator.UNEQUAL, Operator.LESS, Operator.GREATER);

  public void review() {
    TrickRules trick = book.trick();
    for (TrickRules.Obligation obligation : trick.obligations()) {
      Walk walk = new Walk(book, findings, Set.of(trick.card()));
      walk.whileCardsLieThere().look(obligation.predicate());
      if (obligation.except() != null) {
        walk.look(obligation.except());
      }
    }
    trick.criteria().stream()
        .flatMap(criterion -> criterion.terms().stream())
        .forEach(measure -> new Walk(book, findings, Set.of(trick.card())).measure(measure));
    book.actions().forEach(this::statement);
    book.rules().ending().terms().forEach(new Walk(book, findings, Set.of())::look);
    book.rules().definitions().stream()
        .map(DefinedTerm::body)
        .forEach(new Walk(book, findings, Set.of())::look);
  }

  private void statement(Action action) {
    action.terms().forEach(new Walk(book, findings, Set.of())::look);
    if (action.has(StatementEffect.PLAYS_TRICKS)) {
      Set<Local> played = new HashSet<>(action.binds());
      action.inside().stream()
          .flatMap(Action::all)
          .flatMap(inside -> inside.terms().stream())
          .forEach(new Walk(book, findings, played)::look);
      Action.all(action.afterEachTrick())
          .flatMap(inside -> inside.terms().stream())
          .forEach(new Walk(book, findings, Set.of()).whileCardsLieThere()::look);
    }
  }

  /**
   * Walks through terms.
   *
   * @param played the locals that are cards on the table
   * @param ofTheTrick whether the card led and the winning card are there as well
   * @param beside what else must hold for a question to matter
   * @param followed the sets of parameters for which each definition has been visited, so that no
   *     path is walked twice however many calls lead to it
   */
  private record Walk(
      Rulebook book,
      Findings findings,
      Set<Local> played,
      boolean ofTheTrick,
      Map<Local, Term> sets,
      List<Term> beside,
      Set<Set<Local>> followed) {

    Walk(Rulebook book, Findings findings, Set<Local> played) {
      this(book, findings, played, false, Map.of(), List.of(), new HashSet<>());
    }

    Walk whileCardsLieThere() {
      return new Walk(book, findings, played, true, sets, beside, followed);
    }

    void look(Term term) {
      look(term, false);
    }

    /** Looks at what cards are compared by: where each counts itself, none is better for it. */
    void measure(Term term) {
      look(term, term instanceof Term.Count);
    }

    /**
     * @param withItself whether it is compared with a number that leaves room for the card itself
     */
    private void look(Term term, boolean withItself) {
      Walk inside = this;
      if (!term.binds().isEmpty()) {
        Term set = set(term);
        Local element = term.binds().getFirst();
        if (set != null) {
          if (!withItself) {
            domain(term, element, set);
          }
          Map<Local, Term> more = new HashMap<>(sets);
          more.put(element, set);
          inside = new Walk(book, findings, played, ofTheTrick, more, beside, followed);
        }
      }
      boolean countsItself = isWithItself(term);
      for (Term child : term.children()) {
        Walk there = term.operator() == Operator.AND ? inside.beside(term, child) : inside;
        there.look(child, countsItself || isMeasure(child, term));
      }
      DefinedTerm called = book.called(term);
      if (called != null) {
        called(called, term.children());
      }
    }

    /** Returns a walk through one part of a condition, beside which the others hold. */
    private Walk beside(Term whole, Term part) {
      List<Term> others =
          Stream.concat(
                  beside.stream(), whole.children().stream().filter(each -> !each.equals(part)))
              .toList();
      return new Walk(book, findings, played, ofTheTrick, sets, others, followed);
    }

    /** Whether what holds beside a question excludes that the element is the outer local itself. */
    private boolean isExcluded(Term condition, Local element, Local outer) {
      if (beside.isEmpty()) {
        return false;
      }
      Implications together = new Implications(book.rules(), _ -> Possible.anything(true, true));
      beside.forEach(each -> together.add(each, true));
      together.add(replaced(condition, element, outer), true);
      return together.isContradictory();
    }

    /** Whether counts are compared, each of which counts itself: {@code highest (number of …)}. */
    private static boolean isMeasure(Term count, Term around) {
      return count instanceof Term.Count
          && around instanceof Term.Aggregate best
          && best.aggregation() != Aggregation.SUM
          && best.value().equals(count);
    }

    /** {@code … == 1}: there is no other than the card itself. */
    private static boolean isWithItself(Term comparison) {
      return comparison.operator() == Operator.EQUAL
          && comparison.children().getLast() instanceof Term.NumberConstant(_, long number)
          && number == 1;
    }

    /**
     * Walks through a called definition; a parameter bound to a card on the table counts as such
     * inside it.
     */
    private void called(DefinedTerm definition, List<Term> arguments) {
      Set<Local> inside = new HashSet<>();
      for (int place = 0; place < arguments.size(); place++) {
        if (arguments.get(place).head() instanceof Local local && played.contains(local)) {
          inside.add(definition.parameters().get(place));
        }
      }
      if (!inside.isEmpty() && followed.add(inside)) {
        new Walk(book, findings, inside, ofTheTrick, Map.of(), beside, followed)
            .look(definition.body());
      }
    }

    private static @Nullable Term set(Term term) {
      Type wanted = new Type.SetOf(term.binds().getFirst().type());
      return term.children().stream()
          .filter(child -> child.type().equals(wanted))
          .findFirst()
          .orElse(null);
    }

    private void domain(Term term, Local element, Term set) {
      List<Term> children = term.children();
      Term condition = children.getLast();
      if (condition.equals(set) || condition.type() != Type.Basic.YES_NO) {
        return;
      }
      boolean counts = term.head().equals("number") && element.name().startsWith("other");
      if (!(term.head() instanceof Quantifier) && !counts) {
        return;
      }
      boolean every = term.head() == Quantifier.EVERY;
      Term whole = every && set instanceof Term.Filtered part ? part.domain().set() : set;
      if (ofTheTrick && term.head() instanceof Quantifier && Rulebook.isPlayed(whole)) {
        Term one = cardOfTheTrick(condition, element, every);
        if (one != null) {
          ofTheTrick(term, condition, whole, one);
          return;
        }
      }
      for (Local outer : others(condition, element)) {
        Boolean itself = isIn(outer, whole) ? ofItself(condition, element, outer) : null;
        if (itself != null && itself != every && !isExcluded(condition, element, outer)) {
          report(term, whole, outer.name());
          return;
        }
      }
    }

    /** Returns the locals of the element's type that the condition mentions. */
    private static List<Local> others(Term condition, Local element) {
      List<Local> found = new ArrayList<>();
      condition
          .all()
          .forEach(
              part -> {
                if (part.head() instanceof Local local
                    && !local.equals(element)
                    && local.type().equals(element.type())
                    && !found.contains(local)) {
                  found.add(local);
                }
              });
      return found;
    }

    private boolean isIn(Local outer, Term set) {
      Term around = sets.get(outer);
      if (around != null && TermEquality.same(around, set)) {
        return true;
      }
      if (outer.type() == Type.Basic.PLAYER) {
        return set.applies(ALL_PLAYERS);
      }
      return played.contains(outer) && Rulebook.isPlayed(set);
    }

    /**
     * Whether a condition holds when the element is the outer local itself; null if that depends.
     */
    private @Nullable Boolean ofItself(Term condition, Local element, Local outer) {
      Operator operator = condition.operator();
      if (operator == null) {
        return null;
      }
      List<Term> parts = condition.children();
      if (operator == Operator.NOT) {
        return negated(ofItself(parts.getFirst(), element, outer));
      }
      if (operator == Operator.AND) {
        return both(parts.getFirst(), parts.getLast(), element, outer);
      }
      if (operator == Operator.EQUAL && isOfItsPlayer(parts, element, outer)) {
        return true;
      }
      boolean compares = OF_EQUALS.contains(operator) || OF_OTHERS.contains(operator);
      return (compares && areSame(parts, element, outer))
          ? (Boolean) OF_EQUALS.contains(operator)
          : null;
    }

    /** Whether it is {@code other.player == player}, true of the card that this player plays. */
    private boolean isOfItsPlayer(List<Term> sides, Local element, Local outer) {
      return outer.equals(book.trick().card())
          && sides.stream().anyMatch(book::isPlayer)
          && sides.stream()
              .anyMatch(
                  side ->
                      side.operator() == Operator.PLAYER_OF
                          && element.equals(side.children().getFirst().head()));
    }

    private static @Nullable Boolean negated(@Nullable Boolean truth) {
      return truth == null ? null : Boolean.valueOf(!truth);
    }

    /**
     * Combines two conjuncts; one that cannot tell the two locals apart leaves the answer to the
     * other.
     */
    private @Nullable Boolean both(Term one, Term other, Local element, Local outer) {
      Boolean first = ofItself(one, element, outer);
      Boolean second = ofItself(other, element, outer);
      if (Boolean.FALSE.equals(first) || Boolean.FALSE.equals(second)) {
        return false;
      }
      boolean known = played.contains(outer);
      boolean firstHolds = first != null || (known && isOfTheFace(one));
      boolean secondHolds = second != null || (known && isOfTheFace(other));
      boolean asks = first != null || second != null;
      return (asks && firstHolds && secondHolds) ? true : null;
    }

    /** Whether a condition is only about a card's face, not about who played it or when. */
    private boolean isOfTheFace(Term condition) {
      return condition.operator() != null
          && condition.all().noneMatch(part -> part.type() == Type.Basic.PLAYER)
          && !book.uses(condition, EnumSet.of(Trait.TELLS_COPIES_APART, Trait.NAVIGATES))
          && condition.all().noneMatch(part -> book.called(part) != null);
    }

    private static boolean areSame(List<Term> sides, Local element, Local outer) {
      Term one = counted(sides.getFirst());
      Term other = counted(sides.getLast());
      boolean ofBoth =
          (one.reads(element) && other.reads(outer)) || (one.reads(outer) && other.reads(element));
      return ofBoth
          && TermEquality.same(replaced(one, element, outer), replaced(other, element, outer));
    }

    /**
     * Returns the set of which a number is compared, whether {@code number of} is written or not.
     */
    private static Term counted(Term number) {
      Term set = number.counted();
      return set == null ? number : set;
    }

    private static Term replaced(Term term, Local element, Local outer) {
      return term.withLocal(element, new Term.LocalValue(term.span(), outer));
    }

    /** Reports a question to which the card led, or the winning one, is always the answer. */
    private void ofTheTrick(Term term, Term condition, Term set, Term one) {
      boolean aboutTheCard =
          book.trick().obligations().stream()
              .map(TrickRules.Obligation::predicate)
              .filter(predicate -> predicate.all().anyMatch(term::equals))
              .allMatch(predicate -> predicate.reads(book.trick().card()));
      if (aboutTheCard) {
        report(term, set, book.written(one));
        return;
      }
      String element = "\\b" + Pattern.quote(term.binds().getFirst().name()) + "\\b";
      String meant = book.written(condition).replaceAll(element, "card");
      findings.add(
          ReviewProblem.ABOUT_NO_CARD,
          term,
          Fix.replace(book.balanced(term), meant),
          book.written(one),
          meant);
    }

    /**
     * The card led or winning that answers a question about every card or some card; null if it
     * does not answer all parts of it.
     */
    private static @Nullable Term cardOfTheTrick(Term condition, Local element, boolean every) {
      Term answer = null;
      for (Term part : condition.parts(every ? Operator.OR : Operator.AND).toList()) {
        Term one = cardOfTheTrick(part, element);
        if (one == null
            || OF_EQUALS.contains(part.operator()) == every
            || (answer != null && !TermEquality.same(answer, one))) {
          return null;
        }
        answer = one;
      }
      return answer;
    }

    /** The card led or winning with which an element alone is compared; null if there is none. */
    private static @Nullable Term cardOfTheTrick(Term condition, Local element) {
      boolean compares =
          OF_EQUALS.contains(condition.operator()) || OF_OTHERS.contains(condition.operator());
      if (condition.operator() == null || !compares) {
        return null;
      }
      Term one = condition.children().getFirst();
      Term other = condition.children().getLast();
      Term ofElement = one.reads(element) ? one : other;
      Term beside = one.reads(element) ? other : one;
      List<Term> words =
          beside
              .all()
              .filter(
                  part ->
                      part.applies(Operator.LED, Operator.WINNING_CARD)
                          && part.children().isEmpty())
              .toList();
      return words.size() == 1
              && !beside.reads(element)
              && TermEquality.same(ofElement.withLocal(element, words.getFirst()), beside)
          ? words.getFirst()
          : null;
    }

    private void report(Term term, Term set, String outer) {
      Span span = set.span();
      boolean bracketed = book.after(span.end()).startsWith(")");
      String except = " except " + outer;
      boolean trick = book.written(span).equals("trick");
      String others = "(" + (trick ? "cards of trick" : book.written(span)) + except + ")";
      Fix fix =
          trick
              ? Fix.replace(span, others)
              : bracketed ? Fix.after(span, except) : Fix.around(span, "(", except + ")");
      int start = bracketed ? span.start() - 1 : span.start();
      String before = book.written(new Span(term.span().start(), start));
      findings.add(found(term), term, fix, outer, before + others + " where …");
    }

    private static ReviewProblem found(Term term) {
      if (term.head() == Quantifier.EVERY) {
        return ReviewProblem.EVERY_COUNTS_ITSELF;
      }
      return term.head() instanceof Quantifier
          ? ReviewProblem.FINDS_ITSELF
          : ReviewProblem.COUNTS_ITSELF;
    }
  }
}
