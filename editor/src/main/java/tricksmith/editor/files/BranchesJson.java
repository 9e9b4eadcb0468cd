package tricksmith.editor.files;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.Arrangement;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.Choice;
import tricksmith.editor.branches.FixedOutcomes;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.live.MatchSettings;
import tricksmith.lower.setup.Setup;

/** The branches of a match with their names, scenes and notes, and the current moment, as JSON. */
public final class BranchesJson {
  private static final Logger LOG = LoggerFactory.getLogger(BranchesJson.class);
  private static final Gson GSON =
      new GsonBuilder()
          .setPrettyPrinting()
          .disableHtmlEscaping()
          .serializeNulls()
          .setStrictness(Strictness.STRICT)
          .create();
  private static final int FORMAT = 1;

  /** The most branches of a match: more than anyone can tell apart. */
  private static final int MOST_BRANCHES = 500;

  /** The most seats that are kept: more than any table has. */
  private static final int MOST_SEATS = 64;

  /** The largest number that a branch keeps; larger ones could not be counted on from. */
  private static final int LARGEST_NUMBER = 100_000;

  private BranchesJson() {}

  // Writing.

  static String write(LiveMatch live) {
    return text(table(live, live.branches()));
  }

  /** Writes some of the branches, the current one among them, and who sits where. */
  public static String write(LiveMatch live, List<Branch> branches, SeatAssignment seating) {
    JsonObject table = table(live, branches);
    table.add("seats", texts(seating.occupants().stream().map(Occupant::name).toList()));
    table.addProperty("others", seating.others().name());
    return text(table);
  }

  private static JsonObject table(LiveMatch live, List<Branch> branches) {
    Setup setup = live.game().setup();
    JsonObject options = new JsonObject();
    setup
        .complete(Objects.requireNonNull(live.game().script().rules()))
        .forEach((name, values) -> options.add(name, texts(values)));
    JsonObject table = new JsonObject();
    table.addProperty("format", FORMAT);
    table.addProperty("players", setup.players());
    table.add("options", options);
    table.addProperty("present", live.branch().number());
    table.addProperty("at", live.at());
    table.add("branches", array(branches, BranchesJson::json));
    return table;
  }

  public static String write(Branch branch) {
    return text(json(branch));
  }

  private static String text(JsonObject json) {
    return GSON.toJson(json) + "\n";
  }

  private static JsonObject json(Branch branch) {
    JsonObject json = new JsonObject();
    json.addProperty("number", branch.number());
    json.addProperty("name", branch.name());
    json.addProperty("seed", branch.seed());
    json.addProperty("parent", branch.parent());
    json.addProperty("leaves", branch.leaves());
    json.add("picks", array(branch.chance().picks().entrySet(), BranchesJson::pick));
    json.add("orders", array(branch.chance().orders().entrySet(), BranchesJson::order));
    json.add("choices", array(branch.choices(), BranchesJson::json));
    json.add("scenes", array(new TreeMap<>(branch.scenes()).entrySet(), BranchesJson::scene));
    json.add("notes", array(new TreeMap<>(branch.notes()).entrySet(), BranchesJson::note));
    return json;
  }

  private static JsonObject json(Choice choice) {
    JsonObject json = new JsonObject();
    json.addProperty("decision", choice.decision());
    json.addProperty("seat", choice.seat());
    json.addProperty("pick", choice.label());
    return json;
  }

  private static JsonObject pick(Map.Entry<FixedOutcomes.Occasion, String> pick) {
    JsonObject json = json(pick.getKey());
    json.addProperty("pick", pick.getValue());
    return json;
  }

  private static JsonObject order(Map.Entry<FixedOutcomes.Occasion, List<String>> order) {
    JsonObject json = json(order.getKey());
    json.add("order", texts(order.getValue()));
    return json;
  }

  private static JsonObject json(FixedOutcomes.Occasion occasion) {
    JsonObject json = new JsonObject();
    json.addProperty("name", occasion.name());
    json.addProperty("count", occasion.count());
    return json;
  }

  private static JsonObject scene(Map.Entry<Integer, Arrangement> scene) {
    JsonObject json = new JsonObject();
    json.addProperty("after", scene.getKey());
    json.add("lines", texts(scene.getValue().lines()));
    return json;
  }

  private static JsonObject note(Map.Entry<Integer, String> note) {
    JsonObject json = new JsonObject();
    json.addProperty("after", note.getKey());
    json.addProperty("note", note.getValue());
    return json;
  }

  private static <T> JsonArray array(Iterable<T> values, Function<T, JsonObject> json) {
    JsonArray array = new JsonArray();
    values.forEach(value -> array.add(json.apply(value)));
    return array;
  }

