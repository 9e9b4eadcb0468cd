package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
final class Context {
  final Declared declared;
  final Notes notes;
  final Locals locals = new Locals();
  final Conversion conversion = new Conversion(locals);
  final Variables variables;
  final Definitions definitions = new Definitions(this);

  final Candidates candidates = new Candidates(this);
  final Words words;
  final Calls calls = new Calls(this);
  final Operators operators = new Operators(this);
  final Unsaid unsaid = new Unsaid(this);
  final MissingProperty missingProperty = new MissingProperty(this);
  final Domains domains = new Domains(this);
  final Counts counts = new Counts(this);
  final Entries entries = new Entries(this);
  final Lists lists = new Lists(this);
  final Alternatives alternatives = new Alternatives(this);
  final Table table = new Table(this);
  final Expressions expressions = new Expressions(this);

  Context(Declared declared, Variables variables, Caret caret, Source source) {
    this.notes = new Notes(caret, source);
    this.declared = declared;
    this.variables = variables;
    this.words = new Words(this);
  }

  /**
   * Notes that nothing has this name, and which name may have been meant.
   *
   * @param hint what is expected; null for anything
   */
  Term unknownName(String name, Span span, @Nullable Type hint, Scope scope) {
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
            () -> Vernacular.among(name, names),
            () -> property(name, scope),
            () -> combined(name, hint),
            () -> Vernacular.card(name, declared.constants()),
            () -> hint == Type.Basic.NUMBER ? Vernacular.number(name) : Optional.empty(),
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
                          : Vernacular.among(name, known).stream())
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
    return product ? Vernacular.combined(name, declared.constants()) : Optional.empty();
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
  Term mistake(Problem problem, Span span, String... arguments) {
    notes.problem(problem, span, arguments);
    return Mistake.at(span);
  }
}
