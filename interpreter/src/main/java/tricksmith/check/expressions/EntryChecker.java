package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.EntriesOfSeveral;
import tricksmith.check.advice.UnknownNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.ProductTypes;
import tricksmith.rules.Index;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/** Checks entries of variables and zones, written with square brackets. */
public record EntryChecker(TypedExpressions expressions, Symbols symbols, CheckLog log) {
  /** The ends of a zone, by the numbers that programmers give them. */
  private static final Map<String, String> ENDS = Map.of("0", "top", "-1", "bottom");

  /** {@code bid[player]}, {@code hand[player]}. */
  Term indexed(Expression.Indexed indexed, Scope scope) {
    Name name = indexed.name();
    log.caret().expect(name.span(), null, () -> new Candidates(symbols).values(null, scope));
    Variable variable = symbols.variables().find(name.text());
    if (variable != null) {
      log.use(name, NameKind.VARIABLE, variable.declared(), variable.type());
      Term several = ofSeveral(variable, indexed, scope);
      if (several != null) {
        return several;
      }
      List<Term> indices = indices(variable, indexed.span(), indexed.indices(), scope);
      return indices == null
          ? ErrorTerm.at(indexed)
          : new Term.VariableValue(indexed.span(), variable, indices);
    }
    Zone zone = symbols.zones().get(name.text());
    if (indexed.indices().size() == 1) {
      String element = numbered(name.text(), zone, indexed.indices().getFirst());
      if (element != null) {
        Fix fix = Fix.replace(indexed, element);
        return log.error(
            CheckProblem.UNKNOWN_NAME_LIKE, indexed, fix, log.written(indexed), element);
      }
    }
    if (zone != null && zone.perPlayer() && indexed.indices().size() == 1) {
      log.use(name, NameKind.ZONE, zone.declared(), Types.CARDS);
      Term owner = expressions.players(indexed.indices().getFirst(), scope);
      return new Term.ZoneCards(indexed.span(), zone, owner);
    }
    return notIndexed(name, scope);
  }

  /** Reports an entry that is read for several at once; null if it is for one. */
  private @Nullable Term ofSeveral(Variable variable, Expression.Indexed indexed, Scope scope) {
    if (variable.indices().size() != 1 || indexed.indices().size() != 1 || log.isDeepInTrials()) {
      return null;
    }
    Expression index = indexed.indices().getFirst();
    Type found = log.attempt(() -> expressions.infer(index, scope)).result().type();
    return found.equals(new Type.SetOf(variable.indices().getFirst()))
        ? new EntriesOfSeveral(log).report(indexed.span(), variable.name(), index.span())
        : null;
  }

  /**
   * One of several, by its number as programmers write it: {@code players[0]}, {@code deck[-1]};
   * null if it is not written so.
   */
  private @Nullable String numbered(String name, @Nullable Zone zone, Expression index) {
    String number = log.written(index);
    if (name.equals("players") || name.equals("everyone")) {
      boolean literal = index instanceof Expression.NumberLiteral;
      return "seat " + (number.equals("0") ? "1" : literal ? number : "(" + number + ")");
    }
    if (name.equals("table")) {
      return number.equals("0") ? "led" : null;
    }
    String end = ENDS.get(number);
    return zone == null || end == null ? null : end + " of " + name;
  }

  private Term notIndexed(Name name, Scope scope) {
    return symbols.isOtherThanVariable(name.text(), scope)
        ? log.error(CheckProblem.NOT_INDEXED, name, name.text())
        : new UnknownNames(symbols, log).explain(name.text(), name.span(), null, scope);
  }

  /**
   * The indices of an entry, with combinations split into parts; null if the variable has other
   * indices.
   */
  public @Nullable List<Term> indices(
      Variable variable, Span span, List<Expression> written, Scope scope) {
    List<Type> types = variable.indices();
    List<Term> indices = new ArrayList<>();
    List<Term> found = new ArrayList<>();
    for (Expression index : written) {
      Type hint = indices.size() < types.size() ? types.get(indices.size()) : null;
      Term term = expressions.infer(index, hint, scope);
      found.add(term);
      indices.addAll(ProductTypes.parts(term));
    }
    if (found.stream().anyMatch(ErrorTerm::is)) {
      return null;
    }
    if (!Types.fit(indices.stream().map(Term::type).toList(), types)) {
      Term wrong = wrong(indices, types);
      if (wrong == null) {
        log.problem(
            types.isEmpty() ? CheckProblem.NOT_INDEXED : CheckProblem.INDICES,
            span,
            variable.name(),
            Notation.ofIndices(variable.axes()));
      } else {
        expressions.converted(wrong, types.get(indices.indexOf(wrong)));
      }
      return null;
    }
    outside(indices, variable);
    return indices;
  }

  /**
   * Reports a constant number for which there is no entry; other numbers are checked when they are
   * known.
   */
  private void outside(List<Term> indices, Variable variable) {
    for (int place = 0; place < indices.size(); place++) {
      Term index = indices.get(place);
      if (index.head() instanceof Long number
          && variable.axes().get(place) instanceof Index.OfNumbers numbers
          && !numbers.has(number)) {
        log.problem(
            MisreadingProblem.NO_SUCH_ENTRY,
            index,
            variable.name(),
            Notation.of(numbers),
            number.toString());
      }
    }
  }

  /** The first of as many indices as needed that cannot stand in its place; null if none is. */
  private @Nullable Term wrong(List<Term> indices, List<Type> types) {
    if (indices.size() != types.size()) {
      return null;
    }
    for (int place = 0; place < types.size(); place++) {
      if (expressions.convertIfPossible(indices.get(place), types.get(place)) == null) {
        return indices.get(place);
      }
    }
    return null;
  }
}
