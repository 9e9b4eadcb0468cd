package tricksmith.review.procedure;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds statements whose effect lasts for a deal, directly before a new deal, which undoes it at
 * once: {@code dealer sits out}, and then {@code new deal}.
 */
public record UndoneByNewDeal(Rulebook book, Findings findings) {
  private static final Set<StatementEffect> FOR_THE_DEAL =
      EnumSet.of(
          StatementEffect.SITS_OUT,
          StatementEffect.FORMS_SIDES,
          StatementEffect.DELEGATES,
          StatementEffect.REVERSES);

  /** What can come before a new deal and asks nobody, so that it makes no difference. */
  private static final Set<StatementEffect> BETWEEN =
      EnumSet.of(StatementEffect.CHANCE, StatementEffect.SHUFFLES);

  public void review() {
    boolean dealt = block(book.rules().procedure(), null) != null;
    book.rules().tests().forEach(test -> test(test.lines(), dealt));
  }

  /**
   * Looks at what a test says before the match begins.
   *
   * @param dealt whether a new deal comes before anything that players decide
   */
  private void test(List<CheckedTest.Line> lines, boolean dealt) {
    int begins = lines.size() - 1;
    while (begins >= 0 && !(lines.get(begins) instanceof CheckedTest.BeginMatch)) {
      begins--;
    }
    for (int at = 0; at < begins; at++) {
      if (isLost(lines.get(at), dealt)) {
        Span line = lines.get(at).span();
        Fix later = later(line, lines.get(begins).span());
        findings.add(ReviewProblem.LOST_AT_THE_BEGINNING, line, later);
      }
    }
  }

  private boolean isLost(CheckedTest.Line line, boolean dealt) {
    if (line instanceof CheckedTest.Cards cards) {
      return !isDealtFrom(cards.zone().zone());
    }
    boolean ofTheDeal =
        line instanceof CheckedTest.SetVariable given
            ? given.variable().lifetime() != Lifetime.MATCH && !isDrawn(given.variable())
            : line instanceof CheckedTest.SetTricks || line instanceof CheckedTest.SitsOut;
    return dealt && ofTheDeal;
  }

  /** Whether cards given to a zone come out of it as given, after it is shuffled. */
  private boolean isDealtFrom(Zone zone) {
    return book.rules().decks().stream().anyMatch(deck -> deck.zone() == zone.id())
        || book.actions(StatementEffect.SHUFFLES)
            .flatMap(Action::allTerms)
            .anyMatch(term -> term.isZone(zone.name()));
  }

  /** Whether chance sets a variable, which then comes out as given. */
  private boolean isDrawn(Variable variable) {
    return book.setting(variable).stream().anyMatch(action -> action.has(StatementEffect.CHANCE));
  }

  /**
   * Walks statements backwards.
   *
   * @param deal the new deal that comes next; null if something else does
   * @return the new deal that comes first, here or afterwards
   */
  private @Nullable Action block(List<Action> actions, @Nullable Action deal) {
    Action next = deal;
    for (Action action : actions.reversed()) {
      next = step(action, next);
    }
    return next;
  }

  private @Nullable Action step(Action action, @Nullable Action next) {
    if (action.has(StatementEffect.STARTS_DEAL)) {
      return action;
    }
    if (action.repetition() != null) {
      Action first = first(action.inside());
      action.blocks().forEach(block -> block(block.actions(), first));
      return first;
    }
    if (isForTheDeal(action)) {
      if (next != null) {
        report(action, next);
      }
      return next;
    }
    String procedure = action.performs();
    if (procedure != null) {
      return block(action.inside(), book.isPerformedOnce(procedure) ? next : null);
    }
    boolean alike = true;
    for (Action.Block block : action.blocks()) {
      alike &= Objects.equals(block(block.actions(), next), next);
    }
    return alike && action.choice() == null && BETWEEN.containsAll(action.effects()) ? next : null;
  }

  /** Returns the new deal with which a pass of a loop begins; null if it begins otherwise. */
  private static @Nullable Action first(List<Action> pass) {
    return pass.stream()
        .dropWhile(
            action ->
                action
                    .all()
                    .allMatch(
                        each ->
                            isForTheDeal(each)
                                || (each.repetition() == null
                                    && each.choice() == null
                                    && BETWEEN.containsAll(each.effects()))))
        .findFirst()
        .filter(action -> action.has(StatementEffect.STARTS_DEAL))
        .orElse(null);
  }

  private static boolean isForTheDeal(Action action) {
    boolean drops = action instanceof Action.Leave leave && leave.forTheMatch();
    return !drops && action.effects().stream().anyMatch(FOR_THE_DEAL::contains);
  }

  private void report(Action action, Action deal) {
    Span span = action.span();
    findings.add(ReviewProblem.UNDONE_BY_NEW_DEAL, span, later(span, deal.span()));
  }

  /** Whether a text closes a block that it does not open. */
  private static boolean leavesBlock(String text) {
    int depth = 0;
    for (int at = 0; at < text.length(); at++) {
      depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
      if (depth < 0) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Fix later(Span statement, Span deal) {
    return statement.end() > deal.start() || leavesBlock(book.written(statement.gapTo(deal)))
        ? null
        : book.movedAfter(deal, List.of(statement));
  }
}
