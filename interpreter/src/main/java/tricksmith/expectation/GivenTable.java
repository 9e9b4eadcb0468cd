package tricksmith.expectation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.Scene;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.lower.LoweredTest;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;
import tricksmith.source.Source;

/** The table of a test, set up line by line. */
final class GivenTable {

  /**
   * What a statement lets somebody choose: its variable, which may have another name for players.
   */
  private static final Pattern CHOSEN = Pattern.compile("\\bchooses?\\s+([\\p{L}\\p{N}_-]+)");

  private final Source source;
  private final LoweredTest test;
  private final Scene scene;
  private final GivenCards cards;
  private final Labels labels;

  private final long[] scoresBefore;

  private final Map<Integer, Integer> zonesGiven;

  /** Whether the section {@code score} has run since the last card was played. */
  private boolean scoringDone;

  /** Whether a statement that was performed has ended the match. */
  private boolean matchEnded;

  /** The consequences of a choice, paused at another choice; null if nothing is pending. */
  private @Nullable MatchRun waiting;

  /** Whether the cards of the last trick must be collected once that is done. */
  private boolean collecting;

  /** The chance outcomes to use if a match begins. */
  private final GivenChance chance;

  /** The match in progress; null until one begins. */
  private @Nullable MatchUnderWay match;

  private GivenTable(
      Source source,
      LoweredTest test,
      Scene scene,
      GivenCards cards,
      Labels labels,
      long[] scoresBefore,
      Map<Integer, Integer> zonesGiven) {
    this.source = source;
    this.test = test;
    this.scene = scene;
    this.cards = cards;
    this.scoresBefore = scoresBefore;
    this.zonesGiven = zonesGiven;
    this.labels = labels;
    this.chance = new GivenChance(test.rules().cards());
  }

  /**
   * Creates a table with nothing given yet.
   *
   * @param scene the table as it is at first
   */
  static GivenTable of(LoweredTest test, Scene scene, Source source) {
    long[] scores = new long[test.rules().players()];
    Arrays.fill(scores, Values.number(0));
    return new GivenTable(
        source,
        test,
        scene,
        GivenCards.of(test.rules().cards()),
        new Labels(test.rules()),
        scores,
        new HashMap<>());
  }

  GivenTable copy() {
    GivenTable copy =
        new GivenTable(
            source,
            test,
            scene.copy(),
            cards.copy(),
            labels,
            scoresBefore.clone(),
            new HashMap<>(zonesGiven));
    copy.scoringDone = scoringDone;
    copy.matchEnded = matchEnded;
    return copy;
  }

  /** Returns the labels of cards and values. */
  Labels labels() {
    return labels;
  }

  /**
   * Returns the labels of all elements of a sequence, in its order.
   *
   * @throws Fault if there are more than the line may still visit, or keep
   */
  List<String> labelsOf(Node sequence) {
    return each(sequence, labels::of);
  }

  /** Returns the values as scripts write them. */
  List<String> writtenOf(Node sequence) {
    return each(sequence, this::written);
  }

  private List<String> each(Node sequence, LongFunction<String> text) {
    Frame frame = scene.frame();
    List<String> found = new ArrayList<>();
    sequence.any(
        frame,
        value -> {
          frame.spend();
          frame.keep();
          found.add(text.apply(value));
          return false;
        });
    frame.release(found.size());
    return found;
  }

  /** Writes a value as scripts do: a player by the seat. */
  private String written(long value) {
    boolean player =
        value != Values.NONE && !Values.isNumber(value) && Values.kind(value) == Values.Kind.PLAYER;
    return player ? "seat " + labels.of(value) : labels.of(value);
  }

  /** Returns the cards with this label. Fails if there are none. */
  IndexSet cardsOf(String label) {
    return cards.face(label);
  }

  /** Returns the match in progress; null if the table is merely set by hand. */
  @Nullable MatchUnderWay match() {
    return match;
  }

  /** Returns the scene in which expressions are evaluated. */
  Scene scene() {
    return scene;
  }

