package tricksmith.check.expressions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.ExpressionChecker;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;

public final class ExpressionDispatcher implements ExpressionChecker {
  private final TypedExpressions typed;
  private final DefinitionChecker definitions;
  private final CallChecker calls;
  private final WordChecker words;
  private final ListChecker lists;
  private final IsChecker questions;
  private final OperatorChecker operators;
  private final DomainChecker domains;
  private final CountChecker counts;
  private final EntryChecker entries;
  private final AlternativesChecker alternatives;
  private final TableChecker table;

  public ExpressionDispatcher(Symbols symbols, CheckLog log) {
    this.typed = new TypedExpressions(this, symbols, log);
    this.definitions = new DefinitionChecker(typed, symbols.definitions(), log);
    PartChecker parts = new PartChecker(symbols.labelTypes(), log);
    this.calls = new CallChecker(typed, symbols, log, definitions, parts);
    ImpliedOwners owners = new ImpliedOwners(symbols, log);
    this.words =
        new WordChecker(symbols, log, new NameResolver(symbols, calls, definitions, owners));
    this.lists = new ListChecker(typed, symbols, log, words);
    ComparisonChecker comparisons = new ComparisonChecker(typed, symbols, log);
    this.questions = new IsChecker(typed, symbols, log);
    this.operators = new OperatorChecker(typed, symbols, log, comparisons, lists);
    this.domains =
        new DomainChecker(typed, new Nouns(typed, definitions, symbols, log), symbols, log);
    this.counts = new CountChecker(typed, symbols, domains, parts, log);
    this.entries = new EntryChecker(typed, symbols, log);
    this.alternatives = new AlternativesChecker(typed, lists);
    this.table = new TableChecker(typed, symbols);
  }

  /** The checker for expressions of which the context wants a type. */
  public TypedExpressions typed() {
    return typed;
  }

  public EntryChecker entries() {
    return entries;
  }

  public WordChecker words() {
    return words;
  }

  public List<DefinedTerm> definitions() {
    return definitions.all();
  }

  @Override
  public Term infer(Expression expression, @Nullable Type hint, Scope scope) {
    return switch (expression) {
      case Expression.NumberLiteral(Span span, long value) ->
          words.read(Long.toString(value), span, hint, scope);
      case Expression.Word(Span span, String text) -> words.read(text, span, hint, scope);
      case Expression.Call call -> calls.call(call, scope);
      case Expression.Indexed indexed -> entries.indexed(indexed, scope);
      case Expression.Unary unary -> operators.unary(unary, scope);
      case Expression.Binary binary -> binary(binary, hint, scope);
      case Expression.Is is -> questions.check(is, scope);
      case Expression.OverDomain over -> domains.infer(over, hint, scope);
      case Expression.Count count -> counts.count(count, scope);
      case Expression.OfList list -> lists.infer(list, hint, scope);
      case Expression.Alternatives several -> alternatives.infer(several, hint, scope);
      case Expression.AtTable thing -> table.infer(thing, scope);
      case Expression.Element(Span span) -> element(span, scope);
      case Expression.Unreadable(Span span) -> ErrorTerm.at(span);
    };
  }

  /** {@code wilds in hand} are cards where cards are expected; elsewhere it is a comparison. */
  private Term binary(Expression.Binary binary, @Nullable Type hint, Scope scope) {
    Term those = domains.those(binary, hint, scope);
    return those != null ? those : operators.binary(binary, hint, scope);
  }

  private static Term element(Span span, Scope scope) {
    Local element = scope.element();
    return element == null ? ErrorTerm.at(span) : new Term.LocalValue(span, element);
  }
}
