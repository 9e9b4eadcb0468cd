package tricksmith.check;

import java.util.List;
import java.util.stream.Stream;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;

/** The texts of a script that players read, in the order of the text. */
final class ShownTexts {
  private ShownTexts() {}

  static List<Text> in(Script script) {
    return script.sections().stream().flatMap(ShownTexts::of).toList();
  }

  private static Stream<Text> of(Section section) {
    return switch (section) {
      case Section.Options options ->
          options.options().stream().map(Section.Option::description).flatMap(Stream::ofNullable);
      case Section.Match _, Section.Procedure _, Section.Score _ ->
          section.everyStatement().map(Statement::called).flatMap(Stream::ofNullable);
      case Section.Trick trick ->
          Stream.concat(
                  trick.obligations().stream().map(Section.Obligation::label),
                  trick.criteria().stream().map(Section.Criterion::label))
              .flatMap(Stream::ofNullable);
      case Section.Game _,
          Section.Title _,
          Section.Author _,
          Section.LanguageVersion _,
          Section.Players _,
          Section.Deck _,
          Section.Zones _,
          Section.State _,
          Section.Define _,
          Section.End _,
          Section.Translation _,
          Section.Tests _,
          Section.Unreadable _ ->
          Stream.of();
    };
  }
}
