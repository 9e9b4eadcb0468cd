package tricksmith.check.declarations;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.LabelTypes;
import tricksmith.check.symbols.VariableTable;
import tricksmith.rules.Index;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Lifetime;
import tricksmith.syntax.TypeName;

/** Finds the variables of a script, declared or not. */
public final class StateReader {
  /** The longest chain of types, each made of the next. */
  private static final int DEEPEST = 100;

  private final CheckLog log;
  private final TypeReader types;

  StateReader(CheckLog log, LabelTypes labelTypes) {
    this.log = log;
    this.types = new TypeReader(labelTypes, log);
  }

  /** Reads the named types, which may come in any order. */
  void readTypes(List<Section.StateLine> lines) {
    Map<String, Section.NamedType> unread = new LinkedHashMap<>();
    for (Section.StateLine line : lines) {
      if (line instanceof Section.NamedType type) {
        String name = type.name().text();
        if (TypeReader.isBasic(name) || unread.putIfAbsent(name, type) != null) {
          log.problem(
              CheckProblem.NAME_TAKEN, type.name().span(), name, NameKind.LABEL_TYPE.word());
        }
      }
    }
    while (!unread.isEmpty()) {
      readType(unread.keySet().iterator().next(), unread, List.of());
    }
  }

  /** Reads a type, after the types that it is made of. */
  private void readType(String name, Map<String, Section.NamedType> unread, List<String> path) {
    Section.NamedType line = unread.get(name);
    if (line == null) {
      return;
    }
    List<String> longer = Stream.concat(path.stream(), Stream.of(name)).toList();
    if (path.contains(name)) {
      log.problem(CheckProblem.RECURSION, line.name().span(), String.join(" → ", longer));
      unread.remove(name);
      return;
    }
    if (path.size() == DEEPEST) {
      log.problem(CheckProblem.TYPES_TOO_DEEP, line.name().span(), name);
      unread.remove(name);
      return;
    }
    parts(line.type()).forEach(part -> readType(part, unread, longer));
    if (unread.remove(name) != null) {
      types.readNamed(line.name(), line.type());
    }
  }

  private static Stream<String> parts(TypeName type) {
    return switch (type) {
      case TypeName.Simple(_, String text) -> Stream.of(text);
      case TypeName.Alternatives(_, List<TypeName> members) ->
          members.stream().flatMap(StateReader::parts);
      case TypeName.Product(_, List<TypeName> factors) ->
          factors.stream().flatMap(StateReader::parts);
      case TypeName.Some _, TypeName.Range _, TypeName.Unreadable _ -> Stream.of();
    };
  }

  /** The declared variables, {@code leader}, and those that are set without a declaration. */
  VariableTable readVariables(
      List<Section.StateLine> lines, SectionIndex sections, Predicate<String> isOther) {
    VariableTable variables = new VariableTable();
    variables(lines).forEach(line -> variables.add(variable(line, variables.count())));
    variables.add(leader(variables.count()));
    AssignedNames.in(sections.blocks().toList(), sections.procedures()).stream()
        .filter(set -> !isOther.test(set.name().text()))
        .forEach(set -> variables.add(undeclared(set, variables.count())));
    return variables;
  }

  private static Variable leader(int id) {
    return new Variable(
        id,
        Variable.LEADER,
        Type.Basic.PLAYER,
        List.of(),
        Lifetime.MATCH,
        null,
        null,
        CheckLog.NOWHERE);
  }

  /** A variable whose type is learned from the values it is set to. */
  private static Variable undeclared(AssignedNames.SetName set, int id) {
    return new Variable(
        id,
        set.name().text(),
        Types.MISTAKE,
        set.perPlayer() ? List.of(new Index.OfType(Type.Basic.PLAYER)) : List.of(),
        set.lifetime(),
        null,
        null,
        set.name().span());
  }

  public static Stream<Section.Variable> variables(List<Section.StateLine> lines) {
    return lines.stream()
        .filter(Section.Variable.class::isInstance)
        .map(Section.Variable.class::cast);
  }

  /** The indices that a written index stands for: one for each part of a product. */
  private Stream<Index> index(TypeName written) {
    Index index = types.index(written);
    return index.type() instanceof Type.Product(_, List<Type> factors)
        ? factors.stream().map(Index.OfType::new)
        : Stream.of(index);
  }

  private Variable variable(Section.Variable written, int id) {
    List<Index> indices = written.indices().stream().flatMap(this::index).toList();
    Type type = types.read(written.type());
    Name name = written.name();
    log.use(name, NameKind.VARIABLE, name.span(), type);
    Variable variable =
        new Variable(
            id,
            name.text(),
            type,
            indices,
            written.lifetime(),
            written.visibility(),
            null,
            name.span());
    checkOwner(variable);
    return variable;
  }

  /** Checks that a variable seen by its owner has one: only the entry of a player does. */
  private void checkOwner(Variable variable) {
    if (variable.visibility() == Section.Visibility.SEEN_BY_OWNER && variable.ownerPlace() < 0) {
      log.problem(CheckProblem.NOBODYS_VARIABLE, variable.declared(), variable.name());
    }
  }
}
