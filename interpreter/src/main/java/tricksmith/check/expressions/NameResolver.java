package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Plurals;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.AllValues;
import tricksmith.rules.Local;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Span;

/** Finds the names that a word can be: bound, declared or built in. */
record NameResolver(
    Symbols symbols, CallChecker calls, DefinitionChecker definitions, ImpliedOwners owners) {
  /** All meanings of a word as a name, in the order of lookup. */
  List<Meaning> of(String word, Span span, Scope scope) {
    List<Meaning> meanings = new ArrayList<>();
    add(meanings, local(word, span, scope));
    add(meanings, variable(word, span, scope));
    add(meanings, definition(word, span, scope));
    add(meanings, option(word, span));
    add(meanings, zone(word, span, scope));
    add(meanings, builtIn(word, span, scope));
    add(meanings, allOfType(word, span));
    return meanings;
  }

  /** The meanings of a word that means nothing else, as the plural of a type's name. */
  List<Meaning> ofPlural(String word, Span span) {
    List<Meaning> meanings = new ArrayList<>();
    Plurals.singulars(word).forEach(name -> add(meanings, allOfType(name, span)));
    return meanings;
  }

  private static void add(List<Meaning> meanings, @Nullable Meaning meaning) {
    if (meaning != null) {
      meanings.add(meaning);
    }
  }

  private @Nullable Meaning local(String word, Span span, Scope scope) {
    Local local = scope.local(word);
    return local == null
        ? null
        : new Meaning(
            NameKind.LOCAL, local.declared(), local.type(), () -> new Term.LocalValue(span, local));
  }

  private @Nullable Meaning variable(String word, Span span, Scope scope) {
    Variable variable = symbols.variables().find(word);
    return variable == null
        ? null
        : new Meaning(
            NameKind.VARIABLE,
            variable.declared(),
            variable.type(),
            () -> owners.entry(variable, span, scope));
  }

  private @Nullable Meaning definition(String word, Span span, Scope scope) {
    DefinitionSymbol entry = symbols.definitions().find(word, scope);
    if (entry == null) {
      return null;
    }
    return new Meaning(
        NameKind.DEFINITION,
        entry.name().span(),
        definitions.type(entry),
        () -> calls.definition(entry, span, List.of(), scope));
  }

  private @Nullable Meaning option(String word, Span span) {
    Option option = symbols.options().get(word);
    return option == null
        ? null
        : new Meaning(
            NameKind.OPTION,
            option.span(),
            option.type(),
            () -> new Term.OptionValue(span, option));
  }

  private @Nullable Meaning zone(String word, Span span, Scope scope) {
    Zone zone = symbols.zones().get(word);
    return zone == null || zone.is(Zone.TABLE)
        ? null
        : new Meaning(
            NameKind.ZONE, zone.declared(), Types.CARDS, () -> owners.zone(zone, span, scope));
  }

  private @Nullable Meaning builtIn(String word, Span span, Scope scope) {
    if (symbols.definitions().find(word, scope) != null && word.equals("suit-led")) {
      return null;
    }
    Type type =
        switch (word) {
          case "hands" -> Types.CARDS;
          case "score" -> Type.Basic.NUMBER;
          default -> {
            BuiltInWord known = BuiltInWord.of(word);
            yield known == null ? null : known.type();
          }
        };
    return type == null
        ? null
        : new Meaning(NameKind.WORD, null, type, () -> builtInTerm(word, span, scope));
  }

  /** The name of a named type means all its values. */
  private @Nullable Meaning allOfType(String name, Span span) {
    Type type = symbols.labelTypes().named(name);
    return type == null || !Types.listable(type)
        ? null
        : new Meaning(
            NameKind.LABEL_TYPE,
            symbols.labelTypes().declared(name),
            new Type.SetOf(type),
            () -> AllValues.of(type, span));
  }

  private Term builtInTerm(String word, Span span, Scope scope) {
    BuiltInWord known = BuiltInWord.of(word);
    if (known != null) {
      return known.at(span);
    }
    return word.equals("hands") ? owners.hands(span) : owners.score(span, scope);
  }
}
