package tricksmith.cli.replay;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.engine.report.Status;
import tricksmith.record.RecordedMatch;
import tricksmith.script.Game;

/** Prints {@code tricksmith replay --json}; see {@code docs/command-line.md} for the fields. */
final class PlaybackJson implements PlaybackReport {

  private final JsonGenerator json;
  private final Messages messages;
  private int replayed;
  private int open;
  private int refused;

  PlaybackJson(Path file, boolean verified, PrintWriter out, Messages messages) {
    this.messages = messages;
    json = Json.begin(out);
    write(
        () -> {
          json.writeStringField("file", file.toString());
          json.writeBooleanField("verified", verified);
          json.writeArrayFieldStart("matches");
        });
  }

  @Override
  public void accept(PlaybackResult played) {
    write(
        () -> {
          json.writeStartObject();
          switch (played) {
            case PlaybackResult.Replayed match -> replayed(match);
            case PlaybackResult.WithoutGame match -> refused(match);
            case PlaybackResult.Refused match -> refused(match);
          }
          json.writeEndObject();
        });
  }

  private void replayed(PlaybackResult.Replayed match) throws IOException {
    if (match.isOpen()) {
      open++;
    } else {
      replayed++;
    }
    head(match.recorded(), match.game());
    json.writeStringField("script", match.game().script().source().name());
    status(match.match().status());
  }

  private void refused(PlaybackResult.WithoutGame match) throws IOException {
    refused++;
    head(match.recorded(), null);
    problem(match.recorded().line(), "no-game", match.refusal().text(), false);
  }

  private void refused(PlaybackResult.Refused match) throws IOException {
    refused++;
    RecordedMatch recorded = match.recorded();
    if (recorded != null) {
      head(recorded, match.game());
    }
    problem(
        match.problem().line(),
        Json.word(match.problem().kind()),
        match.problem().message(messages.locale()),
        match.scriptChanged());
  }

  private void problem(int line, String kind, String message, boolean scriptChanged)
      throws IOException {
    json.writeStringField("result", "refused");
    json.writeObjectFieldStart("problem");
    json.writeNumberField("line", line);
    json.writeStringField("kind", kind);
    json.writeStringField("message", message);
    json.writeBooleanField("scriptChanged", scriptChanged);
    json.writeEndObject();
  }

  private void head(RecordedMatch recorded, @Nullable Game game) throws IOException {
    json.writeNumberField("line", recorded.line());
    String title = recorded.game();
    if (!title.isEmpty()) {
      json.writeStringField("game", title);
    } else if (game == null) {
      json.writeNullField("game");
    } else {
      json.writeStringField("game", game.rules().title());
    }
    json.writeNumberField("players", recorded.players());
    Long seed = recorded.seed();
    if (seed == null) {
      json.writeNullField("seed");
    } else {
      json.writeNumberField("seed", seed);
    }
  }

  private void status(Status status) throws IOException {
    switch (status) {
      case Status.Ended ended -> {
        json.writeStringField("result", "ended");
        scores(ended.scores());
        Json.array(json, "winners", ended.winners(), winner -> json.writeNumber(winner));
      }
      case Status.Unfinished _ -> json.writeStringField("result", "unfinished");
      case Status.Deciding _ -> json.writeStringField("result", "open");
      case Status.Failed failed -> {
        json.writeStringField("result", Json.word(failed.kind()));
      }
    }
  }

  private void scores(List<Long> scores) throws IOException {
    Json.array(json, "scores", scores, score -> json.writeNumber(Json.decimal(score)));
  }

  @Override
  public void close() {
    write(
        () -> {
          json.writeEndArray();
          json.writeNumberField("replayed", replayed);
          json.writeNumberField("open", open);
          json.writeNumberField("refused", refused);
          json.writeEndObject();
          json.writeRaw('\n');
          json.close();
        });
  }

  private interface Writing {
    void write() throws IOException;
  }

  private static void write(Writing writing) {
    try {
      writing.write();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
