package tricksmith.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tricksmith.cards.IndexSet;
import tricksmith.engine.knowledge.Knowledge;
import tricksmith.engine.play.History;
import tricksmith.engine.report.Event;

/** The choices of others in the deal under way, as far as a seat remembers them. */
record Remembering(MatchRun run, int seat, Knowledge knowledge) {
  /**
   * The choices of one alternative from which the cards that are hidden now had a bearing: those
   * before other hidden cards came to a hand, or left it, are none of them.
   *
   * @param heard whether the seat has seen something happen
   */
  List<PastChoice> choices(Predicate<History> heard) {
    List<Event> events = run.events();
    int before = Replaying.eventsBeforeDeal(run);
    MatchRun again =
        Replaying.dealAgain(run, new RepeatedOutcomes(events.subList(before, events.size())));
    if (again == null) {
      return List.of();
    }
    List<PastChoice> choices = new ArrayList<>();
    int number = 0;
    for (History node : since(before)) {
      if (node.event() instanceof Event.Choice choice) {
        if (choice instanceof Event.Chosen chosen
            && again.decider() == chosen.seat()
            && tells(chosen.seat(), number)
            && heard.test(node)) {
          choices.add(
              new PastChoice(
                  again.unrecordedCopy(), chosen.seat(), chosen.value(), run.hand(chosen.seat())));
        }
        again.repeat(choice);
        number++;
      }
    }
    return List.copyOf(choices);
  }

  private List<History> since(int before) {
    List<History> nodes = new ArrayList<>();
    for (History node = run.history(); node != null && node.length() > before; ) {
      nodes.add(node);
      node = node.before();
    }
    return nodes.reversed();
  }

  /** Whether cards may be in a hand for all that is known, and what was chosen is of them. */
  private boolean tells(int other, int number) {
    int zone = run.rules().handZone() + other - 1;
    if (other == seat || number < knowledge.unbrokenSince(zone)) {
      return false;
    }
    for (IndexSet places : knowledge.places()) {
      if (places.size() > 1 && places.contains(zone)) {
        return true;
      }
    }
    return false;
  }
}
