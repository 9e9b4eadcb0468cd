package tricksmith.review.procedure;

import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Visibility;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds open choices that players make by seat, beginning with seat 1: after a trick, where the
 * winner would begin, or in a game in which the deal passes on, where a round {@code in turn} would
 * begin left of the dealer. After a trick, such a round does not begin with the winner either. The
 * same holds for cards that players draw after a trick, the last of which they know.
 */
public record AskedBySeat(Rulebook book, Findings findings) {
  private static final String DEALER = "dealer";
  private static final Set<Operator> ALL = EnumSet.of(Operator.PLAYERS, Operator.EVERYONE);

  /** Some of the players, whatever their seats. */
  private static final Set<Operator> SOME =
      EnumSet.of(Operator.OPPONENTS_OF, Operator.MEMBERS_OF, Operator.EXCEPT, Operator.UNION);

  /** The beginnings of such rounds, those last that are nothing but the players. */
  static final Pattern EACH_PLAYER =
      Pattern.compile(
          "^(each +player\\b(?! +where\\b)|each +of"
              + " +(?:players|everyone)\\b(?=\\s*\\{|\\s+(?:may\\s+)?chooses?\\b)|(?:players|everyone)\\b(?=\\s+(?:may\\s+)?chooses?\\b))");

  private static final Pattern IN_TURN = Pattern.compile("each +player +in +turn\\b");
  private static final String LEFT_OF_DEALER = "left of dealer";
  private static final String SEAT_1 = "seat 1";
  private static final Pattern REPEAT_WITH = Pattern.compile("repeat +with ");

  public void review() {
    Set<Action> afterTricks = Collections.newSetFromMap(new IdentityHashMap<>());
    book.actions(StatementEffect.PLAYS_TRICKS)
        .forEach(play -> Action.all(play.afterEachTrick()).forEach(afterTricks::add));
    boolean dealt = book.rules().variables().stream().anyMatch(this::isDealer);
    book.actions(Action.Each.class)
        .filter(round -> round.order() == EachOrder.BY_SEAT)
        .filter(round -> dealt || afterTricks.contains(round))
        .filter(round -> matters(round, afterTricks))
        .forEach(round -> review(round, afterTricks.contains(round)));
    book.actions(Action.Each.class)
        .filter(round -> round.order() == EachOrder.IN_TURN)
        .filter(round -> round.from() == null && afterTricks.contains(round))
        .filter(round -> matters(round, afterTricks))
        .forEach(this::inTurn);
  }

  /** Whether it makes a difference who is first. */
  private boolean matters(Action.Each round, Set<Action> afterTricks) {
    return asksOpenly(round) || (afterTricks.contains(round) && drawsKnownCard(round));
  }

  /** Whether players draw from a pile whose last card is known: it is trump, perhaps. */
  private boolean drawsKnownCard(Action.Each round) {
    return Action.all(round.body())
        .filter(Action::deals)
        .filter(action -> isLocal(action.receivers(), round.element()))
        .map(Action::origin)
        .filter(Objects::nonNull)
        .map(Term.ZoneCards::zone)
        .anyMatch(
            pile ->
                book.everyTerm(Term.EndOfZone.class)
                    .anyMatch(end -> !end.top() && end.zone().zone().equals(pile)));
  }

  private static boolean isLocal(@Nullable Term players, Local player) {
    return players != null && player.equals(players.head());
  }

  /** Whether it is the dealer, and another player becomes it. */
  private boolean isDealer(Variable variable) {
    return variable.name().equals(DEALER) && book.setting(variable).size() > 1;
  }

  static boolean asksOpenly(Action.Each round) {
    return Action.all(round.body())
        .map(Action::choice)
        .anyMatch(choice -> choice != null && isOpen(choice, round.element()));
  }

  /** Whether the others, who are asked later, see what this player chooses. */
  private static boolean isOpen(Action.Choice choice, Local player) {
    return choice.player().head() instanceof Local chooser
        && chooser.equals(player)
        && isSeenByAll(choice.variable().visibility())
        && choice.offered().stream().noneMatch(AskedBySeat::isOfOwnCards);
  }

