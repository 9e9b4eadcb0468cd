package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.logic.Implications;
import tricksmith.review.logic.Possible;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/** Finds deals and tricks that do not go round the table as was meant. */
public record DealsAndTricks(Rulebook book, Findings findings) {
  private static final String DEALER = "dealer";

  /** How many statements before a loop still prepare it. */
  private static final int NEARBY = 20;

  private static final Pattern IN_TURN =
      Pattern.compile("^each +player\\b[^{]*?\\b(?:in +turn|round +and +round)\\b");

  private static final Set<EachOrder> GOING_ROUND =
      EnumSet.of(EachOrder.IN_TURN, EachOrder.ROUND_AND_ROUND, EachOrder.UNTIL_ONE_IS_LEFT);

  private static final String LEFT = "left";

  /**
   * Finds a new deal under a condition that begins the deal only in part: {@code if declarer is
   * nobody: new deal} deals no cards, and with cards dealt, still nobody is asked for a bid again.
   */
  public void dealtNothing() {
    dealtNothing(book.rules().procedure(), List.of());
  }

  /**
   * Walks statements.
   *
   * @param after the statements that follow the block, if it is not repeated
   */
  private void dealtNothing(List<Action> actions, List<Action> after) {
    for (int place = 0; place < actions.size(); place++) {
      Action action = actions.get(place);
      List<Action> next = new ArrayList<>(actions.subList(place + 1, actions.size()));
      next.addAll(after);
      if (action instanceof Action.If branch && branch.otherwise().isEmpty()) {
        again(branch, next);
      }
      boolean once = action.repetition() == null;
      action.blocks().forEach(block -> dealtNothing(block.actions(), once ? next : List.of()));
    }
  }

  /** Looks at a conditional that begins a deal, in the middle of another one. */
  private void again(Action.If branch, List<Action> next) {
    List<Action> then = branch.then();
    int start = place(then, StatementEffect.STARTS_DEAL);
    int ends = place(then, StatementEffect.ENDS_MATCH);
    Implications again = new Implications(book.rules(), _ -> Possible.anything(true, false));
    again.add(branch.condition(), true);
    if (start < 0
        || ends >= 0
        || reached(next, again).noneMatch(action -> action.has(StatementEffect.PLAYS_TRICKS))) {
      return;
    }
    Action deal = then.get(start);
    List<Action> rest = new ArrayList<>(then.subList(start + 1, then.size()));
    rest.addAll(next);
    if (deal.terms().isEmpty() && beginsToPlay(reached(rest, again))) {
      findings.add(ReviewProblem.DEALS_NO_CARDS, deal);
      return;
    }
    Variable variable = missing(branch.condition());
    if (variable != null
        && Action.all(then).noneMatch(each -> each.sets().contains(variable))
        && next.stream()
            .takeWhile(each -> !isSetBy(each, variable))
            .anyMatch(action -> action.has(StatementEffect.PLAYS_TRICKS))) {
      findings.add(
          ReviewProblem.NOBODY_ASKED_AGAIN,
          deal,
          variable.name(),
          book.written(branch.condition()));
    }
  }

  /** Returns statements with those inside them, but not what the known conditions rule out. */
  private static Stream<Action> reached(List<Action> actions, Implications known) {
    return actions.stream()
        .flatMap(
            action ->
                action instanceof Action.If branch && known.excludes(branch.condition())
                    ? reached(branch.otherwise(), known)
                    : Stream.concat(Stream.of(action), reached(action.inside(), known)));
  }

  private static int place(List<Action> actions, StatementEffect effect) {
    for (int place = 0; place < actions.size(); place++) {
      if (actions.get(place).has(effect)) {
        return place;
      }
    }
    return -1;
  }

  /** Whether tricks are played before any card comes into a hand, or another deal begins. */
  private static boolean beginsToPlay(Stream<Action> actions) {
    return actions
        .takeWhile(
            action ->
                action.has(StatementEffect.PLAYS_TRICKS)
                    || !(action.bringsToHands() || action.has(StatementEffect.STARTS_DEAL)))
        .anyMatch(action -> action.has(StatementEffect.PLAYS_TRICKS));
  }

  private static boolean isSetBy(Action action, Variable variable) {
    return action.all().anyMatch(each -> each.sets().contains(variable));
  }

