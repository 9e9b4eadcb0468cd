package tricksmith.review.tricks;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.expressions.KnownAnswers;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds words that change their meaning in the body of {@code play tricks}, which runs once the
 * trick has finished.
 */
public record AfterTheTrick(Rulebook book, Findings findings) {
  private static final String NOT = " not ";
  private static final String ON = "on ";
  private static final String ALL = "cards of trick";
  private static final String TRICK_LEADER = "trick.leader";

  public void review() {
    Set<Integer> askedInTricks = askedInTricks();
    book.actions(StatementEffect.PLAYS_TRICKS)
        .forEach(
            play -> {
              review(play.afterEachTrick(), askedInTricks);
              play.beforeEachTrick().forEach(this::besideTheWinner);
            });
    cardsRemain();
    if (book.trick().hasPlayoff()) {
      book.actions(StatementEffect.PLAYS_TRICKS)
          .flatMap(play -> Action.all(play.afterEachTrick()))
          .flatMap(Action::allTerms)
          .forEach(this::ofTheLastStage);
    }
  }

  /** Reports {@code leader = left of leader} before a trick, where the winner is to lead. */
  private void besideTheWinner(Action action) {
    if (action instanceof Action.Assign assign
        && assign.variable().isLeader()
        && !assign.keepIfNone()
        && assign.value().applies(Trait.NAVIGATES)
        && book.dependsOn(assign.value(), assign.variable())) {
      Span leader = assign.value().children().getFirst().span();
      Span before = new Span(action.span().start(), leader.start());
      findings.add(ReviewProblem.LEADER_BEFORE_TRICK, leader, book.written(before) + TRICK_LEADER);
    }
  }

  /** Reports what counts the cards on the table, which are those of the last stage only. */
  private void ofTheLastStage(Term amount) {
    Term set =
        switch (amount) {
          case Term.Count(_, Term.Domain cards) -> cards.set();
          case Term.Aggregate sum when sum.aggregation() == Aggregation.SUM -> sum.domain().set();
          default -> null;
        };
    Term cards = set instanceof Term.Filtered part ? part.domain().set() : set;
    if (cards != null && cards.operator() == Operator.TABLE) {
      Span span = cards.span();
      boolean onTable = book.before(span.start()).endsWith(ON);
      findings.add(
          ReviewProblem.LAST_STAGE_ONLY,
          span,
          onTable
              ? Fix.replace(new Span(span.start() - ON.length(), span.end()), "in " + ALL)
              : Fix.replace(span, ALL),
          ALL);
    }
  }

  /** Reports {@code hands are empty} after one of five tricks with thirteen cards each. */
  private void cardsRemain() {
    List<Action> plays = book.actions(StatementEffect.PLAYS_TRICKS).toList();
    Term count = plays.size() == 1 ? plays.getFirst().count() : null;
    Long most = count == null ? null : book.bounds().of(count).most();
    if (count == null || most == null || !book.holdMore(most)) {
      return;
    }
    String last = "trick.number == " + most;
    Action.all(plays.getFirst().afterEachTrick())
        .flatMap(Action::allTerms)
        .filter(Rulebook::asksForEmptyHands)
        .forEach(
            asked ->
                findings.replace(
                    ReviewProblem.CARDS_REMAIN, asked, last, book.written(count), last));
  }