  private static boolean isSeenByAll(@Nullable Visibility visibility) {
    return visibility == null || visibility == Visibility.FACE_UP;
  }

  /** Whether it is cards of a pile that somebody has: what others take leaves them alone. */
  private static boolean isOfOwnCards(Term offered) {
    return offered.all().map(Term::pile).anyMatch(pile -> pile != null && pile.owner() != null);
  }

  private void review(Action.Each round, boolean afterTrick) {
    Operator operator = round.set().operator();
    if (operator == null ? round.set() instanceof Term.SetOfValues : SOME.contains(operator)) {
      some(round, afterTrick);
    } else if (operator != null && ALL.contains(operator)) {
      report(round, afterTrick);
    }
  }

  private void some(Action.Each round, boolean afterTrick) {
    Span set = round.set().span();
    if (round.where() != null) {
      return;
    }
    boolean listed =
        round.set() instanceof Term.SetOfValues || round.set().operator() == Operator.UNION;
    if (book.rules().mostPlayers() < 3) {
      if (afterTrick
          && listed
          && round.set().all().anyMatch(part -> part.operator() == Operator.WINNER)) {
        findings.add(ReviewProblem.ASKED_BY_SEAT_AFTER_TRICK, set, SEAT_1);
      }
      return;
    }
    if (round.set().operator() == Operator.MEMBERS_OF
        && round.set().children().getFirst().head() instanceof Local) {
      side(round);
      return;
    }
    if (listed) {
      String order = book.written(set).replaceAll("^\\(|\\)$", "").replace(" and ", ", ");
      findings.add(
          ReviewProblem.SOME_ASKED_BY_SEAT,
          set,
          "repeat with player in " + order + " { player chooses … }");
      return;
    }
    boolean each = book.follows("each of", set.start());
    findings.add(
        ReviewProblem.SOME_ASKED_BY_SEAT,
        set,
        each ? Fix.after(set, " in turn") : null,
        "each of " + book.written(set) + " in turn");
  }

  /** Reports {@code each side chooses}, by which each of its players is asked. */
  private void side(Action.Each round) {
    Action.all(round.body())
        .map(Action::choice)
        .filter(choice -> choice != null && isOpen(choice, round.element()))
        .findFirst()
        .ifPresent(
            choice ->
                findings.add(ReviewProblem.SIDE_ASKED, round.set(), choice.variable().name()));
  }

  /** Reports {@code each player in turn} after a trick, which goes by the dealer. */
  private void inTurn(Action.Each round) {
    Matcher head = IN_TURN.matcher(book.written(round));
    if (head.lookingAt()) {
      Span asked = new Span(round.span().start(), round.span().start() + head.end());
      findings.add(
          ReviewProblem.ASKED_BY_SEAT_AFTER_TRICK,
          asked,
          Fix.after(asked, " from winner"),
          book.rules().variables().stream().anyMatch(each -> each.name().equals(DEALER))
              ? LEFT_OF_DEALER
              : SEAT_1);
    }
  }

  private void report(Action.Each round, boolean afterTrick) {
    ReviewProblem problem =
        afterTrick ? ReviewProblem.ASKED_BY_SEAT_AFTER_TRICK : ReviewProblem.ASKED_BY_SEAT;
    String inTurn = afterTrick ? "each player in turn from winner" : "each player in turn";
    String written = book.written(round);
    Matcher head = EACH_PLAYER.matcher(written + book.after(round.span().end()));
    if (!head.find()) {
      if (REPEAT_WITH.matcher(written).lookingAt()) {
        Span loop = new Span(round.span().start(), round.set().span().end());
        findings.replace(problem, loop, inTurn, SEAT_1);
      }
      return;
    }
    Span asked = new Span(round.span().start(), round.span().start() + head.end());
    boolean verb = !head.group().startsWith("each");
    findings.add(problem, asked, verb ? null : Fix.replace(asked, inTurn), SEAT_1);
  }
}
