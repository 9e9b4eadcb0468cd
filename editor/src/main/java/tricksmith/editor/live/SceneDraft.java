package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.picture.Faces;
import tricksmith.editor.picture.PossibleValues;
import tricksmith.editor.picture.Table;
import tricksmith.match.Labels;
import tricksmith.match.Match;
import tricksmith.match.MatchView;
import tricksmith.match.Rules;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.script.Game;

/**
 * A table being set by hand, before it is played from. Cards only change places, so none is lost or
 * added. Immutable: every method returns another draft.
 */
public final class SceneDraft {
  private static final String LEADER = "leader";

  private final Game game;
  private final Match match;
  private final List<Place> places;
  private final Set<Integer> locked;
  private final List<Setting> settings;

  /**
   * A zone with its cards.
   *
   * @param name of the zone
   * @param owner its seat; null for a shared zone
   * @param hand whether it is a hand
   * @param open cards that everybody knows because they lie face up or were won; only the others
   *     may be dealt again
   * @param cards top first
   */
  public record Place(
      int zone,
      String name,
      @Nullable Integer owner,
      boolean hand,
      Set<Integer> open,
      List<Table.Face> cards) {
    public Place {
      open = Set.copyOf(open);
      cards = List.copyOf(cards);
    }

    private Place with(List<Table.Face> others) {
      return new Place(zone, name, owner, hand, open, others);
    }
  }

  /**
   * A variable, a score, or the leader of the trick.
   *
   * @param target as tests write it: {@code trump}, {@code bid[seat 2]}, {@code score of seat 1}
   * @param value as scripts write it; empty for none
   * @param possible the possible values, if they can be listed
   */
  public record Setting(Kind kind, String target, String value, List<String> possible) {
    public Setting {
      possible = List.copyOf(possible);
    }

    public enum Kind {
      LEADER,
      SCORE,
      VARIABLE
    }

    private Setting with(String other) {
      return new Setting(kind, target, other.strip(), possible);
    }

    private String line() {
      return "given " + target + " = " + value;
    }
  }

  private SceneDraft(
      Game game, Match match, List<Place> places, Set<Integer> locked, List<Setting> settings) {
    this.game = game;
    this.match = match;
    this.places = List.copyOf(places);
    this.locked = Set.copyOf(locked);
    this.settings = List.copyOf(settings);
  }

  /** The table of the current moment. */
  static SceneDraft of(LiveMatch live) {
    Game game = live.game();
    return new SceneDraft(
        game, live.match(), places(live.match()), Set.of(), new Settings(game, live.match()).all());
  }

  private static List<Place> places(Match match) {
    Rules rules = match.rules();
    Faces faces = new Faces(rules.cards());
    MatchView view = match.table();
    return IntStream.range(0, rules.zones().size())
        .filter(zone -> zone != rules.tableZone() && zone != rules.asideZone())
        .mapToObj(zone -> place(rules, faces, view, zone))
        .toList();
  }

  private static Place place(Rules rules, Faces faces, MatchView view, int number) {
    MatchView.Zone zone = view.zone(number);
    boolean hand = number >= rules.handZone() && number < rules.handZone() + rules.players();
    boolean won = number >= rules.wonZone() && number < rules.wonZone() + rules.players();
    Set<Integer> open =
        zone.cards().stream()
            .filter(lying -> won || lying.faceUp())
            .map(MatchView.Lying::card)
            .collect(Collectors.toSet());
    return new Place(
        number,
        zone.name(),
        zone.owner(),
        hand,
        open,
        zone.cards().stream().map(lying -> faces.of(lying.card())).toList());
  }

  // Reading.

  /** Whether cards, locks and settings are the same. */
  public boolean isArrangedLike(SceneDraft other) {
    return places.equals(other.places)
        && locked.equals(other.locked)
        && settings.equals(other.settings);
  }

  /** All zones that can be arranged, empty ones included. */
  public List<Place> places() {
    return places;
  }

  /** The names of the suits, as the script writes them. */
  public List<String> suits() {
    return game.rules().cards().suits();
  }

  public List<Setting> settings() {
    return settings;
  }

  /** Whether a card keeps its place when the rest is dealt at random. */
  public boolean isLocked(int card) {
    return locked.contains(card);
  }

  boolean isOf(Match other) {
    return match == other;
  }

  /**
   * Carries this draft over to another table if that has the same cards in the same zones;
   * otherwise returns {@code other}.
   */
  public SceneDraft onto(SceneDraft other) {
    boolean fits = cards().equals(other.cards()) && zones().equals(other.zones());
    if (!fits) {
      return other;
    }
    SceneDraft carried = new SceneDraft(other.game, other.match, places, locked, other.settings);
    List<Setting> before = new Settings(game, match).all();
    for (Setting setting : settings) {
      if (!before.contains(setting)) {
        carried = carried.set(setting.target(), setting.value());
      }
    }
    return carried;
  }

  private Set<Table.Face> cards() {
    Set<Table.Face> cards = new HashSet<>();
    places.forEach(place -> cards.addAll(place.cards()));
    return cards;
  }

  private List<Integer> zones() {
    return places.stream().map(Place::zone).toList();
  }

  public boolean isUntouched() {
    return lines().isEmpty();
  }

  // Arranging.

  /** Exchanges two cards and locks both. */
  public SceneDraft exchange(int card, int other) {
    Map<Integer, Table.Face> instead = new HashMap<>();
    instead.put(card, face(other));
    instead.put(other, face(card));
    return withCards(instead).lock(Set.of(card, other), true);
  }