  /** Returns the variable that has no value where the condition holds; null if there is none. */
  private @Nullable Variable missing(Term condition) {
    return Stream.of(condition)
        .filter(term -> term.operator() == Operator.IS_NONE)
        .map(term -> book.variable(term.children().getFirst()))
        .flatMap(Stream::ofNullable)
        .findFirst()
        .orElse(null);
  }

  /**
   * Finds who leads, or begins a round, where it is set only before the first deal, from a dealer
   * who is another one in each deal: {@code leader = left of dealer} above the loop.
   */
  public void setBeforeTheDeals() {
    List<Action> procedure = book.rules().procedure();
    for (int place = 0; place < procedure.size(); place++) {
      Action loop = procedure.get(place);
      if (loop.repetition() != null && isDealtAgain(loop)) {
        procedure.subList(Math.max(0, place - NEARBY), place).stream()
            .filter(Action.Assign.class::isInstance)
            .map(Action.Assign.class::cast)
            .filter(set -> set.indices().isEmpty())
            .filter(set -> set.variable().type() == Type.Basic.PLAYER)
            .filter(set -> set.value().all().anyMatch(this::isDealer))
            .forEach(set -> setBeforeTheDeals(set, loop));
      }
    }
  }

  private boolean isDealer(Term term) {
    Variable variable = book.variable(term);
    return variable != null && book.isDealer(variable);
  }

  /** Whether each pass of a loop is a deal, with a dealer of its own. */
  private boolean isDealtAgain(Action loop) {
    return loop.hasAnywhere(StatementEffect.STARTS_DEAL)
        && loop.all()
            .anyMatch(inside -> inside.sets().stream().anyMatch(each -> book.isDealer(each)));
  }

  private void setBeforeTheDeals(Action.Assign set, Action loop) {
    Variable variable = set.variable();
    boolean setInside =
        loop.all()
            .anyMatch(
                inside ->
                    !inside.has(StatementEffect.PLAYS_TRICKS) && inside.sets().contains(variable));
    Term until = loop.onlyEnd();
    if (setInside || (until != null && book.dependsOn(until, variable))) {
      return;
    }
    loop.inside().stream()
        .filter(inside -> beginsWith(inside, variable))
        .findFirst()
        .ifPresent(
            first ->
                findings.add(
                    ReviewProblem.SET_BEFORE_THE_DEALS,
                    set,
                    book.movedBefore(first, set),
                    variable.name(),
                    DEALER));
  }

  private boolean beginsWith(Action action, Variable variable) {
    Term from = action.from();
    return from == null
        ? variable.isLeader() && action.has(StatementEffect.PLAYS_TRICKS)
        : variable.equals(book.variable(from));
  }

  /**
   * Finds rounds of choices that begin with seat 1 because they do not say with whom, while the
   * tricks are led from a player of the script's own naming. Only a variable called {@code dealer}
   * says where rounds begin.
   */
  public void beginsElsewhere() {
    if (book.rules().variables().stream().anyMatch(each -> each.name().equals(DEALER))) {
      return;
    }
    book.actions(StatementEffect.PLAYS_TRICKS)
        .map(Action::from)
        .flatMap(Stream::ofNullable)
        .forEach(this::beginsElsewhere);
  }

  private void beginsElsewhere(Term from) {
    Variable first = variable(from);
    if (first == null) {
      return;
    }
    book.actions()
        .filter(round -> asksInTurn(round) || (book.isDealer(first) && asksBySeat(round)))
        .filter(round -> isKnownBefore(first, round))
        .forEach(round -> reportBeginsElsewhere(round, from, first));
  }

  /** The variable of a player's own that somebody is or sits next to; null if there is none. */
  private @Nullable Variable variable(Term player) {
    return player
        .all()
        .flatMap(part -> book.rules().variables(part.reads()))
        .filter(variable -> variable.axes().isEmpty())
        .filter(variable -> !variable.isLeader())
        .findFirst()
        .orElse(null);
  }

  /** Whether the player has been named when the round begins, in the order of the text. */
  private boolean isKnownBefore(Variable first, Action round) {
    return first.initial() != null
        || book.setting(first).stream()
            .anyMatch(action -> action.span().end() <= round.span().start());
  }

  private static boolean asksBySeat(Action action) {
    return action instanceof Action.Each each
        && each.order() == EachOrder.BY_SEAT
        && AskedBySeat.asksOpenly(each);
  }

