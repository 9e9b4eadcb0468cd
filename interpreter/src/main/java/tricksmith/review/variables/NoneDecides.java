package tricksmith.review.variables;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.NumberedSet;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds missing values that affect the outcome: numbers used in arithmetic or with {@code !=}
 * although a player may have passed or no case may hold.
 */
public record NoneDecides(Rulebook book, Findings findings) {
  public void review() {
    Set<Dependency> passable =
        book.rules().variables().stream()
            .filter(this::canBePassed)
            .map(Variable::read)
            .collect(Collectors.toSet());
    if (!passable.isEmpty()) {
      Walk walk = new Walk(book, findings, passable);
      NumberedSet<Dependency> nothing = book.dependencies(Stream.of());
      walk.block(book.rules().procedure(), nothing);
      walk.block(book.rules().score(), nothing);
    }
    book.termsUnderReview()
        .filter(term -> term.applies(Trait.CALCULATES))
        .forEach(
            term ->
                term.children().forEach(part -> cases(part, part.span(), isFactor(term, part))));
    book.termsUnderReview()
        .filter(term -> term.applies(Trait.COMPARES))
        .forEach(this::comparedWithCases);
    book.termsUnderReview()
        .filter(Term.Selected.class::isInstance)
        .flatMap(term -> ((Term.Selected) term).standards().stream())
        .filter(standard -> !standard.most() && hasNoValueAtTimes(standard.value()))
        .map(Term.Standard::value)
        .forEach(value -> reportCompared(value, List.of(value)));
    book.trick().criteria().stream()
        .filter(criterion -> criterion.smaller() && criterion.when() == null)
        .map(Criterion::measure)
        .filter(measure -> measure != null && isOpen(measure))
        .forEach(measure -> reportCompared(measure, List.of(measure)));
    book.actions().forEach(action -> ownBefore(action));
    book.blocks().forEach(this::askedOnce);
  }

  /** Whether a number has a value only for players who did not pass. */
  private boolean canBePassed(Variable variable) {
    List<Action> setting = book.setting(variable);
    return variable.type() == Type.Basic.NUMBER
        && variable.initial() == null
        && !setting.isEmpty()
        && setting.stream()
            .allMatch(
                action ->
                    action.choice() != null
                        && action.choice().pass() != null
                        && action.choice().otherwise().isEmpty());
  }

  /** Whether it is 1 at times, so that it hardly is 1 otherwise, too. */
  private static boolean isOne(Term.Cases cases) {
    return cases.cases().stream().anyMatch(each -> Long.valueOf(1).equals(each.value().head()));
  }

  /** Whether it multiplies or divides: instead of none, 1 leaves the rest as it is. */
  private static boolean isFactor(Term term, Term part) {
    return term.operator() == Operator.TIMES
        || (term.operator() == Operator.DIVIDED_BY && part.equals(term.children().getLast()));
  }

  /**
   * Reports arithmetic on cases without {@code else}.
   *
   * @param factor whether they multiply or divide
   */
  private void cases(Term operand, Span place, boolean factor) {
    DefinedTerm called = book.called(operand);
    if (called != null && called.parameters().size() <= operand.children().size()) {
      cases(called.body(), place, factor);
    } else if (operand instanceof Term.Cases cases && cases.otherwise() == null) {
      boolean here = operand.span().equals(place);
      String instead = !here ? ", or 0" : factor && !isOne(cases) ? ", else 1" : ", else 0";
      Fix fix = here ? Fix.after(operand, instead) : Fix.around(place, "(", instead + ")");
      String written = book.written(place);
      findings.add(
          ReviewProblem.CALCULATES_WITH_NONE, place, fix, written, "(" + written + instead + ")");
    }
  }

  /**
   * Reports {@code number of tricks of player > bonus(player)} where the cases of the bonus say
   * nothing of some players: they have none, which is not 0. Cards without a strength are meant to
   * have none.
   */
  private void comparedWithCases(Term comparison) {
    Term left = comparison.children().getFirst();
    Term right = comparison.children().getLast();
    if (findings.hasAt(comparison)) {
      return;
    }
    List<Term> open = Stream.of(left, right).filter(this::hasNoValueAtTimes).toList();
    if (open.contains(left) && differsFromZero(comparison.operator(), right, true)) {
      reportCompared(left, open);
    } else if (open.contains(right) && differsFromZero(comparison.operator(), left, false)) {
      reportCompared(right, open);
    }
  }

