package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.results.Evenness;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.RuleUse;
import tricksmith.playtest.results.SideResult;
import tricksmith.script.Game;

/** Prints {@code tricksmith simulate --json}; see {@code docs/command-line.md} for the fields. */
record SimulationJson(Game game, Lineup bots, Results results, Messages messages) {

  /** Prints the results, those of the other levels and the findings from all of them. */
  void print(PrintWriter out, List<ByLevel<Results>> others, List<Finding> findings) {
    Json.print(
        out,
        json -> {
          write(json);
          Json.objects(
              json,
              "others",
              others,
              other -> {
                new SimulationJson(game, other.bots(), other.results(), messages).write(json);
              });
          new LevelsJson(game, findings).write(json);
        });
  }

  private void write(JsonGenerator json) throws IOException {
    StatisticsJson statistics = new StatisticsJson(json, messages);
    json.writeStringField("game", game.rules().title());
    json.writeStringField("script", game.script().source().name());
    json.writeNumberField("players", game.rules().players());
    OptionsJson.write(json, game.rules());
    StatisticsJson.effort(json, bots.otherEffort());
    json.writeNumberField("seed", results.seed());
    json.writeNumberField("matches", results.wanted());
    json.writeNumberField("played", results.played());
    json.writeNumberField("ended", results.ended());
    json.writeNumberField("failed", results.failed());
    json.writeNumberField("unfinished", results.unfinished());
    Json.objects(json, "sides", results.sides(), side -> write(json, statistics, side));
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

  private void write(JsonGenerator json, StatisticsJson statistics, SideResult side)
      throws IOException {
    Json.array(json, "seats", side.seats(), seat -> json.writeNumber(seat));
    Json.array(
        json,
        "bots",
        side.seats(),
        seat -> json.writeString(bots.levels().get(seat - 1).toString()));
    json.writeNumberField("matches", side.scores().count());
    Json.number(json, "wins", side.wins());
    Json.number(json, "winShare", side.share().value());
    Json.number(json, "winShareFrom", side.share().from());
    Json.number(json, "winShareTo", side.share().to());
    statistics.sample("score", side.scores());
  }

  private void writePlaces(JsonGenerator json, StatisticsJson statistics) throws IOException {
    json.writeObjectFieldStart("places");
    json.writeNumberField("starters", results.places().starters());
    Json.objects(
        json,
        "wins",
        results.places().shares(),
        share -> {
          statistics.share("win", share);
        });
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
    Json.objects(
        json,
        "scores",
        results.scores().counts().entrySet(),
        entry -> {
          Json.number(json, "score", entry.getKey());
          json.writeNumberField("count", entry.getValue());
        });
  }

  private void writeChoices(JsonGenerator json, StatisticsJson statistics) throws IOException {
    Json.objects(
        json,
        "choices",
        results.freedoms(),
        freedom -> {
          json.writeStringField("decision", freedom.decision());
          statistics.sample("times", freedom.decisions());
          statistics.sample("alternatives", freedom.alternatives());
          statistics.sample("forced", freedom.forced());
        });
  }

  private void writeCoverage(JsonGenerator json, StatisticsJson statistics) throws IOException {
    Json.objects(
        json,
        "coverage",
        CoverageLine.inOrder(game, results.coverage()),
        rule -> {
          RuleUse use = rule.use();
          json.writeStringField("kind", rule.entry().kind().name().toLowerCase(Locale.ROOT));
          json.writeNumberField("line", rule.place().line());
          json.writeNumberField("column", rule.place().column());
          json.writeStringField("rule", rule.text());
          json.writeNumberField("applied", use.applied());
          json.writeNumberField("mattered", use.mattered());
          statistics.share("appliedIn", use.matches());
          statistics.share("matteredIn", use.matchesMattered());
          statistics.moment("firstApplied", use.firstApplied());
          statistics.moment("firstMattered", use.firstMattered());
        });
  }
}
