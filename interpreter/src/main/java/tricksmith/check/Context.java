package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tricksmith.source.Problem;
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
  final Domains domains = new Domains(this);
  final Counts counts = new Counts(this);
  final Entries entries = new Entries(this);
  final Lists lists = new Lists(this);
  final Alternatives alternatives = new Alternatives(this);
  final Table table = new Table(this);
  final Expressions expressions = new Expressions(this);

  Context(Declared declared, Variables variables, Caret caret) {
    this.notes = new Notes(caret);
    this.declared = declared;
    this.variables = variables;
    this.words = new Words(this);
  }

  /** Notes that nothing has this name, and which name may have been meant. */
  Term unknownName(String name, Span span, Scope scope) {
    if (name.equals("player")) {
      return mistake(CheckProblem.NO_PLAYER_ACTS, span);
    }
    if (declared.constants().kinds().containsKey(name)) {
      return mistake(CheckProblem.KIND_AS_NAME, span, name);
    }
    Optional<String> meant = Spelling.nearest(name, names(scope));
    return meant.isPresent()
        ? mistake(CheckProblem.UNKNOWN_NAME_LIKE, span, name, meant.get())
        : mistake(CheckProblem.UNKNOWN_NAME, span, name);
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
    return names;
  }

  /** Notes a problem; what is wrong fits everywhere, so that nothing follows from it. */
  Term mistake(Problem problem, Span span, String... arguments) {
    notes.problem(problem, span, arguments);
    return Mistake.at(span);
  }
}
