package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;

/** The course of a match: what has happened, and where what happens next comes from. */
final class Course {

  /** More events than a match may have. */
  static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static final int MOST_EVENTS = 100_000;
  private static final int MOST_PASSES_WITHOUT_EVENT = 100_000;

  private final Chance chance;
  private final Chooser chooser;
  private final List<Happening> happenings = new ArrayList<>();
  private int events;
  private int passesWithoutEvent;

  Course(long seed, Chooser chooser) {
    this.chance = new Chance(seed);
    this.chooser = chooser;
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
    beginEvent();
    T drawn = alternatives.get(chance.pick(name, alternatives.size()));
    happenings.add(new Happening.Drawn(name, drawn.label()));
    return drawn;
  }

  /** A shuffle. */
  List<Thing.Card> shuffle(String name, List<Thing.Card> cards) {
    beginEvent();
    List<Thing.Card> order = chance.shuffle(name, cards);
    happenings.add(new Happening.Shuffled(name, order.stream().map(Thing.Card::fullName).toList()));
    return order;
  }

  /** A decision. */
  List<String> ask(Question question) {
    beginEvent();
    List<String> pick = chooser.choose(question);
    happenings.add(new Happening.Decided(question, pick));
    return pick;
  }

  private void beginEvent() {
    if (events == MOST_EVENTS) {
      throw new TooLong();
    }
    events++;
    passesWithoutEvent = 0;
  }

  /** What follows from events. */
  void tell(Happening happening) {
    happenings.add(happening);
  }

  /** A loop that does not wait for a condition begins a pass. */
  void beginPass() {
    passesWithoutEvent++;
    if (passesWithoutEvent > MOST_PASSES_WITHOUT_EVENT) {
      throw new ScriptError(ScriptError.Kind.TOO_MANY_PASSES);
    }
  }

  /** A pass of a loop that waits for a condition: something must happen in it. */
  void passWithEvent(Runnable pass) {
    int before = events;
    pass.run();
    if (events == before) {
      throw new ScriptError(ScriptError.Kind.PASS_WITHOUT_EVENT);
    }
  }
}
