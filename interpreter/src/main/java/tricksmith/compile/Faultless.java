package tricksmith.compile;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/**
 * Tells terms that cannot go wrong, so that it makes no difference whether they are evaluated:
 * {@code super(card) and low} is no where {@code low} is no. Errs on the side of caution.
 */
final class Faultless {

  private final List<DefinedTerm> definitions;
  private final @Nullable Integer suitLed;
  private final IdentityHashMap<Term, Boolean> known = new IdentityHashMap<>();

  /**
   * Terms of these rules.
   *
   * @param suitLed the definition of the suit led, or null
   */
  Faultless(List<DefinedTerm> definitions, @Nullable Integer suitLed) {
    this.definitions = definitions;
    this.suitLed = suitLed;
  }

  boolean is(Term term) {
    Boolean found = known.get(term);
    if (found == null) {
      found = isItself(term) && evaluated(term).allMatch(this::is);
      known.put(term, found);
    }
    return found;
  }

  /** The terms in it, but for the faces that cards are compared with: any card of them is meant. */
  private static Stream<Term> evaluated(Term term) {
    boolean compares = term.operator() == Operator.EQUAL || term.operator() == Operator.UNEQUAL;
    return term.children().stream()
        .filter(part -> !(compares && part instanceof Term.FaceConstant));
  }

  private boolean isItself(Term term) {
    return term.reads().stream().allMatch(this::isDefinition)
        && (term.total() || (term.operator() == Operator.SUIT_LED && isSuitLed()));
  }

  private boolean isSuitLed() {
    return suitLed == null || is(definitions.get(suitLed).body());
  }

  private boolean isDefinition(Dependency dependency) {
    return !(dependency instanceof OnDefinition(int definition))
        || is(definitions.get(definition).body());
  }
}
