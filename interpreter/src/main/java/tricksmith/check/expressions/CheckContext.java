package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.MissingProperty;
import tricksmith.check.advice.ShortenedPhrases;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.diagnostic.CaretQuery;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.check.symbols.DeclaredSymbols;
import tricksmith.check.symbols.LocalFactory;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.VariableTable;
import tricksmith.check.types.Conversion;
import tricksmith.check.types.ErrorTerm;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Problem;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spelling;

/**
 * One pass over the rules and the procedure: the parts of the checker, which need one another, and
 * what they share.
 */
public final class CheckContext {
  public final DeclaredSymbols declared;
  public final CheckLog notes;
  public final LocalFactory locals = new LocalFactory();
  final Conversion conversion = new Conversion(locals);
  public final VariableTable variables;
  public final DefinitionChecker definitions = new DefinitionChecker(this);

  public final Candidates candidates = new Candidates(this);
  public final WordChecker words;
  final CallChecker calls = new CallChecker(this);
  final OperatorChecker operators = new OperatorChecker(this);
  final ShortenedPhrases unsaid = new ShortenedPhrases(this);
  final MissingProperty missingProperty = new MissingProperty(this);
  final DomainChecker domains = new DomainChecker(this);
  final CountChecker counts = new CountChecker(this);
  public final EntryChecker entries = new EntryChecker(this);
  final ListChecker lists = new ListChecker(this);
  final AlternativesChecker alternatives = new AlternativesChecker(this);
  final TableChecker table = new TableChecker(this);
  public final ExpressionDispatcher expressions = new ExpressionDispatcher(this);

  public CheckContext(
      DeclaredSymbols declared, VariableTable variables, CaretQuery caret, Source source) {
    this.notes = new CheckLog(caret, source);
    this.declared = declared;
    this.variables = variables;
    this.words = new WordChecker(this);
  }

  /**
   * Notes that nothing has this name, and which name may have been meant.
   *
   * @param hint what is expected; null for anything
   */
  public Term unknownName(String name, Span span, @Nullable Type hint, Scope scope) {
    if (name.equals("player")) {
      return mistake(CheckProblem.NO_PLAYER_ACTS, span);
    }
    if (name.equals("random")) {
      return mistake(CheckProblem.RANDOM_WHAT, span, waysToDraw(hint));
    }
    if (declared.constants().kinds().containsKey(name)) {
      return mistake(CheckProblem.KIND_AS_NAME, span, name);
    }
    Optional<String> meant = meant(name, hint, scope);
    return meant.isPresent()
        ? mistake(CheckProblem.UNKNOWN_NAME_LIKE, span, name, meant.get())
        : mistake(CheckProblem.UNKNOWN_NAME, span, name);
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
            () -> Synonyms.card(name, declared.constants()),
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
    return product ? Synonyms.combined(name, declared.constants()) : Optional.empty();
  }

  private List<String> names(Scope scope) {
    List<String> names = new ArrayList<>(scope.names());
    names.addAll(variables.names());
    names.addAll(definitions.names());
    names.addAll(declared.options().keySet());
    names.addAll(declared.zones().keySet());
    names.addAll(BuiltInWord.all());
    names.addAll(declared.labelTypes().labels());
    names.addAll(declared.constants().names());
    names.addAll(List.of("score", "hands", "yes", "no"));
    return names;
  }

  /** Notes a problem; what is wrong fits everywhere, so that nothing follows from it. */
  public Term mistake(Problem problem, Span span, String... arguments) {
    notes.problem(problem, span, arguments);
    return ErrorTerm.at(span);
  }
}