  /** Returns the seat of a player. Fails if the expression denotes nobody. */
  int seat(Node player) {
    long found = player.word(scene.frame());
    if (found == Values.NONE) {
      throw TestFailure.of(ExpectationProblem.NOBODY);
    }
    return Values.index(found) + 1;
  }

  /** Returns the points a seat has scored beyond the given scores. */
  long scored(int seat) {
    return Values.minus(scene.position().score(seat - 1), scoresBefore[seat - 1]);
  }

  void take(LoweredTest.Given given) {
    if (waiting != null && !(given instanceof LoweredTest.Chooses)) {
      throw mustComeFirst(waiting.decision());
    }
    MatchUnderWay playing = match;
    if (playing != null) {
      playOn(playing, given);
    } else {
      set(given);
    }
  }

  /** Returns the failure for a line before which a choice must be made. */
  TestFailure mustComeFirst(Decision decision) {
    Matcher chosen = CHOSEN.matcher(source.text(test.places().placeOf(decision.rule())));
    String name = chosen.find() ? chosen.group(1) : decision.name();
    return TestFailure.of(ExpectationProblem.TO_CHOOSE, decision.seat(), name);
  }

  /** Performs a line while a match is in progress. */
  private void playOn(MatchUnderWay playing, LoweredTest.Given given) {
    switch (given) {
      case LoweredTest.BeginMatch _ -> throw TestFailure.of(ExpectationProblem.ALREADY_BEGUN);
      case LoweredTest.PerformScore _ -> throw TestFailure.of(ExpectationProblem.SCORES_BY_ITSELF);
      case LoweredTest.Perform _ -> throw TestFailure.of(ExpectationProblem.PERFORMS_BY_ITSELF);
      case LoweredTest.PlayOn play -> playing.playOn(play);
      case LoweredTest.Chooses chooses -> playing.choose(chooses);
      case LoweredTest.Play play -> playing.play(play);
      case LoweredTest.EndTrick _ -> playing.endTrick();
      case LoweredTest.OnTable trick -> {
        List<Integer> seats = seatsFor(trick);
        playing.lay(seats, cardsFor(test.rules().tableZone(), trick.cards()));
      }
      case LoweredTest.SetValue _,
          LoweredTest.SetLoopNames _,
          LoweredTest.SetChance _,
          LoweredTest.SetGroup _,
          LoweredTest.SetScore _,
          LoweredTest.SetTricks _,
          LoweredTest.SitsOut _,
          LoweredTest.Cards _ -> {
        set(given);
        playing.wasSet();
      }
    }
  }

  private void set(LoweredTest.Given given) {
    switch (given) {
      case LoweredTest.BeginMatch begins -> begin(begins);
      case LoweredTest.PlayOn _ -> throw TestFailure.of(ExpectationProblem.NOT_BEGUN);
      case LoweredTest.Chooses chooses -> choose(chooses);
      case LoweredTest.SetValue set -> {
        long value = set.value().word(scene.frame());
        scene.set(set.cell(), value);
        chance.variable(set.cell(), value);
      }
      case LoweredTest.SetChance set -> chance.event(set.name(), set.value().word(scene.frame()));
      case LoweredTest.SetLoopNames set -> {
        long value = set.value().word(scene.frame());
        set.cells().forEach(cell -> scene.set(cell, value));
      }
      case LoweredTest.SetGroup set -> scene.setGroup(set.cell(), set.group().set(scene.frame()));
      case LoweredTest.SetScore set -> setScores(set);
      case LoweredTest.Perform perform -> goOn(scene.performing(perform.step()));
      case LoweredTest.SetTricks set -> setTricks(seat(set.player()), set.count());
      case LoweredTest.SitsOut out -> scene.sitOut(seat(out.player()));
      case LoweredTest.Cards held -> fill(held.zone(), held.cards());
      case LoweredTest.OnTable trick -> lay(trick);
      case LoweredTest.Play play -> play(play);
      case LoweredTest.EndTrick _ -> endTrickOnTable();
      case LoweredTest.PerformScore _ -> {
        endTrick();
        score();
      }
    }
  }

