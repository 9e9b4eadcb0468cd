package tricksmith.review.choices;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement.EachOrder;

/** Finds rounds of choices that forget who has passed, or who has not been asked. */
public record WhoPasses(Rulebook book, Findings findings) {
  private static final Set<EachOrder> AGAIN =
      EnumSet.of(EachOrder.ROUND_AND_ROUND, EachOrder.UNTIL_ONE_IS_LEFT);

  /**
   * Finds questions who has passed in a round that asks each player once, before that player is
   * asked: {@code each player where not passed of player in turn}. Passes of an earlier round do
   * not count in it.
   */
  public void nobodyPassedYet() {
    book.actions(Action.Each.class)
        .filter(each -> !AGAIN.contains(each.order()))
        .filter(each -> each.element().type() == Type.Basic.PLAYER)
        .forEach(
            each ->
                Stream.concat(Stream.ofNullable(each.where()), beforeChoices(each.body()))
                    .flatMap(Term::all)
                    .filter(term -> asksForPass(term, each.element()))
                    .forEach(
                        term ->
                            findings.add(
                                ReviewProblem.NOBODY_PASSED_YET, term, book.written(term))));
  }

  /** Returns what is asked before a player of the round can have passed. */
  private static Stream<Term> beforeChoices(List<Action> actions) {
    Stream<Term> asked = Stream.of();
    for (Action action : actions) {
      if (action.choice() != null || action.repetition() != null) {
        return asked;
      }
      asked = Stream.concat(asked, action.terms().stream());
      if (action.all().anyMatch(inside -> inside.choice() != null)) {
        return asked;
      }
    }
    return asked;
  }

  private static boolean asksForPass(Term term, Local player) {
    return term.operator() == Operator.PASSED && player.equals(term.children().getFirst().head());
  }

