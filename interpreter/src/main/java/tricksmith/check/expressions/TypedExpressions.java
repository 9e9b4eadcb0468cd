package tricksmith.check.expressions;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.MissingProperty;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.Conversion;
import tricksmith.check.types.ExpressionChecker;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Zone;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;

/**
 * Expressions that must be of some type, or something else that is wanted of them: a condition, a
 * player, a set, a zone. The type is passed down as a hint; what comes back is converted where the
 * language does that by itself, and anything else is a problem.
 */
public final class TypedExpressions implements ExpressionChecker {
  private static final String RANK = "rank";
  private static final String NUMBER = "number";

  private final ExpressionChecker checker;
  private final Symbols symbols;
  private final CheckLog log;
  private final Conversion conversion;
  private final MissingProperty missingProperty;

  TypedExpressions(ExpressionChecker checker, Symbols symbols, CheckLog log) {
    this.checker = checker;
    this.symbols = symbols;
    this.log = log;
    this.conversion = new Conversion(symbols.locals());
    this.missingProperty = new MissingProperty(log);
  }

  @Override
  public Term infer(Expression expression, @Nullable Type hint, Scope scope) {
    return checker.infer(expression, hint, scope);
  }

  /** A term as one of another type; null if the language has no such conversion. */
  public @Nullable Term convertIfPossible(Term term, Type wanted) {
    return conversion.of(term, wanted);
  }

  /** The meaning of an expression that must be of this type. */
  public Term check(Expression expression, Type wanted, Scope scope) {
    return converted(infer(expression, wanted, scope), wanted);
  }

  /** A term as one of the type wanted; if it cannot be, that is a problem. */
  public Term converted(Term term, Type wanted) {
    Term converted = convertIfPossible(term, wanted);
    if (converted != null) {
      return converted;
    }
    if (wanted == Type.Basic.NUMBER && term.type() == Type.Basic.YES_NO) {
      return log.error(CheckProblem.YES_NO_FOR_NUMBER, term.span());
    }
    return wanted == Type.Basic.NUMBER && term.type() == Type.Basic.RANK
        ? rankForNumber(term)
        : wrongType(term, wanted);
  }

  private Term wrongType(Term term, Type wanted) {
    String expected = Notation.of(wanted);
    String found = Notation.of(term.type());
    Optional<MissingProperty.Meant> meant = missingProperty.of(term, wanted);
    if (meant.isEmpty()) {
      return log.error(CheckProblem.WRONG_TYPE, term.span(), expected, found);
    }
    log.problem(
        CheckProblem.WRONG_TYPE_PROPERTY,
        term.span(),
        meant.get().fix(),
        expected,
        found,
        meant.get().text());
    return ErrorTerm.at(term.span());
  }

  private Term rankForNumber(Term rank) {
    if (rank instanceof Term.Operation operation && operation.operator() == Operator.RANK_OF) {
      Span whole = rank.span();
      Span of = operation.operands().getFirst().span();
      Span word =
          of.start() == whole.start()
              ? new Span(whole.end() - RANK.length(), whole.end())
              : new Span(whole.start(), whole.start() + RANK.length());
      log.problem(CheckProblem.RANK_FOR_NUMBER, whole, Fix.of(new Edit(word, NUMBER)));
      return ErrorTerm.at(whole);
    }
    return log.error(CheckProblem.RANK_FOR_NUMBER, rank.span());
  }

  /** That something should be cards, or a set, and is not. */
  private Term notCards(CheckProblem problem, Term term) {
    if (term instanceof Term.LocalValue(Span span, Local local)
        && problem == CheckProblem.NOT_A_SET
        && symbols.labelTypes().named(local.name()) != null) {
      return log.error(CheckProblem.NAME_HIDES_SET, span, local.name());
    }
    if (term.type() != Type.Basic.TRICK) {
      return log.error(problem, term.span(), Notation.of(term.type()));
    }
    log.problem(
        CheckProblem.TRICK_FOR_CARDS,
        term.span(),
        Fix.of(Edit.insert(term.span().start(), "cards of ")));
    return ErrorTerm.at(term.span());
  }

