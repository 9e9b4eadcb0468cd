package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
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

/** What players are asked. */
final class Choices {
  private static final String ALTERNATIVE = "it";
  private static final String CARD = "card";

  private final Context context;
  private final Statements statements;
  private final Assignments assignments;

  Choices(Context context, Statements statements) {
    this.context = context;
    this.statements = statements;
    this.assignments = new Assignments(context);
  }

  @Nullable Action choose(Statement.Choice written, Term player, Scope scope) {
    Action.Choice choice = choice(written, player, scope);
    return choice == null ? null : new Action.Choose(written.span(), choice);
  }

  /** What is chosen; null if it was not understood. */
  Action.@Nullable Choice choice(Statement.Choice written, Term player, Scope scope) {
    Variable variable = assignments.variable(written.name(), scope);
    Offer offer = offer(written, variable, scope);
    Local it = context.locals.bind(ALTERNATIVE, offer.element(), written.span());
    Term where = context.expressions.conditionIfAny(written.where(), inside(scope, it));
    Term pass = pass(written.pass(), scope);
    List<Action> then = statements.blockIfAny(written.then(), scope);
    List<Action> otherwise = statements.blockIfAny(written.otherwise(), scope);
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

  /** A card that may be chosen is called as cards are elsewhere, unless there is one around. */
  private static Scope inside(Scope scope, Local it) {
    Scope inside = scope.with(it);
    return it.type() == Type.Basic.CARD && scope.local(CARD) == null
        ? inside.with(CARD, it)
        : inside;
  }

  /** After {@code yes or no} the consequence follows a yes, and {@code else} a no. */
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
        : context.expressions.condition(pass.condition(), scope);
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
        written.sets().stream().map(set -> context.expressions.check(set, sets, scope)).toList();
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
    Term least = context.expressions.number(count.least(), scope);
    Term most =
        count.most().equals(count.least())
            ? least
            : context.expressions.number(count.most(), scope);
    List<Term> terms =
        written.sets().stream().map(set -> context.expressions.cards(set, scope)).toList();
    return new Offer(terms, Type.Basic.CARD, least, most);
  }

  /** What a variable without declaration is offered tells its type. */
  private Offer learned(List<Expression> sets, @Nullable Variable variable, Scope scope) {
    List<Term> terms = sets.stream().map(set -> context.expressions.infer(set, scope)).toList();
    Type element = null;
    for (Term term : terms) {
      Type inSet = Types.element(term.type());
      Type type = inSet == null ? term.type() : inSet;
      Type joined = element == null ? type : Types.joined(element, type);
      if (joined == null && element != null) {
        context.expressions.converted(term, new Type.SetOf(element));
      }
      element = joined == null ? element : joined;
    }
    Type found = element == null ? Types.MISTAKE : element;
    if (variable != null) {
      context.variables.learn(variable, found);
    }
    return new Offer(terms, found, null, null);
  }

  private void fit(@Nullable Variable variable, Type type, Statement.Choice written) {
    if (variable == null) {
      return;
    }
    context.variables.learn(variable, type);
    if (!Types.fits(type, variable.type())) {
      context.notes.problem(
          CheckProblem.WRONG_TYPE,
          written.name().span(),
          Notation.of(variable.type()),
          Notation.of(type));
    }
  }
}
