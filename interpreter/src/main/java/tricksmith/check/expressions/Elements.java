package tricksmith.check.expressions;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Fact.Trait;
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
public record Elements(CheckLog log) {

  /** Reports an expression that is the same for all elements, or a part of it that is. */
  public void ask(Local element, Term asked) {
    if (ErrorTerm.isIn(asked) || element.name().isEmpty()) {
      return;
    }
    if (asked.reads(element)) {
      askParts(element, asked);
      return;
    }
    fix(element, asked)
        .ifPresentOrElse(
            fix -> ofAnother(element, asked, fix),
            () ->
                log.problem(
                    MisreadingProblem.SAME_FOR_ALL_ELEMENTS, asked, List.of(), element.name()));
  }

  /**
   * Reports {@code doubled} in {@code other in players where doubled and other != player}: it is
   * the acting player's, whatever else the condition asks about {@code other}.
   */
  private void askParts(Local element, Term condition) {
    if (!condition.applies(Trait.CONNECTS)) {
      return;
    }
    for (Term part : condition.children()) {
      if (part.reads(element)) {
        askParts(element, part);
      } else if (part.all().noneMatch(Elements::isAboutAll)) {
        fix(element, part).ifPresent(fix -> ofAnother(element, part, fix));
      }
    }
  }

  /** Whether a term is about all tricks, or about elements of its own. */
  private static boolean isAboutAll(Term term) {
    return term.operator() == Operator.TRICKS || !term.binds().isEmpty();
  }

  private void ofAnother(Local element, Term asked, Fix fix) {
    Edit own = fix.edits().getFirst();
    String before = log.written(new Span(asked.span().start(), own.span().start()));
    String after = log.written(new Span(own.span().end(), asked.span().end()));
    log.problem(
        MisreadingProblem.OWN_OF_ALL_ELEMENTS,
        asked,
        fix,
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
      return Optional.of(Fix.after(span, of));
    }
    if (isImplied(part, part.operator() == Operator.SCORE_OF ? "score" : zone(part))) {
      return Optional.of(Fix.after(span, of));
    }
    boolean entry =
        player
            && part.children().size() == 1
            && part.reads().stream().anyMatch(OnVariable.class::isInstance)
            && log.written(span).indexOf('[') < 0;
    return entry ? Optional.of(Fix.after(span, "[" + element.name() + "]")) : Optional.empty();
  }

  private static @Nullable String zone(Term part) {
    Term.ZoneCards pile = part.pile();
    return pile != null && part.equals(pile) ? pile.zone().name() : null;
  }

  /** Whether a word is written without an owner. */
  private boolean isImplied(Term part, @Nullable String word) {
    return word != null && !part.children().isEmpty() && log.written(part).equals(word);
  }
}
