package tricksmith.review.choices;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.review.variables.FirstValues;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement.EachOrder;

/** Finds bids that are compared with nothing, or not as was meant. */
public record Bidding(Rulebook book, Findings findings) {
  /**
   * Finds bids that must exceed those of a player who is not there when the first is asked: {@code
   * from 1..5 where it > bid[right of player]}, or {@code > bid[declarer]} where the bidder becomes
   * the declarer, offers nothing to anybody.
   */
  public void noBidToBeat() {
    book.choices()
        .filter(choice -> choice.variable().initial() == null)
        .filter(choice -> book.setting(choice.variable()).size() == 1)
        .forEach(
            choice ->
                Stream.ofNullable(choice.where())
                    .flatMap(part -> part.parts(Operator.AND))
                    .filter(part -> part.applies(Trait.ORDERS))
                    .forEach(part -> noBidToBeat(part, choice)));
  }

  /**
   * Finds bids that must exceed a variable that nothing raises: {@code from 1..8 where it > high}
   * without {@code high = bid} offers the same to everybody.
   */
  public void neverRaised() {
    book.loops()
        .flatMap(Action::all)
        .flatMap(Action::choices)
        .filter(choice -> choice.where() != null)
        .distinct()
        .forEach(
            choice ->
                Stream.ofNullable(choice.where())
                    .flatMap(part -> part.parts(Operator.AND))
                    .filter(part -> part.applies(Operator.GREATER, Operator.LESS))
                    .forEach(part -> neverRaised(part, choice)));
  }

  /**
   * Finds bids that must be higher than the bidder's own: with {@code bid[player]: number = 0},
   * {@code where it > bid} lets the next player bid less than the last, and become the declarer.
   */
  public void ownEarlierBid() {
    book.choices()
        .filter(choice -> choice.variable().initial() != null)
        .filter(choice -> choice.variable().type() == Type.Basic.NUMBER)
        .filter(Bidding::isOfTheBidder)
        .filter(Bidding::bidsForTheDeal)
        .distinct()
        .forEach(this::ownEarlierBid);
  }

  private static boolean isOfTheBidder(Action.Choice choice) {
    return choice.player().head() instanceof Local
        && choice.indices().size() == 1
        && TermEquality.same(choice.indices().getFirst(), choice.player());
  }

  /** Whether whoever bids is to be the declarer, until somebody else bids. */
  private static boolean bidsForTheDeal(Action.Choice choice) {
    return Action.all(choice.then())
        .anyMatch(
            action ->
                action instanceof Action.Assign assign
                    && TermEquality.same(assign.value(), choice.player()));
  }

  private void ownEarlierBid(Action.Choice choice) {
    List<Term> more =
        Stream.ofNullable(choice.where())
            .flatMap(where -> where.parts(Operator.AND))
            .filter(part -> part.applies(Trait.ORDERS) && part.reads(choice.it()))
            .toList();
    if (more.size() != 1 || more.getFirst().operator() != Operator.GREATER) {
      return;
    }
    Term own = more.getFirst().children().getLast();
    if (own instanceof Term.VariableValue value
        && value.variable().equals(choice.variable())
        && value.indices().size() == 1
        && TermEquality.same(value.indices().getFirst(), choice.player())) {
      String meant = "(highest " + choice.variable().name() + "[other] over other in players)";
      findings.replace(ReviewProblem.OWN_EARLIER_BID, own, meant, book.written(own), meant);
    }
  }

  private void neverRaised(Term comparison, Action.Choice choice) {
    for (Term side : comparison.children()) {
      Variable variable = book.variable(side);
      if (variable != null
          && variable.initial() != null
          && (variable.lifetime() != Lifetime.MATCH || isZero(variable.initial()))
          && variable.axes().isEmpty()
          && book.setting(variable).isEmpty()
          && comparison.reads(choice.it())
          && !FirstValues.isUpperLimit(comparison, side)) {
        String name = variable.name();
        String set = name + " = " + choice.variable().name();
        Span asked = choice.span();
        findings.add(
            ReviewProblem.NEVER_RAISED,
            side,
            choice.then().isEmpty() && choice.otherwise().isEmpty()
                ? Fix.after(asked, " { " + set + " }")
                : null,
            name,
            book.written(variable.initial()),
            set);
      }
    }
  }

