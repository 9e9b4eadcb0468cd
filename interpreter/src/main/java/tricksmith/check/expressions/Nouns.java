package tricksmith.check.expressions;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Plurals;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Name;

/**
 * Finds nouns: yes-or-no questions about one thing that stand for the things for which the answer
 * is yes, as in {@code number of wilds in trick} or {@code some trump on table}. A noun is a kind
 * of card, or a definition.
 */
record Nouns(
    TypedExpressions expressions, DefinitionChecker definitions, Symbols symbols, CheckLog log) {
  /** The question behind a noun. */
  sealed interface Noun {
    /** The name as declared, without a plural ending. */
    String name();

    Span declared();
  }

  private record KindOfCard(String name, Span declared) implements Noun {}

  private record Defined(DefinitionSymbol symbol) implements Noun {
    @Override
    public String name() {
      return symbol.name().text();
    }

    @Override
    public Span declared() {
      return symbol.name().span();
    }
  }

  /** The noun that a word is for elements of a type; null if it is none. */
  @Nullable Noun of(String word, Type element, Scope scope) {
    return Types.isMistake(element)
        ? null
        : Stream.concat(Stream.of(word), Plurals.singulars(word).stream())
            .map(name -> named(name, element, scope))
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
  }

  /** Whether a word is a noun for elements of some type. */
  boolean canBe(String word, Scope scope) {
    return Stream.concat(Stream.of(word), Plurals.singulars(word).stream())
        .anyMatch(
            name ->
                symbols.constants().kinds().containsKey(name)
                    || symbols.definitions().find(name, scope) != null);
  }

  private @Nullable Noun named(String name, Type element, Scope scope) {
    Span kind = symbols.constants().kinds().get(name);
    if (kind != null && element == Type.Basic.CARD) {
      return new KindOfCard(name, kind);
    }
    DefinitionSymbol symbol = symbols.definitions().find(name, scope);
    return symbol != null && isOfOne(symbol, element) ? new Defined(symbol) : null;
  }

  /**
   * Whether a definition is a noun for the element. Within its own body it is not: there its name
   * can be that of an element.
   */
  private boolean isOfOne(DefinitionSymbol symbol, Type element) {
    return symbol.parameters().size() == 1
        && Types.fits(element, symbol.parameters().getFirst().type())
        && !definitions.isUnderWay(symbol)
        && definitions.type(symbol) == Type.Basic.YES_NO;
  }

  Term asked(Noun noun, Name written, Local element) {
    Span span = written.span();
    Term one = new Term.LocalValue(span, element);
    return switch (noun) {
      case KindOfCard(String name, Span declared) -> {
        log.use(span, name, NameKind.KIND, declared, null);
        yield new Term.KindTest(span, one, name);
      }
      case Defined(DefinitionSymbol symbol) -> {
        log.use(span, noun.name(), NameKind.DEFINITION, noun.declared(), null);
        Term argument = expressions.converted(one, symbol.parameters().getFirst().type());
        yield new Term.DefinitionCall(span, Type.Basic.YES_NO, symbol.id(), List.of(argument));
      }
    };
  }
}
