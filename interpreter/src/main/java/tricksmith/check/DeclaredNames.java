package tricksmith.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.names.DeclaredName;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.check.symbols.DeclaredSymbols;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.NamedProcedure;
import tricksmith.rules.Operator;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Span;

/** Collects what a script declares. */
final class DeclaredNames {
  private final DeclaredSymbols declared;
  private final PartialEvaluator defaults;

  /** The first named type that has each label. */
  private final Map<String, Type> typesOfLabels = new HashMap<>();

  /** The number of the first card of each rank whose cards have one. */
  private final Map<String, Long> numbersOfRanks = new HashMap<>();

  private DeclaredNames(DeclaredSymbols declared, CheckedRules rules) {
    this.declared = declared;
    this.defaults = new PartialEvaluator(rules, Setting.initial(rules));
    rules
        .cards()
        .filter(card -> card.rank() != null && card.number() != null)
        .forEach(card -> numbersOfRanks.putIfAbsent(card.rank(), card.number()));
    declared
        .labelTypes()
        .all()
        .values()
        .forEach(
            type -> Types.labels(type).forEach(label -> typesOfLabels.putIfAbsent(label, type)));
  }

  static List<DeclaredName> of(DeclaredSymbols declared, CheckedRules rules) {
    DeclaredNames names = new DeclaredNames(declared, rules);
    return Stream.of(
            rules.options().stream().map(DeclaredNames::option),
            rules.zones().stream().map(DeclaredNames::zone),
            rules.variables().stream().map(DeclaredNames::variable),
            rules.definitions().stream().map(names::definition),
            rules.procedures().stream().map(DeclaredNames::procedure),
            names.constants())
        .flatMap(found -> found)
        .filter(name -> !name.span().equals(CheckLog.NOWHERE))
        .toList();
  }

  private static DeclaredName option(Option option) {
    String value = option.initial().isEmpty() ? "none" : String.join(" ", option.initial());
    return plain(NameKind.OPTION, option.name(), option.span(), known(option.type()))
        .withValue(value)
        .withDescription(option.description());
  }

  private static DeclaredName zone(Zone zone) {
    List<Type> indices = zone.perPlayer() ? List.of(Type.Basic.PLAYER) : List.of();
    return plain(NameKind.ZONE, zone.name(), zone.declared(), Types.CARDS).withIndices(indices);
  }

  private static DeclaredName variable(Variable variable) {
    return plain(NameKind.VARIABLE, variable.name(), variable.declared(), known(variable.type()))
        .withIndices(variable.indices());
  }

  private static DeclaredName procedure(NamedProcedure procedure) {
    return plain(NameKind.PROCEDURE, procedure.name(), procedure.declared(), null)
        .withParameters(procedure.parameters());
  }

  private DeclaredName definition(DefinedTerm definition) {
    Type type = known(definition.body().type());
    return plain(NameKind.DEFINITION, definition.name(), definition.declared(), type)
        .withParameters(definition.parameters())
        .withValue(value(definition));
  }

  /** The value of a definition if it is the same for every number of players. */
  private @Nullable String value(DefinedTerm definition) {
    boolean counts = definition.body().all().anyMatch(part -> part.operator() == Operator.EVERYONE);
    return switch (counts || !definition.parameters().isEmpty()
        ? null
        : defaults.value(definition.body())) {
      case Boolean truth -> truth ? "yes" : "no";
      case Long number -> Long.toString(number);
      case String label -> label;
      case null, default -> null;
    };
  }

  private Stream<DeclaredName> constants() {
    DeckConstants constants = declared.constants();
    return Stream.of(
            all(NameKind.SUIT, constants.suits(), Type.Basic.SUIT),
            all(NameKind.RANK, constants.ranks(), Type.Basic.RANK).map(this::numbered),
            all(NameKind.CARD, constants.cards(), Type.Basic.CARD),
            all(NameKind.KIND, constants.kinds(), Type.Basic.YES_NO),
            declared.labelTypes().labels().stream().map(this::label),
            declared.labelTypes().names().stream().map(this::labelType))
        .flatMap(names -> names);
  }

  private DeclaredName numbered(DeclaredName rank) {
    Long number = numbersOfRanks.get(rank.name());
    return number == null ? rank : rank.withValue(number.toString());
  }

  private DeclaredName label(String label) {
    Span span = declared.labelTypes().label(label);
    return plain(NameKind.LABEL, label, span == null ? CheckLog.NOWHERE : span, typeOf(label));
  }

  /** The first named type that has the label; otherwise the type written out in place. */
  private @Nullable Type typeOf(String label) {
    Type named = typesOfLabels.get(label);
    return named == null ? declared.labelTypes().having(label) : named;
  }

  private DeclaredName labelType(String name) {
    Span span = declared.labelTypes().declared(name);
    return plain(
        NameKind.LABEL_TYPE,
        name,
        span == null ? CheckLog.NOWHERE : span,
        declared.labelTypes().named(name));
  }

  private static Stream<DeclaredName> all(NameKind kind, Map<String, Span> names, Type type) {
    return names.entrySet().stream()
        .map(entry -> plain(kind, entry.getKey(), entry.getValue(), type));
  }

  private static DeclaredName plain(NameKind kind, String name, Span span, @Nullable Type type) {
    return new DeclaredName(kind, name, span, type, List.of(), List.of(), null, null);
  }

  private static @Nullable Type known(Type type) {
    return Types.isMistake(type) ? null : type;
  }
}