  private static boolean isZero(Term number) {
    return number instanceof Term.NumberConstant(_, long value) && value == 0;
  }

  private void noBidToBeat(Term comparison, Action.Choice choice) {
    comparison.children().stream()
        .filter(side -> isNeighbours(side, choice.variable()) || isOfWhoeverChose(side, choice))
        .forEach(
            side -> {
              if (FirstValues.isUpperLimit(comparison, side)) {
                String written = book.written(side);
                findings.add(
                    ReviewProblem.NOBODY_HAS_IT_FIRST,
                    side,
                    written,
                    choice.variable().name(),
                    written + " is none or …");
              } else {
                reportNoBidToBeat(side, choice.variable());
              }
            });
  }

  /**
   * Finds conditions about what others choose at the same time: for all of them, {@code it + sum of
   * bid[other] over other in everyone except player != 5} adds up what bids begin with.
   */
  public void chosenAtOnce() {
    for (Action.ChooseAtOnce round : book.actions(Action.ChooseAtOnce.class).toList()) {
      Action.Choice choice = round.choice();
      Variable variable = choice.variable();
      if (variable.initial() != null
          && variable.lifetime() == Lifetime.DEAL
          && book.setting(variable).size() == 1
          && book.isOnceADeal(round)) {
        Stream.ofNullable(choice.where())
            .flatMap(Term::all)
            .filter(part -> isOfAnother(part, variable, round.element()))
            .filter(part -> !findings.hasAt(part))
            .findFirst()
            .ifPresent(part -> reportChosenAtOnce(part, round));
      }
    }
  }

  private static boolean isOfAnother(Term part, Variable variable, Local player) {
    return part instanceof Term.VariableValue(_, Variable read, var indices)
        && read.equals(variable)
        && indices.stream().noneMatch(index -> player.equals(index.head()));
  }

  private void reportChosenAtOnce(Term part, Action round) {
    String atOnce = "each player at once";
    int start = round.span().start();
    findings.add(
        ReviewProblem.CHOSEN_AT_ONCE,
        part,
        book.written(round).startsWith(atOnce)
            ? Fix.replace(new Span(start, start + atOnce.length()), "each player in turn")
            : null,
        book.written(part));
  }

  /**
   * Finds comparisons with what the next player will choose: in turn, {@code where it != bid[left
   * of player]} compares with none.
   */
  public void notYetAsked() {
    boolean left = book.rules().clockwise();
    if (book.rules().mostPlayers() == 2) {
      return;
    }
    book.actions(Action.Each.class)
        .filter(each -> each.order() == EachOrder.IN_TURN)
        .forEach(
            each ->
                Action.all(each.body())
                    .map(Action::choice)
                    .filter(choice -> choice != null && choice.where() != null)
                    .filter(choice -> book.setting(choice.variable()).size() == 1)
                    .forEach(choice -> notYetAsked(choice, each.element(), left)));
  }

  private void notYetAsked(Action.Choice choice, Local player, boolean left) {
    Stream.ofNullable(choice.where())
        .flatMap(Term::all)
        .filter(part -> part.applies(Trait.COMPARES))
        .flatMap(part -> part.children().stream())
        .filter(part -> isNext(part, choice.variable(), player, left))
        .filter(part -> !findings.hasAt(part))
        .forEach(
            part -> {
              String written = book.written(part);
              String before =
                  left
                      ? written.replaceAll("left(\\s+of)", "right$1")
                      : written.replaceAll("right(\\s+of)", "left$1");
              findings.replace(ReviewProblem.NOT_YET_ASKED, part, before, written, before);
            });
  }