  private void review(List<Action> body, Set<Integer> askedInTricks) {
    Set<Dependency> leader = Set.of(book.rules().leader().read());
    book.inPlace(body).forEach(this::lastTrick);
    Action.all(body).forEach(this::takenAway);
    anotherLastTrick(body, askedInTricks);
    Set<Term> beforeAnotherLeads = beforeAnotherLeads(body);
    List<Term> parts =
        Action.all(body)
            .takeWhile(action -> !action.has(StatementEffect.STARTS_DEAL))
            .flatMap(Action::allTerms)
            .toList();
    Set<Term> denied =
        parts.stream()
            .filter(part -> part.operator() == Operator.NOT)
            .flatMap(part -> part.children().stream())
            .collect(Collectors.toUnmodifiableSet());
    Set<Term> besideWinner = Collections.newSetFromMap(new IdentityHashMap<>());
    parts.stream()
        .map(Term::children)
        .filter(sides -> sides.stream().anyMatch(side -> side.operator() == Operator.WINNER))
        .forEach(besideWinner::addAll);
    for (Term part : parts) {
      if (part.operator() == Operator.FIRST_TRICK) {
        findings.add(ReviewProblem.FIRST_TRICK_IS_OVER, part, firstTrick(part));
      } else if (part.operator() == Operator.LEADER_OF && isLastTrick(part.children().getFirst())) {
        findings.replace(
            ReviewProblem.LEADER_OF_THIS_TRICK, part, TRICK_LEADER, book.written(part));
      } else if (beforeAnotherLeads.contains(part) && part.reads().equals(leader)) {
        leader(part, besideWinner);
      } else if (part.applies(Trait.COMPARES)) {
        sameTrick(part);
        noTrickYet(part);
      } else if (part.operator() == Operator.IS_EMPTY && !denied.contains(part)) {
        noTricks(part);
      } else if (part instanceof Term.Quantified quantified) {
        couldNotFollow(quantified);
      }
    }
  }

