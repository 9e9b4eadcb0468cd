package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.rules.Term;
import tricksmith.rules.Term.Domain;
import tricksmith.rules.Term.Standard;
import tricksmith.rules.Type;
import tricksmith.rules.Types;

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
   * Cards in the order in which they were played, before those that were not: these from the top of
   * their pile, or in their own order if they lie in no pile; others in their own.
   */
  Thing outermost(Term.Outermost outermost, Environment environment) {
    Domain domain = outermost.domain();
    List<Thing> all =
        domain.set() instanceof Term.ZoneCards zone && Evaluator.isPile(zone)
            ? evaluator.cards(zone, environment).stream()
                .<Thing>map(card -> card)
                .filter(card -> fits(domain, card, environment))
                .toList()
            : elements(domain, environment);
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

  /** The longest run of all that begin somewhere, or the one to which a member belongs. */
  List<Thing> run(Term.Run run, Environment environment) {
    List<Thing> elements =
        elements(run.domain(), environment).stream()
            .filter(element -> isMeasured(run, element, environment))
            .toList();
    if (run.member() != null) {
      Thing member = evaluator.value(run.member(), environment);
      return elements.contains(member) ? around(member, run, elements, environment) : List.of();
    }
    List<Thing> longest = List.of();
    for (Thing element : elements) {
      List<Thing> other = around(element, run, elements, environment);
      if (other.size() > longest.size()
          || (other.size() == longest.size() && isHigher(other, longest, run, environment))) {
        longest = other;
      }
    }
    return longest;
  }

  /** From the lowest that leads up to an element to the highest that leads on from it. */
  private List<Thing> around(
      Thing element, Term.Run run, List<Thing> elements, Environment environment) {
    List<Thing> found = new ArrayList<>(List.of(element));
    Optional<Thing> next = Optional.of(element);
    while (next.isPresent()) {
      Thing last = next.get();
      next = elements.stream().filter(up -> isNext(last, up, run, environment)).findFirst();
      next.ifPresent(found::addLast);
    }
    next = Optional.of(element);
    while (next.isPresent()) {
      Thing first = next.get();
      next = elements.stream().filter(down -> isNext(down, first, run, environment)).findFirst();
      next.ifPresent(found::addFirst);
    }
    return found;
  }

  private boolean isHigher(
      List<Thing> run, List<Thing> other, Term.Run term, Environment environment) {
    Term last = term.keys().getLast();
    Thing high = keys(term, run.getLast(), environment).getLast();
    Thing otherHigh = keys(term, other.getLast(), environment).getLast();
    return situation.order().compare(high, otherHigh, last.type()) > 0;
  }

  private boolean isNext(Thing low, Thing high, Term.Run run, Environment environment) {
    List<Thing> below = keys(run, low, environment);
    List<Thing> above = keys(run, high, environment);
    int last = below.size() - 1;
    return below.subList(0, last).equals(above.subList(0, last))
        && isNext(below.getLast(), above.getLast(), run.keys().getLast().type());
  }

  private boolean isNext(Thing low, Thing high, Type type) {
    if (low instanceof Thing.Amount(Fraction less)) {
      Fraction more = ((Thing.Amount) high).value();
      return more.bottom().equals(less.bottom())
          && more.top().subtract(less.top()).equals(less.bottom());
    }
    Order order = situation.order();
    return order.compare(low, high, type) < 0
        && steps(type).stream()
            .noneMatch(
                between ->
                    order.compare(low, between, type) < 0
                        && order.compare(between, high, type) < 0);
  }

  /** All keys have a value, and the last is one of those that go up by one. */
  private boolean isMeasured(Term.Run run, Thing element, Environment environment) {
    List<Thing> keys = keys(run, element, environment);
    Thing last = keys.getLast();
    return keys.stream().allMatch(Thing::exists)
        && (last instanceof Thing.Amount || steps(run.keys().getLast().type()).contains(last));
  }

  /** The labels of a type, and its suits and ranks as far as cards of this match have them. */
  private List<Thing> steps(Type type) {
    return Stream.concat(
            situation.piles().all().stream().flatMap(card -> Stream.of(card.suit(), card.rank())),
            Types.labels(type).map(Thing.Label::new))
        .filter(thing -> Order.belongs(thing, type))
        .distinct()
        .toList();
  }

  private List<Thing> keys(Term.Run run, Thing element, Environment environment) {
    return evaluator.values(run.keys(), environment.with(run.domain().element(), element));
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