  /** Begins the match, with all cards in their starting zones and chance as given. */
  private void begin(LoweredTest.BeginMatch begins) {
    if (scene.isTrickUnderWay()) {
      throw TestFailure.of(ExpectationProblem.TRICK_BEFORE_MATCH);
    }
    scene.gather(chance.zones());
    zonesGiven.clear();
    cards.forget();
    match = MatchUnderWay.begin(source, test, this, begins.step(), chance);
  }

  private void choose(LoweredTest.Chooses chooses) {
    goOn(new GivenChoice(this, chooses, source).make(Optional.ofNullable(waiting)));
  }

  /** What has been performed pauses at a choice, or has come to its end. */
  private void goOn(MatchRun run) {
    waiting = run.status() instanceof Status.Deciding ? run : null;
    if (waiting == null) {
      ended(run.status());
      if (collecting) {
        collect();
      }
    }
  }

  private void collect() {
    scene.collectTrick();
    collecting = false;
    scoringDone = false;
  }

  private void endTrickOnTable() {
    if (!scene.isTrickUnderWay()) {
      throw TestFailure.of(ExpectationProblem.NO_TRICK_TO_END);
    }
    scene.finishTrick(winner());
    collecting = true;
    MatchRun run = scene.performing(test.trickOver());
    if (run.status() instanceof Status.Deciding) {
      waiting = run;
    } else {
      ended(run.status());
      collect();
    }
  }

  private void fill(ZonePlace place, List<String> labels) {
    int zone = place.first() + (place.owner() == null ? 0 : seat(place.owner()) - 1);
    List<Integer> wanted = cardsFor(zone, labels);
    if (isBeforeMatch()) {
      requireToCome(zone, wanted);
      chance.zone(zone, wanted);
      cards.forget();
      return;
    }
    boolean playing = match != null;
    for (int card : wanted) {
      int lies = scene.position().zoneOf(card);
      boolean taken =
          Objects.equals(zonesGiven.get(card), lies)
              || (playing && lies == test.rules().tableZone());
      if (lies != zone && taken) {
        String label = test.rules().cards().card(card).label();
        throw TestFailure.of(ExpectationProblem.GIVEN_ELSEWHERE, label, cardsOf(label).size());
      }
    }
    wanted.forEach(card -> zonesGiven.put(card, zone));
    scene.fill(place, wanted);
  }

  private List<Integer> cardsFor(int zone, List<String> labels) {
    return cards.inOrder(labels, scene.position().zone(zone), test.comers().get(zone));
  }

  /** Fails unless these cards can lie in a zone once the match goes on. */
  private void requireToCome(int zone, List<Integer> wanted) {
    for (int card : wanted) {
      if (!test.comers().get(zone).contains(card)) {
        throw TestFailure.of(
            ExpectationProblem.NEVER_THERE,
            labels().card(card),
            test.rules().zones().get(zone).name());
      }
    }
  }

  /** Whether the test begins a match later, so that the given zones are those at its start. */
  private boolean isBeforeMatch() {
    return match == null
        && test.lines().stream().anyMatch(LoweredTest.BeginMatch.class::isInstance);
  }

  private void setScores(LoweredTest.SetScore set) {
    long points = TestFailure.required(set.score(), scene.frame());
    int[] players = set.players().set(scene.frame()).toArray();
    if (players.length == 0) {
      throw TestFailure.of(ExpectationProblem.NOBODY);
    }
    for (int player : players) {
      setScore(player + 1, points);
    }
  }

  private void setScore(int seat, long points) {
    scoresBefore[seat - 1] = points;
    scene.score(seat, points);
  }

  private void setTricks(int seat, Node count) {
    if (match == null) {
      endTrick();
    } else if (!scene.trick().isEmpty()) {
      throw TestFailure.of(ExpectationProblem.TRICKS_INSIDE_A_TRICK);
    }
    long wanted = TestFailure.required(count, scene.frame());
    int before = scene.position().tricksOf(IndexSet.of(seat - 1)).size();
    if (!Values.isWhole(wanted)
        || Values.numerator(wanted) < before
        || Values.numerator(wanted) > test.rules().cards().size()) {
      throw TestFailure.of(ExpectationProblem.TRICKS_GIVEN, before);
    }
    scene.winTricks(seat, (int) Values.numerator(wanted) - before);
  }

