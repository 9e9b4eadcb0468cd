package tricksmith.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import tricksmith.cli.terminal.FaultWords;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.ScriptPlace;
import tricksmith.players.BotKind;
import tricksmith.playtest.Failure;
import tricksmith.playtest.Results;
import tricksmith.playtest.Sample;
import tricksmith.playtest.SeatResult;
import tricksmith.script.Game;

/** What {@code tricksmith simulate --json} prints; {@code docs/command-line.md} has the fields. */
record SimulationJson(Game game, List<BotKind> bots, Results results, Messages messages) {

  void print(PrintWriter out) {
    Json.print(out, this::write);
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeStringField("game", game.rules().title());
    json.writeStringField("script", game.script().source().name());
    json.writeNumberField("players", game.rules().players());
    OptionsJson.write(json, game.rules());
    json.writeNumberField("seed", results.seed());
    json.writeNumberField("matches", results.wanted());
    json.writeNumberField("played", results.played());
    json.writeNumberField("ended", results.ended());
    json.writeNumberField("failed", results.failed());
    json.writeNumberField("unfinished", results.unfinished());
    json.writeArrayFieldStart("seats");
    for (SeatResult seat : results.seats()) {
      write(json, seat);
    }
    json.writeEndArray();
    writeSample(json, "decisions", results.lengths().decisions());
    writeSample(json, "tricks", results.lengths().tricks());
    json.writeArrayFieldStart("failures");
    for (Failure failure : results.failures()) {
      write(json, failure);
    }
    json.writeEndArray();
  }

  private void write(JsonGenerator json, SeatResult seat) throws IOException {
    json.writeStartObject();
    json.writeNumberField("seat", seat.seat());
    json.writeStringField("bot", bots.get(seat.seat() - 1).toString());
    json.writeNumberField("matches", seat.scores().count());
    Json.number(json, "wins", seat.wins());
    Json.number(json, "winShare", seat.wins() / seat.scores().count());
    writeSample(json, "score", seat.scores());
    json.writeEndObject();
  }

  private static void writeSample(JsonGenerator json, String field, Sample sample)
      throws IOException {
    json.writeObjectFieldStart(field);
    Json.number(json, "mean", sample.mean());
    Json.number(json, "deviation", sample.deviation());
    Json.number(json, "intervalFrom", sample.mean() - sample.margin());
    Json.number(json, "intervalTo", sample.mean() + sample.margin());
    Json.number(json, "least", sample.least());
    Json.number(json, "most", sample.most());
    json.writeEndObject();
  }

  private void write(JsonGenerator json, Failure failure) throws IOException {
    Optional<ScriptPlace> place = ScriptPlace.of(game, failure.rule());
    json.writeStartObject();
    json.writeStringField("kind", kind(failure.cause()));
    json.writeStringField("message", FaultWords.of(failure.cause(), messages));
    if (place.isPresent()) {
      json.writeNumberField("line", place.get().line());
      json.writeNumberField("column", place.get().column());
      json.writeStringField("rule", place.get().text());
    }
    json.writeNumberField("count", failure.count());
    json.writeNumberField("firstMatch", failure.firstMatch());
    json.writeNumberField("firstSeed", failure.firstSeed());
    json.writeEndObject();
  }

  private static String kind(Failure.Cause cause) {
    return switch (cause) {
      case Failure.ScriptError error -> FaultWords.code(error.kind());
      case Failure.Unfinished _ -> "unfinished";
    };
  }
}