  /** Whether it is what the player has whose turn comes next. */
  private static boolean isNext(Term part, Variable variable, Local player, boolean left) {
    return part instanceof Term.VariableValue(_, Variable read, var indices)
        && read.equals(variable)
        && indices.stream()
            .anyMatch(
                index ->
                    index.operator() == (left ? Operator.LEFT_OF : Operator.RIGHT_OF)
                        && player.equals(index.children().getFirst().head())
                        && index.children().getLast().head().equals(1L));
  }

  private static boolean isNeighbours(Term side, Variable variable) {
    return side instanceof Term.VariableValue value
        && value.variable().equals(variable)
        && value.indices().stream()
            .anyMatch(index -> index.type() == Type.Basic.PLAYER && index.applies(Trait.NAVIGATES));
  }

  /** Whether it is the value of a player who is nobody until somebody has chosen. */
  private boolean isOfWhoeverChose(Term side, Action.Choice choice) {
    if (!(side instanceof Term.VariableValue value)
        || !value.variable().equals(choice.variable())
        || value.indices().size() != 1) {
      return false;
    }
    Variable player =
        value.indices().getFirst() instanceof Term.VariableValue index ? index.variable() : null;
    return player != null
        && player.initial() == null
        && !book.setting(player).isEmpty()
        && Action.all(choice.then()).toList().containsAll(book.setting(player));
  }

  private void reportNoBidToBeat(Term side, Variable variable) {
    String written = book.written(side);
    String meant = "(" + written + ", or 0)";
    boolean number = side.type() == Type.Basic.NUMBER;
    findings.add(
        ReviewProblem.NOBODY_TO_OUTDO,
        side,
        number ? Fix.replace(side, meant) : null,
        written,
        meant,
        variable.name());
  }

  /**
   * Finds players who are found by the numbers of their seats among those with the best bid, or
   * with the same answer, though all are asked in turn: {@code declarer = first player in (players
   * with most bid)}.
   */
  public void tiedBids() {
    book.actions().flatMap(Bidding::whoever).forEach(this::tiedBids);
  }

  /** Returns the players whom a statement remembers, begins with, or lets do something. */
  private static Stream<Term> whoever(Action action) {
    return Stream.of(
            action instanceof Action.Assign assign ? assign.value() : null,
            action.from(),
            action.choice() == null ? null : action.choice().player(),
            action.has(StatementEffect.SCORES) ? action.terms().getFirst() : null)
        .filter(Objects::nonNull);
  }

  private void tiedBids(Term player) {
    Term value = player instanceof Term.OrElse either ? either.value() : player;
    if (!(value instanceof Term.Outermost(_, Type type, boolean first, Term.Domain domain))
        || type != Type.Basic.PLAYER) {
      return;
    }
    Term best = best(domain);
    Variable bid = best == null ? said(domain) : book.variable(best);
    String begins = bid == null ? null : begins(bid);
    if (bid != null && begins != null) {
      String from = " from " + begins;
      findings.add(
          first ? ReviewProblem.LOWEST_SEAT_OF_EQUALS : ReviewProblem.HIGHEST_SEAT_OF_EQUALS,
          value,
          Fix.after(value, from),
          bid.name(),
          book.written(value) + from);
    }
  }

  /**
   * Returns what players are asked in turn if those are chosen who have answered alike: {@code
   * players where says == play}; null if otherwise.
   */
  private @Nullable Variable said(Term.Domain chosen) {
    Term condition = chosen.condition();
    if (condition == null) {
      return null;
    }
    List<Term> sides =
        condition.operator() == Operator.EQUAL ? condition.children() : List.of(condition);
    return sides.getFirst() instanceof Term.VariableValue own
            && own.indices().size() == 1
            && chosen.element().equals(own.indices().getFirst().head())
            && sides.stream().skip(1).noneMatch(side -> side.reads(chosen.element()))
        ? own.variable()
        : null;
  }

