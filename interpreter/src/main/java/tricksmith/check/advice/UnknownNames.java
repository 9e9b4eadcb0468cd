package tricksmith.check.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;
import tricksmith.source.Spelling;

/** Names that mean nothing, and those that may have been meant instead. */
public final class UnknownNames {
  private final Symbols symbols;
  private final CheckLog log;

  public UnknownNames(Symbols symbols, CheckLog log) {
    this.symbols = symbols;
    this.log = log;
  }

  /**
   * Reports that nothing has this name, and which name may have been meant.
   *
   * @param hint what is expected; null for anything
   */
  public Term explain(String name, Span span, @Nullable Type hint, Scope scope) {
    if (name.equals("player")) {
      return log.error(CheckProblem.NO_PLAYER_ACTS, span);
    }
    if (name.equals("random")) {
      return log.error(CheckProblem.RANDOM_WHAT, span, waysToDraw(hint));
    }
    if (symbols.constants().kinds().containsKey(name)) {
      return log.error(CheckProblem.KIND_AS_NAME, span, name);
    }
    Optional<String> meant = meant(name, hint, scope);
    return meant.isPresent()
        ? log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, name, meant.get())
        : log.error(CheckProblem.UNKNOWN_NAME, span, name);
  }

  private static String[] waysToDraw(@Nullable Type hint) {
    return hint == Type.Basic.PLAYER || hint == Type.Basic.SUIT
        ? new String[] {"random " + Notation.of(hint)}
        : new String[] {"random player", "random suit"};
  }

  private Optional<String> meant(String name, @Nullable Type hint, Scope scope) {
    List<String> names = names(scope);
    return Stream.<Supplier<Optional<String>>>of(
            () -> Synonyms.among(name, names),
            () -> property(name, scope),
            () -> combined(name, hint),
            () -> Synonyms.card(name, symbols.constants()),
            () -> hint == Type.Basic.NUMBER ? Synonyms.number(name) : Optional.empty(),
            () -> Spelling.nearest(name, names))
        .flatMap(guess -> guess.get().stream())
        .findFirst();
  }

  /** A property of the only thing around that has it: {@code card.rank}. */
  private static Optional<String> property(String name, Scope scope) {
    List<String> properties =
        scope.locals().entrySet().stream()
            .filter(local -> !local.getKey().isEmpty())
            .flatMap(
                local -> {
                  List<String> known = BuiltInFunction.namesFor(local.getValue().type());
                  return (known.contains(name)
                          ? Stream.of(name)
                          : Synonyms.among(name, known).stream())
                      .map(property -> local.getKey() + "." + property);
                })
            .toList();
    return properties.size() == 1 ? Optional.of(properties.getFirst()) : Optional.empty();
  }

  private Optional<String> combined(String name, @Nullable Type hint) {
    boolean product =
        hint instanceof Type.Product
            || (hint instanceof Type.Union(_, List<Type> members)
                && members.stream().anyMatch(Type.Product.class::isInstance));
    return product ? Synonyms.combined(name, symbols.constants()) : Optional.empty();
  }

  private List<String> names(Scope scope) {
    List<String> names = new ArrayList<>(scope.names());
    names.addAll(symbols.variables().names());
    names.addAll(symbols.definitions().names());
    names.addAll(symbols.options().keySet());
    names.addAll(symbols.zones().keySet());
    names.addAll(BuiltInWord.all());
    names.addAll(symbols.labelTypes().labels());
    names.addAll(symbols.constants().names());
    names.addAll(List.of("score", "hands", "yes", "no"));
    return names;
  }
}
