package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tricksmith.record.RecordedLine;
import tricksmith.record.RecordedMatch;

/** Turns a recorded match into a branch. */
public final class Recording {
  private final Map<String, Long> counts = new HashMap<>();
  private final Map<FixedOutcomes.Occasion, String> picks = new HashMap<>();
  private final Map<FixedOutcomes.Occasion, List<String>> orders = new HashMap<>();
  private final List<Choice> choices = new ArrayList<>();

  private Recording() {}

  /** Creates a branch with this number. Whether it can be played depends on the rules. */
  public static Branch branch(RecordedMatch match, int number) {
    Recording recording = new Recording();
    match.lines().forEach(recording::read);
    Long seed = match.seed();
    return Branch.recorded(
        number,
        seed == null ? 0 : seed,
        new FixedOutcomes(recording.picks, recording.orders),
        recording.choices);
  }

  private void read(RecordedLine line) {
    switch (line) {
      case RecordedLine.Chance chance -> picks.put(occasion(chance.name()), chance.pick());
      case RecordedLine.Shuffle shuffle -> orders.put(occasion(shuffle.zone()), shuffle.order());
      case RecordedLine.Decision decision ->
          choices.add(new Choice(decision.name(), decision.seat(), label(decision.pick())));
      case RecordedLine.Trick _, RecordedLine.Score _, RecordedLine.End _ -> {}
    }
  }

  private FixedOutcomes.Occasion occasion(String name) {
    return new FixedOutcomes.Occasion(name, counts.merge(name, 1L, Long::sum) - 1);
  }

  private static String label(RecordedLine.Picked picked) {
    return switch (picked) {
      case RecordedLine.One(String label) -> label;
      case RecordedLine.Several(List<String> cards) -> String.join(" ", cards);
    };
  }
}
