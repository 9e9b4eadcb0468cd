package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.DefinitionTable;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;

/**
 * Checks the bodies of definitions. Each is checked on first use, so that definitions may come in
 * any order; a definition used while it is being checked uses itself.
 */
final class DefinitionChecker {
  private final TypedExpressions expressions;
  private final DefinitionTable definitions;
  private final CheckLog log;
  private final List<DefinitionSymbol> underWay = new ArrayList<>();
  private final Set<DefinitionSymbol> recursive = new HashSet<>();

  DefinitionChecker(TypedExpressions expressions, DefinitionTable definitions, CheckLog log) {
    this.expressions = expressions;
    this.definitions = definitions;
    this.log = log;
  }

  Type type(DefinitionSymbol symbol) {
    Type known = symbol.type();
    if (known != null) {
      return known;
    }
    if (underWay.contains(symbol)) {
      reportRecursion(symbol);
      return Types.MISTAKE;
    }
    underWay.add(symbol);
    Term body = log.apart(() -> check(symbol));
    underWay.removeLast();
    symbol.setBody(body);
    return body.type();
  }

  /** Whether the body of a definition is being checked at the moment. */
  boolean isUnderWay(DefinitionSymbol symbol) {
    return underWay.contains(symbol);
  }

  private Term check(DefinitionSymbol symbol) {
    boolean isSuitLed = symbol.name().text().equals("suit-led");
    return isSuitLed
        ? expressions.check(symbol.definition().body(), Type.Basic.SUIT, symbol.inside())
        : expressions.infer(symbol.definition().body(), symbol.inside());
  }

  private void reportRecursion(DefinitionSymbol symbol) {
    List<DefinitionSymbol> circle = underWay.subList(underWay.indexOf(symbol), underWay.size());
    if (circle.stream().noneMatch(recursive::contains)) {
      String path =
          Stream.concat(circle.stream(), Stream.of(symbol))
              .map(each -> each.name().text())
              .collect(Collectors.joining(" → "));
      log.apart(() -> log.error(CheckProblem.RECURSION, symbol.name(), path));
    }
    recursive.addAll(circle);
  }

  List<DefinedTerm> all() {
    return definitions.all().stream()
        .flatMap(symbol -> Stream.ofNullable(checked(symbol)))
        .toList();
  }

  private @Nullable DefinedTerm checked(DefinitionSymbol symbol) {
    type(symbol);
    Term body = symbol.body();
    return body == null
        ? null
        : new DefinedTerm(
            symbol.id(), symbol.name().text(), symbol.parameters(), body, symbol.name().span());
  }
}
