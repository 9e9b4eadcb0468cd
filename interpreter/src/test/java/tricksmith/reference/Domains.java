package tricksmith.reference;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.rules.Term;
import tricksmith.rules.Term.Domain;
import tricksmith.rules.Term.Standard;

/**
 * Going through the elements of a set ({@code docs/language/reference.md}, Elements and their
 * names).
 */
final class Domains {
  private final Situation situation;
  private final Evaluator evaluator;

  Domains(Situation situation, Evaluator evaluator) {
    this.situation = situation;
    this.evaluator = evaluator;
  }

  /** The elements for which the condition holds. */
  List<Thing> elements(Domain domain, Environment environment) {
    return evaluator.inOrder(domain.set(), environment).stream()
        .filter(element -> fits(domain, element, environment))
        .toList();
  }

  private boolean fits(Domain domain, Thing element, Environment environment) {
    return domain.condition() == null
        || evaluator.holds(domain.condition(), environment.with(domain.element(), element));
  }

  boolean holds(Term.Quantified quantified, Environment environment) {
    Domain domain = quantified.domain();
    List<Thing> all = evaluator.inOrder(domain.set(), environment);
    return switch (quantified.quantifier()) {
      case SOME -> all.stream().anyMatch(element -> fits(domain, element, environment));
      case EVERY -> all.stream().allMatch(element -> fits(domain, element, environment));
      case NO -> all.stream().noneMatch(element -> fits(domain, element, environment));
    };
  }

  /**
   * Cards in the order in which they were played, before those that were not; others in their own.
   */
  Thing outermost(Term.Outermost outermost, Environment environment) {
    List<Thing> all = elements(outermost.domain(), environment);
    if (all.isEmpty()) {
      return Thing.nothing();
    }
    List<Thing> played = situation.plays().stream().<Thing>map(PlayedTrick.Play::card).toList();
    List<Thing> ordered =
        Stream.concat(
                played.stream().filter(all::contains),
                all.stream().filter(element -> !played.contains(element)))
            .toList();
    return outermost.first() ? ordered.getFirst() : ordered.getLast();
  }

  /** The value of a term for each element. */
  List<Thing> values(Term value, Domain domain, Environment environment) {
    return elements(domain, environment).stream()
        .map(element -> evaluator.value(value, environment.with(domain.element(), element)))
        .toList();
  }

  /** The best by the list of standards, all of the tied. */
  List<Thing> best(Term.Selected selected, Environment environment) {
    List<Thing> best = elements(selected.domain(), environment);
    List<Standard> standards = selected.standards();
    for (int i = 0; i < standards.size(); i++) {
      List<Thing> better = bestBy(standards.get(i), selected.domain(), best, environment);
      best = better.isEmpty() && i > 0 ? best : better;
    }
    return best;
  }

  /** Elements for which the value is none are passed over. */
  private List<Thing> bestBy(
      Standard standard, Domain domain, List<Thing> elements, Environment environment) {
    Optional<Thing> top =
        elements.stream()
            .map(element -> measure(standard, domain, element, environment))
            .filter(Thing::exists)
            .max((a, b) -> compare(standard, a, b));
    return elements.stream()
        .filter(element -> Optional.of(measure(standard, domain, element, environment)).equals(top))
        .toList();
  }

  private Thing measure(Standard standard, Domain domain, Thing element, Environment environment) {
    return evaluator.value(standard.value(), environment.with(domain.element(), element));
  }

  private int compare(Standard standard, Thing a, Thing b) {
    int larger = situation.order().compare(a, b, standard.value().type());
    return standard.most() ? larger : -larger;
  }

  /** One more than those who are better; or, the worse place, those who are better or equal. */
  Thing place(Term.PlaceAmong place, Environment environment) {
    Thing subject = evaluator.value(place.subject(), environment);
    if (!subject.exists()) {
      return Thing.nothing();
    }
    List<Integer> others =
        elements(place.domain(), environment).stream()
            .map(other -> better(other, subject, place, environment))
            .toList();
    long better = others.stream().filter(sign -> sign > 0).count();
    long equal = others.stream().filter(sign -> sign == 0).count();
    return Thing.amount(place.worse() ? better + equal : better + 1);
  }

  /** Whether a is better (positive) or worse (negative) than b; none is worse than anything. */
  private int better(Thing a, Thing b, Term.PlaceAmong place, Environment environment) {
    for (Standard standard : place.standards()) {
      Thing valueOfA = measure(standard, place.domain(), a, environment);
      Thing valueOfB = measure(standard, place.domain(), b, environment);
      int compared =
          valueOfA.exists() && valueOfB.exists()
              ? compare(standard, valueOfA, valueOfB)
              : Boolean.compare(valueOfA.exists(), valueOfB.exists());
      if (compared != 0) {
        return compared;
      }
    }
    return 0;
  }
}