  private static boolean asksInTurn(Action action) {
    return action instanceof Action.Each each
        && GOING_ROUND.contains(each.order())
        && each.from() == null
        && Action.all(each.body()).anyMatch(inside -> inside.choice() != null);
  }

  private void reportBeginsElsewhere(Action round, Term from, Variable first) {
    String line = book.written(round) + book.after(round.span().end());
    Matcher inTurn = IN_TURN.matcher(line);
    Matcher bySeat = AskedBySeat.EACH_PLAYER.matcher(line);
    if (inTurn.find()) {
      reportBeginsElsewhere(round, inTurn, inTurn.group(), from, first);
    } else if (asksBySeat(round) && bySeat.find()) {
      reportBeginsElsewhere(round, bySeat, "each player in turn", from, first);
    }
  }

  private void reportBeginsElsewhere(
      Action round, Matcher head, String inTurn, Term from, Variable first) {
    int start = round.span().start();
    Span written = new Span(start, start + head.end());
    if (findings.hasAt(written)) {
      return;
    }
    String meant = inTurn + " from " + book.written(from);
    findings.add(
        ReviewProblem.BEGINS_WITH_SEAT_1,
        written,
        head.group().startsWith("each") ? Fix.replace(written, meant) : null,
        first.name(),
        meant);
  }

  /**
   * Finds rounds and tricks that begin to the left of the dealer in a game that goes round
   * anticlockwise: there the dealer is second, not last. Nor does the deal pass to the left there.
   */
  public void againstTheDirection() {
    boolean turns = book.has(StatementEffect.REVERSES);
    if (turns || book.rules().mostPlayers() <= 2) {
      return;
    }
    if (book.rules().clockwise()) {
      toTheRight();
    } else {
      book.actions()
          .filter(DealsAndTricks::isForAll)
          .forEach(
              action -> againstTheDirection(action.from(), ReviewProblem.AGAINST_THE_DIRECTION));
      book.actions(Action.Assign.class)
          .filter(action -> book.isDealer(action.variable()))
          .forEach(
              action -> againstTheDirection(action.value(), ReviewProblem.DEAL_AGAINST_DIRECTION));
    }
  }

  /**
   * Reports a game in which the deal passes to the right and everything begins right of the dealer,
   * but goes round to the left: the dealer comes second.
   */
  private void toTheRight() {
    boolean dealPasses =
        book.actions(Action.Assign.class)
            .anyMatch(
                action ->
                    book.isDealer(action.variable())
                        && besideDealer(action.value(), Operator.RIGHT_OF) != null);
    if (dealPasses && !book.saysClockwise()) {
      book.actions()
          .filter(DealsAndTricks::isForAll)
          .map(Action::from)
          .flatMap(Stream::ofNullable)
          .filter(from -> besideDealer(from, Operator.RIGHT_OF) != null)
          .findFirst()
          .ifPresent(
              from -> findings.add(ReviewProblem.TURNS_TO_THE_LEFT, from, book.written(from)));
    }
  }

  /** Whether these are tricks, or a round in which everybody is asked. */
  private static boolean isForAll(Action action) {
    return action instanceof Action.Each each
        ? each.where() == null && each.all().anyMatch(inside -> inside.choice() != null)
        : action.has(StatementEffect.PLAYS_TRICKS);
  }

  private void againstTheDirection(@Nullable Term from, ReviewProblem problem) {
    Term of = from == null ? null : besideDealer(from, Operator.LEFT_OF);
    if (from != null && of != null) {
      Span span = from.span();
      Span left = new Span(span.start(), span.start() + LEFT.length());
      Fix fix = book.written(span).startsWith(LEFT) ? Fix.replace(left, "right") : null;
      findings.add(problem, span, fix, book.written(of));
    }
  }

  /** Returns the dealer of whom a player is the neighbour on this side; null for anybody else. */
  private @Nullable Term besideDealer(Term player, Operator side) {
    return player.operator() == side
            && player.children().getFirst() instanceof Term.VariableValue of
            && book.isDealer(of.variable())
            && Long.valueOf(1).equals(player.children().getLast().head())
        ? of
        : null;
  }

