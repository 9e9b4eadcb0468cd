package tricksmith.check.expressions;

import java.util.List;
import java.util.Optional;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.expressions.DomainChecker.Opened;
import tricksmith.check.names.Plurals;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.ProductTypes;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/** Checks {@code number of}: how many elements there are, or the number of a single thing. */
record CountChecker(
    TypedExpressions expressions,
    Symbols symbols,
    DomainChecker domains,
    PartChecker parts,
    CheckLog log) {
  private static final String NUMBER = "number";
  private static final String TRUMP = "trump";

  Term count(Expression.Count count, Scope scope) {
    Expression.Domain domain = count.domain();
    Expression written = domain.set();
    if (written != null && domain.name() == null && domain.condition() == null) {
      Optional<String> cards = cardsMeant(written, scope);
      if (cards.isPresent()) {
        return cardsOf(count.span(), log.written(written), cards.get(), scope);
      }
      return ofWord(count.span(), domain, expressions.infer(written, scope));
    }
    Opened opened = domains.ofNumber(domain, count.span(), List.of(), scope);
    if (opened.isMistake()) {
      return ErrorTerm.at(count);
    }
    Name name = domain.name();
    if (name != null && isNumberOfAll(domain, name, opened, scope)) {
      return isAmong(count.span(), name, opened.domain().set(), scope);
    }
    return domains.isMisread(
            domain, opened, count.span(), ElementNames.Form.SEVERAL, List.of(), scope)
        ? ErrorTerm.at(count)
        : new Term.Count(count.span(), opened.domain());
  }

  /** The condition on the cards that a suit or rank stands for: {@code number of hearts}. */
  private Optional<String> cardsMeant(Expression written, Scope scope) {
    if (!(written instanceof Expression.Word(_, String word))) {
      return Optional.empty();
    }
    CheckLog.Attempt<Term> read = log.attempt(() -> expressions.infer(written, scope));
    if (read.succeeded()) {
      Type type = read.result().type();
      return type == Type.Basic.SUIT || type == Type.Basic.RANK
          ? Optional.of("card." + Notation.of(type) + " == " + word)
          : Optional.empty();
    }
    Variable trump = symbols.variables().find(TRUMP);
    return trump != null && trump.type() == Type.Basic.SUIT && Plurals.isOf(word, TRUMP)
        ? Optional.of("card.suit == " + TRUMP)
        : Synonyms.ofTheDeck(word, symbols.constants().suits().keySet())
            .map(suit -> "card.suit == " + suit)
            .or(
                () ->
                    Synonyms.ofTheDeck(word, symbols.constants().ranks().keySet())
                        .map(rank -> "card.rank == " + rank));
  }

  /** Reports cards to be counted of which nothing says where they are. */
  private Term cardsOf(Span span, String word, String condition, Scope scope) {
    String where = scope.local("player") == null ? "cards of trick" : "cards won by player";
    String meant = "(number of " + where + " where " + condition + ")";
    return log.replace(CheckProblem.CARDS_OF_WHERE, span, meant, word, meant);
  }

  /**
   * Whether the count is compared, rather than the elements: in {@code number of tricks in 3..5}
   * the count is in the set, not the tricks.
   */
  private boolean isNumberOfAll(Expression.Domain domain, Name name, Opened opened, Scope scope) {
    Expression all = new Expression.Word(name.span(), name.text());
    return domain.condition() == null
        && opened.noun() == null
        && opened.domain().element().type() == Type.Basic.NUMBER
        && log.attempt(() -> expressions.infer(all, scope)).result().type() instanceof Type.SetOf;
  }

  private Term isAmong(Span span, Name all, Term numbers, Scope scope) {
    Expression word = new Expression.Word(all.span(), all.text());
    Expression.Domain everyOne = new Expression.Domain(all.span(), null, word, null);
    Term counted = count(new Expression.Count(span, everyOne), scope);
    return new Term.Operation(span, Type.Basic.YES_NO, Operator.IN, List.of(counted, numbers));
  }

  /** {@code number of card}, {@code number of trick}, {@code number of bid}: its number. */
  private Term ofWord(Span span, Expression.Domain domain, Term of) {
    if (ProductTypes.hasPart(of.type(), NUMBER)) {
      return parts.part(of, new Name(span, NUMBER), span);
    }
    if (of.type() == Type.Basic.CARD) {
      return number(span, Operator.NUMBER_OF, of);
    }
    if (of.type() == Type.Basic.TRICK) {
      return number(span, Operator.PLACE_OF_TRICK, of);
    }
    Term set = expressions.set(of);
    Type element = Types.element(set.type());
    return element == null
        ? ErrorTerm.at(span)
        : new Term.Count(span, new Term.Domain(domains.element(domain, element), set, null));
  }

  private static Term number(Span span, Operator operator, Term of) {
    return new Term.Operation(span, Type.Basic.NUMBER, operator, List.of(of));
  }
}
