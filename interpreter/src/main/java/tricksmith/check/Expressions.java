package tricksmith.check;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
 * Finds the meaning and the type of expressions. A type that is expected decides what bare words
 * mean, and is passed down; what comes back is then converted to it where the language does so of
 * itself.
 */
final class Expressions {
  private static final String RANK = "rank";
  private static final String NUMBER = "number";

  private final Context context;

  Expressions(Context context) {
    this.context = context;
  }

  /** The meaning of an expression of which nothing is expected. */
  Term infer(Expression expression, Scope scope) {
    return hinted(expression, null, scope);
  }

  /** The meaning of an expression that must be of this type. */
  Term check(Expression expression, Type wanted, Scope scope) {
    return converted(hinted(expression, wanted, scope), wanted);
  }

  /** A term as one of the type wanted; if it cannot be, that is a problem. */
  Term converted(Term term, Type wanted) {
    Term converted = context.conversion.of(term, wanted);
    if (converted != null) {
      return converted;
    }
    if (wanted == Type.Basic.NUMBER && term.type() == Type.Basic.YES_NO) {
      return context.mistake(CheckProblem.YES_NO_FOR_NUMBER, term.span());
    }
    return wanted == Type.Basic.NUMBER && term.type() == Type.Basic.RANK
        ? rankForNumber(term)
        : wrongType(term, wanted);
  }

  private Term wrongType(Term term, Type wanted) {
    String expected = Notation.of(wanted);
    String found = Notation.of(term.type());
    Optional<MissingProperty.Meant> meant = context.missingProperty.of(term, wanted);
    if (meant.isEmpty()) {
      return context.mistake(CheckProblem.WRONG_TYPE, term.span(), expected, found);
    }
    context.notes.problem(
        CheckProblem.WRONG_TYPE_PROPERTY,
        term.span(),
        meant.get().fix(),
        expected,
        found,
        meant.get().text());
    return Mistake.at(term.span());
  }

  private Term rankForNumber(Term rank) {
    if (rank instanceof Term.Operation operation && operation.operator() == Operator.RANK_OF) {
      Span whole = rank.span();
      Span of = operation.operands().getFirst().span();
      Span word =
          of.start() == whole.start()
              ? new Span(whole.end() - RANK.length(), whole.end())
              : new Span(whole.start(), whole.start() + RANK.length());
      context.notes.problem(CheckProblem.RANK_FOR_NUMBER, whole, Fix.of(new Edit(word, NUMBER)));
      return Mistake.at(whole);
    }
    return context.mistake(CheckProblem.RANK_FOR_NUMBER, rank.span());
  }

  /** That something should be cards, or a set, and is not. */
  private Term notCards(CheckProblem problem, Term term) {
    if (term instanceof Term.LocalValue(Span span, Local local)
        && problem == CheckProblem.NOT_A_SET
        && context.declared.labelTypes().named(local.name()) != null) {
      return context.mistake(CheckProblem.NAME_HIDES_SET, span, local.name());
    }
    if (term.type() != Type.Basic.TRICK) {
      return context.mistake(problem, term.span(), Notation.of(term.type()));
    }
    context.notes.problem(
        CheckProblem.TRICK_FOR_CARDS,
        term.span(),
        Fix.of(Edit.insert(term.span().start(), "cards of ")));
    return Mistake.at(term.span());
  }

  /** A condition. */
  Term condition(Expression expression, Scope scope) {
    return condition(hinted(expression, Type.Basic.YES_NO, scope));
  }

  /** A condition. */
  Term condition(Term term) {
    return Types.fits(term.type(), Type.Basic.YES_NO)
        ? term
        : context.mistake(CheckProblem.NOT_A_CONDITION, term.span(), Notation.of(term.type()));
  }

