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
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.picture.Table;
import tricksmith.engine.Match;
import tricksmith.script.Game;
import tricksmith.translation.Translations;

/**
 * A table being set by hand, before it is played from. Cards only change places, so none is lost or
 * added. Immutable: every method returns another draft.
 */
public final class SceneDraft {
  static final String LEADER = "leader";

  private final Game game;
  private final Match match;
  private final List<Place> places;
  private final @Nullable Trick trick;
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
   * The trick under way.
   *
   * @param leader the seat that leads it, or has led it
   * @param seats the seats that can have played to it, from the leader on in the order of play
   * @param cards the cards played to it, by seat; only seats that have played are in it
   */
  public record Trick(int leader, List<Integer> seats, Map<Integer, Table.Face> cards) {
    public Trick {
      seats = List.copyOf(seats);
      cards = Map.copyOf(cards);
    }

    /** Returns the seat that is to play; empty if all have played. */
    public Optional<Integer> next() {
      return seats.stream().filter(seat -> !cards.containsKey(seat)).findFirst();
    }

    /**
     * Returns the trick with other cards. If any were played, one of them was led: the first from
     * the leader on.
     */
    private Trick with(Map<Integer, Table.Face> others) {
      int first =
          others.isEmpty() || others.containsKey(leader)
              ? leader
              : seats.stream().filter(others::containsKey).findFirst().orElse(leader);
      return new Trick(leader, seats, others).ledBy(first);
    }

    private Trick ledBy(int seat) {
      int at = seats.indexOf(seat);
      List<Integer> order = new ArrayList<>(seats);
      Collections.rotate(order, -at);
      return new Trick(seat, order, cards);
    }

    private List<String> lines() {
      if (cards.isEmpty()) {
        return List.of("given " + LEADER + " = seat " + leader);
      }
      List<Integer> played = seats.stream().filter(cards::containsKey).toList();
      return IntStream.range(0, played.size())
          .mapToObj(
              play ->
                  "seat %d %s %s"
                      .formatted(
                          played.get(play),
                          play == 0 ? "leads" : "plays",
                          Objects.requireNonNull(cards.get(played.get(play))).label()))
          .toList();
    }
  }

  /**
   * A variable or a score.
   *
   * @param seat the seat it belongs to; null if it belongs to none
   * @param target as tests write it: {@code trump}, {@code bid[seat 2]}, {@code score of seat 1}
   * @param value as scripts write it; empty for none
   * @param possible the possible values, if they can be listed
   */
  public record Setting(
      Kind kind, @Nullable Integer seat, String target, String value, List<String> possible) {
    public Setting {
      possible = List.copyOf(possible);
    }

    public enum Kind {
      SCORE,
      VARIABLE
    }

    private Setting with(String other) {
      return new Setting(kind, seat, target, other.strip(), possible);
    }

    private String line() {
      return "given " + target + " = " + value;
    }
  }

  private SceneDraft(
      Game game,
      Match match,
      List<Place> places,
      @Nullable Trick trick,
      Set<Integer> locked,
      List<Setting> settings) {
    this.trick = trick;
    this.game = game;
    this.match = match;
    this.places = List.copyOf(places);
    this.locked = Set.copyOf(locked);
    this.settings = List.copyOf(settings);
  }

  /** Returns the table of the current moment. */
  static SceneDraft of(LiveMatch live) {
    SceneReader read = new SceneReader(live.game(), live.match());
    return new SceneDraft(
        live.game(),
        live.match(),
        read.places(),
        read.trick().orElse(null),
        Set.of(),
        read.settings());
  }

  // Reading.

  /** Whether cards, locks and settings are the same. */
  public boolean isArrangedLike(SceneDraft other) {
    return places.equals(other.places)
        && Objects.equals(trick, other.trick)
        && locked.equals(other.locked)
        && settings.equals(other.settings);
  }

  /** Returns all zones that can be arranged, including empty ones. */
  public List<Place> places() {
    return places;
  }

  /** Returns the trick under way; empty if it cannot be changed now, or there is none. */
  public Optional<Trick> trick() {
    return Optional.ofNullable(trick);
  }

  /** Returns the names of the suits, as the script writes them. */
  public List<String> suits() {
    return game.rules().cards().suits();
  }