  /** Returns the definitions about the last trick by which tricks go. */
  private Set<Integer> askedInTricks() {
    TrickRules trick = book.trick();
    return Stream.concat(
            trick.obligations().stream().flatMap(each -> each.terms().stream()),
            trick.criteria().stream().flatMap(each -> each.terms().stream()))
        .flatMap(term -> book.dependencies(term).stream())
        .filter(Dependency.OnDefinition.class::isInstance)
        .map(read -> ((Dependency.OnDefinition) read).definition())
        .distinct()
        .map(book.rules()::definition)
        .flatMap(Stream::ofNullable)
        .filter(called -> book.involves(called.body(), AfterTheTrick::isLastTrick))
        .map(DefinedTerm::id)
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Reports a question by a definition that the trick itself goes by, such as {@code define trump =
   * suit of winning-card of last trick}: it has become another trick.
   */
  private void anotherLastTrick(List<Action> body, Set<Integer> askedInTricks) {
    Action.all(body)
        .takeWhile(action -> !action.has(StatementEffect.STARTS_DEAL))
        .filter(action -> action.sets().isEmpty())
        .flatMap(Action::allTerms)
        .filter(
            part -> {
              DefinedTerm called = book.called(part);
              return called != null && askedInTricks.contains(called.id());
            })
        .forEach(part -> findings.add(ReviewProblem.ANOTHER_LAST_TRICK, part, book.written(part)));
  }

  private static boolean isLastTrick(Term part) {
    return part.operator() == Operator.LAST_TRICK;
  }

  /** Reports {@code winner of last trick scores 10}, which scores in every trick. */
  private void lastTrick(Action action) {
    if (!(action instanceof Action.Scores scores)) {
      if (action instanceof Action.Each || action.condition() != null) {
        winnerOfLastTrick(action);
      }
      return;
    }
    DefinedTerm called = book.called(scores.players());
    Term who = Rulebook.subject(called == null ? scores.players() : called.body());
    boolean side = who.operator() == Operator.SIDE_OF;
    if (!isWinnerOfLastTrick(side ? who.children().getFirst() : who)) {
      return;
    }
    String winner = side ? "side of winner" : "winner";
    Term players = scores.players();
    String always = winner + " " + scored(scores);
    String atTheEnd = "if hands are empty: " + always;
    findings.add(
        ReviewProblem.LAST_TRICK_IS_THIS_ONE,
        players,
        List.of(Fix.replace(scores, atTheEnd), Fix.replace(players, winner)),
        atTheEnd,
        always);
  }

  /** Reports {@code each player scores 5 if winner of last trick == player}. */
  private void winnerOfLastTrick(Action action) {
    Action inner = action.inside().size() == 1 ? action.inside().getFirst() : null;
    Term condition = action.condition() == null ? action.where() : action.condition();
    if (inner != null && condition == null) {
      lastTrick(inner);
    } else if (inner instanceof Action.Scores
        && condition != null
        && condition.operator() == Operator.EQUAL
        && condition.children().stream().anyMatch(AfterTheTrick::isWinnerOfLastTrick)) {
      String winner = "winner " + scored(inner);
      findings.add(
          ReviewProblem.LAST_TRICK_IS_THIS_ONE, condition, "if hands are empty: " + winner, winner);
    }
  }

  private String scored(Action scores) {
    String written = book.written(scores);
    return written.substring(Math.max(0, written.indexOf("score")));
  }

  private static boolean isWinnerOfLastTrick(Term who) {
    return who.operator() == Operator.WINNER_OF
        && who.children().getFirst().operator() == Operator.LAST_TRICK;
  }

  /**
   * Returns what surely reads the leader that the trick has left: all of the body, or if that names
   * another leader, the value it first gives.
   */
  private static Set<Term> beforeAnotherLeads(List<Action> body) {
    List<Action> naming =
        Action.all(body)
            .filter(action -> action.sets().stream().anyMatch(Variable::isLeader))
            .limit(1)
            .toList();
    Set<Term> read = Collections.newSetFromMap(new IdentityHashMap<>());
    (naming.isEmpty() ? Action.all(body) : naming.stream())
        .flatMap(Action::allTerms)
        .forEach(read::add);
    return read;
  }

  /** Returns a fix that drops the {@code not} of {@code not first trick}. */
  private Fix firstTrick(Term part) {
    Span span = part.span();
    boolean denied = book.before(span.start()).endsWith(NOT);
    return Fix.of(
        denied
            ? new Edit(new Span(span.start() - NOT.length(), span.end()), " trick.number > 1")
            : new Edit(span, "trick.number == 1"));
  }

  /** Reports {@code number of tricks == 0}: the trick that has just ended is counted. */
  private void noTrickYet(Term comparison) {
    Term tricks = comparison.children().getFirst().counted();
    if (tricks != null && Rulebook.isForNone(comparison) && countsThisTrick(tricks)) {
      countedAlready(comparison, book.written(comparison.children().getFirst()));
    }
  }

  /**
   * Reports {@code nobody takes the trick if number of tricks of winner == bid[winner]}, by which
   * nobody ever comes to have as many: the trick is counted already.
   */
  private void takenAway(Action action) {
    Term condition = action.condition();
    if (condition != null
        && action.inside().stream().anyMatch(each -> each.has(StatementEffect.TAKES_TRICKS))) {
      condition
          .parts(Operator.AND)
          .filter(part -> part.applies(Operator.EQUAL, Operator.AT_LEAST))
          .filter(
              part ->
                  countsTricksOfWinner(part.children().getFirst())
                      && isKeptByWinner(part.children().getLast()))
          .forEach(
              part -> {
                String count = book.written(part.children().getFirst());
                String most = book.written(part.children().getLast());
                String meant = count + " > " + most;
                findings.replace(
                    ReviewProblem.COUNTS_WHAT_IS_TAKEN_AWAY, part, meant, count, most, meant);
              });
    }
  }

  private static boolean countsTricksOfWinner(Term count) {
    Term tricks = count.counted();
    return tricks != null
        && tricks.operator() == Operator.TRICKS_OF
        && tricks.children().getFirst().operator() == Operator.WINNER;
  }

  private static boolean isKeptByWinner(Term value) {
    return value instanceof Term.VariableValue kept
        && kept.indices().stream().anyMatch(index -> index.operator() == Operator.WINNER);
  }

  /** Reports {@code tricks is empty}, for the same reason. */
  private void noTricks(Term question) {
    Term tricks = question.children().getFirst();
    if (countsThisTrick(tricks)) {
      countedAlready(question, "number of " + book.written(tricks));
    }
  }

  private void countedAlready(Term question, String count) {
    String meant = count + " == 1";
    findings.replace(ReviewProblem.COUNTED_ALREADY, question, meant, book.written(question), meant);
  }

  /**
   * Reports {@code no card in hand where card.suit == led.suit} of the winner, who may just have
   * played the last such card.
   */
  private void couldNotFollow(Term.Quantified asked) {
    Term.Domain cards = asked.domain();
    Term owner = cards.set() instanceof Term.ZoneCards hand ? hand.ownerOf(Zone.HAND) : null;
    Term condition = cards.condition();
    if (asked.quantifier() == Quantifier.NO
        && owner != null
        && owner.operator() == Operator.WINNER
        && condition != null
        && condition.operator() == Operator.EQUAL
        && condition.children().stream()
            .anyMatch(suit -> afterTheEnd(suit).operator() == Operator.SUIT_LED)
        && condition.reads(cards.element())) {
      String meant = "winning-card.suit != led.suit";
      findings.add(
          ReviewProblem.COULD_NOT_FOLLOW, asked, Fix.replace(book.balanced(asked), meant), meant);
    }
  }

  private boolean countsThisTrick(Term tricks) {
    return tricks.operator() == Operator.TRICKS
        || (tricks.operator() == Operator.TRICKS_OF
            && tricks.children().getFirst().operator() == Operator.WINNER
            && !book.has(StatementEffect.TAKES_TRICKS));
  }

  /**
   * Reports a comparison with the last finished trick, which here is the trick that has just ended.
   */
  private void sameTrick(Term comparison) {
    Term left = comparison.children().getFirst();
    Term right = comparison.children().getLast();
    if (!findings.hasAt(comparison)
        && !TermEquality.same(left, right)
        && TermEquality.same(afterTheEnd(left), afterTheEnd(right))) {
      if (comparison.operator() == Operator.EQUAL
          && (left.type() == Type.Basic.TRICK
              || isNumberOfTheTrick(left)
              || isNumberOfTheTrick(right))) {
        Fix fix = Fix.replace(comparison, "hands are empty");
        findings.add(ReviewProblem.LAST_OF_THE_DEAL, comparison, fix);
        return;
      }
      if (ofLastTrick(left) != ofLastTrick(right)) {
        Term kept = ofLastTrick(left) ? right : left;
        findings.add(ReviewProblem.SAME_TRICK, comparison, book.written(book.balanced(kept)));
        return;
      }
      boolean holds = KnownAnswers.ofTheSame(comparison.operator());
      findings.add(holds ? ReviewProblem.ALWAYS_HOLDS : ReviewProblem.NEVER_HOLDS, comparison);
    }
  }

  private static boolean ofLastTrick(Term term) {
    return term.all().anyMatch(AfterTheTrick::isLastTrick);
  }

  /** Returns the same term, expressed in terms of the trick that just ended. */
  private static Term afterTheEnd(Term term) {
    if (term.operator() == Operator.LAST_TRICK) {
      return operation(term, Operator.THIS_TRICK);
    }
    if (isNumberOfTheTrick(term)
        || (term.counted() != null && term.counted().operator() == Operator.TRICKS)) {
      return operation(term, Operator.TRICKS);
    }
    List<Term> children = term.children().stream().map(AfterTheTrick::afterTheEnd).toList();
    if (term.operator() == Operator.SUIT_OF && children.getFirst().operator() == Operator.LED) {
      return operation(term, Operator.SUIT_LED);
    }
    if (!children.isEmpty() && children.getFirst().operator() == Operator.THIS_TRICK) {
      if (term.operator() == Operator.WINNER_OF) {
        return operation(term, Operator.WINNER);
      }
      if (term.operator() == Operator.WINNING_CARD_OF) {
        return operation(term, Operator.WINNING_CARD);
      }
      if (term.operator() == Operator.SUIT_LED_OF) {
        return operation(term, Operator.SUIT_LED);
      }
    }
    return term.withChildren(children);
  }

  /** Whether it is {@code trick.number}, which after the trick is the number of tricks so far. */
  private static boolean isNumberOfTheTrick(Term term) {
    return term.operator() == Operator.PLACE_OF_TRICK
        && term.children().getFirst().applies(Operator.THIS_TRICK, Operator.LAST_TRICK);
  }

  private static Term operation(Term term, Operator operator) {
    return new Term.Operation(term.span(), term.type(), operator, List.of());
  }

  /**
   * Offers what was probably meant, and what it actually says unless that would compare the winner
   * with itself.
   */
  private void leader(Term part, Set<Term> besideWinner) {
    Fix meant = Fix.replace(part, TRICK_LEADER);
    Fix said = Fix.replace(part, "winner");
    findings.add(
        ReviewProblem.LEADER_IS_WINNER,
        part,
        besideWinner.contains(part) ? List.of(meant) : List.of(meant, said));
  }
}
