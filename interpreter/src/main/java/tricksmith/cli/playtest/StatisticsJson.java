package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.game.FaultText;
import tricksmith.cli.game.ScriptPlace;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.playtest.results.Failure;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.script.Game;

/** Writes batch statistics as JSON, in the same form for all commands. */
record StatisticsJson(JsonGenerator json, Messages messages) {

  /** Writes the effort of bots that search; null if it is the usual one. */
  static void effort(JsonGenerator json, OptionalInt effort) throws IOException {
    json.writeFieldName("effort");
    if (effort.isPresent()) {
      json.writeNumber(effort.getAsInt());
    } else {
      json.writeNull();
    }
  }

  void sample(String field, Sample sample) throws IOException {
    sample(field, sample, sample.margin());
  }

  /**
   * Writes a sample with an interval of its own, which extends by {@code margin} on either side of
   * the mean.
   */
  void sample(String field, Sample sample, double margin) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeNumberField("matches", sample.count());
    Json.number(json, "mean", sample.mean());
    Json.number(json, "deviation", sample.deviation());
    Json.number(json, "intervalFrom", sample.mean() - margin);
    Json.number(json, "intervalTo", sample.mean() + margin);
    Json.number(json, "least", sample.least());
    Json.number(json, "most", sample.most());
    json.writeEndObject();
  }

  void share(String field, Share share) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeNumberField("matches", share.sample());
    Json.number(json, "count", share.count());
    Json.number(json, "share", share.value());
    Json.number(json, "intervalFrom", share.from());
    Json.number(json, "intervalTo", share.to());
    json.writeEndObject();
  }

  void moment(String field, @Nullable MatchMoment moment) throws IOException {
    if (moment == null) {
      json.writeNullField(field);
      return;
    }
    json.writeObjectFieldStart(field);
    json.writeNumberField("match", moment.match());
    json.writeNumberField("seed", moment.seed());
    json.writeNumberField("choices", moment.choices());
    json.writeEndObject();
  }

  void failures(Game game, Results results) throws IOException {
    Json.objects(json, "failures", results.failures(), failure -> failure(game, failure));
  }

  private void failure(Game game, Failure failure) throws IOException {
    Optional<ScriptPlace> place = ScriptPlace.of(game, failure.rule());
    json.writeStringField("kind", kind(failure.cause()));
    json.writeStringField(
        "message", FaultText.of(failure.cause(), game.rules().budget(), messages));
    if (place.isPresent()) {
      json.writeNumberField("line", place.get().line());
      json.writeNumberField("column", place.get().column());
      json.writeStringField("rule", place.get().text());
    }
    json.writeNumberField("count", failure.count());
    json.writeNumberField("firstMatch", failure.firstMatch());
    json.writeNumberField("firstSeed", failure.firstSeed());
  }

  private static String kind(Failure.Cause cause) {
    return switch (cause) {
      case Failure.ScriptError error -> Json.word(error.kind());
      case Failure.Unfinished _ -> "unfinished";
    };
  }
}
