package tricksmith.review.tricks;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Section.Turn;

/**
 * Finds questions that come too early: whether the player who is about to play wins the trick, in
 * {@code when} and {@code unless} of an obligation; the number or winner of a trick before it
 * begins; and what holds for the leader only because nothing is led yet, such as {@code no card in
 * hand where card.suit == led.suit} before each card.
 */
public record NotYetPlayed(Rulebook book, Findings findings) {
  /** What has no value before the first card of a trick. */
  private static final Set<Operator> MISSING =
      EnumSet.of(Operator.LED, Operator.SUIT_LED, Operator.WINNER, Operator.WINNING_CARD);

  /** What belongs to the trick before as long as the next one has not begun. */
  private static final Set<Operator> OF_THE_TRICK =
      EnumSet.of(
          Operator.LED, Operator.SUIT_LED, Operator.WINNER, Operator.WINNING_CARD, Operator.LOSER);

  public void review() {
    book.trick().obligations().stream()
        .filter(obligation -> obligation.turn() != Turn.LEAD)
        .map(Obligation::when)
        .flatMap(Stream::ofNullable)
        .flatMap(Term::all)
        .filter(this::asksWhetherPlayerWins)
        .forEach(part -> findings.add(ReviewProblem.NOT_YET_WINNING, part));
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> Action.all(play.beforeEachTrick()))
        .flatMap(Action::allTerms)
        .filter(NotYetPlayed::isNumberOfTheTrick)
        .forEach(
            part ->
                findings.replace(
                    ReviewProblem.TRICK_NOT_BEGUN,
                    part,
                    "(number of tricks + 1)",
                    book.written(part)));
    book.actions(StatementEffect.PLAYS_TRICKS)
        .forEach(
            play -> {
              beforeTheTrick(play.beforeEachTrick());
              setBackJustBefore(play.beforeEachTrick());
            });
    book.actions(StatementEffect.PLAYS_TRICKS)
        .forEach(
            play ->
                new BeforeTheLead(book, leading(play.binds().getFirst()), findings)
                    .block(play.aroundCards().getFirst().actions()));
    if (!book.trick().hasPlayoff()) {
      book.actions(StatementEffect.PLAYS_TRICKS).forEach(this::winningBeforePlaying);
    }
    book.trick().obligations().stream()
        .filter(obligation -> obligation.turn() == Turn.LEAD_OR_FOLLOW)
        .map(Obligation::when)
        .flatMap(Stream::ofNullable)
        .forEach(new BeforeTheLead(book, leading(book.trick().player()), findings)::ask);
  }

  /** Reports {@code winner == player} before a card of that player lies in the trick. */
  private void winningBeforePlaying(Action play) {
    Local player = play.binds().getFirst();
    Action.all(play.aroundCards().getFirst().actions())
        .flatMap(Action::allTerms)
        .filter(part -> part.operator() == Operator.EQUAL)
        .filter(
            part ->
                part.children().stream().anyMatch(side -> side.operator() == Operator.WINNER)
                    && part.children().stream().anyMatch(side -> player.equals(side.head())))
        .forEach(
            part -> findings.add(ReviewProblem.NOT_WINNING_BEFORE_CARD, part, book.written(part)));
  }

  /**
   * Reports {@code winner} and {@code led} before a trick begins, where they are of the trick
   * before or nothing, unless it is asked first whether there is one.
   */
  private void beforeTheTrick(List<Action> actions) {
    for (Action action : actions) {
      Term condition = action.condition();
      if (condition == null || !asksForTricks(condition)) {
        action
            .allTerms()
            .filter(part -> part.applies(OF_THE_TRICK))
            .forEach(
                part -> findings.add(ReviewProblem.OF_THE_TRICK_BEFORE, part, book.written(part)));
        beforeTheTrick(action.inside());
      }
    }
  }

  /**
   * Reports variables of {@code each trick} that are asked for before the trick, when they have
   * just been set back, although only later blocks set them.
   */
  private void setBackJustBefore(List<Action> block) {
    Set<Variable> set = new HashSet<>();
    Action.all(block)
        .forEach(
            action -> {
              set.addAll(action.sets());
              action.terms().stream()
                  .flatMap(term -> term.all(Term.VariableValue.class))
                  .filter(read -> read.variable().lifetime() == Lifetime.TRICK)
                  .filter(read -> read.variable().initial() != null)
                  .filter(read -> !set.contains(read.variable()))
                  .forEach(this::setBackJustBefore);
            });
  }

  private void setBackJustBefore(Term.VariableValue read) {
    findings.add(
        ReviewProblem.SET_BACK_JUST_BEFORE,
        read,
        read.variable().name(),
        book.written(Objects.requireNonNull(read.variable().initial())));
  }

  private boolean asksForTricks(Term condition) {
    return book.involves(
        condition,
        part ->
            part.applies(
                Operator.IS_CHOSEN, Operator.IS_NONE, Operator.FIRST_TRICK, Operator.TRICKS));
  }

  /** Returns what is known when a player is about to lead. */
  private PartialEvaluator leading(Local player) {
    ConstantFolding.Player leader = new ConstantFolding.Player(1);
    PartialEvaluator evaluator =
        book.certainty()
            .evaluator(Setting.initial(book.rules()))
            .with(player, leader)
            .with(Operator.TABLE, Set.of());
    for (Operator missing : MISSING) {
      if (missing != Operator.SUIT_LED || book.trick().suitLed() == null) {
        evaluator = evaluator.with(missing, ConstantFolding.NONE);
      }
    }
    return evaluator.with(book.rules().leader(), leader);
  }

  /** Looks at what is performed, and asked, before a card is led. */
  private record BeforeTheLead(Rulebook book, PartialEvaluator leading, Findings findings) {

    void block(List<Action> actions) {
      for (Action action : actions) {
        Term condition = action.condition();
        if (condition != null) {
          ask(condition);
        } else if (action.choice() == null && !action.sets().isEmpty()) {
          ask(action.terms().getLast());
        }
        action.allTerms().forEach(this::cases);
        // Who asks what is certain for the leader has thought of the leader.
        if (condition == null || leading.holds(condition) == null) {
          block(action.inside());
        }
      }
    }

    private void cases(Term part) {
      if (part instanceof Term.Cases cases) {
        cases.cases().forEach(each -> ask(each.condition()));
      }
    }

    /** Reports the parts of a condition that hold before the lead because something is missing. */
    void ask(Term condition) {
      if (condition.type() == Type.Basic.YES_NO) {
        part(condition, false);
      }
    }

    private void part(Term part, boolean amongAlternatives) {
      boolean alternatives = part.operator() == Operator.OR;
      if (Boolean.FALSE.equals(leading.holds(part))) {
        return;
      }
      if (alternatives && part.children().stream().anyMatch(this::isAboutTheLeader)) {
        return;
      }
      if (alternatives || part.operator() == Operator.AND) {
        part.children().forEach(each -> part(each, alternatives));
      } else if (Boolean.TRUE.equals(leading.holds(part))) {
        missing(part).ifPresent(missing -> report(part, missing, amongAlternatives));
      }
    }

    private boolean isAboutTheLeader(Term part) {
      return Boolean.TRUE.equals(leading.holds(part)) && missing(part).isEmpty();
    }

    /** Returns what is compared in a condition, and is missing before the lead. */
    private Optional<Term> missing(Term part) {
      return book.everythingIn(
              part, inner -> inner.applies(Trait.COMPARES) || inner.applies(Trait.COMPARES_FACES))
          .flatMap(inner -> inner.children().stream())
          .filter(this::isMissing)
          .findFirst();
    }

    private boolean isMissing(Term value) {
      return book.involves(value, inner -> inner.applies(MISSING))
          && ConstantFolding.NONE.equals(leading.value(value));
    }

    private void report(Term part, Term missing, boolean amongAlternatives) {
      Span span = part.span();
      String others = "player != leader and ";
      Fix fix = amongAlternatives ? Fix.around(span, "(" + others, ")") : Fix.before(span, others);
      findings.add(
          ReviewProblem.HOLDS_FOR_THE_LEADER,
          span,
          fix,
          book.written(missing),
          others + book.written(span));
    }
  }

  private boolean asksWhetherPlayerWins(Term part) {
    return part.applies(Trait.COMPARES)
        && part.children().stream().anyMatch(side -> side.operator() == Operator.WINNER)
        && part.children().stream().anyMatch(book::isPlayer);
  }

  private static boolean isNumberOfTheTrick(Term part) {
    return part.operator() == Operator.PLACE_OF_TRICK
        && part.children().getFirst().operator() == Operator.THIS_TRICK;
  }
}
