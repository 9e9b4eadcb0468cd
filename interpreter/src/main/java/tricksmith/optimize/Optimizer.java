package tricksmith.optimize;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tricksmith.cards.IndexSet;
import tricksmith.program.ExpressionFacts;
import tricksmith.program.Program;

/** Makes programs cheaper. */
public final class Optimizer {

  private Optimizer() {}

  /** A program that does the same and costs less. */
  public static Program optimized(Program program) {
    return optimized(program, EnumSet.allOf(Optimization.class));
  }

  /**
   * A program that does the same.
   *
   * @param optimizations those that may be used
   */
  public static Program optimized(Program program, Set<Optimization> optimizations) {
    ExpressionFacts facts = new ExpressionFacts();
    facts.suitLedIs(program.trick().suitLed());
    List<Rule> rules = new ArrayList<>();
    for (Optimization optimization : Optimization.values()) {
      if (optimizations.contains(optimization)) {
        rules.add(rule(optimization, program, facts));
      }
    }
    return rules.isEmpty() ? program : new ProgramRewriting(new Rewriting(rules)).of(program);
  }

  private static Rule rule(Optimization optimization, Program program, ExpressionFacts facts) {
    return switch (optimization) {
      case INVARIANTS -> new InvariantConditions(facts);
      case SETS ->
          new SetConditions(facts, IndexSet.upTo(program.cards().size()), program.everyone());
      case EMPTINESS -> new Emptiness();
      case SUMS -> new TableSums(facts);
      case GRADINGS -> new Gradings(facts, program.trick(), IndexSet.upTo(program.cards().size()));
      case MEMORY -> new RememberedDefinitions(facts, new ReadsOfNodes(program.trick()), program);
    };
  }
}