  /**
   * Returns by what players are chosen: {@code players with most bid}, or {@code players where bid
   * == (highest bid[other] over other in players)}; null if otherwise.
   */
  private static @Nullable Term best(Term.Domain chosen) {
    Term condition = chosen.condition();
    if (condition == null) {
      return chosen.set() instanceof Term.Selected best
              && best.domain().condition() == null
              && best.standards().size() == 1
          ? best.standards().getFirst().value()
          : null;
    }
    if (condition.operator() != Operator.EQUAL) {
      return null;
    }
    for (Term side : condition.children()) {
      if (side instanceof Term.Aggregate best
          && best.aggregation() != Aggregation.SUM
          && best.domain().condition() == null
          && best.value() instanceof Term.VariableValue value
          && condition.children().stream()
              .anyMatch(
                  own ->
                      own instanceof Term.VariableValue other && isSameOf(other, value, chosen))) {
        return value;
      }
    }
    return null;
  }

  /** Whether it is the same variable, of the player who is looked at. */
  private static boolean isSameOf(
      Term.VariableValue own, Term.VariableValue value, Term.Domain chosen) {
    return own.variable().equals(value.variable())
        && own.indices().stream().anyMatch(index -> chosen.element().equals(index.head()));
  }

  /**
   * Returns who is asked first where each player bids in turn, whatever the others have bid; null
   * if they do not, or begin with the lowest seat.
   */
  private @Nullable String begins(Variable bid) {
    List<Action> setting = book.setting(bid);
    if (!bid.indices().equals(List.of(Type.Basic.PLAYER))
        || setting.size() != 1
        || setting.getFirst().choice() == null
        || !isFree(setting.getFirst().choice(), bid)) {
      return null;
    }
    return book.actions(Action.Each.class)
        .filter(round -> round.order() == EachOrder.IN_TURN && round.until() == null)
        .filter(round -> round.body().stream().anyMatch(setting::contains))
        .map(round -> round.from() == null ? afterDealer() : book.written(round.from()))
        .filter(first -> !first.equals("seat 1"))
        .findFirst()
        .orElse(null);
  }

  private String afterDealer() {
    String first = book.somebodyToLead();
    return book.rules().clockwise() ? first : first.replace("left", "right");
  }

  private boolean isFree(Action.Choice choice, Variable bid) {
    return choice.amount() == null
        && Stream.concat(choice.offered().stream(), Stream.ofNullable(choice.where()))
            .noneMatch(term -> book.dependsOn(term, bid));
  }

  /** The first and the last of what is offered, by their places in its order. */
  private record Offer(long least, long most) {}

  /**
   * Finds bids that begin with the least that is offered, and must be higher: with {@code high:
   * number = 1}, nobody can choose 1 {@code from 1..8 where it > high}. Where they begin with the
   * most, nobody can choose anything. The same holds for bids that must be lower.
   */
  public void leastOutbid() {
    book.choices().forEach(this::leastOutbid);
  }

  private void leastOutbid(Action.Choice choice) {
    Offer offer = choice.offered().size() == 1 ? offer(choice.offered().getFirst()) : null;
    if (offer == null) {
      return;
    }
    Stream.ofNullable(choice.where())
        .flatMap(where -> where.parts(Operator.AND))
        .filter(part -> !findings.hasAt(part))
        .forEach(part -> leastOutbid(part, choice, offer));
  }

