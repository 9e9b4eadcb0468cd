package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
import tricksmith.syntax.Expression.Aggregation;

/** What a term means in a situation ({@code docs/language/reference.md}, Expressions). */
final class Evaluator {
  private static final int LARGEST_PART = 8000;

  private final Situation situation;
  private final Runnable evaluating;
  private final Operations operations;
  private final Domains domains;

  /**
   * Creates an evaluator.
   *
   * @param evaluating run before each term
   */
  Evaluator(Situation situation, Runnable evaluating) {
    this.situation = situation;
    this.evaluating = evaluating;
    this.operations = new Operations(situation, this);
    this.domains = new Domains(situation, this);
  }

  /** Its value. A yes/no is never none but no, a set never none but empty. */
  Thing value(Term term, Environment environment) {
    evaluating.run();
    Thing found = find(term, environment);
    return found.exists() ? found : Variables.whatNothingIs(term.type());
  }

  private Thing find(Term term, Environment environment) {
    return switch (term) {
      case Term.NumberConstant constant -> Thing.amount(constant.value());
      case Term.YesNoConstant constant -> Thing.yesNo(constant.value());
      case Term.LabelConstant constant -> new Thing.Label(constant.label());
      case Term.SuitConstant constant -> new Thing.Suit(constant.suit());
      case Term.RankConstant constant -> new Thing.Rank(constant.rank());
      case Term.FaceConstant face -> theOnly(face);
      case Term.Seat seat -> seat(seat, environment);
      case Term.None _ -> Thing.nothing();
      case Term.OptionValue option -> situation.settings().of(option.option());
      case Term.VariableValue variable ->
          situation.variables().read(variable.variable(), values(variable.indices(), environment));
      case Term.LocalValue local -> environment.get(local.local());
      case Term.DefinitionCall call -> call(call, environment);
      case Term.Operation operation -> operations.value(operation, environment);
      case Term.ZoneCards zone -> Thing.Group.of(cardsOf(zone, environment));
      case Term.EndOfZone end -> endOfZone(end, environment);
      case Term.KindTest test -> Thing.yesNo(isOfKind(test, environment));
      case Term.Quantified quantified -> Thing.yesNo(domains.holds(quantified, environment));
      case Term.Outermost outermost -> domains.outermost(outermost, environment);
      case Term.Count count -> Thing.amount(domains.elements(count.domain(), environment).size());
      case Term.Aggregate aggregate -> aggregate(aggregate, environment);
      case Term.Filtered filtered ->
          Thing.Group.of(domains.elements(filtered.domain(), environment));
      case Term.Selected selected -> Thing.Group.of(domains.best(selected, environment));
      case Term.PlaceAmong place -> domains.place(place, environment);
      case Term.Run run -> Thing.Group.of(domains.run(run, environment));
      case Term.PlaceInList place -> placeInList(place, environment);
      case Term.Cases cases -> cases(cases, environment);
      case Term.Table table -> table(table, environment);
      case Term.OrElse orElse -> orElse(orElse, environment);
      case Term.SetOfValues set -> Thing.Group.of(existing(values(set.elements(), environment)));
      case Term.NumberRange range -> Thing.Group.of(range(range, environment));
      case Term.Combinations combinations ->
          Thing.Group.of(combinations(combinations.factors(), environment));
      case Term.Combination combination -> combination(values(combination.parts(), environment));
      case Term.Member member -> member(member, environment);
      case Term.Part part -> part(part, environment);
    };
  }

  // What callers ask for.

  /** Whether it is yes. */
  boolean holds(Term term, Environment environment) {
    return ((Thing.YesNo) value(term, environment)).yes();
  }

  /** A number, where one is needed. */
  Fraction number(Term term, Environment environment) {
    if (value(term, environment) instanceof Thing.Amount(Fraction number)) {
      return number;
    }
    throw new ScriptError(ScriptError.Kind.NO_VALUE);
  }

  /** A whole number, where one is needed. */
  int whole(Term term, Environment environment) {
    return number(term, environment).whole();
  }

  /** Players by seat: those of a set, the one, or nobody. */
  List<Thing.Player> players(Term term, Environment environment) {
    List<Thing.Player> players =
        each(value(term, environment)).stream().map(Thing.Player.class::cast).toList();
    return situation.order().sorted(players, Type.Basic.PLAYER);
  }

  /** A player, or nobody. */
  Optional<Thing.Player> player(Term term, Environment environment) {
    return value(term, environment) instanceof Thing.Player player
        ? Optional.of(player)
        : Optional.empty();
  }

