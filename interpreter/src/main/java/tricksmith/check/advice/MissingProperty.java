package tricksmith.check.advice;

import java.util.Optional;
import java.util.regex.Pattern;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Fix;

/**
 * Suggests the property where only its owner is written: {@code trump = top of deck}, {@code card
 * == H}.
 */
public record MissingProperty(CheckLog log) {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]+");

  /**
   * A property to write.
   *
   * @param text the property as it should be written
   */
  public record Meant(String text, Fix fix) {}

  /** The only likely property of a term that has the wanted type. */
  public Optional<Meant> of(Term term, Type wanted) {
    return ErrorTerm.is(term) || Types.isMistake(wanted)
        ? Optional.empty()
        : BuiltInFunction.all().stream()
            .filter(function -> function.parameters().size() == 1)
            .filter(function -> function.parameters().getFirst().equals(term.type()))
            .filter(function -> Types.fits(function.result(), wanted))
            .filter(function -> function.result() != Type.Basic.YES_NO)
            .filter(function -> !function.operator().has(Trait.REMOTE))
            .findFirst()
            .map(function -> meant(term, function.name()));
  }

  private Meant meant(Term term, String property) {
    String owner = log.written(term);
    return WORD.matcher(owner).matches()
        ? new Meant(owner + "." + property, Fix.after(term, "." + property))
        : new Meant(property + " of " + owner, Fix.before(term, property + " of "));
  }
}
