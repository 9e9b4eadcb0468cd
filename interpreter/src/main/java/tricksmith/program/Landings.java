package tricksmith.program;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where a procedure goes on after each of its steps: jumps lead on, and what resets no cells does
 * nothing, unless they are statements themselves.
 */
public final class Landings {

  private final List<Step> steps;
  private final Set<Integer> beginnings;
  private final Set<Program.Lifetime> lifetimes;

  private Landings(Program program) {
    steps = program.procedure().steps();
    beginnings =
        program.procedure().beginnings().stream()
            .map(Step.Beginning::place)
            .collect(Collectors.toSet());
    Program.Cells cells = program.cells();
    lifetimes =
        Stream.concat(
                cells.values().stream().map(Program.InitialValue::lifetime),
                cells.groups().stream().map(Program.InitialGroup::lifetime))
            .collect(Collectors.toSet());
  }

  /** The place of the next step, by the place of each. */
  public static int[] of(Program program) {
    Landings landings = new Landings(program);
    return IntStream.range(0, landings.steps.size())
        .map(step -> landings.landing(step + 1))
        .toArray();
  }

  /** Where one lands who goes to a step. */
  private int landing(int place) {
    int found = place;
    for (int passed = 0; passed < steps.size() && found < steps.size(); passed++) {
      int next = beginnings.contains(found) ? found : leadsOnTo(found);
      if (next == found) {
        return found;
      }
      found = next;
    }
    return found;
  }

  /** Where a step leads that does nothing else; itself if it does. */
  private int leadsOnTo(int place) {
    return switch (steps.get(place)) {
      case Step.Jump jump -> jump.target();
      case Step.Reset set when !lifetimes.contains(set.lifetime()) -> place + 1;
      default -> place;
    };
  }
}
