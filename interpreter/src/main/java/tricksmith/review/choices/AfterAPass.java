package tricksmith.review.choices;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds statements after a choice that take its value for the player's own, though the player may
 * have passed: in {@code player may choose double from yes; player scores 1 if double}, who passes
 * after a yes scores too.
 */
public record AfterAPass(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions(StatementEffect.GOES_ROUND)
        .filter(round -> round.binds().getFirst().type() == Type.Basic.PLAYER)
        .forEach(round -> review(round.inside(), round.binds().getFirst()));
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> play.blocks().stream())
        .forEach(block -> movedAgain(block.actions()));
    book.actions(StatementEffect.GOES_ROUND).forEach(round -> movedAgain(round.inside()));
  }

  /**
   * Looks for {@code winner may choose kept from cards of trick; move kept to hand}, which after a
   * pass moves what somebody has kept before.
   */
  private void movedAgain(List<Action> body) {
    for (int place = 0; place < body.size() - 1; place++) {
      Action.Choice choice = body.get(place).choice();
      Action next = body.get(place + 1);
      if (choice != null
          && choice.pass() != null
          && choice.variable().lifetime() != Lifetime.TRICK
          && next.moved() instanceof Term.VariableValue moved
          && moved.variable().equals(choice.variable())
          && book.setting(choice.variable()).size() == 1) {
        findings.add(
            ReviewProblem.MOVED_AFTER_PASS, next, choice.variable().name(), inBlock(choice, next));
      }
    }
  }

  private void review(List<Action> body, Local player) {
    for (int place = 0; place < body.size() - 1; place++) {
      Action.Choice choice = body.get(place).choice();
      if (choice != null && choice.pass() != null && player.equals(choice.player().head())) {
        after(choice, body.get(place + 1), player);
      }
    }
  }

  private void after(Action.Choice choice, Action next, Local player) {
    Variable chosen = choice.variable();
    if (next instanceof Action.Assign assign && takesNone(assign, choice)) {
      findings.add(
          ReviewProblem.NONE_AFTER_PASS,
          next,
          assign.variable().name(),
          chosen.name(),
          inBlock(choice, next));
    } else if (chosen.axes().isEmpty()
        && next.choice() == null
        && next.terms().stream().anyMatch(term -> book.dependsOn(term, chosen))
        && next.all().flatMap(each -> each.terms().stream()).anyMatch(term -> term.reads(player))) {
      findings.add(
          ReviewProblem.CHOSEN_BY_ANOTHER,
          next,
          chosen.name(),
          inBlock(choice, next),
          chosen.name() + "[player]");
    }
  }

  /** Whether a variable is set to what was chosen, which is none if nobody has chosen yet. */
  private static boolean takesNone(Action.Assign assign, Action.Choice choice) {
    return assign.value() instanceof Term.VariableValue(_, Variable value, var indices)
        && value.equals(choice.variable())
        && indices.size() == choice.indices().size()
        && value.initial() == null
        && !assign.keepIfNone()
        && value.type() != Type.Basic.YES_NO
        && !(value.type() instanceof Type.SetOf);
  }

  /** Returns the choice with the statement in its block. */
  private String inBlock(Action.Choice choice, Action next) {
    Span head = choice.span();
    String written =
        choice.then().isEmpty() && choice.otherwise().isEmpty()
            ? book.written(head).lines().findFirst().orElse("")
            : "…";
    String statement = book.written(next).lines().findFirst().orElse("").strip();
    String inside = statement.endsWith("{") ? statement + " … }" : statement;
    return written + " { " + inside + " }";
  }
}
