package tricksmith.review.variables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules.Winners;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement.EachOrder;

/** Finds variables that still have their value from the previous deal. */
public record KeptBetweenDeals(Rulebook book, Findings findings) {
  /**
   * Finds variables of the match that only a choice sets in each deal, of which one can pass: if
   * everybody does, the bid, or the declarer, of the deal before still counts.
   */
  public void keptFromLastDeal() {
    book.dealLoops().forEach(this::keptFromLastDeal);
  }

  private void keptFromLastDeal(Action loop) {
    Set<Action> ofDeal = identities(Action.all(loop.inside()));
    Set<Action> afterChoices =
        identities(ofDeal.stream().flatMap(action -> ifNotPassed(action, book)));
    book.rules().variables().stream()
        .filter(variable -> variable.lifetime() == Lifetime.MATCH)
        .filter(variable -> variable.declared().end() > 0)
        .filter(variable -> isSetByThem(variable, ofDeal, afterChoices))
        .filter(variable -> !isAskedAround(variable, loop, ofDeal))
        .forEach(variable -> report(ReviewProblem.KEPT_FROM_LAST_DEAL, variable));
  }

  private static Set<Action> identities(Stream<Action> actions) {
    Set<Action> found = Collections.newSetFromMap(new IdentityHashMap<>());
    actions.forEach(found::add);
    return found;
  }

  /**
   * Returns a choice in which anybody can pass, and what follows if nobody does. If some cannot,
   * somebody may always have to choose.
   */
  private static Stream<Action> ifNotPassed(Action action, Rulebook book) {
    Action.Choice choice = action.choice();
    return choice == null || choice.pass() == null || !book.certainty().always(choice.pass())
        ? Stream.of()
        : Stream.concat(Stream.of(action), Action.all(choice.then()));
  }

  /** Whether a variable is set in each deal, but only by these, and to something new. */
  private boolean isSetByThem(Variable variable, Set<Action> ofDeal, Set<Action> afterChoices) {
    List<Action> setting = book.setting(variable).stream().filter(ofDeal::contains).toList();
    return !setting.isEmpty()
        && afterChoices.containsAll(setting)
        && setting.stream()
            .filter(action -> action.choice() == null)
            .flatMap(action -> action.terms().stream())
            .noneMatch(term -> book.dependsOn(term, variable));
  }

  /**
   * Whether a loop ends by this variable, or something in it asks for it before anybody is asked:
   * then it is meant to last, or there is something else to say.
   */
  private boolean isAskedAround(Variable variable, Action loop, Set<Action> ofDeal) {
    Stream<Term> repeatedUntil =
        ofDeal.stream().flatMap(inside -> Stream.ofNullable(inside.onlyEnd()));
    return Stream.of(
            loop.terms().stream(),
            repeatedUntil,
            ofDeal.stream()
                .filter(Action.If.class::isInstance)
                .filter(branch -> branch.all().anyMatch(inside -> inside.choice() != null))
                .flatMap(branch -> branch.terms().stream()))
        .flatMap(terms -> terms)
        .anyMatch(term -> book.dependsOn(term, variable));
  }

  /** Reports a variable of the match that each deal should reset, with a fix that makes it so. */
  private void report(ReviewProblem problem, Variable variable) {
    Declaration declaration = new Declaration(book, variable);
    findings.add(
        problem,
        variable.declared(),
        declaration.fix(Lifetime.DEAL),
        variable.name(),
        declaration.forEach(Lifetime.DEAL));
  }

  /**
   * Finds bids of the match that are asked of others while players bid in turn: those who come
   * later still have that of the deal before.
   */
  public void bidsOfTheLastDeal() {
    book.dealLoops()
        .flatMap(loop -> Action.all(loop.inside(), Action.Each.class))
        .filter(each -> each.order() == EachOrder.IN_TURN)
        .forEach(
            each ->
                Action.all(each.body())
                    .flatMap(Action::choices)
                    .filter(choice -> isBidOfTheMatch(choice, each.element()))
                    .forEach(choice -> bidsOfOthers(choice, each.element())));
  }

  /** Whether nothing but this choice sets, for each player, a variable of the match. */
  private boolean isBidOfTheMatch(Action.Choice choice, Local player) {
    Variable variable = choice.variable();
    return variable.lifetime() == Lifetime.MATCH
        && variable.declared().end() > 0
        && variable.indices().equals(List.of(Type.Basic.PLAYER))
        && book.setting(variable).size() == 1
        && player.equals(choice.indices().getFirst().head())
        && !findings.hasAt(variable.declared());
  }

  private void bidsOfOthers(Action.Choice choice, Local player) {
    boolean others =
        choice.deciding().stream()
            .flatMap(term -> term.all(Term.VariableValue.class))
            .filter(read -> read.variable().equals(choice.variable()))
            .anyMatch(read -> !player.equals(read.indices().getFirst().head()));
    if (others) {
      report(ReviewProblem.BIDS_OF_THE_LAST_DEAL, choice.variable());
    }
  }

