package tricksmith.review.scores;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds bare words in the score of another player than the one a loop goes by, beside what is said
 * of that one: in {@code each player { left of player scores bid if number of tricks of player ==
 * bid }}, the bid is that of the player on the left.
 */
public record BareWords(Rulebook book, Findings findings) {

  public void review() {
    book.actions(Action.Each.class)
        .filter(each -> each.element().type() == Type.Basic.PLAYER)
        .filter(each -> book.written(each).startsWith("each player"))
        .forEach(each -> each.body().forEach(inside -> statement(inside, each.element())));
  }

  private void statement(Action action, Local player) {
    if (action instanceof Action.Scores(_, Term players, Term value)) {
      scores(players, player, List.of(value));
    } else if (action instanceof Action.If branch
        && branch.then().size() == 1
        && branch.otherwise().isEmpty()
        && branch.then().getFirst() instanceof Action.Scores(var span, Term players, Term value)
        && span.start() < branch.condition().span().start()) {
      scores(players, player, List.of(value, branch.condition()));
    }
  }

  private void scores(Term who, Local player, List<Term> said) {
    if (who.type() != Type.Basic.PLAYER
        || player.equals(who.head())
        || said.stream().flatMap(Term::all).noneMatch(part -> isWritten(part, player, who))) {
      return;
    }
    said.stream()
        .flatMap(Term::all)
        .filter(part -> isBareWordOf(part, who))
        .filter(part -> !findings.hasAt(part))
        .forEach(
            part -> {
              String name = book.written(part);
              findings.add(
                  ReviewProblem.OF_WHOEVER_SCORES,
                  part,
                  name,
                  book.written(who),
                  of(part, player.name()),
                  of(part, book.written(who)));
            });
  }

  /** Whether the player of the loop is written, other than in saying who scores. */
  private boolean isWritten(Term part, Local player, Term who) {
    return part.children().isEmpty()
        && !who.span().contains(part.span().start())
        && player.equals(part.head())
        && book.written(part).equals(player.name());
  }

  /** Whether it is something of a player who is not written: {@code bid}, {@code hand}. */
  private boolean isBareWordOf(Term part, Term who) {
    String name = name(part);
    return name != null
        && part.children().size() == 1
        && TermEquality.same(part.children().getFirst(), who)
        && book.written(part).equals(name);
  }

  private static @Nullable String name(Term part) {
    return switch (part) {
      case Term.VariableValue value -> value.variable().name();
      case Term.ZoneCards cards -> cards.zone().name();
      default -> part.operator() == Operator.SCORE_OF ? "score" : null;
    };
  }

  private static String of(Term part, String player) {
    return part instanceof Term.VariableValue value
        ? value.variable().name() + "[" + player + "]"
        : name(part) + " of " + player;
  }
}