  /**
   * Reports a number that may be none.
   *
   * @param open all those beside it that may be none, which are all to be replaced by 0 then
   */
  private void reportCompared(Term number, List<Term> open) {
    String written = book.written(number);
    List<Edit> edits =
        open.stream()
            .flatMap(each -> Stream.of(Edit.before(each.span(), "("), Edit.after(each, ", or 0)")))
            .toList();
    findings.add(
        ReviewProblem.COMPARES_CASES_WITH_NONE,
        number,
        new Fix(edits),
        written,
        "(" + written + ", or 0)");
  }

  /** Whether it is what a definition says of a player, or of all, by cases without the rest. */
  private boolean hasNoValueAtTimes(Term side) {
    DefinedTerm called = book.called(side);
    return called != null
        && called.parameters().stream().noneMatch(each -> each.type() == Type.Basic.CARD)
        && isOpen(side);
  }

  /** Whether it is a number by cases, or by a table of numbers, without the rest. */
  private boolean isOpen(Term number) {
    DefinedTerm called = number.type() == Type.Basic.NUMBER ? book.called(number) : null;
    if (called == null) {
      return false;
    }
    return switch (called.body()) {
      case Term.Cases cases -> cases.otherwise() == null;
      case Term.Table table -> table.otherwise() == null && table.key().type() == Type.Basic.NUMBER;
      default -> false;
    };
  }

  /**
   * Whether the answer for none is another than that for 0, as far as is known.
   *
   * @param first whether what may be none is the left operand
   */
  private static boolean differsFromZero(@Nullable Operator operator, Term other, boolean first) {
    boolean larger = operator == Operator.GREATER || operator == Operator.AT_LEAST;
    if (operator == null || !(other instanceof Term.NumberConstant(_, long number))) {
      // Whether the other one is larger than 0 is not known; it is never larger than none.
      return operator == Operator.UNEQUAL
          || (operator != null && operator.has(Trait.ORDERS) && larger != first);
    }
    return switch (operator) {
      case EQUAL, UNEQUAL -> number == 0;
      case LESS, GREATER -> larger == first ? number < 0 : number > 0;
      case AT_MOST, AT_LEAST -> larger == first ? number <= 0 : number >= 0;
      default -> false;
    };
  }

  /** Finds conditions such as {@code it > bid} at a point where nobody has a bid yet. */
  private void ownBefore(Action loop) {
    boolean once = loop.repetition() == null || loop.repetition().bounded();
    Stream<Action.Choice> inside =
        Stream.concat(Stream.of(loop), loop.inside().stream()).flatMap(Action::choices);
    if (!once || loop.binds().isEmpty()) {
      return;
    }
    Local player = loop.binds().getFirst();
    inside
        .filter(choice -> choice.variable().initial() == null)
        .filter(choice -> choice.indices().size() == 1)
        .filter(choice -> player.equals(choice.indices().getFirst().head()))
        .filter(choice -> book.setting(choice.variable()).size() == 1)
        .forEach(choice -> ownBefore(choice));
  }

  /**
   * Looks at choices outside of a round: {@code right of dealer may choose bid from 1..5 where it >
   * bid}, where only other players have been asked.
   */
  private void askedOnce(List<Action> block) {
    for (Action action : block) {
      Action.Choice choice = action.choice();
      // What is asked of all actions comes last.
      if (choice != null
          && isForTheDeal(choice)
          && followsOnlyOthers(choice)
          && dependsOnItself(choice)
          && book.isOnceADeal(action)) {
        ownBefore(choice);
      }
    }
  }

  /** Whether players choose what is theirs, and is none as the deal begins. */
  private static boolean isForTheDeal(Action.Choice choice) {
    return choice.variable().lifetime() == Lifetime.DEAL
        && choice.variable().initial() == null
        && choice.indices().size() == 1
        && TermEquality.same(choice.indices().getFirst(), choice.player());
  }