  private static JsonArray texts(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  // Reading.

  /** Reads what {@link #write} wrote; empty if the text is anything else. */
  public static Optional<ImportedMatch> read(String text) {
    try {
      return Optional.of(match(GSON.fromJson(text, JsonElement.class)));
    } catch (JsonParseException
        | IllegalStateException
        | NumberFormatException
        | UnsupportedOperationException malformed) {
      LOG.debug("Not the branches of a match", malformed);
      return Optional.empty();
    }
  }

  private static ImportedMatch match(@Nullable JsonElement text) {
    if (text == null) {
      throw new JsonParseException("empty");
    }
    if (number(text, "format") != FORMAT) {
      throw new JsonParseException("unknown format");
    }
    Map<String, List<String>> options = new LinkedHashMap<>();
    member(text, "options")
        .getAsJsonObject()
        .asMap()
        .forEach((name, values) -> options.put(name, texts(values)));
    List<Branch> branches = elements(text, "branches").map(BranchesJson::branch).toList();
    if (branches.isEmpty() || branches.size() > MOST_BRANCHES) {
      throw new JsonParseException("no branches, or too many");
    }
    if (!isForest(branches)) {
      throw new JsonParseException("branches that leave themselves, or share a number");
    }
    Map<Integer, Integer> numbers = numbers(branches);
    return new ImportedMatch(
        new MatchSettings(count(text, "players"), options),
        branches.stream().map(branch -> numbered(branch, numbers)).toList(),
        numbers.getOrDefault(count(text, "present"), 0),
        count(text, "at"),
        Optional.empty(),
        seating(text.getAsJsonObject()));
  }

  /** Returns who sat where; empty if the table does not say, or speaks of unknown bots. */
  private static Optional<SeatAssignment> seating(JsonObject table) {
    if (!table.has("seats") || !table.has("others")) {
      return Optional.empty();
    }
    List<Optional<Occupant>> seats =
        texts(table.get("seats")).stream().map(BranchesJson::occupant).toList();
    return seats.size() <= MOST_SEATS && seats.stream().allMatch(Optional::isPresent)
        ? occupant(table.get("others").getAsString())
            .map(others -> new SeatAssignment(seats.stream().map(Optional::get).toList(), others))
        : Optional.empty();
  }

  private static Optional<Occupant> occupant(String name) {
    return Stream.of(Occupant.values()).filter(each -> each.name().equals(name)).findFirst();
  }

  /** Whether each branch has a number of its own, and leads back to one without a parent. */
  private static boolean isForest(List<Branch> branches) {
    Map<Integer, Integer> parents = new HashMap<>();
    for (Branch branch : branches) {
      if (branch.number() < 1 || parents.put(branch.number(), branch.parent()) != null) {
        return false;
      }
    }
    return branches.stream().allMatch(branch -> hasRoot(branch.number(), parents));
  }

  private static boolean hasRoot(int number, Map<Integer, Integer> parents) {
    Integer at = number;
    for (int steps = 0; steps <= parents.size() && at != null; steps++) {
      at = parents.get(at);
    }
    return at == null;
  }

  /** Returns the numbers that branches keep or, if any is too large, new ones. */
  private static Map<Integer, Integer> numbers(List<Branch> branches) {
    boolean large = branches.stream().anyMatch(branch -> branch.number() > LARGEST_NUMBER);
    Map<Integer, Integer> numbers = new HashMap<>();
    for (Branch branch : branches) {
      numbers.put(branch.number(), large ? numbers.size() + 1 : branch.number());
    }
    return numbers;
  }

  private static Branch numbered(Branch branch, Map<Integer, Integer> numbers) {
    int number = numbers.getOrDefault(branch.number(), branch.number());
    return branch.numbered(number, numbers.getOrDefault(branch.parent(), 0));
  }

  private static Branch branch(JsonElement json) {
    JsonElement name = member(json, "name");
    List<Choice> choices = elements(json, "choices").map(BranchesJson::choice).toList();
    return new Branch(
        count(json, "number"),
        name.isJsonNull() ? null : name.getAsString(),
        number(json, "seed"),
        outcomes(json),
        choices,
        byMoment(json, "scenes", scene -> new Arrangement(texts(member(scene, "lines")))),
        byMoment(json, "notes", note -> text(note, "note")),
        count(json, "parent"),
        Math.min(count(json, "leaves"), choices.size()));
  }

  private static FixedOutcomes outcomes(JsonElement branch) {
    Map<FixedOutcomes.Occasion, String> picks = new HashMap<>();
    elements(branch, "picks").forEach(pick -> picks.put(occasion(pick), text(pick, "pick")));
    Map<FixedOutcomes.Occasion, List<String>> orders = new HashMap<>();
    elements(branch, "orders")
        .forEach(order -> orders.put(occasion(order), texts(member(order, "order"))));
    return new FixedOutcomes(picks, orders);
  }

  private static FixedOutcomes.Occasion occasion(JsonElement json) {
    return new FixedOutcomes.Occasion(text(json, "name"), number(json, "count"));
  }

  private static Choice choice(JsonElement json) {
    return new Choice(text(json, "decision"), count(json, "seat"), text(json, "pick"));
  }

  /** Reads values by the number of choices after which they apply. */
  private static <T> Map<Integer, T> byMoment(
      JsonElement branch, String name, Function<JsonElement, T> value) {
    Map<Integer, T> values = new HashMap<>();
    elements(branch, name).forEach(json -> values.put(count(json, "after"), value.apply(json)));
    return values;
  }

  private static JsonElement member(JsonElement object, String name) {
    JsonElement member = object.getAsJsonObject().get(name);
    if (member == null) {
      throw new JsonParseException("missing: " + name);
    }
    return member;
  }

  private static Stream<JsonElement> elements(JsonElement object, String name) {
    return member(object, name).getAsJsonArray().asList().stream();
  }

  private static List<String> texts(JsonElement array) {
    return array.getAsJsonArray().asList().stream().map(JsonElement::getAsString).toList();
  }

  private static String text(JsonElement object, String name) {
    return member(object, name).getAsString();
  }

  private static long number(JsonElement object, String name) {
    return member(object, name).getAsLong();
  }

  private static int count(JsonElement object, String name) {
    long number = number(object, name);
    if (number < 0 || number > Integer.MAX_VALUE) {
      throw new JsonParseException("not a count: " + name);
    }
    return (int) number;
  }
}
