package tricksmith.review.scores;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds loops by seat in which later players are judged by what earlier ones have just got: {@code
 * each player scores 10 if place of player by most score of player == 1} counts the 10 of seat 1
 * when it comes to seat 2, and {@code each player draws from deck if number of deck >= 2} leaves
 * the last one without a card.
 */
public record ChangedMeanwhile(Rulebook book, Findings findings) {
  private static final Pattern SUBJECT = Pattern.compile("each +(?<one>player|side)\\b");

  private static final Pattern VERB = Pattern.compile("scores|drops +out|sits +out");

  private static final Map<String, String> PLURAL =
      Map.of("scores", "score", "drops out", "drop out", "sits out", "sit out");

  /** Comparisons that hold between equals. */
  private static final Set<Operator> LETS_EQUALS_ACT =
      Set.of(Operator.EQUAL, Operator.AT_LEAST, Operator.AT_MOST);

  public void review() {
    Set<Local> iterated =
        book.everyTerm()
            .flatMap(term -> term.binds().stream())
            .collect(Collectors.toUnmodifiableSet());
    book.actions(Action.Each.class)
        .filter(
            each ->
                each.order() == EachOrder.BY_SEAT
                    || (each.order() == EachOrder.IN_TURN && asksNobody(each)))
        .forEach(each -> new Pass(book, findings, each, iterated).review());
  }

  private static boolean asksNobody(Action.Each each) {
    return Action.all(each.body()).allMatch(action -> action.choice() == null);
  }

  /**
   * One pass of a loop, about one element.
   *
   * @param iterated the names by which terms iterate over sets
   */
  private record Pass(Rulebook book, Findings findings, Action.Each each, Set<Local> iterated) {

    void review() {
      List<Term> asked = Stream.ofNullable(each.where()).toList();
      each.body().forEach(action -> review(action, asked));
    }

    private void review(Action action, List<Term> asked) {
      if (action instanceof Action.If) {
        List<Term> more =
            Stream.concat(asked.stream(), Stream.ofNullable(action.condition())).toList();
        action.inside().forEach(inside -> review(inside, more));
        return;
      }
      List<Term> done = action.terms().stream().skip(isAboutOne(action) ? 1 : 0).toList();
      Stream.concat(asked.stream(), done.stream())
          .flatMap(term -> changed(term, action, asked).filter(part -> !isExplained(part, term)))
          .findFirst()
          .filter(part -> !findings.hasAt(action))
          .ifPresent(
              part ->
                  findings.add(
                      action instanceof Action.Assign
                          ? ReviewProblem.SET_MEANWHILE
                          : ReviewProblem.CHANGED_MEANWHILE,
                      action,
                      allAskedFirst(action, done, asked),
                      book.written(part)));
    }

    /**
     * Asks all of them before the first one acts: {@code (players where C) score 10}. That is
     * enough where all of them get the same.
     */
    private @Nullable Fix allAskedFirst(Action action, List<Term> done, List<Term> asked) {
      if (action.deals()) {
        return askedOnce(action, asked);
      }
      Matcher subject = SUBJECT.matcher(book.written(each));
      Matcher verb = VERB.matcher(book.written(action));
      boolean same = done.stream().noneMatch(term -> term.reads(one()));
      if (!same || each.body().size() != 1 || !subject.lookingAt() || !verb.lookingAt()) {
        return null;
      }
      int start = each.span().start();
      String all = "(" + subject.group("one") + "s where ";
      Span said = new Span(action.span().start(), action.span().start() + verb.end());
      Edit together = new Edit(said, PLURAL.getOrDefault(verb.group(), verb.group()));
      Action body = each.body().getFirst();
      if (each.where() != null && body.equals(action)) {
        Span condition = book.balanced(each.where());
        Span who = new Span(start, condition.end());
        return Fix.of(new Edit(who, all + book.written(condition) + ")"), together);
      }
      if (each.where() != null
          || asked.size() != 1
          || !asked.getFirst().reads(one())
          || !(body instanceof Action.If)) {
        return null;
      }
      Span condition = book.balanced(asked.getFirst());
      Span who = new Span(start, start + subject.end());
      return book.after(action.span().end()).startsWith(" if " + book.written(condition))
          ? Fix.of(
              new Edit(who, all + book.written(condition) + ")"),
              together,
              Edit.remove(new Span(action.span().end(), condition.end())))
          : null;
    }