  /** Returns the translations of the script's words. */
  public Translations translations() {
    return game.script().translations();
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
    boolean fits =
        cards().equals(other.cards())
            && zones().equals(other.zones())
            && seatsOfTrick().equals(other.seatsOfTrick());
    if (!fits) {
      return other;
    }
    SceneDraft carried =
        new SceneDraft(other.game, other.match, places, trick, locked, other.settings);
    List<Setting> before = new SceneReader(game, match).settings();
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
    trick().ifPresent(laid -> cards.addAll(laid.cards().values()));
    return cards;
  }

  private Set<Integer> seatsOfTrick() {
    return trick().map(laid -> Set.copyOf(laid.seats())).orElse(Set.of());
  }

  private List<Integer> zones() {
    return places.stream().map(Place::zone).toList();
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
    for (Place place : without(card).places) {
      List<Table.Face> cards = new ArrayList<>(place.cards());
      if (place.zone() == zone) {
        cards.add(moved);
      }
      changed.add(place.with(cards));
    }
    return with(changed, without(card).trick).lock(Set.of(card), true);
  }

  /**
   * Plays a card to the trick under way from any place; the card that the seat had played goes to
   * that place instead. Does nothing if the trick cannot be changed, or the seat is not in it.
   */
  public SceneDraft play(int card, int seat) {
    if (trick == null || !trick.seats().contains(seat)) {
      return this;
    }
    Table.Face before = trick.cards().get(seat);
    if (before != null) {
      return before.card() == card ? this : exchange(card, before.card());
    }
    Table.Face played = face(card);
    SceneDraft without = without(card);
    Trick left = Objects.requireNonNull(without.trick);
    Map<Integer, Table.Face> cards = new HashMap<>(left.cards());
    cards.put(seat, played);
    return with(without.places, left.with(cards)).lock(Set.of(card), true);
  }

  /** Makes a seat lead the trick under way; if it has played, it has led. */
  public SceneDraft lead(int seat) {
    return trick == null || !trick.seats().contains(seat)
        ? this
        : with(places, trick.ledBy(seat).with(trick.cards()));
  }

  private SceneDraft without(int card) {
    List<Place> left =
        places.stream()
            .map(
                place ->
                    place.with(place.cards().stream().filter(face -> face.card() != card).toList()))
            .toList();
    return with(left, trick().map(laid -> withoutCard(laid, card)).orElse(null));
  }

  private static Trick withoutCard(Trick laid, int card) {
    Map<Integer, Table.Face> cards = new HashMap<>(laid.cards());
    return cards.values().removeIf(face -> face.card() == card) ? laid.with(cards) : laid;
  }

  private SceneDraft with(List<Place> others, @Nullable Trick other) {
    return new SceneDraft(game, match, others, other, locked, settings);
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
    return new SceneDraft(game, match, places, trick, changed, settings);
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
    return with(changed, trick().map(laid -> exchanged(laid, instead)).orElse(null));
  }

  private static Trick exchanged(Trick laid, Map<Integer, Table.Face> instead) {
    Map<Integer, Table.Face> cards = new HashMap<>(laid.cards());
    cards.replaceAll((_, face) -> instead.getOrDefault(face.card(), face));
    return laid.with(cards);
  }

  /** Sets a variable or a score; {@code value} is written as in a script. */
  public SceneDraft set(String target, String value) {
    List<Setting> changed =
        settings.stream()
            .map(setting -> setting.target().equals(target) ? setting.with(value) : setting)
            .toList();
    return new SceneDraft(game, match, places, trick, locked, changed);
  }

  private Table.Face face(int card) {
    return cards().stream()
        .filter(face -> face.card() == card)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("not on the table: " + card));
  }

  // Writing.

  /** Returns the differences from the match, as lines of a test. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    SceneReader read = new SceneReader(game, match);
    List<Place> before = read.places();
    for (Place place : places) {
      boolean same =
          before.stream()
              .anyMatch(each -> each.zone() == place.zone() && each.cards().equals(place.cards()));
      if (!same) {
        lines.add(line(place));
      }
    }
    if (trick != null && !read.trick().equals(trick())) {
      lines.addAll(trick.lines());
    }
    List<Setting> settingsBefore = read.settings();
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
}