  /** Whether what can be chosen depends on what has been chosen before. */
  private boolean dependsOnItself(Action.Choice choice) {
    return Stream.concat(Stream.ofNullable(choice.where()), choice.offered().stream())
        .anyMatch(term -> book.dependsOn(term, choice.variable()));
  }

  /** Whether nothing but choices of others sets the same variable. */
  private boolean followsOnlyOthers(Action.Choice choice) {
    return book.setting(choice.variable()).stream()
        .map(Action::choice)
        .allMatch(
            each ->
                each != null && (each.equals(choice) || areOthers(each.player(), choice.player())));
  }

  /** Whether these are two players for certain: the one left of the dealer and the dealer. */
  private boolean areOthers(Term one, Term other) {
    long apart = steps(one) - steps(other);
    return apart != 0
        && Math.abs(apart) < book.rules().leastPlayers()
        && base(one) instanceof Term.VariableValue(_, Variable variable, _)
        && book.isDealer(variable)
        && TermEquality.same(base(one), base(other));
  }

  /** Returns how many steps to the left of its base a player is. */
  private static long steps(Term player) {
    return player.applies(Operator.LEFT_OF, Operator.RIGHT_OF)
            && player.children().getLast() instanceof Term.NumberConstant(_, long steps)
        ? steps(player.children().getFirst())
            + (player.operator() == Operator.LEFT_OF ? steps : -steps)
        : 0;
  }

  /** Returns the player from whom the steps of another are counted. */
  private static Term base(Term player) {
    return player.applies(Operator.LEFT_OF, Operator.RIGHT_OF)
            && player.children().getLast() instanceof Term.NumberConstant
        ? base(player.children().getFirst())
        : player;
  }

  private void ownBefore(Action.Choice choice) {
    Variable variable = choice.variable();
    exceptOwn(choice);
    Stream.concat(
            Stream.ofNullable(choice.where())
                .filter(where -> where.reads(choice.it()))
                .filter(where -> !noneOrMore(where, choice))
                .flatMap(where -> own(where, choice)),
            variable.lifetime() == Lifetime.DEAL
                ? choice.offered().stream()
                    .flatMap(Term::all)
                    .filter(Term.NumberRange.class::isInstance)
                    .flatMap(Term::all)
                    .filter(part -> isOwn(part, choice))
                : Stream.empty())
        .findFirst()
        .ifPresent(
            part -> {
              String highest = "highest " + variable.name() + "[other] over other in players";
              boolean number = variable.type() == Type.Basic.NUMBER;
              String meant = number ? "(" + highest + ", or 0)" : highest;
              Fix fix = number ? Fix.replace(part, meant) : null;
              findings.add(ReviewProblem.OWN_BEFORE_CHOSEN, part, fix, book.written(part), meant);
            });
  }

  /**
   * Reports {@code where bid is none or it > bid}, which always holds.
   *
   * @return whether the condition is of this kind
   */
  private boolean noneOrMore(Term where, Action.Choice choice) {
    if (where.operator() != Operator.OR || where.children().size() != 2) {
      return false;
    }
    Term asked = where.children().getFirst();
    Term more = where.children().getLast();
    Term own = own(more, choice).findFirst().orElse(null);
    if (asked.operator() != Operator.IS_NONE
        || !isOwn(asked.children().getFirst(), choice)
        || own == null
        || choice.variable().type() != Type.Basic.NUMBER) {
      return false;
    }
    String highest =
        "(highest " + choice.variable().name() + "[other] over other in players, or 0)";
    String meant =
        book.written(new Span(more.span().start(), own.span().start()))
            + highest
            + book.written(new Span(own.span().end(), more.span().end()));
    findings.replace(ReviewProblem.OWN_BEFORE_CHOSEN, where, meant, book.written(own), meant);
    return true;
  }

