package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/** Entries of variables and zones, by what stands in square brackets. */
final class Entries {
  private final Context context;

  Entries(Context context) {
    this.context = context;
  }

  /** {@code bid[player]}, {@code hand[player]}. */
  Term indexed(Expression.Indexed indexed, Scope scope) {
    Name name = indexed.name();
    context.notes.caret().expect(name.span(), null, () -> context.candidates.values(null, scope));
    Variable variable = context.variables.find(name.text());
    if (variable != null) {
      context.notes.use(name, NameKind.VARIABLE, variable.declared(), variable.type());
      List<Term> indices = indices(variable, indexed.span(), indexed.indices(), scope);
      return indices == null
          ? Mistake.at(indexed.span())
          : new Term.VariableValue(indexed.span(), variable, indices);
    }
    Zone zone = context.declared.zones().get(name.text());
    if (zone != null && zone.perPlayer() && indexed.indices().size() == 1) {
      context.notes.use(name, NameKind.ZONE, zone.declared(), Types.CARDS);
      Term owner = context.expressions.players(indexed.indices().getFirst(), scope);
      return new Term.ZoneCards(indexed.span(), zone, owner);
    }
    return notIndexed(name, scope);
  }

  private Term notIndexed(Name name, Scope scope) {
    boolean known =
        context.declared.options().containsKey(name.text())
            || context.declared.zones().containsKey(name.text())
            || context.definitions.find(name.text(), scope) != null
            || scope.local(name.text()) != null
            || BuiltInWord.means(name.text());
    return known
        ? context.mistake(CheckProblem.NOT_INDEXED, name.span(), name.text())
        : context.unknownName(name.text(), name.span(), null, scope);
  }

  /** The indices of an entry, a combination taken apart; null if they are not the variable's. */
  @Nullable List<Term> indices(
      Variable variable, Span span, List<Expression> written, Scope scope) {
    List<Type> types = variable.indices();
    List<Term> indices = new ArrayList<>();
    List<Term> found = new ArrayList<>();
    for (Expression index : written) {
      Type hint = indices.size() < types.size() ? types.get(indices.size()) : null;
      Term term = context.expressions.hinted(index, hint, scope);
      found.add(term);
      indices.addAll(Products.parts(term));
    }
    if (found.stream().anyMatch(Mistake::is)) {
      return null;
    }
    if (!fit(indices, types)) {
      context.notes.problem(
          types.isEmpty() ? CheckProblem.NOT_INDEXED : CheckProblem.INDICES,
          span,
          variable.name(),
          Notation.of(types));
      return null;
    }
    return indices;
  }

  private static boolean fit(List<Term> indices, List<Type> types) {
    if (indices.size() != types.size()) {
      return false;
    }
    for (int place = 0; place < types.size(); place++) {
      if (!Types.fits(indices.get(place).type(), types.get(place))) {
        return false;
      }
    }
    return true;
  }
}