  /** Moves a card to the bottom of another zone and locks it. */
  public SceneDraft move(int card, int zone) {
    Table.Face moved = face(card);
    List<Place> changed = new ArrayList<>();
    for (Place place : places) {
      List<Table.Face> cards = new ArrayList<>(place.cards());
      cards.removeIf(face -> face.card() == card);
      if (place.zone() == zone) {
        cards.add(moved);
      }
      changed.add(place.with(cards));
    }
    return new SceneDraft(game, match, changed, locked, settings).lock(Set.of(card), true);
  }

  public SceneDraft lock(int card, boolean stays) {
    return lock(Set.of(card), stays);
  }

  private SceneDraft lock(Set<Integer> cards, boolean stay) {
    Set<Integer> changed = new HashSet<>(locked);
    if (stay) {
      changed.addAll(cards);
    } else {
      changed.removeAll(cards);
    }
    return new SceneDraft(game, match, places, changed, settings);
  }

  /** Deals the hidden cards that are not locked at random. */
  public SceneDraft fill(long seed) {
    List<Table.Face> loose =
        places.stream()
            .flatMap(
                place -> place.cards().stream().filter(face -> !place.open().contains(face.card())))
            .filter(face -> !locked.contains(face.card()))
            .toList();
    List<Table.Face> mixed = new ArrayList<>(loose);
    Collections.shuffle(mixed, new Random(seed));
    Map<Integer, Table.Face> instead = new HashMap<>();
    for (int i = 0; i < loose.size(); i++) {
      instead.put(loose.get(i).card(), mixed.get(i));
    }
    return withCards(instead);
  }

  private SceneDraft withCards(Map<Integer, Table.Face> instead) {
    List<Place> changed =
        places.stream()
            .map(
                place ->
                    place.with(
                        place.cards().stream()
                            .map(face -> instead.getOrDefault(face.card(), face))
                            .toList()))
            .toList();
    return new SceneDraft(game, match, changed, locked, settings);
  }

  /** Sets a variable, a score, or the leader; {@code value} as a script writes it. */
  public SceneDraft set(String target, String value) {
    List<Setting> changed =
        settings.stream()
            .map(setting -> setting.target().equals(target) ? setting.with(value) : setting)
            .toList();
    return new SceneDraft(game, match, places, locked, changed);
  }

  private Table.Face face(int card) {
    return places.stream()
        .flatMap(place -> place.cards().stream())
        .filter(face -> face.card() == card)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("not on the table: " + card));
  }

  // Writing.

  /** The differences from the match, as lines of a test. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    List<Place> before = places(match);
    for (Place place : places) {
      boolean same =
          before.stream()
              .anyMatch(each -> each.zone() == place.zone() && each.cards().equals(place.cards()));
      if (!same) {
        lines.add(line(place));
      }
    }
    List<Setting> settingsBefore = new Settings(game, match).all();
    settings.stream()
        .filter(setting -> !settingsBefore.contains(setting) && !setting.value().isEmpty())
        .map(Setting::line)
        .forEach(lines::add);
    return lines;
  }

  private static String line(Place place) {
    String name = place.owner() == null ? place.name() : place.name() + " of seat " + place.owner();
    List<String> cards = place.cards().stream().map(Table.Face::label).toList();
    return name + ": " + (cards.isEmpty() ? "nothing" : String.join(" ", cards));
  }

  private record Settings(Game game, Match match) {

    List<Setting> all() {
      List<Setting> all = new ArrayList<>();
      MatchView view = match.table();
      leader(view).ifPresent(all::add);
      for (int seat = 1; seat <= view.scores().size(); seat++) {
        String score = Labels.number(view.scores().get(seat - 1)).replace("/", " / ");
        all.add(new Setting(Setting.Kind.SCORE, "score of seat " + seat, score, List.of()));
      }
      view.variables().forEach(variable -> variable(variable).ifPresent(all::add));
      return all;
    }

    /** The leader can be changed as long as no card of the trick has been played. */
    private Optional<Setting> leader(MatchView view) {
      boolean open = match.standing().plays().isEmpty() && !match.standing().finished();
      return Optional.ofNullable(view.leader())
          .filter(_ -> open && match.standing().trick() > 0)
          .map(
              leader ->
                  new Setting(
                      Setting.Kind.LEADER,
                      LEADER,
                      "seat " + leader,
                      new PossibleValues(game).of(Type.Basic.PLAYER)));
    }

    private Optional<Setting> variable(MatchView.Variable variable) {
      CheckedRules rules = Objects.requireNonNull(game.script().rules());
      return rules.variables().stream()
          .filter(known -> known.name().equals(variable.name()) && !known.name().equals(LEADER))
          .findFirst()
          .flatMap(declared -> variable(declared, variable));
    }

    private Optional<Setting> variable(Variable declared, MatchView.Variable variable) {
      Type type = declared.type();
      boolean cards = type == Type.Basic.CARD || type.equals(new Type.SetOf(Type.Basic.CARD));
      if (cards) {
        return Optional.empty();
      }
      Optional<String> target = ScriptValues.name(declared, variable.indices());
      Optional<String> value =
          variable.labels().isEmpty()
              ? Optional.of("")
              : ScriptValues.write(type, variable.labels(), variable.set());
      return target.flatMap(
          name ->
              value.map(
                  written ->
                      new Setting(
                          Setting.Kind.VARIABLE,
                          name,
                          written,
                          new PossibleValues(game).of(type))));
    }
  }
}