  /** The same, where there may be none. */
  @Nullable Term conditionIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : condition(expression, scope);
  }

  /** A number. */
  Term number(Expression expression, Scope scope) {
    return check(expression, Type.Basic.NUMBER, scope);
  }

  /** A number, where there may be none. */
  @Nullable Term numberIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : number(expression, scope);
  }

  /** One player. */
  Term player(Expression expression, Scope scope) {
    return check(expression, Type.Basic.PLAYER, scope);
  }

  /** One player, where there may be none. */
  @Nullable Term playerIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : player(expression, scope);
  }

  /** A player or a set of players; a side is the set of its players. */
  Term players(Expression expression, Scope scope) {
    Term term = hinted(expression, Types.PLAYERS, scope);
    if (term.type() == Type.Basic.PLAYER) {
      return term;
    }
    Term players = context.conversion.of(term, Types.PLAYERS);
    return players != null
        ? players
        : context.mistake(CheckProblem.NOT_PLAYERS, term.span(), Notation.of(term.type()));
  }

  /** A card or a set of cards. */
  Term cards(Expression expression, Scope scope) {
    Term term = hinted(expression, Types.CARDS, scope);
    return Conversion.possible(term.type(), Types.CARDS)
        ? term
        : notCards(CheckProblem.NOT_CARDS, term);
  }

  /** A set of whatever it is. */
  Term set(Expression expression, Scope scope) {
    return set(infer(expression, scope));
  }

  /** A set of whatever it is; a side is that of its players. */
  Term set(Term term) {
    if (term.type() == Type.Basic.SIDE) {
      return converted(term, Types.PLAYERS);
    }
    return Mistake.is(term) || term.type() instanceof Type.SetOf
        ? term
        : notCards(CheckProblem.NOT_A_SET, term);
  }

  /** A zone; null if it is none. */
  Term.@Nullable ZoneCards zone(Expression expression, Scope scope) {
    Term term = hinted(expression, Types.CARDS, scope);
    if (term instanceof Term.ZoneCards zone) {
      return zone;
    }
    if (term instanceof Term.Operation operation && operation.operator() == Operator.TABLE) {
      return new Term.ZoneCards(term.span(), context.declared.zone(Zone.TABLE), null);
    }
    if (term.type() == Type.Basic.PLAYER) {
      Fix hand = Fix.of(Edit.insert(term.span().start(), "hand of "));
      context.notes.problem(CheckProblem.NOT_A_ZONE, term.span(), hand, Notation.of(term.type()));
    } else if (!Mistake.is(term)) {
      context.notes.problem(CheckProblem.NOT_A_ZONE, term.span(), Notation.of(term.type()));
    }
    return null;
  }

  /** One pile of cards: of a zone of players, that of one player. Null if it is none. */
  Term.@Nullable ZoneCards onePile(Expression expression, Scope scope) {
    Term.ZoneCards zone = zone(expression, scope);
    if (zone == null || zone.owner() == null) {
      return zone;
    }
    if (!Types.fits(zone.owner().type(), Type.Basic.PLAYER)) {
      context.notes.problem(CheckProblem.WHOSE_ZONE, zone.span(), zone.zone().name());
      return null;
    }
    return zone;
  }

  /** The meaning of an expression, {@code hint} being what is expected, or null. */
  Term hinted(Expression expression, @Nullable Type hint, Scope scope) {
    return switch (expression) {
      case Expression.NumberLiteral(Span span, long value) ->
          context.words.read(Long.toString(value), span, hint, scope);
      case Expression.Word(Span span, String text) -> context.words.read(text, span, hint, scope);
      case Expression.Call call -> context.calls.call(call, scope);
      case Expression.Indexed indexed -> context.entries.indexed(indexed, scope);
      case Expression.Unary unary -> context.operators.unary(unary, scope);
      case Expression.Binary binary -> context.operators.binary(binary, hint, scope);
      case Expression.Is is -> context.operators.is(is, scope);
      case Expression.Quantified quantified -> context.domains.quantified(quantified, scope);
      case Expression.Outermost outermost -> context.domains.outermost(outermost, scope);
      case Expression.Count count -> context.counts.count(count, scope);
      case Expression.Aggregate aggregate -> context.domains.aggregate(aggregate, scope);
      case Expression.Filtered filtered -> context.domains.filtered(filtered, scope);
      case Expression.Selected selected -> context.domains.selected(selected, scope);
      case Expression.PlaceAmong place -> context.domains.place(place, scope);
      case Expression.PlaceInList place -> context.lists.place(place, scope);
      case Expression.Cases cases -> context.alternatives.cases(cases, hint, scope);
      case Expression.Table table -> context.alternatives.table(table, hint, scope);
      case Expression.OrElse orElse -> context.alternatives.orElse(orElse, hint, scope);
      case Expression.Listed listed -> context.alternatives.listed(listed, hint, scope);
      case Expression.Product product -> context.lists.product(product, hint, scope);
      case Expression.Seat seat -> context.table.seat(seat, scope);
      case Expression.Neighbour neighbour -> context.table.neighbour(neighbour, scope);
      case Expression.Holding holding -> context.table.holding(holding, scope);
      case Expression.EndOfZone end -> context.table.endOfZone(end, scope);
      case Expression.TrickWord word -> context.table.trick(word);
      case Expression.WonBy wonBy -> context.table.wonBy(wonBy, scope);
      case Expression.OnlyOf only -> context.table.onlyOf(only, scope);
      case Expression.Element(Span span) -> element(span, scope);
      case Expression.Unreadable(Span span) -> Mistake.at(span);
    };
  }

  private static Term element(Span span, Scope scope) {
    Local element = scope.element();
    return element == null ? Mistake.at(span) : new Term.LocalValue(span, element);
  }

  /** Several expressions in order. */
  List<Term> all(List<Expression> expressions, Type wanted, Scope scope) {
    return expressions.stream().map(each -> check(each, wanted, scope)).toList();
  }
}