  /** A condition. */
  public Term condition(Expression expression, Scope scope) {
    return condition(infer(expression, Type.Basic.YES_NO, scope));
  }

  /** A condition. */
  Term condition(Term term) {
    return Types.fits(term.type(), Type.Basic.YES_NO)
        ? term
        : log.error(CheckProblem.NOT_A_CONDITION, term.span(), Notation.of(term.type()));
  }

  /** The same, where there may be none. */
  public @Nullable Term conditionIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : condition(expression, scope);
  }

  /** A number. */
  public Term number(Expression expression, Scope scope) {
    return check(expression, Type.Basic.NUMBER, scope);
  }

  /** A number, where there may be none. */
  public @Nullable Term numberIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : number(expression, scope);
  }

  /** One player. */
  public Term player(Expression expression, Scope scope) {
    return check(expression, Type.Basic.PLAYER, scope);
  }

  /** One player, where there may be none. */
  public @Nullable Term playerIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : player(expression, scope);
  }

  /** A player or a set of players; a side is the set of its players. */
  public Term players(Expression expression, Scope scope) {
    Term term = infer(expression, Types.PLAYERS, scope);
    if (term.type() == Type.Basic.PLAYER) {
      return term;
    }
    Term players = convertIfPossible(term, Types.PLAYERS);
    return players != null
        ? players
        : log.error(CheckProblem.NOT_PLAYERS, term.span(), Notation.of(term.type()));
  }

  /** A card or a set of cards. */
  public Term cards(Expression expression, Scope scope) {
    Term term = infer(expression, Types.CARDS, scope);
    return Conversion.possible(term.type(), Types.CARDS)
        ? term
        : notCards(CheckProblem.NOT_CARDS, term);
  }

  /** A set of whatever it is. */
  public Term set(Expression expression, Scope scope) {
    return set(infer(expression, scope));
  }

  /** A set of whatever it is; a side is that of its players. */
  Term set(Term term) {
    if (term.type() == Type.Basic.SIDE) {
      return converted(term, Types.PLAYERS);
    }
    return ErrorTerm.is(term) || term.type() instanceof Type.SetOf
        ? term
        : notCards(CheckProblem.NOT_A_SET, term);
  }

  /** A zone; null if it is none. */
  public Term.@Nullable ZoneCards zone(Expression expression, Scope scope) {
    Term term = infer(expression, Types.CARDS, scope);
    if (term instanceof Term.ZoneCards zone) {
      return zone;
    }
    if (term instanceof Term.Operation operation && operation.operator() == Operator.TABLE) {
      return new Term.ZoneCards(term.span(), symbols.zone(Zone.TABLE), null);
    }
    if (term.type() == Type.Basic.PLAYER) {
      Fix hand = Fix.of(Edit.insert(term.span().start(), "hand of "));
      log.problem(CheckProblem.NOT_A_ZONE, term.span(), hand, Notation.of(term.type()));
    } else if (!ErrorTerm.is(term)) {
      log.problem(CheckProblem.NOT_A_ZONE, term.span(), Notation.of(term.type()));
    }
    return null;
  }

  /** One pile of cards: of a zone of players, that of one player. Null if it is none. */
  public Term.@Nullable ZoneCards onePile(Expression expression, Scope scope) {
    Term.ZoneCards zone = zone(expression, scope);
    if (zone == null || zone.owner() == null) {
      return zone;
    }
    if (!Types.fits(zone.owner().type(), Type.Basic.PLAYER)) {
      log.problem(CheckProblem.WHOSE_ZONE, zone.span(), zone.zone().name());
      return null;
    }
    return zone;
  }

  /** Several expressions in order. */
  public List<Term> all(List<Expression> expressions, Type wanted, Scope scope) {
    return expressions.stream().map(each -> check(each, wanted, scope)).toList();
  }
}
