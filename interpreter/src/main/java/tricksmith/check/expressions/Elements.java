package tricksmith.check.expressions;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds what is evaluated for each element of a set, or each alternative, but does not depend on
 * it: {@code players with most tricks}, where the number of all tricks is the same for each player.
 */
public final class Elements {
  private final CheckLog log;

  public Elements(CheckLog log) {
    this.log = log;
  }

  /** Reports an expression that is the same for all elements. */
  public void ask(Local element, Term asked) {
    if (asked.reads(element) || ErrorTerm.isIn(asked) || element.name().isEmpty()) {
      return;
    }
    Optional<Fix> fix = fix(element, asked);
    if (fix.isEmpty()) {
      log.problem(MisreadingProblem.SAME_FOR_ALL_ELEMENTS, asked.span(), List.of(), element.name());
      return;
    }
    Edit own = fix.get().edits().getFirst();
    String before = log.written(new Span(asked.span().start(), own.span().start()));
    String after = log.written(new Span(own.span().end(), asked.span().end()));
    log.problem(
        MisreadingProblem.OWN_OF_ALL_ELEMENTS,
        asked.span(),
        fix.get(),
        element.name(),
        before + own.text() + after);
  }

  /** Returns the fix that makes an expression belong to the element. */
  Optional<Fix> fix(Local element, Term asked) {
    return asked.all().flatMap(part -> ofElement(part, element).stream()).findFirst();
  }

  /** Makes a part belong to the element, instead of to all players or to another one. */
  private Optional<Fix> ofElement(Term part, Local element) {
    boolean player = element.type() == Type.Basic.PLAYER;
    boolean side = element.type() == Type.Basic.SIDE;
    if (!player && !side) {
      return Optional.empty();
    }
    Span span = part.span();
    String of = " of " + element.name();
    if (part.operator() == Operator.TRICKS) {
      return Optional.of(Fix.of(Edit.insert(span.end(), of)));
    }
    if (isImplied(part, part.operator() == Operator.SCORE_OF ? "score" : zone(part))) {
      return Optional.of(Fix.of(Edit.insert(span.end(), of)));
    }
    boolean entry =
        player
            && part.children().size() == 1
            && part.reads().stream().anyMatch(OnVariable.class::isInstance)
            && log.written(span).indexOf('[') < 0;
    return entry
        ? Optional.of(Fix.of(Edit.insert(span.end(), "[" + element.name() + "]")))
        : Optional.empty();
  }

  private static @Nullable String zone(Term part) {
    Term.ZoneCards pile = part.pile();
    return pile != null && part.equals(pile) ? pile.zone().name() : null;
  }

  /** Whether a word is written without an owner. */
  private boolean isImplied(Term part, @Nullable String word) {
    return word != null && !part.children().isEmpty() && log.written(part.span()).equals(word);
  }
}
