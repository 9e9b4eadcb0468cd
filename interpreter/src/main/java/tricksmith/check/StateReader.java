package tricksmith.check;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.Statement;

/** Finds the variables of a script: those that it declares, and those that it only sets. */
final class StateReader {
  private final Notes notes;
  private final TypeReader types;

  StateReader(Notes notes, LabelTypes labelTypes) {
    this.notes = notes;
    this.types = new TypeReader(labelTypes, notes);
  }

  /** Makes the label types known that have names. */
  void readTypes(List<Section.StateLine> lines) {
    for (Section.StateLine line : lines) {
      if (line instanceof Section.LabelType(Span span, Name name, List<Name> labels)) {
        if (types.named(name.text()) != null) {
          notes.problem(
              CheckProblem.NAME_TAKEN, name.span(), name.text(), NameKind.LABEL_TYPE.word());
        } else {
          Map<String, Span> places = types.places(labels);
          types.add(new Type.Labels(name.text(), List.copyOf(places.keySet())), name, places);
        }
      }
    }
  }

  /** The declared variables, {@code leader}, and those that are set without a declaration. */
  Variables readVariables(
      List<Section.StateLine> lines, List<Statement.Block> procedure, Predicate<String> isOther) {
    Variables variables = new Variables();
    variables(lines).forEach(line -> variables.add(variable(line, variables.count())));
    variables.add(leader(variables.count()));
    SetNames.in(procedure).stream()
        .filter(set -> !isOther.test(set.name().text()))
        .forEach(set -> variables.add(undeclared(set, variables.count())));
    return variables;
  }

  private static Variable leader(int id) {
    return new Variable(
        id, Variable.LEADER, Type.Basic.PLAYER, List.of(), Lifetime.MATCH, null, Notes.NOWHERE);
  }

  /** Its type is learned from what it is set to. */
  private static Variable undeclared(SetNames.SetName set, int id) {
    return new Variable(
        id,
        set.name().text(),
        Types.MISTAKE,
        set.perPlayer() ? List.of(Type.Basic.PLAYER) : List.of(),
        set.lifetime(),
        null,
        set.name().span());
  }

  /** The lines that declare variables. */
  static Stream<Section.Variable> variables(List<Section.StateLine> lines) {
    return lines.stream()
        .filter(Section.Variable.class::isInstance)
        .map(Section.Variable.class::cast);
  }

  /** The type of an index: what there are a few of. */
  private Type index(Name written) {
    Type type = types.named(written.text(), written.span());
    boolean possible =
        type instanceof Type.Labels
            || Types.isMistake(type)
            || type == Type.Basic.PLAYER
            || type == Type.Basic.SIDE
            || type == Type.Basic.SUIT
            || type == Type.Basic.RANK;
    if (!possible) {
      notes.problem(CheckProblem.INDEX_TYPE, written.span(), Notation.of(type));
    }
    return possible ? type : Types.MISTAKE;
  }

  private Variable variable(Section.Variable written, int id) {
    List<Type> indices = written.indices().stream().map(this::index).toList();
    Type type = types.read(written.type());
    Name name = written.name();
    notes.use(name, NameKind.VARIABLE, name.span(), type);
    return new Variable(id, name.text(), type, indices, written.lifetime(), null, name.span());
  }
}
