package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.players.Level;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.results.Evenness;
import tricksmith.playtest.results.Freedom;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.RuleUse;
import tricksmith.playtest.results.SeatResult;
import tricksmith.playtest.statistics.Share;
import tricksmith.script.Game;

/** Prints {@code tricksmith simulate --json}; see {@code docs/command-line.md} for the fields. */
record SimulationJson(Game game, List<Level> bots, Results results, Messages messages) {

  void print(PrintWriter out) {
    Json.print(out, this::write);
  }

  /** Prints the results, those of the other levels and the findings from all of them. */
  void print(PrintWriter out, List<SimulateCommand.ByLevel> others, List<Finding> findings) {
    Json.print(
        out,
        json -> {
          write(json);
          json.writeArrayFieldStart("others");
          for (SimulateCommand.ByLevel other : others) {
            json.writeStartObject();
            new SimulationJson(game, other.bots(), other.results(), messages).write(json);
            json.writeEndObject();
          }
          json.writeEndArray();
          new LevelsJson(game, findings).write(json);
        });
  }

  private void write(JsonGenerator json) throws IOException {
    StatisticsJson statistics = new StatisticsJson(json, messages);
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
      write(json, statistics, seat);
    }
    json.writeEndArray();
    write(json, "evenness", results.evenness());
    writePlaces(json, statistics);
    writeScores(json);
    statistics.sample("decisions", results.lengths().decisions());
    statistics.sample("tricks", results.lengths().tricks());
    statistics.sample("deals", results.lengths().deals());
    statistics.sample("rounds", results.lengths().rounds());
    statistics.sample("margin", results.closeness().margin());
    statistics.sample("leadChanges", results.closeness().leadChanges());
    statistics.share("leaderWins", results.closeness().leaderWins());
    statistics.sample("alternatives", results.freedom().alternatives());
    statistics.sample("forced", results.freedom().forced());
    writeChoices(json, statistics);
    if (results.coverage().matches() > 0) {
      writeCoverage(json, statistics);
    }
    statistics.failures(game, results);
  }

  private void write(JsonGenerator json, StatisticsJson statistics, SeatResult seat)
      throws IOException {
    json.writeStartObject();
    json.writeNumberField("seat", seat.seat());
    json.writeStringField("bot", bots.get(seat.seat() - 1).toString());
    json.writeNumberField("matches", seat.scores().count());
    Json.number(json, "wins", seat.wins());
    Json.number(json, "winShare", seat.share().value());
    Json.number(json, "winShareFrom", seat.share().from());
    Json.number(json, "winShareTo", seat.share().to());
    statistics.sample("score", seat.scores());
    json.writeEndObject();
  }

  private void writePlaces(JsonGenerator json, StatisticsJson statistics) throws IOException {
    json.writeObjectFieldStart("places");
    json.writeNumberField("starters", results.places().starters());
    json.writeArrayFieldStart("wins");
    for (Share share : results.places().shares()) {
      json.writeStartObject();
      statistics.share("win", share);
      json.writeEndObject();
    }
    json.writeEndArray();
    write(json, "evenness", results.places().evenness());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, String field, Evenness evenness)
      throws IOException {
    json.writeObjectFieldStart(field);
    json.writeNumberField("sides", evenness.sides());
    json.writeNumberField("matches", evenness.matches());
    Json.number(json, "chiSquare", evenness.statistic());
    Json.number(json, "probability", evenness.probability());
    json.writeBooleanField("moreThanChance", evenness.isMoreThanChance());
    json.writeEndObject();
  }

  private void writeScores(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("scores");
    for (Map.Entry<Double, Integer> entry : results.scores().counts().entrySet()) {
      json.writeStartObject();
      Json.number(json, "score", entry.getKey());
      json.writeNumberField("count", entry.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeChoices(JsonGenerator json, StatisticsJson statistics) throws IOException {
    json.writeArrayFieldStart("choices");
    for (Freedom freedom : results.freedoms()) {
      json.writeStartObject();
      json.writeStringField("decision", freedom.decision());
      statistics.sample("times", freedom.decisions());
      statistics.sample("alternatives", freedom.alternatives());
      statistics.sample("forced", freedom.forced());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeCoverage(JsonGenerator json, StatisticsJson statistics) throws IOException {
    json.writeArrayFieldStart("coverage");
    for (CoverageLine rule : CoverageLine.inOrder(game, results.coverage())) {
      RuleUse use = rule.use();
      json.writeStartObject();
      json.writeStringField("kind", rule.entry().kind().name().toLowerCase(Locale.ROOT));
      json.writeNumberField("line", rule.place().line());
      json.writeNumberField("column", rule.place().column());
      json.writeStringField("rule", rule.text());
      json.writeNumberField("applied", use.applied());
      json.writeNumberField("mattered", use.mattered());
      statistics.share("appliedIn", use.matches());
      statistics.share("matteredIn", use.matchesMattered());
      statistics.example("firstApplied", use.firstApplied());
      statistics.example("firstMattered", use.firstMattered());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
