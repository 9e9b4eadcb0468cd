package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.results.Results;
import tricksmith.script.Game;

/** Prints {@code tricksmith compare --json}; see {@code docs/command-line.md} for the fields. */
record ComparisonJson(
    Game before,
    Game after,
    List<ByLevel<Contrast>> played,
    List<Finding> findings,
    Messages messages) {

  void print(PrintWriter out) {
    Json.print(out, this::write);
  }

  /** Writes the results of the first level, followed by those of the others. */
  private void write(JsonGenerator json) throws IOException {
    json.writeNumberField("players", before.rules().players());
    write(json, played.getFirst());
    Json.objects(
        json,
        "others",
        played.subList(1, played.size()),
        other -> {
          write(json, other);
        });
    new LevelsJson(after, findings).write(json);
  }

  private void write(JsonGenerator json, ByLevel<Contrast> one) throws IOException {
    StatisticsJson statistics = new StatisticsJson(json, messages);
    Contrast contrast = one.results();
    json.writeNumberField("seed", contrast.before().seed());
    json.writeNumberField("matches", contrast.before().wanted());
    json.writeNumberField("played", contrast.before().played());
    Json.array(json, "bots", one.bots().levels(), bot -> json.writeString(bot.toString()));
    StatisticsJson.effort(json, one.bots().otherEffort());
    json.writeStringField("verdict", Json.word(contrast.verdict()));
    writeRules(json, statistics, "before", before, contrast.before());
    writeRules(json, statistics, "after", after, contrast.after());
    Json.objects(
        json, "differences", contrast.differences(), difference -> write(json, difference));
    statistics.share("playedOtherwise", contrast.playedOtherwise());
    statistics.share("endedOtherwise", contrast.endedOtherwise());
    statistics.share("wonOtherwise", contrast.wonOtherwise());
    statistics.moment("firstParting", contrast.firstParting());
    statistics.moment("firstEndedOtherwise", contrast.firstEndedOtherwise());
  }

  private static void writeRules(
      JsonGenerator json, StatisticsJson statistics, String field, Game game, Results results)
      throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("game", game.rules().title());
    json.writeStringField("script", game.script().source().name());
    OptionsJson.write(json, game.rules());
    json.writeNumberField("ended", results.ended());
    json.writeNumberField("failed", results.failed());
    json.writeNumberField("unfinished", results.unfinished());
    statistics.failures(game, results);
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Difference difference) throws IOException {
    double change = difference.change().mean();
    json.writeStringField("measure", difference.measure().name().toLowerCase(Locale.ROOT));
    if (difference.measure() == Difference.Measure.PLACE) {
      json.writeNumberField("place", difference.seats().getFirst());
    } else if (!difference.seats().isEmpty()) {
      Json.array(json, "seats", difference.seats(), seat -> json.writeNumber(seat));
    }
    json.writeNumberField("matches", difference.change().count());
    Json.number(json, "before", difference.before());
    Json.number(json, "after", difference.after());
    Json.number(json, "change", change);
    Json.number(json, "intervalFrom", difference.from());
    Json.number(json, "intervalTo", difference.to());
    json.writeStringField("verdict", Json.word(difference.verdict()));
    if (difference.matchesNeeded().isPresent()) {
      Json.number(json, "sought", difference.sought());
      Json.number(json, "matchesNeeded", difference.matchesNeeded().getAsDouble());
    }
  }
}
