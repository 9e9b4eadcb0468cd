package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.ladder.Ladder;
import tricksmith.playtest.ladder.Rung;
import tricksmith.script.Game;

/** Prints {@code tricksmith ladder --json}; see {@code docs/command-line.md} for the fields. */
record LadderJson(Game game, Ladder ladder, List<Rung> rungs, Messages messages) {

  void print(PrintWriter out) {
    Json.print(out, this::write);
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeStringField("game", game.rules().title());
    json.writeStringField("script", game.script().source().name());
    json.writeNumberField("players", game.rules().players());
    OptionsJson.write(json, game.rules());
    StatisticsJson.effort(json, ladder.effort());
    json.writeNumberField("seed", ladder.seed());
    json.writeNumberField("deals", ladder.deals());
    Json.objects(json, "levels", rungs, rung -> write(json, rung));
  }

  private void write(JsonGenerator json, Rung rung) throws IOException {
    StatisticsJson statistics = new StatisticsJson(json, messages);
    json.writeStringField("level", rung.above().word());
    json.writeStringField("against", rung.below().word());
    statistics.sample("points", rung.margins(), rung.margin());
    statistics.share("better", rung.better());
    Json.number(json, "effect", rung.effect());
    Json.number(json, "probability", rung.probability());
    json.writeNumberField("looks", rung.looks());
    json.writeBooleanField("certain", rung.certain());
  }
}
