package tricksmith.optimize;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;

/** Makes programs cheaper. */
public final class Optimizer {

  private Optimizer() {}

  /**
   * Returns a program that does the same at lower cost, in which large expressions count for more.
   */
  public static Program optimized(Program program) {
    return Counting.counted(optimized(program, EnumSet.allOf(Optimization.class)));
  }

  /**
   * Returns a program that does the same.
   *
   * @param optimizations those that may be used
   */
  public static Program optimized(Program program, Set<Optimization> optimizations) {
    ExpressionFacts facts = new ExpressionFacts();
    facts.suitLedIs(program.trick().suitLed());
    List<Rule> rules =
        Stream.of(Optimization.values())
            .filter(optimizations::contains)
            .map(optimization -> rule(optimization, program, facts))
            .toList();
    return rules.isEmpty() ? program : new ProgramRewriting(new Rewriting(rules)).of(program);
  }

  private static Rule rule(Optimization optimization, Program program, ExpressionFacts facts) {
    return switch (optimization) {
      case KNOWN -> new KnownConditions(facts);
      case INVARIANTS -> new InvariantConditions(facts);
      case SETS -> new SetConditions(facts, cards(program), program.everyone(), blank(program));
      case EMPTINESS -> new Emptiness();
      case SUMS -> new TableSums(facts);
      case RUNS -> new KnownRuns();
      case ORDER -> new KnownOrder(facts);
      case GRADINGS -> new Gradings(facts, program.trick(), cards(program), blank(program));
      case HANDS -> new HandObligations(facts, program, blank(program));
      case LAST_CARD -> new LastCard(facts);
      case MEMORY -> new RememberedDefinitions(facts, new ReadsOfNodes(program.trick()), program);
    };
  }

  private static IndexSet cards(Program program) {
    return IndexSet.upTo(program.cards().size());
  }

  /** Returns a frame without a position, for what is evaluated before a match. */
  private static Frame blank(Program program) {
    return new Frame(null, program.cells().slots(), program.cells().setSlots());
  }
}
