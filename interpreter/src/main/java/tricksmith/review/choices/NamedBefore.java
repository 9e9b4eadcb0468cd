package tricksmith.review.choices;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds choices without those that were chosen before, which are asked more often than there are
 * alternatives: {@code repeat 6 times}, each time one of four suits not yet named.
 */
public record NamedBefore(Rulebook book, Findings findings) {
  public void review() {
    follow(book.rules().procedure(), List.of());
  }

  private void follow(List<Action> actions, List<Action> loops) {
    for (Action action : actions) {
      Action.Choice choice = action.choice();
      if (choice != null && choice.pass() == null && choice.where() != null) {
        choice
            .where()
            .parts(Operator.AND)
            .filter(part -> part.operator() == Operator.NOT)
            .map(part -> part.children().getFirst())
            .forEach(named -> review(choice, named, loops));
      }
      List<Action> inside =
          action.repetition() == null
              ? loops
              : Stream.concat(loops.stream(), Stream.of(action)).toList();
      action.blocks().forEach(block -> follow(block.actions(), inside));
    }
  }

  private void review(Action.Choice choice, Term named, List<Action> loops) {
    Variable variable = variable(named);
    if (variable == null
        || variable.lifetime() != Lifetime.MATCH
        || named.children().stream().noneMatch(index -> choice.it().equals(index.head()))
        || !isSetByThis(variable, choice)) {
      return;
    }
    Long different = different(variable);
    Long asked = times(loops);
    if (different == null || asked == null || asked <= different || choice.offered().size() != 1) {
      return;
    }
    Term where = choice.where();
    if (where != null && !findings.hasAt(where)) {
      String offer = book.written(choice.offered().getFirst());
      String written = book.written(where);
      findings.add(
          ReviewProblem.ALL_NAMED,
          where,
          Fix.after(where, ", else from " + offer),
          asked.toString(),
          different.toString(),
          "where " + written + ", else from " + offer);
    }
  }

  private @Nullable Variable variable(Term named) {
    return book.rules()
        .variables(named.reads())
        .filter(variable -> variable.type() == Type.Basic.YES_NO && variable.initial() == null)
        .findFirst()
        .orElse(null);
  }

  /** Whether nothing but <i>yes</i> for what this choice chose is ever set. */
  private boolean isSetByThis(Variable variable, Action.Choice choice) {
    List<Action> setting = book.setting(variable);
    return setting.size() == 1
        && setting.getFirst().choice() == null
        && Boolean.TRUE.equals(setting.getFirst().terms().getLast().head())
        && setting.getFirst().terms().stream()
            .anyMatch(index -> index.readsDirectly(choice.variable()));
  }

  /** Returns how many entries a variable has; null if that is unknown or differs. */
  private @Nullable Long different(Variable variable) {
    long entries = 1;
    for (Type index : variable.indices()) {
      long values =
          index == Type.Basic.PLAYER
              ? book.rules().leastPlayers()
              : book.rules().order(index).size();
      if (values == 0) {
        return null;
      }
      entries *= values;
    }
    return entries;
  }

  /** Returns how often the innermost statement of these loops is performed; null if unknown. */
  private @Nullable Long times(List<Action> loops) {
    long times = 1;
    for (Action loop : loops) {
      Action.Repetition repetition = loop.repetition();
      if (repetition == null
          || loop.until() != null
          || loop.where() != null
          || loop.has(StatementEffect.PLAYS_TRICKS)) {
        return null;
      }
      Long passes =
          repetition.times() != null
              ? constant(repetition.times())
              : loop.has(StatementEffect.GOES_ROUND)
                      && repetition.bounded()
                      && loop.binds().getFirst().type() == Type.Basic.PLAYER
                  ? (Long) (long) book.rules().leastPlayers()
                  : null;
      if (passes == null) {
        return null;
      }
      times *= passes;
    }
    return times;
  }

  private @Nullable Long constant(Term number) {
    Long least = book.bounds().of(number).least();
    return least != null && least.equals(book.bounds().of(number).most()) ? least : null;
  }
}
