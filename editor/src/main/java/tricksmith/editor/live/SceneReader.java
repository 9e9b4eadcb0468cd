package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.SceneDraft.Place;
import tricksmith.editor.live.SceneDraft.Setting;
import tricksmith.editor.live.SceneDraft.Trick;
import tricksmith.editor.picture.Faces;
import tricksmith.editor.picture.PossibleValues;
import tricksmith.editor.picture.Table;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.expectation.ScriptValues;
import tricksmith.expectation.SetTable;
import tricksmith.program.Program;
import tricksmith.program.value.Values;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.script.Game;

/** Reads what lies on the table of a match, and what else a scene can set. */
record SceneReader(Game game, Match match) {

  /** The most variables, with the entries of each, that can be set by hand. */
  private static final int MOST_SETTINGS = 1_000;

  /** Returns the trick under way; empty if there is none that can be changed. */
  Optional<Trick> trick() {
    Integer leader = match.standing().leader();
    if (leader == null || !SetTable.isTrickOpen(match)) {
      return Optional.empty();
    }
    Faces faces = new Faces(match.rules().cards());
    int players = match.rules().players();
    int step = match.rules().clockwise() ? 1 : players - 1;
    Stream<Integer> others =
        IntStream.range(0, players)
            .map(after -> (leader - 1 + after * step) % players + 1)
            .boxed()
            .filter(match.table(List.of()).inPlay()::contains);
    List<Integer> seats =
        Stream.concat(match.standing().plays().stream().map(Event.Play::seat), others)
            .distinct()
            .toList();
    Map<Integer, Table.Face> cards = new HashMap<>();
    match.standing().plays().forEach(play -> cards.put(play.seat(), faces.of(play.card())));
    return Optional.of(new Trick(leader, seats, cards));
  }

  /** Returns all zones that can be arranged, including empty ones. */
  List<Place> places() {
    Program rules = match.rules();
    Faces faces = new Faces(rules.cards());
    MatchView view = match.table(List.of());
    return IntStream.range(0, rules.zones().size())
        .filter(zone -> zone != rules.tableZone() && zone != rules.asideZone())
        .mapToObj(zone -> place(rules, faces, view, zone))
        .toList();
  }

  private static Place place(Program rules, Faces faces, MatchView view, int number) {
    MatchView.Zone zone = view.zone(number);
    boolean won = rules.isWon(number);
    Set<Integer> open =
        zone.cards().stream()
            .filter(lying -> won || lying.faceUp())
            .map(MatchView.Lying::card)
            .collect(Collectors.toSet());
    return new Place(
        number,
        zone.name(),
        zone.owner(),
        rules.isHand(number),
        open,
        zone.cards().stream().map(lying -> faces.of(lying.card())).toList());
  }

  /**
   * Returns the scores and those variables whose values can be written in a test; of very many
   * entries, the first.
   */
  List<Setting> settings() {
    List<Setting> all = new ArrayList<>();
    List<Long> scores = match.scores();
    for (int seat = 1; seat <= scores.size(); seat++) {
      String score = Values.written(scores.get(seat - 1)).replace("/", " / ");
      all.add(new Setting(Setting.Kind.SCORE, seat, "score of seat " + seat, score, List.of()));
    }
    Map<String, Variable> declared = new HashMap<>();
    Objects.requireNonNull(game.script().rules()).variables().stream()
        .filter(variable -> !variable.isLeader() && !isOfCards(variable.type()))
        .forEach(variable -> declared.putIfAbsent(variable.name(), variable));
    List<Program.ShownVariable> first =
        match.rules().cells().shown().stream()
            .filter(entry -> declared.containsKey(entry.name()))
            .limit(MOST_SETTINGS)
            .toList();
    match
        .table(first)
        .variables()
        .forEach(
            entry ->
                variable(Objects.requireNonNull(declared.get(entry.name())), entry)
                    .ifPresent(all::add));
    return all;
  }

  private static boolean isOfCards(Type type) {
    return type == Type.Basic.CARD || type.equals(new Type.SetOf(Type.Basic.CARD));
  }

  private Optional<Setting> variable(Variable declared, MatchView.Variable variable) {
    Type type = declared.type();
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
                        seatOf(declared, variable),
                        name,
                        written,
                        new PossibleValues(game).of(type))));
  }

  private static @Nullable Integer seatOf(Variable declared, MatchView.Variable variable) {
    boolean ofPlayer =
        !variable.indices().isEmpty() && declared.indices().getFirst() == Type.Basic.PLAYER;
    return ofPlayer ? Integer.valueOf(variable.indices().getFirst()) : null;
  }
}
