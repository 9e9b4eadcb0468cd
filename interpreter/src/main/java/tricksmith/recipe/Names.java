package tricksmith.recipe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.syntax.Name;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;

/** The names that a script declares. */
final class Names {
  private Names() {}

  /** Returns the declared names, by text. */
  static Map<String, Name> declared(Script script) {
    Map<String, Name> names = new LinkedHashMap<>();
    script.sections().forEach(section -> of(section).forEach(name -> names.put(name.text(), name)));
    return names;
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
