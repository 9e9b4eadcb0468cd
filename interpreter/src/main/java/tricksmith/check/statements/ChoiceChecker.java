package tricksmith.check.statements;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;

/** Choices of players. */
final class ChoiceChecker {
  private static final String ALTERNATIVE = "it";
  private static final String CARD = "card";

  private final TypedExpressions expressions;
  private final Symbols symbols;
  private final CheckLog log;
  private final BlockChecker blocks;
  private final AssignmentChecker assignments;

  ChoiceChecker(
      TypedExpressions expressions,
      Symbols symbols,
      CheckLog log,
      BlockChecker blocks,
      AssignmentChecker assignments) {
    this.expressions = expressions;
    this.symbols = symbols;
    this.log = log;
    this.blocks = blocks;
    this.assignments = assignments;
  }

  @Nullable Action choose(Statement.Choice written, Term player, Scope scope) {
    Action.Choice choice = choice(written, player, scope);
    return choice == null ? null : new Action.Choose(written.span(), choice);
  }

  /** The choice; null if it was not understood. */
  Action.@Nullable Choice choice(Statement.Choice written, Term player, Scope scope) {
    Variable variable = assignments.variable(written.name(), scope);
    Offer offer = offer(written, variable, scope);
    Local it = symbols.locals().bind(ALTERNATIVE, offer.element(), written.span());
    Term where = expressions.conditionIfAny(written.where(), inside(scope, it));
    Term pass = pass(written.pass(), scope);
    List<Action> then = blocks.blockIfAny(written.then(), scope);
    List<Action> otherwise = blocks.blockIfAny(written.otherwise(), scope);
    List<Term> indices =
        variable == null ? null : assignments.indices(variable, written.name(), List.of(), scope);
    return variable == null || indices == null
        ? null
        : new Action.Choice(
            written.span(),
            player,
            name(written),
            variable,
            indices,
            offer.least(),
            offer.most(),
            offer.terms(),
            it,
            where,
            pass,
            written.sets().isEmpty()
                ? ifYes(written.span(), variable, indices, then, otherwise)
                : then,
            otherwise);
  }

  /** A card to choose is also called {@code card}, unless that name is taken. */
  private static Scope inside(Scope scope, Local it) {
    Scope inside = scope.with(it);
    return it.type() == Type.Basic.CARD && scope.local(CARD) == null
        ? inside.with(CARD, it)
        : inside;
  }

  /** After {@code yes or no} the block follows a yes, and {@code else} a no. */
  private static List<Action> ifYes(
      Span span, Variable variable, List<Term> indices, List<Action> then, List<Action> otherwise) {
    Term chosen = new Term.VariableValue(span, variable, indices);
    return then.isEmpty() && otherwise.isEmpty()
        ? then
        : List.of(new Action.If(span, chosen, then, otherwise));
  }

  private static String name(Statement.Choice written) {
    Text called = written.called();
    return called == null ? written.name().text() : called.value();
  }

  private @Nullable Term pass(Statement.@Nullable Pass pass, Scope scope) {
    if (pass == null) {
      return null;
    }
    return pass.condition() == null
        ? new Term.YesNoConstant(pass.span(), true)
        : expressions.condition(pass.condition(), scope);
  }

  /**
   * What is offered.
   *
   * @param element the type of an alternative
   */
  private record Offer(List<Term> terms, Type element, @Nullable Term least, @Nullable Term most) {}

  private Offer offer(Statement.Choice written, @Nullable Variable variable, Scope scope) {
    if (written.sets().isEmpty()) {
      return yesOrNo(written.span(), written, variable);
    }
    Statement.CardCount count = written.count();
    if (count != null) {
      return cards(written, count, variable, scope);
    }
    Type wanted = variable == null ? Types.MISTAKE : variable.type();
    if (Types.isMistake(wanted)) {
      return learned(written.sets(), variable, scope);
    }
    Type sets = new Type.SetOf(wanted);
    List<Term> terms =
        written.sets().stream().map(set -> expressions.check(set, sets, scope)).toList();
    return new Offer(terms, wanted, null, null);
  }

  private Offer yesOrNo(Span span, Statement.Choice written, @Nullable Variable variable) {
    fit(variable, Type.Basic.YES_NO, written);
    List<Term> terms =
        List.of(new Term.YesNoConstant(span, true), new Term.YesNoConstant(span, false));
    return new Offer(terms, Type.Basic.YES_NO, null, null);
  }

  private Offer cards(
      Statement.Choice written,
      Statement.CardCount count,
      @Nullable Variable variable,
      Scope scope) {
    fit(variable, Types.CARDS, written);
    Term least = expressions.number(count.least(), scope);
    Term most =
        count.most().equals(count.least()) ? least : expressions.number(count.most(), scope);
    List<Term> terms = written.sets().stream().map(set -> expressions.cards(set, scope)).toList();
    return new Offer(terms, Type.Basic.CARD, least, most);
  }

  /** The alternatives give an undeclared variable its type. */
  private Offer learned(List<Expression> sets, @Nullable Variable variable, Scope scope) {
    List<Term> terms = sets.stream().map(set -> expressions.infer(set, scope)).toList();
    Type element = null;
    for (Term term : terms) {
      Type inSet = Types.element(term.type());
      Type type = inSet == null ? term.type() : inSet;
      Type joined = element == null ? type : Types.joined(element, type);
      if (joined == null && element != null) {
        expressions.converted(term, new Type.SetOf(element));
      }
      element = joined == null ? element : joined;
    }
    Type found = element == null ? Types.MISTAKE : element;
    if (variable != null) {
      symbols.variables().learn(variable, found);
    }
    return new Offer(terms, found, null, null);
  }

  private void fit(@Nullable Variable variable, Type type, Statement.Choice written) {
    if (variable == null) {
      return;
    }
    symbols.variables().learn(variable, type);
    if (!Types.fits(type, variable.type())) {
      log.problem(
          CheckProblem.WRONG_TYPE,
          written.name().span(),
          Notation.of(variable.type()),
          Notation.of(type));
    }
  }
}