    /** Asks whether there are enough cards before the first player draws. */
    private @Nullable Fix askedOnce(Action draw, List<Term> asked) {
      if (asked.size() != 1 || asked.getFirst().reads(one()) || each.body().size() != 1) {
        return null;
      }
      String condition = " if " + book.written(asked.getFirst());
      int end = draw.span().end();
      return book.after(end).startsWith(condition)
          ? Fix.of(
              Edit.insert(each.span().start(), condition.strip() + " { "),
              new Edit(new Span(end, end + condition.length()), " }"))
          : null;
    }

    /** Whether the first term says who scores or leaves, rather than what is asked. */
    private static boolean isAboutOne(Action action) {
      return action instanceof Action.Scores || action instanceof Action.Leave;
    }

    /** Whether something is wrong with the comparison in which it is asked. */
    private boolean isExplained(Term part, Term in) {
      return in.all()
          .filter(comparison -> comparison.applies(Trait.COMPARES) && findings.hasAt(comparison))
          .flatMap(Term::all)
          .anyMatch(part::equals);
    }

    /** Returns what is asked of others; definitions know the one at hand by another name. */
    private Stream<Term> changed(Term term, Action by, List<Term> asked) {
      if (by instanceof Action.Scores) {
        return book.everythingIn(term, part -> part.operator() == Operator.SCORE_OF)
            .filter(
                score ->
                    isAnother(score.children().getFirst())
                        || isOneOfAll(score.children().getFirst(), asked));
      }
      if (by instanceof Action.Leave) {
        return book.everythingIn(term, part -> part.operator() == Operator.PLAYERS);
      }
      if (by.deals()) {
        return term.all()
            .filter(part -> asksForMore(part, by))
            .map(part -> part.children().getFirst());
      }
      if (!(by instanceof Action.Assign assign)) {
        return Stream.of();
      }
      Stream<Term> read =
          isOnes(assign.indices())
              ? book.everythingIn(term, Pass::isOfNeighbour)
              : assign.indices().stream().anyMatch(Pass::isNeighbour)
                  ? term.all().filter(part -> isOnes(part.children()))
                  : Stream.of();
      return read.filter(
          part ->
              part instanceof Term.VariableValue(_, Variable variable, _)
                  && variable.equals(assign.variable()));
    }

    /**
     * Whether it asks for more cards than one player draws, as by {@code number of deck >= 2}: once
     * the first has drawn, the others are left without.
     */
    private static boolean asksForMore(Term comparison, Action draw) {
      Term.ZoneCards from = draw.origin();
      if (from == null
          || !comparison.applies(Operator.AT_LEAST, Operator.GREATER)
          || !(comparison.children().getFirst().counted() instanceof Term.ZoneCards cards)
          || !cards.zone().equals(from.zone())
          || !(draw.count() instanceof Term.NumberConstant(_, long drawn))) {
        return false;
      }
      Term least = comparison.children().getLast();
      long more = comparison.operator() == Operator.GREATER ? drawn : drawn + 1;
      Term of = least.counted();
      return least instanceof Term.NumberConstant(_, long number)
          ? number >= more
          : of != null && of.operator() == Operator.PLAYERS && drawn == 1;
    }

    private static boolean isOfNeighbour(Term part) {
      return part instanceof Term.VariableValue(_, _, var indices)
          && indices.stream().anyMatch(Pass::isNeighbour);
    }

    private boolean isOnes(List<Term> indices) {
      return indices.stream().anyMatch(index -> one().equals(index.head()));
    }

    /** Whether it is one of several others, or the neighbour of the one. */
    private boolean isAnother(Term term) {
      return isNeighbour(term)
          || (term.head() instanceof Local local
              && !local.equals(one())
              && iterated.contains(local));
    }

    private Local one() {
      return each.element();
    }

    /**
     * Whether it is a certain player whom the loop comes to as well, and who then acts: {@code each
     * player scores score of dealer}. Where the condition compares that player with the one at hand
     * in another way than by equal scores, it may leave that player out.
     */
    private boolean isOneOfAll(Term somebody, List<Term> asked) {
      Operator all = each.set().operator();
      return (all == Operator.PLAYERS || all == Operator.EVERYONE)
          && somebody.type() == Type.Basic.PLAYER
          && !somebody.reads(one())
          && !(somebody.head() instanceof Local)
          && asked.stream()
              .flatMap(Term::all)
              .filter(part -> part.reads(one()) && goesBy(part, somebody))
              .allMatch(part -> LETS_EQUALS_ACT.contains(part.operator()));
    }

    private static boolean goesBy(Term part, Term somebody) {
      return part.children().size() == 2 && part.all().anyMatch(somebody::equals);
    }

    private static boolean isNeighbour(Term term) {
      return term.applies(Trait.NAVIGATES) && term.operator() != Operator.SIDE_OF;
    }
  }
}