  /**
   * Finds {@code play tricks from dealer until hands are empty} after each trick of another: meant
   * to say who leads next, it plays all tricks that remain, without the block around it.
   */
  public void playedInside() {
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> Action.all(play.afterEachTrick()))
        .filter(DealsAndTricks::playsTricks)
        .filter(inner -> inner.count() == null && inner.inside().isEmpty())
        .filter(inner -> Rulebook.asksForEmptyHands(inner.until()))
        .forEach(
            inner -> {
              Term from = inner.from();
              String next = "leader = " + (from == null ? "dealer" : book.written(from));
              findings.replace(ReviewProblem.PLAYED_INSIDE, inner, next, next);
            });
  }

  private static boolean playsTricks(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS);
  }

  /**
   * Finds tricks that are played until all hands are empty, while every trick goes back into a
   * hand: {@code move cards of trick to hand of winner}. Finds tricks whose cards are moved to
   * somebody who does not get the trick with them: {@code move cards of trick to won of left of
   * winner}.
   */
  public void tricksMoved() {
    filledAgain();
    if (book.everyTerm().anyMatch(term -> term.operator() == Operator.TRICKS_OF)) {
      book.actions(StatementEffect.PLAYS_TRICKS)
          .filter(play -> !play.hasAnywhere(StatementEffect.TAKES_TRICKS))
          .flatMap(play -> Action.all(play.inside()))
          .forEach(this::cardsOnly);
    }
  }

  private void cardsOnly(Action action) {
    Term.ZoneCards to = action.target();
    Term owner = to == null ? null : to.ownerOf(Zone.WON);
    if (owner != null
        && owner.type() == Type.Basic.PLAYER
        && owner.operator() != Operator.WINNER
        && Rulebook.isTrickUnderWay(action.moved())) {
      String takes = book.written(owner) + " takes the trick";
      Fix fix = Fix.replace(action, takes);
      findings.add(ReviewProblem.CARDS_WITHOUT_THE_TRICK, action, fix, book.written(owner), takes);
    }
  }

  private void filledAgain() {
    boolean endsOtherwise =
        book.actions()
            .anyMatch(action -> action.has(StatementEffect.ENDS_MATCH, StatementEffect.SITS_OUT));
    if (endsOtherwise) {
      return;
    }
    for (Action play : book.actions(StatementEffect.PLAYS_TRICKS).toList()) {
      if (play.count() == null
          && Rulebook.asksForEmptyHands(play.until())
          && play.inside().stream().noneMatch(DealsAndTricks::takesFromHands)) {
        back(play.afterEachTrick());
      }
    }
  }

  private void back(List<Action> actions) {
    actions.stream()
        .filter(action -> action.movesTo(Zone.HAND) && Rulebook.isTrickUnderWay(action.moved()))
        .forEach(action -> findings.add(ReviewProblem.HANDS_FILLED_AGAIN, action));
  }

  /**
   * Finds cards of the trick under way that go back into a hand, and the winning card taken away to
   * any other place: they have been played, and can still win.
   */
  public void takenBack() {
    boolean placesCount =
        book.trick().criteria().stream()
            .flatMap(criterion -> criterion.terms().stream())
            .anyMatch(
                term ->
                    !book.zonesIn(term).isEmpty()
                        || term.all().anyMatch(part -> part.operator() == Operator.TABLE));
    if (placesCount) {
      return;
    }
    for (Action.PlayTricks play : book.actions(Action.PlayTricks.class).toList()) {
      play.aroundCards().stream()
          .flatMap(block -> Action.all(block.actions()))
          .forEach(action -> takenBack(action, play));
    }
  }

  private void takenBack(Action action, Action.PlayTricks play) {
    Term moved = action.moved();
    Term.ZoneCards to = action.target();
    if (moved == null || to == null || to.zone().is(Zone.TABLE)) {
      return;
    }
    if (moved.operator() == Operator.WINNING_CARD
        || (to.zone().is(Zone.HAND) && isOfTheTrick(moved, play))) {
      findings.add(ReviewProblem.STILL_IN_THE_TRICK, moved, to.zone().name());
    }
  }

  private static boolean isOfTheTrick(Term moved, Action.PlayTricks play) {
    return Rulebook.isTrickUnderWay(moved)
        || moved.applies(Operator.LED, Operator.WINNING_CARD)
        || play.card().equals(moved.head());
  }

  private static boolean takesFromHands(Action action) {
    return action
        .all()
        .anyMatch(
            each ->
                each.choice() != null
                    || (each.moved() != null
                        && each.moved().all().anyMatch(part -> part.isZone(Zone.HAND))));
  }
}
