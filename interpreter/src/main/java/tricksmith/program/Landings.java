package tricksmith.program;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Where a procedure really goes on after each of its steps: jumps are followed, and resets without
 * cells skipped, unless they are statements themselves.
 */
public final class Landings {

  private final List<Step> steps;
  private final boolean[] begins;
  private final Set<Program.Lifetime> lifetimes = EnumSet.noneOf(Program.Lifetime.class);

  private Landings(Program program) {
    steps = program.procedure().steps();
    begins = new boolean[steps.size() + 1];
    program.procedure().beginnings().forEach(beginning -> begins[beginning.place()] = true);
    program.cells().values().forEach(cell -> lifetimes.add(cell.lifetime()));
    program.cells().groups().forEach(cell -> lifetimes.add(cell.lifetime()));
  }

  /** The place of the next step, by the place of each. */
  public static int[] of(Program program) {
    Landings landings = new Landings(program);
    int[] found = new int[landings.steps.size()];
    Arrays.setAll(found, step -> landings.landing(step + 1));
    return found;
  }

  /** Where one lands who goes to a step. */
  private int landing(int place) {
    int found = place;
    for (int passed = 0; passed < steps.size() && found < steps.size(); passed++) {
      int next = begins[found] ? found : leadsOnTo(found);
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
