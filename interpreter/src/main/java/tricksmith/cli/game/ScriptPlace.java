package tricksmith.cli.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.RuleId;
import tricksmith.script.Game;
import tricksmith.source.Place;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * The place of a rule in its script.
 *
 * @param file as the user named it
 * @param text the line, stripped
 * @param rule the rule itself, as far as it is in that line
 */
public record ScriptPlace(String file, int line, int column, String text, String rule) {

  /** The place of a rule; empty if the rule is null. */
  public static Optional<ScriptPlace> of(Game game, @Nullable RuleId rule) {
    return Optional.ofNullable(rule).map(game::placeOf).map(span -> of(game, span));
  }

  private static ScriptPlace of(Game game, Span span) {
    Source source = game.script().source();
    Place place = source.place(span.start());
    String text = source.text(source.line(place.line())).strip();
    String rule = source.text(span).lines().findFirst().orElse("").strip();
    return new ScriptPlace(source.name(), place.line(), place.column(), text, rule);
  }

  /** The line with its number. */
  public String excerpt() {
    return "  " + line + " | " + text;
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