  /**
   * Finds variables of the match that a deal sets only under a condition and nothing sets back: a
   * flag such as {@code broken = yes if …}, which then holds in every later deal, a highest value
   * so far, with which the next deal begins, and what is counted trick by trick and scored in each
   * deal.
   */
  public void notSetBack() {
    book.dealLoops().forEach(this::notSetBack);
  }

  private void notSetBack(Action loop) {
    Set<Action> here = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Action> repeated = Collections.newSetFromMap(new IdentityHashMap<>());
    Deal deal = new Deal(book, new ArrayList<>(), here, repeated, new IdentityHashMap<>());
    deal.note(loop.inside(), null);
    book.rules().variables().stream()
        .filter(variable -> variable.lifetime() == Lifetime.MATCH)
        .filter(variable -> variable.declared().end() > 0)
        .filter(variable -> !findings.hasAt(variable.declared()))
        .filter(
            variable ->
                variable.axes().isEmpty()
                    ? deal.isLeftOver(variable, loop)
                    : deal.isCountedOn(variable, loop))
        .filter(variable -> !findings.has(variable.name(), ReviewProblem.FROM_THE_TIME_BEFORE))
        .forEach(
            variable ->
                report(
                    deal.isRecord(variable)
                        ? ReviewProblem.RECORD_NOT_SET_BACK
                        : ReviewProblem.NOT_SET_BACK,
                    variable));
  }

