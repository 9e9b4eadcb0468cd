package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.players.Level;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.statistics.Verdict;
import tricksmith.script.Game;

/** Prints {@code tricksmith compare --json}; see {@code docs/command-line.md} for the fields. */
record ComparisonJson(
    Game before,
    Game after,
    List<CompareCommand.ByLevel> played,
    List<Finding> findings,
    Messages messages) {

  void print(PrintWriter out) {
    Json.print(out, this::write);
  }

  /** Writes the results of the first level, followed by those of the others. */
  private void write(JsonGenerator json) throws IOException {
    json.writeNumberField("players", before.rules().players());
    write(json, played.getFirst());
    json.writeArrayFieldStart("others");
    for (CompareCommand.ByLevel other : played.subList(1, played.size())) {
      json.writeStartObject();
      write(json, other);
      json.writeEndObject();
    }
    json.writeEndArray();
    new LevelsJson(after, findings).write(json);
  }

  private void write(JsonGenerator json, CompareCommand.ByLevel one) throws IOException {
    StatisticsJson statistics = new StatisticsJson(json, messages);
    Contrast contrast = one.contrast();
    json.writeNumberField("seed", contrast.before().seed());
    json.writeNumberField("matches", contrast.before().wanted());
    json.writeNumberField("played", contrast.before().played());
    json.writeArrayFieldStart("bots");
    for (Level bot : one.bots()) {
      json.writeString(bot.toString());
    }
    json.writeEndArray();
    json.writeStringField("verdict", word(contrast.verdict()));
    writeRules(json, statistics, "before", before, contrast.before());
    writeRules(json, statistics, "after", after, contrast.after());
    json.writeArrayFieldStart("differences");
    for (Difference difference : contrast.differences()) {
      write(json, difference);
    }
    json.writeEndArray();
    statistics.share("playedOtherwise", contrast.playedOtherwise());
    statistics.share("endedOtherwise", contrast.endedOtherwise());
    statistics.share("wonOtherwise", contrast.wonOtherwise());
    writeParting(json, statistics, "firstParting", contrast.firstParting());
    writeParting(json, statistics, "firstEndedOtherwise", contrast.firstEndedOtherwise());
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
    json.writeStartObject();
    json.writeStringField("measure", difference.measure().name().toLowerCase(Locale.ROOT));
    if (!difference.seats().isEmpty()) {
      json.writeArrayFieldStart("seats");
      for (int seat : difference.seats()) {
        json.writeNumber(seat);
      }
      json.writeEndArray();
    }
    json.writeNumberField("matches", difference.change().count());
    Json.number(json, "before", difference.before());
    Json.number(json, "after", difference.after());
    Json.number(json, "change", change);
    Json.number(json, "intervalFrom", difference.from());
    Json.number(json, "intervalTo", difference.to());
    json.writeStringField("verdict", word(difference.verdict()));
    json.writeEndObject();
  }

  private static String word(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static void writeParting(
      JsonGenerator json,
      StatisticsJson statistics,
      String field,
      Contrast.@Nullable Parting parting)
      throws IOException {
    if (parting == null) {
      json.writeNullField(field);
    } else {
      statistics.moment(field, parting.match(), parting.seed(), parting.choices());
    }
  }
}
