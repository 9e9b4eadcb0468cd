package tricksmith.optimize;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Grading;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Composition;
import tricksmith.program.expression.Node;

/** Applies rules to expressions, from the inside out, and to the functions they call. */
final class Rewriting implements ProgramRewriting.Expressions {

  private final List<Rule> rules;
  private final IdentityHashMap<Node, Node> known = new IdentityHashMap<>();
  private final IdentityHashMap<Call.Function, Call.Function> functions = new IdentityHashMap<>();

  Rewriting(List<Rule> rules) {
    this.rules = List.copyOf(rules);
  }

  /** Returns the expression that replaces another. */
  @Override
  public Node of(Node node) {
    Node found = known.get(node);
    if (found == null) {
      found = simplified(rebuilt(node));
      known.put(node, found);
    }
    return found;
  }

  /** Returns a rewritten criterion with its grading of all cards at once, if a rule finds one. */
  @Override
  public TrickLaw.Criterion graded(TrickLaw.Criterion criterion) {
    TrickLaw.Criterion found = criterion;
    for (Rule rule : rules) {
      @Nullable Grading grading = rule.grading(found);
      found = grading == null ? found : found.graded(grading);
    }
    return found;
  }

  /**
   * Returns what replaces an obligation whose expressions have been rewritten, given the graded
   * criteria.
   */
  @Override
  public TrickLaw.Obligation simplified(
      TrickLaw.Obligation obligation, List<TrickLaw.Criterion> criteria) {
    TrickLaw.Obligation found = obligation;
    for (Rule rule : rules) {
      found = rule.simplified(found, criteria);
    }
    return found;
  }

  private Node rebuilt(Node node) {
    Composition composition = node.composition();
    List<Node> others = new ArrayList<>();
    for (Node operand : composition.operands()) {
      others.add(of(operand));
    }
    if (node instanceof Call call) {
      return new Call(function(call.function()), others);
    }
    return composition.rebuilt(node, others);
  }

  private Call.Function function(Call.Function function) {
    Call.Function found = functions.get(function);
    if (found == null) {
      Node body = of(function.body());
      for (Rule rule : rules) {
        body = rule.body(function, body);
      }
      found =
          new Call.Function(function.name(), function.parameters(), body, function.definition());
      functions.put(function, found);
    }
    return found;
  }

  private Node simplified(Node node) {
    Node found = node;
    for (Rule rule : rules) {
      found = rule.simplified(found);
    }
    return found;
  }
}