  /** The elements of a set in their order, or the single value, or nothing. */
  List<Thing> inOrder(Term term, Environment environment) {
    Type type = term.type() instanceof Type.SetOf(Type element) ? element : term.type();
    return situation.order().sorted(each(value(term, environment)), type);
  }

  /** The cards of a set or the one card, in the order in which they lie. */
  List<Thing.Card> cards(Term term, Environment environment) {
    return situation.piles().asTheyLie(each(value(term, environment)));
  }

  List<Thing> values(List<Term> terms, Environment environment) {
    return terms.stream().map(term -> value(term, environment)).toList();
  }

  /** The elements of a set, the single value, or nothing. */
  static List<Thing> each(Thing thing) {
    return switch (thing) {
      case Thing.Nothing _ -> List.of();
      case Thing.Group group -> List.copyOf(group.elements());
      default -> List.of(thing);
    };
  }

  /** Whether two terms are equal; a card that is written in the script means its face. */
  boolean equal(Term left, Term right, Environment environment) {
    if (left instanceof Term.FaceConstant face) {
      return hasFace(face, right, environment);
    }
    if (right instanceof Term.FaceConstant face) {
      return hasFace(face, left, environment);
    }
    Thing a = value(left, environment);
    return a.exists() && a.equals(value(right, environment));
  }

  private boolean hasFace(Term.FaceConstant face, Term other, Environment environment) {
    if (other instanceof Term.FaceConstant second) {
      return face.label().equals(second.label());
    }
    return value(other, environment) instanceof Thing.Card card
        && card.label().equals(face.label());
  }

  /** Whether a value is in a set. */
  boolean isIn(Term element, Term set, Environment environment) {
    if (set instanceof Term.SetOfValues written) {
      return written.elements().stream().anyMatch(each -> equal(element, each, environment));
    }
    if (element instanceof Term.FaceConstant face) {
      return each(value(set, environment)).stream()
          .anyMatch(card -> card.label().equals(face.label()));
    }
    return holds(set, value(element, environment), environment);
  }

  /** Whether a set holds a value: what is excepted is asked only about what else is in it. */
  private boolean holds(Term set, Thing element, Environment environment) {
    return switch (set.operator()) {
      case EXCEPT ->
          holds(set.children().getFirst(), element, environment)
              && !holds(set.children().getLast(), element, environment);
      case UNION -> set.children().stream().anyMatch(part -> holds(part, element, environment));
      case null, default -> each(value(set, environment)).contains(element);
    };
  }

  // Terms, one by one.

  private Thing theOnly(Term.FaceConstant face) {
    List<Thing.Card> cards =
        situation.piles().all().stream().filter(card -> card.label().equals(face.label())).toList();
    if (cards.size() > 1) {
      throw new ScriptError(ScriptError.Kind.SEVERAL_CARDS);
    }
    return cards.isEmpty() ? Thing.nothing() : cards.getFirst();
  }

  private Thing seat(Term.Seat seat, Environment environment) {
    return value(seat.number(), environment) instanceof Thing.Amount(Fraction number)
        ? situation.seating().seat(number)
        : Thing.nothing();
  }

  /** The value of a definition that has no parameters. */
  Thing definition(int id, Environment environment) {
    return value(situation.rules().definitions().get(id).body(), environment);
  }

  private Thing call(Term.DefinitionCall call, Environment environment) {
    DefinedTerm definition = situation.rules().definitions().get(call.definition());
    Environment inside = environment;
    for (int i = 0; i < call.arguments().size(); i++) {
      Thing argument = value(call.arguments().get(i), environment);
      inside = inside.with(definition.parameters().get(i), argument);
    }
    return value(definition.body(), inside);
  }

  /** The cards of a zone, or of several players' zones, from the top. */
  List<Thing.Card> cardsOf(Term.ZoneCards zone, Environment environment) {
    return places(zone, environment).stream()
        .flatMap(place -> situation.piles().cards(place).stream())
        .toList();
  }

  /** Whether it is one zone, neither a hand nor the table. */
  static boolean isPile(Term.ZoneCards zone) {
    return !zone.zone().name().equals(Zone.HAND)
        && !zone.zone().name().equals(Zone.TABLE)
        && (zone.owner() == null || zone.owner().type() == Type.Basic.PLAYER);
  }

  /** Where a zone is: one place, one for each of several players, or nowhere. */
  List<Piles.Place> places(Term.ZoneCards zone, Environment environment) {
    if (zone.owner() == null) {
      return List.of(new Piles.Place(zone.zone(), 0));
    }
    return players(zone.owner(), environment).stream()
        .map(owner -> new Piles.Place(zone.zone(), owner.seat()))
        .toList();
  }

