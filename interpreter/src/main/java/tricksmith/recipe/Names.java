package tricksmith.recipe;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Name;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** The names that a script declares. */
final class Names {
  private Names() {}

  /** Returns the declared names, by text. */
  static Map<String, Name> declared(Script script) {
    Map<String, Name> names = new LinkedHashMap<>();
    script.sections().forEach(section -> of(section).forEach(name -> names.put(name.text(), name)));
    return names;
  }

  /** Returns the names that a script declares, those inside blocks too. */
  static Collection<Name> all(ScriptFrame frame) {
    Map<String, Name> names = new LinkedHashMap<>(declared(frame.script()));
    local(frame).forEach(name -> names.putIfAbsent(name.text(), name));
    return names.values();
  }

  private static Stream<Name> local(ScriptFrame frame) {
    return frame
        .everyStatement()
        .map(Statement::definition)
        .flatMap(Stream::ofNullable)
        .map(Definition::name);
  }

  /** Returns the declared names that no statement can give a value: options and definitions. */
  static Set<String> fixed(ScriptFrame frame) {
    return Stream.of(
            frame.sections(Section.Options.class).flatMap(each -> of(each).stream()),
            frame.sections(Section.Define.class).map(each -> each.definition().name()),
            local(frame))
        .flatMap(Function.identity())
        .map(Name::text)
        .collect(Collectors.toSet());
  }

  /** Returns the names to which a script gives values, each where it does so first. */
  static Map<String, Name> set(ScriptFrame frame) {
    Map<String, Name> names = new LinkedHashMap<>();
    Stream<Statement> scoring =
        frame.sections(Section.Score.class).flatMap(score -> score.statements().everyStatement());
    Stream.concat(frame.everyStatement(), scoring)
        .map(Statement::assigned)
        .flatMap(Stream::ofNullable)
        .forEach(name -> names.putIfAbsent(name.text(), name));
    return names;
  }

  static boolean isDeclared(ScriptFrame frame, Name name) {
    return name.equals(declared(frame.script()).get(name.text()));
  }

  private static List<Name> of(Section section) {
    return switch (section) {
      case Section.Options(_, var options) -> options.stream().map(Section.Option::name).toList();
      case Section.Zones(_, var zones) -> zones.stream().map(Section.Zone::name).toList();
      case Section.State(_, var lines) ->
          lines.stream().flatMap(line -> of(line).stream()).toList();
      case Section.Define(_, var definition) -> List.of(definition.name());
      case Section.Procedure procedure -> List.of(procedure.name());
      case Section.Game _,
          Section.Title _,
          Section.Translation _,
          Section.Author _,
          Section.LanguageVersion _,
          Section.Players _,
          Section.Deck _,
          Section.Match _,
          Section.Trick _,
          Section.Score _,
          Section.End _,
          Section.Tests _,
          Section.Unreadable _ ->
          List.of();
    };
  }

  private static List<Name> of(Section.StateLine line) {
    return switch (line) {
      case Section.Variable variable -> List.of(variable.name());
      case Section.NamedType type -> List.of(type.name());
      case Section.Unreadable _ -> List.of();
    };
  }
}
