package tricksmith.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tricksmith.lower.rules.RuleTable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Term;

/**
 * Finds the rules that use a definition, directly or through others.
 *
 * @param places where the rules are in the script
 */
public record DefinitionUses(CheckedRules rules, RuleTable places) {
  /**
   * Returns the rules that use the definition around an offset; none if there is no definition
   * there.
   */
  public List<RuleTable.Entry> at(int offset) {
    return definitionAt(offset).map(this::of).orElse(List.of());
  }

  private Optional<DefinedTerm> definitionAt(int offset) {
    return rules.definitions().stream()
        .filter(each -> each.declared().start() <= offset && offset <= each.body().span().end())
        .findFirst();
  }

  private List<RuleTable.Entry> of(DefinedTerm definition) {
    Set<Integer> asking = withThoseThatAsk(definition.id());
    List<RuleTable.Entry> users = new ArrayList<>();
    if (asking.contains(rules.trick().suitLed())) {
      places.entries().stream()
          .filter(entry -> entry.kind() == RuleTable.Kind.COMPARISON)
          .forEach(users::add);
    }
    rules
        .terms()
        .flatMap(Term::all)
        .filter(part -> asksFor(part, asking))
        .flatMap(part -> places.at(part.span().start()).stream().limit(1))
        .filter(entry -> !users.contains(entry))
        .forEach(users::add);
    return users;
  }

  /** Returns a definition and all others whose bodies use it, directly or not. */
  private Set<Integer> withThoseThatAsk(int definition) {
    Set<Integer> found = new HashSet<>(Set.of(definition));
    boolean more = true;
    while (more) {
      more = false;
      for (DefinedTerm each : rules.definitions()) {
        more |= each.body().all().anyMatch(part -> asksFor(part, found)) && found.add(each.id());
      }
    }
    return found;
  }

  /** Whether a term itself is the value of one of these definitions. */
  private static boolean asksFor(Term term, Set<Integer> definitions) {
    return term.reads().stream()
        .anyMatch(
            read -> read instanceof Dependency.OnDefinition(int id) && definitions.contains(id));
  }
}