  private Thing endOfZone(Term.EndOfZone end, Environment environment) {
    List<Thing.Card> cards = cardsOf(end.zone(), environment);
    List<Thing.Card> fromThatEnd = end.top() ? cards : cards.reversed();
    if (end.count() == null) {
      return cards.isEmpty() ? Thing.nothing() : fromThatEnd.getFirst();
    }
    int count = Math.max(0, whole(end.count(), environment));
    return Thing.Group.of(fromThatEnd.stream().limit(count).toList());
  }

  private boolean isOfKind(Term.KindTest test, Environment environment) {
    return value(test.card(), environment) instanceof Thing.Card card
        && test.kind().equals(card.kind());
  }

  private Thing aggregate(Term.Aggregate aggregate, Environment environment) {
    List<Thing> values =
        existing(domains.values(aggregate.value(), aggregate.domain(), environment));
    Type type = aggregate.value().type();
    return switch (aggregate.aggregation()) {
      case Aggregation _ when values.isEmpty() && aggregate.aggregation() == Aggregation.SUM ->
          Thing.amount(0);
      case SUM -> sum(values);
      case HIGHEST -> values.stream().max(situation.order().of(type)).orElse(Thing.nothing());
      case LOWEST -> values.stream().min(situation.order().of(type)).orElse(Thing.nothing());
    };
  }

  private static Thing sum(List<Thing> numbers) {
    return new Thing.Amount(
        numbers.stream()
            .map(number -> ((Thing.Amount) number).value())
            .reduce(Fraction.ZERO, Fraction::plus));
  }

  private static List<Thing> existing(List<Thing> things) {
    return things.stream().filter(Thing::exists).toList();
  }

  private Thing placeInList(Term.PlaceInList place, Environment environment) {
    for (int i = 0; i < place.list().size(); i++) {
      if (equal(place.subject(), place.list().get(i), environment)) {
        return Thing.amount(i + 1L);
      }
    }
    return Thing.nothing();
  }

  private Thing cases(Term.Cases cases, Environment environment) {
    for (Term.Case each : cases.cases()) {
      if (holds(each.condition(), environment)) {
        return value(each.value(), environment);
      }
    }
    return cases.otherwise() == null ? Thing.nothing() : value(cases.otherwise(), environment);
  }

  private Thing table(Term.Table table, Environment environment) {
    for (Term.Row row : table.rows()) {
      if (row.keys().stream().anyMatch(key -> equal(table.key(), key, environment))) {
        return value(row.value(), environment);
      }
    }
    return table.otherwise() == null ? Thing.nothing() : value(table.otherwise(), environment);
  }

  private Thing orElse(Term.OrElse orElse, Environment environment) {
    Thing value = value(orElse.value(), environment);
    return value.exists() ? value : value(orElse.otherwise(), environment);
  }

  private List<Thing> range(Term.NumberRange range, Environment environment) {
    Fraction most = number(range.most(), environment);
    List<Thing> numbers = new ArrayList<>();
    Fraction next = number(range.least(), environment).roundedUp();
    while (next.compareTo(most) <= 0) {
      numbers.add(new Thing.Amount(next));
      next = next.plus(Fraction.of(1));
    }
    return numbers;
  }

  private List<Thing> combinations(List<Term> factors, Environment environment) {
    List<List<Thing>> found = List.of(List.of());
    for (Term factor : factors) {
      List<Thing> elements = inOrder(factor, environment);
      found =
          found.stream()
              .flatMap(start -> elements.stream().map(element -> with(start, element)))
              .toList();
    }
    return found.stream().map(Evaluator::combination).toList();
  }

  /** Nothing, if a part is nothing. */
  private static Thing combination(List<Thing> parts) {
    if (!parts.stream().allMatch(Thing::exists)) {
      return Thing.nothing();
    }
    parts.forEach(Evaluator::requireSmall);
    return new Thing.Combination(parts);
  }

  /** A number in a product is whole, and not too large. */
  private static void requireSmall(Thing part) {
    if (part instanceof Thing.Amount(Fraction number)
        && Math.abs((long) number.whole()) > LARGEST_PART) {
      throw new ScriptError(ScriptError.Kind.OVERFLOW);
    }
  }

  private Thing member(Term.Member member, Environment environment) {
    Thing value = value(member.value(), environment);
    return Order.belongs(value, member.type()) ? value : Thing.nothing();
  }

  private static List<Thing> with(List<Thing> start, Thing element) {
    List<Thing> longer = new ArrayList<>(start);
    longer.add(element);
    return longer;
  }

  private Thing part(Term.Part part, Environment environment) {
    return value(part.combination(), environment) instanceof Thing.Combination(List<Thing> parts)
        ? parts.get(part.place())
        : Thing.nothing();
  }
}
