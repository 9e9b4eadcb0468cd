package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import tricksmith.cli.game.ScriptReference;
import tricksmith.cli.terminal.AtomicFile;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Json;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.players.Level;
import tricksmith.playtest.ladder.Ladder;
import tricksmith.playtest.ladder.LadderLog;
import tricksmith.script.Game;

/**
 * A file that keeps the deals of a ladder, so that it can continue where it was stopped. It is
 * rewritten every few seconds, and is complete at any time.
 */
final class LadderCheckpoint implements LadderLog, AutoCloseable {

  private static final long PAUSE = TimeUnit.SECONDS.toNanos(2);

  private final Path file;
  private final Game game;
  private final String rules;
  private final Messages messages;
  private final long seed;
  private final Map<String, List<Double>> levels = new LinkedHashMap<>();
  private long written = System.nanoTime();
  private boolean changed;

  private LadderCheckpoint(Path file, Game game, String rules, long seed, Messages messages) {
    this.file = file;
    this.game = game;
    this.rules = rules;
    this.messages = messages;
    this.seed = seed;
  }

  private static final class Content {
    private String rules = "";
    private long seed;
    private final Map<String, List<Double>> levels = new LinkedHashMap<>();
  }

  /**
   * Continues from a file, or begins one if there is none.
   *
   * @param ladder the one to play; its seed is used if the file has no other
   * @param seedGiven whether the seed must be this one
   * @throws Refusal if the file is not a checkpoint, or belongs to another ladder
   */
  static LadderCheckpoint open(
      Path file, Game game, Ladder ladder, boolean seedGiven, Messages messages) {
    long seed = ladder.seed();
    String rules = rules(game, ladder.effort());
    if (!Files.exists(file)) {
      LadderCheckpoint begun = new LadderCheckpoint(file, game, rules, seed, messages);
      begun.write();
      return begun;
    }
    Content content = read(file, messages);
    if (!content.rules.equals(rules)) {
      throw new Refusal(ExitCode.USAGE, messages.text("ladder.other-rules", file));
    }
    if (seedGiven && content.seed != seed) {
      throw new Refusal(
          ExitCode.USAGE, messages.text("ladder.other-seed", file, "" + content.seed, "" + seed));
    }
    LadderCheckpoint goneOn = new LadderCheckpoint(file, game, rules, content.seed, messages);
    goneOn.levels.putAll(content.levels);
    return goneOn;
  }

  /** The seed of the first match. */
  long seed() {
    return seed;
  }

  @Override
  public List<Double> margins(Level above, Level below) {
    return List.copyOf(levels.getOrDefault(key(above, below), List.of()));
  }

  @Override
  public void add(Level above, Level below, double margin) {
    levels.computeIfAbsent(key(above, below), _ -> new ArrayList<>()).add(margin);
    changed = true;
    if (System.nanoTime() - written >= PAUSE) {
      write();
    }
  }

  @Override
  public void close() {
    if (changed) {
      write();
    }
  }

  private static String key(Level above, Level below) {
    return above.word() + " " + below.word();
  }

  /** What results depend on besides the seed: the script, its options, and who plays. */
  private static String rules(Game game, OptionalInt effort) {
    String rules =
        String.join(
            " ",
            ScriptReference.sha256(game.script().source()),
            "" + game.rules().players(),
            "" + new TreeMap<>(game.rules().options()),
            "" + LadderCheckpoint.class.getPackage().getImplementationVersion());
    return effort.isPresent() ? rules + " effort " + effort.getAsInt() : rules;
  }

  private void write() {
    TextFiles files = new TextFiles(messages);
    try (AtomicFile draft = files.writer(file)) {
      Json.print(
          new PrintWriter(draft.writer()),
          json -> {
            json.writeStringField("game", game.rules().title());
            json.writeStringField("rules", rules);
            json.writeNumberField("seed", seed);
            json.writeObjectFieldStart("levels");
            for (Map.Entry<String, List<Double>> margins : levels.entrySet()) {
              json.writeFieldName(margins.getKey());
              json.writeArray(
                  margins.getValue().stream().mapToDouble(Double::doubleValue).toArray(),
                  0,
                  margins.getValue().size());
            }
            json.writeEndObject();
          });
      draft.keep();
    } catch (IOException e) {
      throw files.cannotWrite(file, e);
    }
    changed = false;
    written = System.nanoTime();
  }

  private static Content read(Path file, Messages messages) {
    TextFiles files = new TextFiles(messages);
    try (Reader reader = files.reader(file);
        JsonParser json = new JsonFactory().createParser(reader)) {
      return content(json);
    } catch (JsonProcessingException e) {
      throw new Refusal(ExitCode.FILE, messages.text("ladder.no-checkpoint", file));
    } catch (IOException e) {
      throw files.cannotRead(file, e);
    }
  }

  private static Content content(JsonParser json) throws IOException {
    Content content = new Content();
    require(json, json.nextToken(), JsonToken.START_OBJECT);
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      json.nextToken();
      switch (field) {
        case "rules" -> content.rules = json.getText();
        case "seed" -> content.seed = json.getLongValue();
        case "levels" -> levels(json, content.levels);
        default -> json.skipChildren();
      }
    }
    require(json, json.currentToken(), JsonToken.END_OBJECT);
    return content;
  }

  private static void levels(JsonParser json, Map<String, List<Double>> levels) throws IOException {
    require(json, json.currentToken(), JsonToken.START_OBJECT);
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      List<Double> margins = new ArrayList<>();
      levels.put(json.currentName(), margins);
      require(json, json.nextToken(), JsonToken.START_ARRAY);
      while (json.nextToken() != JsonToken.END_ARRAY) {
        margins.add(json.getDoubleValue());
      }
    }
  }

  private static void require(JsonParser json, JsonToken found, JsonToken expected)
      throws IOException {
    if (found != expected) {
      throw new JsonParseException(json, found + " instead of " + expected);
    }
  }
}
