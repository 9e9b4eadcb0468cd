package tricksmith.editor.picture;

import java.util.List;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.CallGraph;
import tricksmith.source.Span;

/**
 * The questions of a script that offer the same alternatives whatever lies hidden, so everybody at
 * the table knows the possible answers.
 */
record OpenQuestions(CheckedRules rules) {

  /** Whether the statement at this place asks such a question. Errs on the side of no. */
  boolean include(Span statement) {
    CallGraph calls = new CallGraph(rules);
    return rules
        .actions()
        .filter(action -> action.span().equals(statement))
        .flatMap(Action::choices)
        .map(Action.Choice::deciding)
        .anyMatch(deciding -> areOpen(deciding, calls));
  }

  private boolean areOpen(List<Term> deciding, CallGraph calls) {
    return calls.dependencies(deciding.stream()).stream().allMatch(this::isOpen)
        && deciding.stream()
            .flatMap(calls::everythingIn)
            .noneMatch(part -> part.applies(Trait.SEES_HANDS));
  }

  private boolean isOpen(Dependency dependency) {
    return switch (dependency) {
      case Dependency.OnVariable(int id) -> isOpen(rules.variables().get(id));
      case Dependency.OnZone _ -> false;
      case Dependency.State state ->
          switch (state) {
            case CARDS, TRICKS -> false;
            case SIDES ->
                rules.actions().noneMatch(action -> action.has(StatementEffect.FORMS_SIDES));
            case DECKS, SEATS, SCORES, IN_PLAY, DIRECTION, PASSES -> true;
          };
      case Dependency.OnOption _, Dependency.OnLocal _, Dependency.OnDefinition _ -> true;
    };
  }

  private static boolean isOpen(Variable variable) {
    return variable.isSeenByAll() && !mayBeCard(variable.type());
  }

  private static boolean mayBeCard(Type type) {
    return switch (type) {
      case Type.Basic basic -> basic == Type.Basic.CARD;
      case Type.SetOf(Type element) -> mayBeCard(element);
      case Type.Product product -> product.factors().stream().anyMatch(OpenQuestions::mayBeCard);
      case Type.Union(_, List<Type> members) -> members.stream().anyMatch(OpenQuestions::mayBeCard);
      case Type.Labels _, Type.Nothing _ -> false;
    };
  }
}