  /**
   * Finds statements after a choice that take its value for the player's own, though the player may
   * have passed: in {@code player may choose double from yes; player scores 1 if double}, who
   * passes after a yes scores too.
   */
  public void afterAPass() {
    book.actions(StatementEffect.GOES_ROUND)
        .filter(round -> round.binds().getFirst().type() == Type.Basic.PLAYER)
        .forEach(round -> afterAPass(round.inside(), round.binds().getFirst()));
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> play.blocks().stream())
        .forEach(block -> movedAgain(block.actions()));
    book.actions(StatementEffect.GOES_ROUND).forEach(round -> movedAgain(round.inside()));
    book.actions()
        .filter(loop -> loop.repetition() != null && !loop.has(StatementEffect.GOES_ROUND))
        .filter(
            loop ->
                loop.inside().stream().noneMatch(action -> action.has(StatementEffect.STARTS_DEAL)))
        .flatMap(loop -> loop.blocks().stream())
        .forEach(block -> askedAgain(block.actions()));
  }

  /**
   * Looks for {@code winner may choose kept from cards of trick; move kept to hand}, which after a
   * pass moves what somebody has kept before.
   */
  private void movedAgain(List<Action> body) {
    for (int place = 0; place < body.size() - 1; place++) {
      Action.Choice choice = body.get(place).choice();
      Action next = body.get(place + 1);
      if (choice != null
          && choice.pass() != null
          && choice.variable().lifetime() != Lifetime.TRICK
          && next.moved() instanceof Term.VariableValue moved
          && moved.variable().equals(choice.variable())
          && book.setting(choice.variable()).size() == 1) {
        findings.add(
            ReviewProblem.MOVED_AFTER_PASS, next, choice.variable().name(), inBlock(choice, next));
      }
    }
  }

  /**
   * Looks for {@code winner may choose knock from yes; if knock { winner scores 5 }}, which scores
   * after a pass as well, once somebody has knocked.
   */
  private void askedAgain(List<Action> body) {
    for (int place = 0; place < body.size() - 1; place++) {
      Action.Choice choice = body.get(place).choice();
      Action next = body.get(place + 1);
      if (choice != null
          && choice.pass() != null
          && choice.then().isEmpty()
          && choice.otherwise().isEmpty()
          && choice.variable().lifetime() != Lifetime.TRICK
          && choice.variable().axes().isEmpty()
          && book.setting(choice.variable()).size() == 1
          && next.condition() != null
          && book.dependsOn(next.condition(), choice.variable())
          && !findings.hasAt(next)) {
        report(choice, next);
      }
    }
  }

  private void report(Action.Choice choice, Action next) {
    String name = choice.variable().name();
    findings.add(
        ReviewProblem.CHOSEN_BY_ANOTHER, next, name, inBlock(choice, next), name + "[player]");
  }

  private void afterAPass(List<Action> body, Local player) {
    for (int place = 0; place < body.size() - 1; place++) {
      Action.Choice choice = body.get(place).choice();
      if (choice != null
          && choice.pass() != null
          && player.equals(choice.player().head())
          && Action.all(body.subList(0, place))
              .noneMatch(before -> before.sets().contains(choice.variable()))) {
        after(choice, body.get(place + 1), player);
      }
    }
  }

  private void after(Action.Choice choice, Action next, Local player) {
    Variable chosen = choice.variable();
    if (next instanceof Action.Assign assign && takesNone(assign, choice)) {
      findings.add(
          ReviewProblem.NONE_AFTER_PASS,
          next,
          assign.variable().name(),
          chosen.name(),
          inBlock(choice, next));
    } else if (chosen.axes().isEmpty()
        && next.choice() == null
        && next.terms().stream().anyMatch(term -> book.dependsOn(term, chosen))
        && next.all()
            .anyMatch(
                each ->
                    each.terms().stream().anyMatch(term -> term.reads(player)) || countsUp(each))) {
      report(choice, next);
    }
  }

  /** Whether a statement makes a number larger each time, as by {@code stakes = 2 * stakes}. */
  private boolean countsUp(Action action) {
    return action instanceof Action.Assign(_, Variable variable, _, Term value, _)
        && value
            .all()
            .filter(part -> part.applies(Operator.PLUS, Operator.MINUS, Operator.TIMES))
            .anyMatch(part -> book.dependsOn(part, variable));
  }

  /** Whether a variable is set to what was chosen, which is none if nobody has chosen yet. */
  private static boolean takesNone(Action.Assign assign, Action.Choice choice) {
    return assign.value() instanceof Term.VariableValue(_, Variable value, var indices)
        && value.equals(choice.variable())
        && indices.size() == choice.indices().size()
        && value.initial() == null
        && !assign.keepIfNone()
        && value.type() != Type.Basic.YES_NO
        && !(value.type() instanceof Type.SetOf);
  }

  private String inBlock(Action.Choice choice, Action next) {
    Span head = choice.span();
    String written =
        choice.then().isEmpty() && choice.otherwise().isEmpty()
            ? book.written(head).lines().findFirst().orElse("")
            : "…";
    String statement = book.written(next).lines().findFirst().orElse("").strip();
    String inside = statement.endsWith("{") ? statement + " … }" : statement;
    return written + " { " + inside + " }";
  }

  /**
   * Finds auctions that end with one pass fewer than there are players, before anybody has bid: in
   * {@code round and round until passes == 3}, if the first three of four pass, the last one is
   * never asked.
   */
  public void lastNotAsked() {
    int players = book.rules().leastPlayers();
    boolean fixed = players == book.rules().mostPlayers();
    if (players < 3) {
      return;
    }
    book.actions(Action.Each.class)
        .filter(each -> each.order() == EachOrder.ROUND_AND_ROUND && each.where() == null)
        .filter(each -> each.set().operator() == Operator.PLAYERS)
        .forEach(
            each -> {
              Term most = each.until() == null ? null : passes(each.until());
              if (most != null && isOneLess(most)) {
                lastNotAsked(each, book.written(most.children().getFirst()));
              } else if (most != null && fixed && Long.valueOf(players - 1L).equals(most.head())) {
                lastNotAsked(each, Integer.toString(players));
              }
            });
  }

  /** Returns how many must have passed in a row, if a condition asks nothing else; or null. */
  private static @Nullable Term passes(Term until) {
    boolean asked =
        until.applies(Operator.EQUAL, Operator.AT_LEAST)
            && until.children().getFirst().reads().contains(State.PASSES);
    return asked ? until.children().getLast() : null;
  }

  /** Whether a number is {@code number of players - 1}. */
  private static boolean isOneLess(Term number) {
    if (number.operator() != Operator.MINUS) {
      return false;
    }
    Term counted = number.children().getFirst().counted();
    return counted != null
        && counted.operator() == Operator.PLAYERS
        && Long.valueOf(1).equals(number.children().getLast().head());
  }

  private void lastNotAsked(Action.Each each, String players) {
    List<Action.Choice> choices = Action.all(each.body()).flatMap(Action::choices).toList();
    Term until = each.until();
    if (until == null || choices.size() != 1) {
      return;
    }
    Action.Choice choice = choices.getFirst();
    Term pass = choice.pass();
    List<Variable> sets =
        Stream.concat(
                Stream.of(choice.variable()),
                Action.all(choice.then()).flatMap(action -> action.sets().stream()))
            .toList();
    boolean anyBody = pass != null && Boolean.TRUE.equals(pass.head());
    if (anyBody && sets.stream().allMatch(variable -> book.setting(variable).size() == 1)) {
      Variable asked = chosenOnly(sets);
      String last = "passes == " + players;
      String meant =
          asked == null
              ? last
              : "("
                  + book.written(until)
                  + " and "
                  + asked.name()
                  + (asked.type() == Type.Basic.PLAYER ? " is somebody) or " : " is chosen) or ")
                  + last;
      findings.add(
          ReviewProblem.LAST_NOT_ASKED,
          until,
          asked == null ? null : Fix.replace(until, meant),
          meant);
    }
  }

  /** Returns a variable that has a value only after a choice; null if there is none. */
  private static @Nullable Variable chosenOnly(List<Variable> sets) {
    return sets.stream()
        .filter(variable -> variable.initial() == null && variable.axes().isEmpty())
        .findFirst()
        .orElse(null);
  }
}
