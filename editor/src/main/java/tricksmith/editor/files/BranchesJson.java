package tricksmith.editor.files;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.compile.Setup;
import tricksmith.editor.branches.Arrangement;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.Choice;
import tricksmith.editor.branches.FixedOutcomes;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.live.MatchSettings;

/** All branches of a match with names, scenes and notes, and where it stands, as JSON. */
public final class BranchesJson {
  private static final Logger LOG = LoggerFactory.getLogger(BranchesJson.class);
  private static final JsonFactory JSON = new JsonFactory();
  private static final int FORMAT = 1;

  private final JsonGenerator json;

  private BranchesJson(JsonGenerator json) {
    this.json = json;
  }

  // Writing.

  static String write(LiveMatch live) {
    return write(live, live.branches());
  }

  /** Some of the branches only, the present one among them. */
  public static String write(LiveMatch live, List<Branch> branches) {
    return written(json -> json.table(live, branches));
  }

  /** One branch alone. */
  public static String write(Branch branch) {
    return written(json -> json.branch(branch));
  }

  /** Something that is written. */
  private interface Content {
    void writeTo(BranchesJson json) throws IOException;
  }

  private static String written(Content content) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.useDefaultPrettyPrinter();
      content.writeTo(new BranchesJson(json));
    } catch (IOException inMemory) {
      throw new UncheckedIOException(inMemory);
    }
    return text.append('\n').toString();
  }

  private void table(LiveMatch live, List<Branch> branches) throws IOException {
    Setup setup = live.game().setup();
    json.writeStartObject();
    json.writeNumberField("format", FORMAT);
    json.writeNumberField("players", setup.players());
    json.writeObjectFieldStart("options");
    for (var option :
        setup.complete(Objects.requireNonNull(live.game().script().rules())).entrySet()) {
      texts(option.getKey(), option.getValue());
    }
    json.writeEndObject();
    json.writeNumberField("present", live.branch().number());
    json.writeNumberField("at", live.at());
    json.writeArrayFieldStart("branches");
    for (Branch branch : branches) {
      branch(branch);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void branch(Branch branch) throws IOException {
    json.writeStartObject();
    json.writeNumberField("number", branch.number());
    json.writeStringField("name", branch.name());
    json.writeNumberField("seed", branch.seed());
    json.writeNumberField("parent", branch.parent());
    json.writeNumberField("leaves", branch.leaves());
    chance(branch.chance());
    json.writeArrayFieldStart("choices");
    for (Choice choice : branch.choices()) {
      json.writeStartObject();
      json.writeStringField("decision", choice.decision());
      json.writeNumberField("seat", choice.seat());
      json.writeStringField("pick", choice.label());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("scenes");
    for (var scene : new TreeMap<>(branch.scenes()).entrySet()) {
      json.writeStartObject();
      json.writeNumberField("after", scene.getKey());
      texts("lines", scene.getValue().lines());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("notes");
    for (var note : new TreeMap<>(branch.notes()).entrySet()) {
      json.writeStartObject();
      json.writeNumberField("after", note.getKey());
      json.writeStringField("note", note.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void chance(FixedOutcomes chance) throws IOException {
    json.writeArrayFieldStart("picks");
    for (var pick : chance.picks().entrySet()) {
      occasion(pick.getKey());
      json.writeStringField("pick", pick.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("orders");
    for (var order : chance.orders().entrySet()) {
      occasion(order.getKey());
      texts("order", order.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void occasion(FixedOutcomes.Occasion occasion) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", occasion.name());
    json.writeNumberField("count", occasion.count());
  }

  private void texts(String name, List<String> texts) throws IOException {
    json.writeArrayFieldStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  // Reading.

  /** What was written; empty if it is something else. */
  public static Optional<ImportedMatch> read(String text) {
    try {
      return Optional.of(arrival(JsonTree.read(text)));
    } catch (IOException malformed) {
      LOG.debug("No table", malformed);
      return Optional.empty();
    }
  }

  private static ImportedMatch arrival(JsonTree table) throws IOException {
    if (table.at("format").number() != FORMAT) {
      throw new IOException("another format: " + table.at("format"));
    }
    Map<String, List<String>> options = new LinkedHashMap<>();
    for (var option : table.at("options").fields().entrySet()) {
      options.put(option.getKey(), option.getValue().texts());
    }
    List<Branch> branches = new ArrayList<>();
    for (JsonTree branch : table.at("branches").elements()) {
      branches.add(branchOf(branch));
    }
    if (branches.isEmpty()) {
      throw new IOException("no branches");
    }
    return new ImportedMatch(
        new MatchSettings(table.at("players").count(), options),
        branches,
        table.at("present").count(),
        table.at("at").count(),
        Optional.empty());
  }

  private static Branch branchOf(JsonTree branch) throws IOException {
    List<Choice> choices = new ArrayList<>();
    for (JsonTree choice : branch.at("choices").elements()) {
      choices.add(
          new Choice(
              choice.at("decision").text(), choice.at("seat").count(), choice.at("pick").text()));
    }
    Map<Integer, Arrangement> scenes = new HashMap<>();
    for (JsonTree scene : branch.at("scenes").elements()) {
      scenes.put(scene.at("after").count(), new Arrangement(scene.at("lines").texts()));
    }
    Map<Integer, String> notes = new HashMap<>();
    for (JsonTree note : branch.at("notes").elements()) {
      notes.put(note.at("after").count(), note.at("note").text());
    }
    return new Branch(
        branch.at("number").count(),
        branch.at("name").textOrNull(),
        branch.at("seed").number(),
        chanceOf(branch),
        choices,
        scenes,
        notes,
        branch.at("parent").count(),
        branch.at("leaves").count());
  }

  private static FixedOutcomes chanceOf(JsonTree branch) throws IOException {
    Map<FixedOutcomes.Occasion, String> picks = new HashMap<>();
    for (JsonTree pick : branch.at("picks").elements()) {
      picks.put(occasionOf(pick), pick.at("pick").text());
    }
    Map<FixedOutcomes.Occasion, List<String>> orders = new HashMap<>();
    for (JsonTree order : branch.at("orders").elements()) {
      orders.put(occasionOf(order), order.at("order").texts());
    }
    return new FixedOutcomes(picks, orders);
  }

  private static FixedOutcomes.Occasion occasionOf(JsonTree json) throws IOException {
    return new FixedOutcomes.Occasion(json.at("name").text(), json.at("count").number());
  }
}
