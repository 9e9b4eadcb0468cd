package tricksmith.record;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.RepeatedOutcomes;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.program.Program;

/**
 * Writes matches in full, finished or not, in the match file format. Replays each match to find out
 * what its players held and could have done. Stateless and thread-safe.
 */
public final class MatchFileWriter {

  private static final JsonFactory JSON = new JsonFactory();

  private MatchFileWriter() {}

  /**
   * The origin of a match.
   *
   * @param script path of the script, or null
   * @param sha256 hash of the script's text, or null
   * @param seed null if chance did not come from a seed
   */
  public record Origin(@Nullable String script, @Nullable String sha256, @Nullable Long seed) {}

  /** Returns the lines of a match, each ending in a line feed. */
  public static String write(Match match, Origin origin) {
    return write(match.rules(), match.seed(), match.events(), origin);
  }

  /** Returns the lines of the match with these events. */
  public static String write(Program rules, long seed, List<Event> events, Origin origin) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
      writeHead(json, rules, origin);
      MatchRun run = MatchRun.start(rules, seed, new RepeatedOutcomes(events));
      LineWriter lines = new LineWriter(json, new Asked(run, new Labels(rules)));
      for (Event event : events) {
        lines.write(event);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen when writing to memory
    }
    return text.append('\n').toString();
  }

  private static void writeHead(JsonGenerator json, Program rules, Origin origin)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("event", "match");
    json.writeNumberField("format", 1);
    json.writeStringField("game", rules.title());
    if (origin.script() != null) {
      json.writeStringField("script", origin.script());
    }
    if (origin.sha256() != null) {
      json.writeStringField("sha256", origin.sha256());
    }
    json.writeNumberField("players", rules.players());
    json.writeObjectFieldStart("options");
    for (Map.Entry<String, Program.OptionSetting> option : rules.options().entrySet()) {
      writeOption(json, option.getKey(), option.getValue());
    }
    json.writeEndObject();
    if (origin.seed() == null) {
      json.writeNullField("seed");
    } else {
      json.writeNumberField("seed", origin.seed());
    }
    json.writeEndObject();
  }

  private static void writeOption(JsonGenerator json, String name, Program.OptionSetting setting)
      throws IOException {
    if (setting.set()) {
      LineWriter.writeTexts(json, name, setting.labels());
    } else if (setting.number()) {
      json.writeNumberField(name, Long.parseLong(setting.labels().getFirst()));
    } else {
      json.writeStringField(name, setting.labels().getFirst());
    }
  }
}
