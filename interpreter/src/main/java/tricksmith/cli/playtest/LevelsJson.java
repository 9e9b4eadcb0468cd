package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import tricksmith.cli.terminal.Json;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.script.Game;

/** Writes the findings from batches at one or several levels as a field. */
record LevelsJson(Game game, List<Finding> findings) {

  void write(JsonGenerator json) throws IOException {
    FindingWords words =
        new FindingWords(
            Locale.ENGLISH,
            rule -> game.script().source().place(game.placeOf(rule).start()).line());
    Json.objects(
        json,
        "findings",
        findings,
        finding -> {
          json.writeStringField("says", words.headline(finding));
          json.writeStringField("belief", Json.word(finding.belief()));
          Json.objects(
              json,
              "levels",
              finding.readings(),
              reading -> {
                json.writeStringField("level", reading.level().word());
                json.writeNumberField("matches", reading.sample());
                Json.number(json, "value", reading.value());
                Json.number(json, "intervalFrom", reading.from());
                Json.number(json, "intervalTo", reading.to());
              });
        });
  }
}
