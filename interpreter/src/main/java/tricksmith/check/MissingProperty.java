package tricksmith.check;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Knows which property is meant where only its owner is named: {@code trump = top of deck}, {@code
 * card == H}.
 */
final class MissingProperty {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]+");

  /** What is seldom meant by the name of its owner. */
  private static final Set<Operator> REMOTE =
      Set.of(
          Operator.PLACE_OF_TRICK,
          Operator.SCORE_OF,
          Operator.PARTNER_OF,
          Operator.PARTNERS_OF,
          Operator.OPPONENTS_OF,
          Operator.TRICKS_OF,
          Operator.NEXT_AFTER);

  private final Context context;

  MissingProperty(Context context) {
    this.context = context;
  }

  /**
   * What is meant by the name of the owner.
   *
   * @param text how it is written
   */
  record Meant(String text, Fix fix) {}

  /** The only property of a term that is of this type. */
  Optional<Meant> of(Term term, Type wanted) {
    return Mistake.is(term) || Types.isMistake(wanted)
        ? Optional.empty()
        : BuiltInFunction.all().stream()
            .filter(function -> function.parameters().size() == 1)
            .filter(function -> function.parameters().getFirst().equals(term.type()))
            .filter(function -> Types.fits(function.result(), wanted))
            .filter(function -> function.result() != Type.Basic.YES_NO)
            .filter(function -> !REMOTE.contains(function.operator()))
            .findFirst()
            .map(function -> meant(term, function.name()));
  }

  private Meant meant(Term term, String property) {
    String owner = context.notes.written(term.span());
    return WORD.matcher(owner).matches()
        ? new Meant(owner + "." + property, Fix.of(Edit.insert(term.span().end(), "." + property)))
        : new Meant(
            property + " of " + owner, Fix.of(Edit.insert(term.span().start(), property + " of ")));
  }
}
