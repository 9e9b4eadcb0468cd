package tricksmith.review.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds a card that is turned up on top of a deck before dealing, which then goes into the first
 * hand: {@code trump = suit of top of deck}, and then {@code deal 8 to each player}.
 */
public record DealtAway(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.blocks().forEach(this::block);
  }

  /** Looks at the statements of one block, without those inside them. */
  private void block(List<Action> actions) {
    Map<Integer, List<Action>> looking = new HashMap<>();
    for (Action action : actions) {
      Term.ZoneCards from = action.origin();
      if (from != null) {
        List<Action> before = looking.remove(from.zone().id());
        if (before != null && action instanceof Action.Deal) {
          report(before, action, from);
        }
      } else if (action.moved() != null || !action.blocks().isEmpty() || isNew(action)) {
        looking.clear();
      } else {
        tops(action)
            .map(top -> top.zone().zone().id())
            .distinct()
            .forEach(zone -> looking.computeIfAbsent(zone, _ -> new ArrayList<>()).add(action));
      }
    }
  }

  private static boolean isNew(Action action) {
    return action instanceof Action.NewDeal || action instanceof Action.Shuffle;
  }

  private static Stream<Term.EndOfZone> tops(Action action) {
    return action
        .allTerms()
        .filter(Term.EndOfZone.class::isInstance)
        .map(Term.EndOfZone.class::cast)
        .filter(end -> end.top() && end.count() == null);
  }

  private void report(List<Action> looking, Action deal, Term.ZoneCards from) {
    if (looking.stream().anyMatch(DealtAway::keepsTheCard)) {
      return;
    }
    Action first = looking.getFirst();
    findings.add(
        ReviewProblem.DEALT_AWAY,
        first,
        deal.count() == null ? bottom(looking) : later(looking, deal.span()),
        from.zone().name(),
        book.written(deal));
  }

  /** Whether a statement remembers the card itself, so that it can be found in a hand. */
  private static boolean keepsTheCard(Action action) {
    return action.sets().stream().anyMatch(variable -> variable.type() == Type.Basic.CARD);
  }

  private static @Nullable Fix bottom(List<Action> looking) {
    Edit[] edits =
        looking.stream()
            .flatMap(DealtAway::tops)
            .map(top -> new Span(top.span().start(), top.span().start() + "top".length()))
            .map(top -> new Edit(top, "bottom"))
            .toArray(Edit[]::new);
    return Fix.of(edits);
  }

  /** Returns a fix that moves the statements after the deal. */
  private @Nullable Fix later(List<Action> looking, Span deal) {
    List<Edit> gone =
        looking.stream().map(action -> book.withoutLine(action)).filter(Objects::nonNull).toList();
    String before = book.before(deal.start());
    if (gone.size() < looking.size() || !before.isBlank()) {
      return null;
    }
    StringBuilder moved = new StringBuilder();
    looking.forEach(action -> moved.append('\n').append(before).append(book.written(action)));
    List<Edit> edits = new ArrayList<>(gone);
    edits.add(Edit.after(deal, moved.toString()));
    return Fix.of(edits.toArray(Edit[]::new));
  }
}
