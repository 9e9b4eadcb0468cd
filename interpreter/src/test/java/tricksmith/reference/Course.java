package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;

/** The course of a match: what has happened, and where what happens next comes from. */
final class Course {

  /** More events than a match may have. */
  static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Nobody has answered. */
  static final class BrokenOff extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** More terms than a match may evaluate. */
  static final class TooMuch extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static final int MOST_EVENTS = 100_000;
  private static final int MOST_PASSES_WITHOUT_EVENT = 100_000;

  private final Chance chance;
  private final Chooser chooser;
  private final Limits limits;
  private final List<Happening> happenings = new ArrayList<>();
  private int events;
  private int passesWithoutEvent;
  private long terms;

  /**
   * How far a match is of interest.
   *
   * @param happenings how many of what happens; it is broken off after these
   * @param terms how many it may evaluate
   */
  record Limits(int happenings, long terms) {}

  Course(long seed, Chooser chooser, Limits limits) {
    this.chance = new Chance(seed);
    this.chooser = chooser;
    this.limits = limits;
  }

  List<Happening> happenings() {
    return happenings;
  }

  /** How many events there have been. */
  int events() {
    return events;
  }

  /** A chance event; the alternatives are not empty. */
  <T extends Thing> T draw(String name, List<T> alternatives) {
    T drawn = alternatives.get(chance.pick(name, alternatives.size()));
    happens(new Happening.Drawn(name, drawn.label()));
    return drawn;
  }

  /** A shuffle. */
  List<Thing.Card> shuffle(String name, List<Thing.Card> cards) {
    List<Thing.Card> order = chance.shuffle(name, cards);
    happens(new Happening.Shuffled(name, order.stream().map(Thing.Card::fullName).toList()));
    return order;
  }

  /** A decision. */
  List<String> ask(Question question) {
    beginEvent();
    List<String> pick = chooser.choose(question);
    happens(new Happening.Decided(question, pick));
    if (pick == null) {
      throw new BrokenOff();
    }
    return pick;
  }

  private void happens(Happening event) {
    beginEvent();
    tell(event);
    events++;
    passesWithoutEvent = 0;
  }

  private void beginEvent() {
    if (events == MOST_EVENTS) {
      throw new TooLong();
    }
  }

  /** Scores are noted, unless that would repeat the note directly before. */
  void noteScores(List<String> scores) {
    Happening note = new Happening.ScoresNoted(scores);
    if (happenings.isEmpty() || !happenings.getLast().equals(note)) {
      tell(note);
    }
  }

  /** What follows from events. */
  void tell(Happening happening) {
    if (happenings.size() == limits.happenings()) {
      throw new BrokenOff();
    }
    happenings.add(happening);
  }

  /** A term is evaluated. */
  void evaluates() {
    terms++;
    if (terms > limits.terms()) {
      throw new TooMuch();
    }
  }

  /** A loop that does not wait for a condition begins a pass. */
  void beginPass() {
    passesWithoutEvent++;
    if (passesWithoutEvent > MOST_PASSES_WITHOUT_EVENT) {
      throw new ScriptError(ScriptError.Kind.TOO_MANY_PASSES);
    }
  }

  /** A loop that waits for a condition goes on only if something has happened in its last pass. */
  final class Loop {
    private int eventsBefore = -1;

    void beginPass() {
      if (events == eventsBefore) {
        throw new ScriptError(ScriptError.Kind.PASS_WITHOUT_EVENT);
      }
      eventsBefore = events;
    }
  }

  Loop loopWithEvents() {
    return new Loop();
  }
}