  /** Reports {@code from 0..4 except bid}, which leaves out nothing. */
  private void exceptOwn(Action.Choice choice) {
    Variable variable = choice.variable();
    if (variable.lifetime() != Lifetime.DEAL || choice.where() != null) {
      return;
    }
    String taken = "no other in players has " + variable.name() + "[other] == it";
    for (Term offered : choice.offered()) {
      if (offered.operator() == Operator.EXCEPT) {
        Term leftOut = offered.children().getLast();
        leftOut
            .all()
            .filter(part -> isOwn(part, choice))
            .limit(1)
            .forEach(
                part ->
                    findings.add(
                        ReviewProblem.OWN_BEFORE_CHOSEN,
                        leftOut,
                        choice.offered().size() == 1
                            ? Fix.replace(
                                offered.children().getFirst().span().gapTo(leftOut).to(leftOut),
                                " where " + taken)
                            : null,
                        book.written(part),
                        "where " + taken));
      }
    }
  }

  /** Returns the reads of the player's own value, except where a missing value is provided for. */
  private static Stream<Term> own(Term term, Action.Choice choice) {
    return isOwn(term, choice)
        ? Stream.of(term)
        : term.unguarded().stream().flatMap(part -> own(part, choice));
  }

  private static boolean isOwn(Term part, Action.Choice choice) {
    return part.readsDirectly(choice.variable())
        && part.children().size() == 1
        && TermEquality.same(part.children().getFirst(), choice.indices().getFirst());
  }

  /** Walks the procedure, tracking which variables have been tested. */
  private record Walk(Rulebook book, Findings findings, Set<Dependency> passable) {

    void block(List<Action> actions, NumberedSet<Dependency> asked) {
      for (Action action : actions) {
        action.terms().forEach(term -> look(term, asked));
        numbers(action, asked);
        NumberedSet<Dependency> inside =
            asked.with(
                book.dependencies(
                    Stream.of(action.condition(), action.where(), action.until())
                        .flatMap(Stream::ofNullable)));
        if (action.choice() != null) {
          inside = inside.with(action.choice().variable().read());
        }
        for (Action.Block each : action.blocks()) {
          block(each.actions(), inside);
        }
      }
    }

    /** Looks at how often a statement does something, and with how many cards. */
    private void numbers(Action action, Set<Dependency> asked) {
      Action.Repetition repetition = action.repetition();
      Stream.of(action.count(), repetition == null ? null : repetition.times())
          .filter(Objects::nonNull)
          .distinct()
          .filter(number -> isPassable(number, asked))
          .forEach(this::orNothing);
    }

    private void orNothing(Term number) {
      String written = book.written(number);
      findings.add(
          ReviewProblem.NUMBER_NOT_CHOSEN, number, Fix.around(number, "(", ", or 0)"), written);
    }

    private void look(Term term, NumberedSet<Dependency> asked) {
      Operator operator = term.operator();
      NumberedSet<Dependency> later = asked;
      boolean inOrder = operator != null && operator.has(Trait.SHORT_CIRCUITS);
      if (!inOrder && isConditional(term)) {
        later =
            later.with(
                book.dependencies(
                    term.children().stream().filter(part -> part.type() == Type.Basic.YES_NO)));
      }
      for (Term part : term.children()) {
        if (operator != null && isPassable(part, later)) {
          report(term, operator, part);
        }
        look(part, later);
        if (inOrder) {
          later = later.with(book.dependencies(part));
        }
      }
    }

    /** Whether some parts are evaluated only if other parts require it. */
    private static boolean isConditional(Term term) {
      return term.strict().size() < term.children().size();
    }

    private boolean isPassable(Term part, Set<Dependency> asked) {
      return part.reads().stream()
          .anyMatch(read -> passable.contains(read) && !asked.contains(read));
    }

    private void report(Term term, Operator operator, Term part) {
      String written = book.written(part);
      if (operator.has(Trait.CALCULATES)) {
        findings.add(
            ReviewProblem.CALCULATES_WITH_NONE,
            part,
            Fix.around(part, "(", ", or 0)"),
            written,
            "(" + written + ", or 0)");
      } else if (operator == Operator.UNEQUAL) {
        findings.add(
            ReviewProblem.NONE_DIFFERS,
            term,
            Fix.around(term, "(" + written + " is chosen and ", ")"),
            written,
            written + " is chosen");
      }
    }
  }
}
