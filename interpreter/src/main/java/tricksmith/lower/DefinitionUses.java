package tricksmith.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Term;

/** Finds the rules that use a definition, directly or through others. */
public final class DefinitionUses {
  private final CheckedRules rules;
  private final RuleTable places;

  /** Creates the uses in a script whose rules are at these places. */
  public DefinitionUses(CheckedRules rules, RuleTable places) {
    this.rules = rules;
    this.places = places;
  }

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
        .flatMap(DefinitionUses::calls)
        .filter(call -> asking.contains(call.definition()))
        .flatMap(call -> places.at(call.span().start()).stream().limit(1))
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
        more |=
            calls(each.body()).anyMatch(call -> found.contains(call.definition()))
                && found.add(each.id());
      }
    }
    return found;
  }

  private static Stream<Term.DefinitionCall> calls(Term term) {
    Stream<Term.DefinitionCall> inside = term.children().stream().flatMap(DefinitionUses::calls);
    return term instanceof Term.DefinitionCall call
        ? Stream.concat(Stream.of(call), inside)
        : inside;
  }
}