  /**
   * The statements of one deal.
   *
   * @param statements all of them in order, nested ones included
   * @param here the same, to look them up
   * @param repeated those that can be performed several times in a deal
   * @param conditions the innermost condition around each
   */
  private record Deal(
      Rulebook book,
      List<Action> statements,
      Set<Action> here,
      Set<Action> repeated,
      Map<Action, Term> conditions) {

    void note(List<Action> actions, @Nullable Term condition) {
      for (Action action : actions) {
        statements.add(action);
        here.add(action);
        if (action.repetition() != null) {
          Action.all(action.inside()).forEach(repeated::add);
        }
        if (condition != null) {
          conditions.put(action, condition);
        }
        Term inside = action.condition();
        List<Action.Block> blocks = action.blocks();
        for (int place = 0; place < blocks.size(); place++) {
          note(blocks.get(place).actions(), place == 0 && inside != null ? inside : null);
        }
      }
    }

    /** Whether what a variable has come to in one deal is still there in the next. */
    boolean isLeftOver(Variable variable, Action loop) {
      List<Action> setting = book.setting(variable);
      if (setting.isEmpty() || !here.containsAll(setting)) {
        return setting.stream().filter(action -> !here.contains(action)).allMatch(this::isFirst)
            && isLeft(variable, setting.stream().filter(here::contains).toList(), loop);
      }
      return isLeft(variable, setting, loop);
    }

    /** Whether a statement gives a variable its first value, before all deals. */
    private boolean isFirst(Action action) {
      return book.rules().procedure().contains(action);
    }

    private boolean isLeft(Variable variable, List<Action> setting, Action loop) {
      boolean oneValue = isOneValue(setting);
      return !setting.isEmpty()
          && (isGreatest(variable, setting)
              || (setting.stream().allMatch(action -> isOnce(action, variable, oneValue))
                  && isAskedLater(variable, setting)))
          && !isAskedElsewhere(variable, loop);
    }

    /**
     * Whether tricks add to what somebody has, and nothing asks for it but the scores of each deal.
     */
    boolean isCountedOn(Variable variable, Action loop) {
      Set<Action> setting = identities(book.setting(variable).stream());
      Set<Action> ofTricks =
          identities(
              statements.stream()
                  .filter(action -> action.has(StatementEffect.PLAYS_TRICKS))
                  .flatMap(play -> Action.all(play.inside())));
      List<Action> asking =
          statements.stream()
              .filter(action -> !setting.contains(action))
              .filter(action -> asksFor(action.terms().stream(), variable))
              .toList();
      return !setting.isEmpty()
          && here.containsAll(setting)
          && ofTricks.containsAll(setting)
          && setting.stream().allMatch(action -> addsTo(action, variable))
          && !asking.isEmpty()
          && asking.stream().allMatch(action -> onlyScores(action) && !ofTricks.contains(action))
          && !asksFor(book.trick().terms(), variable)
          && !isAskedElsewhere(variable, loop);
    }

    /** Whether it gives points to somebody, or to each of several. */
    private static boolean onlyScores(Action action) {
      return action.has(StatementEffect.SCORES)
          || (action instanceof Action.Each
              && action.inside().stream().allMatch(inside -> inside.has(StatementEffect.SCORES)));
    }

    private static boolean addsTo(Action action, Variable variable) {
      return action instanceof Action.Assign assign
          && assign.value().operator() == Operator.PLUS
          && assign.value().children().stream().anyMatch(part -> isValueOf(part, variable));
    }

    private boolean asksFor(Stream<Term> terms, Variable variable) {
      return terms.anyMatch(term -> book.dependsOn(term, variable));
    }

    /** Whether a variable goes up to the greatest value so far. */
    boolean isRecord(Variable variable) {
      return isGreatest(variable, book.setting(variable).stream().filter(here::contains).toList());
    }

    /**
     * Whether statements set a variable to the greatest value so far. One that does so just once in
     * a deal compares it with earlier deals, and means to.
     */
    private boolean isGreatest(Variable variable, List<Action> setting) {
      return (setting.size() > 1 || setting.stream().anyMatch(repeated::contains))
          && setting.stream().allMatch(action -> isGreater(action, variable));
    }

    /** What a variable is set to, and under which condition; each null if there is none. */
    private record Conditional(@Nullable Term value, @Nullable Term condition) {}

    private Conditional set(Action action) {
      Term value = action.choice() != null ? null : action.terms().getLast();
      if (value instanceof Term.Cases cases
          && cases.otherwise() == null
          && cases.cases().size() == 1) {
        Term.Case only = cases.cases().getFirst();
        return new Conditional(only.value(), only.condition());
      }
      return new Conditional(value, conditions.get(action));
    }

    /** Whether a statement sets a variable to something greater of this deal. */
    private boolean isGreater(Action action, Variable variable) {
      Conditional set = set(action);
      Term value = set.value();
      Term condition = set.condition();
      if (value == null || !isOfDeal(value)) {
        return false;
      }
      if (value.operator() == Operator.GREATEST) {
        return value.children().stream().anyMatch(part -> isValueOf(part, variable));
      }
      return condition != null
          && condition
              .all()
              .filter(part -> part.applies(Trait.ORDERS) && part.children().size() == 2)
              .anyMatch(
                  part ->
                      part.children().stream().anyMatch(side -> isValueOf(side, variable))
                          && part.children().stream()
                              .anyMatch(side -> TermEquality.same(side, value)));
    }

    private static boolean isValueOf(Term term, Variable variable) {
      return term instanceof Term.VariableValue value && value.variable().equals(variable);
    }

    /**
     * Whether a statement sets a constant if something has happened in this deal, or something of
     * this deal if there is no value yet.
     */
    private boolean isOnce(Action action, Variable variable, boolean oneValue) {
      Conditional set = set(action);
      Term value = set.value();
      Term condition = set.condition();
      return value != null
          && condition != null
          && ((oneValue || value instanceof Term.YesNoConstant)
              ? isOfDeal(condition)
              : isOfDeal(value)
                  && condition.parts(Operator.AND).anyMatch(part -> isNone(part, variable)));
    }

    /** Whether all statements set the same constant. */
    private boolean isOneValue(List<Action> setting) {
      Term first = setting.isEmpty() ? null : set(setting.getFirst()).value();
      return first instanceof Term.Constant
          && setting.stream()
              .map(action -> set(action).value())
              .allMatch(other -> other != null && TermEquality.same(other, first));
    }

    private static boolean isNone(Term asked, Variable variable) {
      return asked.operator() == Operator.IS_NONE
          && isValueOf(asked.children().getFirst(), variable);
    }

    /** Whether a value is about this deal: its cards, its tricks, or its variables. */
    private boolean isOfDeal(Term term) {
      Set<Dependency> read = book.dependencies(term);
      return !read.contains(State.SCORES)
          && read.stream()
              .anyMatch(
                  each ->
                      each == State.CARDS
                          || each == State.TRICKS
                          || (each instanceof OnLocal(var local) && local.type() == Type.Basic.CARD)
                          || (each instanceof OnVariable(int id)
                              && book.rules().variables().get(id).lifetime() != Lifetime.MATCH));
    }

    /** Whether everything that asks for a variable in a deal comes after what sets it there. */
    private boolean isAskedLater(Variable variable, List<Action> setting) {
      OnVariable asked = variable.read();
      boolean set = false;
      for (Action action : statements) {
        boolean reads =
            action.terms().stream().anyMatch(term -> book.dependencies(term).contains(asked));
        set |= setting.stream().anyMatch(each -> each.equals(action) || isAround(action, each));
        if (reads && (!set || action.hasAnywhere(StatementEffect.ENDS_MATCH))) {
          return false;
        }
      }
      return true;
    }

    /** Whether a statement consists of one that it performs under a condition. */
    private static boolean isAround(Action action, Action inside) {
      return action.condition() != null
          && action.inside().size() == 1
          && action.inside().getFirst().equals(inside);
    }

    /** Whether anything but a deal asks for a variable: the end of the loop, or of the match. */
    private boolean isAskedElsewhere(Variable variable, Action loop) {
      Stream<Term> ending =
          book.rules().ending() instanceof Winners winners
              ? Stream.of(winners.winners())
              : Stream.empty();
      Stream<Term> around =
          book.actions()
              .filter(action -> !here.contains(action))
              .flatMap(action -> action.terms().stream());
      return asksFor(
          Stream.of(ending, around, loop.terms().stream()).flatMap(terms -> terms), variable);
    }
  }
}
