package tricksmith.check.statements;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.declarations.DefinitionReader;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.expressions.ExpressionDispatcher;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.symbols.NoneWord;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.source.UnwantedWork;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Statement;

/** Checks statements. A statement that is not understood only adds a problem. */
public final class StatementChecker implements BlockChecker {
  private final TypedExpressions expressions;
  private final Symbols symbols;
  private final CheckLog log;
  private final DefinitionReader definitions;
  private final boolean hasScore;
  private final TrailingConditions trailing;
  private final SubjectChecker subjects;
  private final AssignmentChecker assignments;
  private final CardMoveChecker cardMoves;
  private final ChoiceChecker choices;
  private final LoopChecker loops;
  private final PerformChecker performing;
  private final @Nullable TeachingStatements teaching;

  /**
   * @param hasScore whether the script has a section {@code score}
   * @param teaching the statements to learn types from, if that is all that is wanted; null to
   *     check every statement. Definitions in blocks are always known
   */
  public StatementChecker(
      ExpressionDispatcher dispatcher,
      Symbols symbols,
      CheckLog log,
      boolean hasScore,
      @Nullable TeachingStatements teaching) {
    this.expressions = dispatcher.typed();
    this.symbols = symbols;
    this.log = log;
    this.hasScore = hasScore;
    this.teaching = teaching;
    this.definitions = new DefinitionReader(symbols, log);
    this.trailing = new TrailingConditions(log);
    this.subjects = new SubjectChecker(expressions, symbols);
    this.assignments = new AssignmentChecker(expressions, symbols, log, dispatcher.entries());
    this.cardMoves = new CardMoveChecker(expressions, symbols, log, subjects);
    this.choices = new ChoiceChecker(expressions, symbols, log, this, assignments);
    AtOnceChecker atOnce = new AtOnceChecker(log, choices, cardMoves);
    this.loops = new LoopChecker(expressions, symbols, log, this, atOnce);
    this.performing = new PerformChecker(expressions, symbols, log);
  }

  @Override
  public List<Action> block(Statement.Block block, Scope scope) {
    Scope inside = definitions.addLocal(definitions(block), scope);
    // No stream: blocks stand within one another, and a loop takes a fraction of the stack.
    List<Action> actions = new ArrayList<>();
    for (Statement statement : block.statements()) {
      Action action = teaching == null ? action(statement, inside) : learn(statement, inside);
      if (action != null) {
        actions.add(action);
      }
    }
    return List.copyOf(actions);
  }

  /**
   * The definitions of a block. Those with a condition after them are errors, but known
   * nonetheless.
   */
  private static List<Definition> definitions(Statement.Block block) {
    return block.statements().stream()
        .flatMap(
            statement ->
                statement instanceof Statement.If branch && trails(branch)
                    ? branch.then().statements().stream()
                    : Stream.of(statement))
        .map(Statement::definition)
        .flatMap(Stream::ofNullable)
        .toList();
  }

  /**
   * Learns from a statement if it teaches something. What decides whether a block is performed, and
   * how often, teaches nothing.
   *
   * @return its action; null if it has none, or teaches by what is inside it
   */
  private @Nullable Action learn(Statement statement, Scope scope) {
    if (!Objects.requireNonNull(teaching).include(statement)) {
      return null;
    }
    if (!(statement instanceof Statement.RepeatUntil
        || statement instanceof Statement.RepeatTimes
        || statement instanceof Statement.If)) {
      return action(statement, scope);
    }
    for (Statement.Block block : statement.blocks()) {
      block(block, scope);
    }
    return null;
  }

  /** The action of a statement; null if it has none, or was not understood. */
  private @Nullable Action action(Statement statement, Scope scope) {
    UnwantedWork.endIfInterrupted();
    return switch (statement) {
      case Statement.Assignment assignment -> assignments.assign(assignment, scope);
      case Statement.RandomAssignment random -> assignments.random(random, scope);
      case Statement.RepeatUntil repeat -> loops.until(repeat, scope);
      case Statement.RepeatTimes repeat -> loops.times(repeat, scope);
      case Statement.RepeatWith repeat -> loops.with(repeat, scope);
      case Statement.If branch -> branch(branch, scope);
      case Statement.NewDeal deal -> newDeal(deal, scope);
      case Statement.OfCards moving -> cardMoves.action(moving, scope);
      case Statement.Each each -> loops.each(each, scope);
      case Statement.Choice choice ->
          subjects.each(
              choice.subject(), scope, (player, inside) -> choices.choose(choice, player, inside));
      case Statement.PlayTricks play -> loops.playTricks(play, scope);
      case Statement.Perform perform -> performing.perform(perform, scope);
      case Statement.Score score -> score(score);
      case Statement.Scores scores ->
          subjects.eachSide(
              scores.subject(), scope, (subject, inside) -> scores(scores, subject, inside));
      case Statement.Leave leave -> leave(leave, scope);
      case Statement.FormSide form -> formSide(form, scope);
      case Statement.PlayFor play ->
          subjects.each(play.subject(), scope, (player, inside) -> playFor(play, player, inside));
      case Statement.Take take -> take(take, scope);
      case Statement.EndTrick(Span span) -> new Action.EndTrick(span);
      case Statement.EndMatch(Span span) -> new Action.EndMatch(span);
      case Statement.ReverseDirection(Span span) -> new Action.ReverseDirection(span);
      case Statement.Unreadable unreadable -> unreadable(unreadable, scope);
      case Statement.LocalDefinition _ -> null;
    };
  }