  private void leastOutbid(Term comparison, Action.Choice choice, Offer offer) {
    Variable bound = bound(comparison, choice);
    Term initial = bound == null ? null : bound.initial();
    Long begins = initial == null ? null : place(initial);
    if (bound == null
        || initial == null
        || begins == null
        || !book.setting(bound).stream().allMatch(action -> isByBids(action, choice))) {
      return;
    }
    boolean upwards =
        (comparison.operator() == Operator.GREATER)
            == choice.it().equals(comparison.children().getFirst().head());
    long beyond = upwards ? offer.most() - begins : begins - offer.least();
    if (beyond <= 0) {
      findings.add(
          choice.pass() == null ? ReviewProblem.NO_ALTERNATIVES : ReviewProblem.ONLY_PASSING,
          comparison);
    } else if (begins == (upwards ? offer.least() : offer.most()) && !isZero(initial)) {
      findings.add(
          ReviewProblem.LEAST_OUTBID,
          comparison,
          book.written(initial),
          bound.name(),
          book.written(comparison));
    }
  }

  /** Returns the ends of a range or of all labels; null for anything else. */
  private @Nullable Offer offer(Term offered) {
    if (offered.operator() == Operator.ALL_LABELS) {
      Type labels = Types.element(offered.type());
      return labels == null ? null : new Offer(0, book.rules().order(labels).size() - 1L);
    }
    if (offered instanceof Term.NumberRange(_, Term from, Term to)) {
      Long least = place(from);
      Long most = place(to);
      return least == null || most == null ? null : new Offer(least, most);
    }
    return offered.children().size() == 1 ? offer(offered.children().getFirst()) : null;
  }

  /** Returns a number, or the place of a label among all of its kind; null if it is neither. */
  private @Nullable Long place(Term constant) {
    if (constant instanceof Term.NumberConstant(_, long number)) {
      return number;
    }
    int place =
        constant instanceof Term.Constant && constant.head() instanceof String label
            ? book.rules().order(constant.type()).indexOf(label)
            : -1;
    return place < 0 ? null : (Long) (long) place;
  }

  /** Returns the variable with which a bid is compared; null if it is compared otherwise. */
  private static @Nullable Variable bound(Term comparison, Action.Choice choice) {
    if (!comparison.applies(Operator.GREATER, Operator.LESS)) {
      return null;
    }
    List<Term> sides = comparison.children();
    boolean first = choice.it().equals(sides.getFirst().head());
    Term bid = first ? sides.getFirst() : sides.getLast();
    Term other = first ? sides.getLast() : sides.getFirst();
    return choice.it().equals(bid.head())
            && other instanceof Term.VariableValue(_, var bound, var in)
            && in.isEmpty()
        ? bound
        : null;
  }

  /** Whether a statement is the choice, or keeps what was chosen. */
  private boolean isByBids(Action action, Action.Choice choice) {
    return action.choice() != null
        ? action.choice().equals(choice)
        : action instanceof Action.Assign assign
            && assign.value() instanceof Term.VariableValue value
            && value.variable().equals(choice.variable());
  }

  /**
   * Finds {@code player chooses bid from 0..5 unless bid == 3}: the condition is asked before
   * anybody chooses, when the bid has no value yet.
   */
  public void askedBeforeChosen() {
    book.actions(Action.If.class).forEach(this::askedBeforeChosen);
  }

  private void askedBeforeChosen(Action.If branch) {
    List<Action> then = branch.then();
    Action.Choice choice = then.size() == 1 ? then.getFirst().choice() : null;
    if (choice == null || branch.condition().span().start() < choice.span().start()) {
      return;
    }
    Variable chosen = choice.variable();
    boolean none =
        chosen.lifetime() == Lifetime.DEAL
            && chosen.initial() == null
            && !chosen.axes().isEmpty()
            && book.setting(chosen).equals(then);
    if (none && branch.condition().all().anyMatch(part -> isCompared(part, chosen))) {
      findings.add(ReviewProblem.ASKED_BEFORE_CHOSEN, branch.condition(), chosen.name());
    }
  }

  private static boolean isCompared(Term part, Variable chosen) {
    return part.applies(Trait.COMPARES)
        && part.children().stream().anyMatch(child -> child.reads().equals(Set.of(chosen.read())));
  }
}