  /** Returns the seats that play the given cards, in the order of play. */
  private List<Integer> seatsFor(LoweredTest.OnTable given) {
    Node from = given.from();
    List<Integer> seats = scene.seatsFrom(from == null ? 1 : seat(from));
    if (given.cards().size() > seats.size()) {
      throw TestFailure.of(ExpectationProblem.TOO_MANY_ON_TABLE, seats.size());
    }
    return seats;
  }

  private void lay(LoweredTest.OnTable given) {
    List<Integer> seats = seatsFor(given);
    endTrick();
    List<Integer> trick = cardsFor(test.rules().tableZone(), given.cards());
    for (int play = 0; play < trick.size(); play++) {
      scene.play(seats.get(play), trick.get(play));
    }
  }

  private void play(LoweredTest.Play play) {
    int seat = seat(play.player());
    if (play.lead()) {
      endTrick();
    } else {
      giveTurnTo(seat);
    }
    int hand = test.rules().handZone() + seat - 1;
    IndexSet held = scene.position().zone(hand);
    scene.play(seat, cards.one(play.card(), held, test.comers().get(hand)));
  }

  /**
   * Prepares a seat to play. If it has already played, the trick ends first, unless there is a
   * playoff.
   */
  void giveTurnTo(int seat) {
    if (scene.hasSeatPlayed(seat) && !(scene.result() instanceof Scene.Playoff)) {
      endTrick();
    }
  }

  /** Ends the trick in progress, if any, and performs everything that follows. */
  void endTrick() {
    if (scene.isTrickUnderWay()) {
      scene.finishTrick(winner());
      perform(test.trickOver());
      scene.collectTrick();
      scoringDone = false;
    }
  }

  /**
   * Returns the seat winning the current trick; null if nobody is. Fails if that is still
   * undecided.
   */
  @Nullable Integer winner() {
    return switch (scene.result()) {
      case Scene.Won won -> won.seat();
      case Scene.Nobody _ -> null;
      case Scene.Playoff(List<Integer> seats) ->
          throw TestFailure.of(ExpectationProblem.TRICK_NOT_OVER, SeatNumbers.of(seats));
      case Scene.Undecided(List<Integer> seats) ->
          throw TestFailure.of(ExpectationProblem.TRICK_NOT_OVER, SeatNumbers.of(seats));
    };
  }

  /** Runs the section {@code score}, unless it has run since the last trick. */
  void score() {
    if (!scoringDone) {
      perform(test.scoring());
      scoringDone = true;
    }
  }

  /** Whether the match is over: either it was ended or all its loops have reached their end. */
  boolean isMatchOver() {
    return match != null ? match.isOver() : isOverAsSet();
  }

  private boolean isOverAsSet() {
    return matchEnded
        || (!test.loopEnds().isEmpty()
            && test.loopEnds().stream().allMatch(end -> end.holds(scene.frame())));
  }

  private void perform(int step) {
    ended(scene.perform(step));
  }

  /** Fails if what was performed went wrong. */
  private void ended(Status status) {
    @Nullable TestFailure failure =
        switch (status) {
          case Status.Ended _ -> null;
          case Status.Failed failed ->
              TestFailure.at(failed.rule(), ExpectationProblem.of(failed.kind()));
          case Status.Unfinished unfinished ->
              TestFailure.at(unfinished.rule(), ExpectationProblem.TOO_MANY_PASSES);
          case Status.Deciding deciding ->
              TestFailure.at(
                  deciding.decision().rule(),
                  ExpectationProblem.TO_DECIDE,
                  deciding.decision().seat(),
                  deciding.decision().name());
        };
    if (failure != null) {
      throw failure;
    }
    matchEnded |= !scene.lastPerformed().equals(test.end());
  }
}