  /** Checks the blocks of an unreadable statement, for any player and any card. */
  private @Nullable Action unreadable(Statement.Unreadable unreadable, Scope scope) {
    Local player = symbols.locals().bind("player", Type.Basic.PLAYER, CheckLog.NOWHERE);
    Local card = symbols.locals().bind("card", Type.Basic.CARD, CheckLog.NOWHERE);
    unreadable.blocks().forEach(block -> block(block, scope.each(player).with(card)));
    return null;
  }

  private Action branch(Statement.If branch, Scope scope) {
    if (trails(branch)) {
      trailing.explain(branch, branch.then().statements().getFirst());
    }
    Term condition = expressions.condition(branch.condition(), ofTheStatement(branch, scope));
    List<Action> then = block(branch.then(), scope);
    List<Action> otherwise = blockIfAny(branch.otherwise(), scope);
    return new Action.If(branch.span(), condition, then, otherwise);
  }

  /**
   * The scope of a statement's condition: in {@code dealer draws from stock if hand is empty} the
   * hand is the dealer's.
   */
  private Scope ofTheStatement(Statement.If branch, Scope scope) {
    Expression subject = trails(branch) ? branch.then().statements().getFirst().actors() : null;
    if (subject == null) {
      return scope;
    }
    Term acting = log.attempt(() -> expressions.infer(subject, Types.PLAYERS, scope)).result();
    return acting.type() == Type.Basic.PLAYER || acting.type() == Type.Basic.SIDE
        ? scope.acting(acting)
        : scope;
  }

  /** Whether the condition comes after the branch's only statement. */
  private static boolean trails(Statement.If branch) {
    List<Statement> then = branch.then().statements();
    return branch.otherwise() == null
        && then.size() == 1
        && then.getFirst().span().start() < branch.condition().span().start();
  }

  private Action newDeal(Statement.NewDeal deal, Scope scope) {
    Expression except = deal.except();
    return new Action.NewDeal(
        deal.span(), except == null ? null : expressions.cards(except, scope));
  }

  private @Nullable Action score(Statement.Score score) {
    if (!hasScore) {
      log.problem(CheckProblem.NO_SCORE_SECTION, score);
      return null;
    }
    return new Action.Score(score.span());
  }

  /** Scores for a player, or for each player of a side, which scores as one. */
  private Action scores(Statement.Scores scores, Term subject, Scope scope) {
    Term value = expressions.number(scores.value(), scope);
    Term players =
        subject.type() == Type.Basic.SIDE ? expressions.converted(subject, Types.PLAYERS) : subject;
    return new Action.Scores(scores.span(), players, value);
  }

  private Action leave(Statement.Leave leave, Scope scope) {
    Term players = expressions.players(leave.subject(), scope);
    return new Action.Leave(leave.span(), players, leave.forTheMatch());
  }

  private Action formSide(Statement.FormSide form, Scope scope) {
    return new Action.FormSide(form.span(), expressions.players(form.subject(), scope));
  }

  private @Nullable Action take(Statement.Take take, Scope scope) {
    Expression subject = take.subject();
    Term player = NoneWord.is(subject) ? null : expressions.player(subject, scope);
    Expression written = take.tricks();
    Term last = new Term.Operation(take.span(), Type.Basic.TRICK, Operator.LAST_TRICK, List.of());
    if (written != null && areCards(take, written, scope)) {
      return null;
    }
    Term tricks =
        written == null
            ? expressions.converted(last, Types.TRICKS)
            : expressions.check(written, Types.TRICKS, scope);
    return new Action.Take(take.span(), player, tricks, written == null);
  }

  /** Whether cards are taken, rather than a trick; reports that and suggests moving them. */
  private boolean areCards(Statement.Take take, Expression written, Scope scope) {
    Type type = log.attempt(() -> expressions.infer(written, Types.TRICKS, scope)).result().type();
    boolean cards = Types.fits(type, Types.CARDS) || type == Type.Basic.CARD;
    if (Types.isMistake(type) || !cards) {
      return false;
    }
    Edit moves = new Edit(verb(take.subject().span(), written.span()), " moves ");
    log.problem(
        CheckProblem.CARDS_TAKEN,
        written,
        Stream.of("hand", "won")
            .map(to -> Fix.of(moves, Edit.after(written, " to " + to)))
            .toList(),
        log.written(take.subject()),
        log.written(written));
    return true;
  }

  /** The span between two things. */
  private static Span verb(Span subject, Span object) {
    int start = subject.end();
    int end = object.start();
    return new Span(start, end);
  }

  private Action playFor(Statement.PlayFor play, Term player, Scope scope) {
    Term other = expressions.player(play.other(), scope);
    return new Action.PlayFor(play.span(), player, other);
  }
}
