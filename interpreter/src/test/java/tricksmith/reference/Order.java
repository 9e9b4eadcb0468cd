package tricksmith.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Type;

/** The order of values: which of two is larger, and in which order a set is gone through. */
final class Order {
  private final CheckedRules rules;
  private final Seating seating;

  Order(CheckedRules rules, Seating seating) {
    this.rules = rules;
    this.seating = seating;
  }

  /** The elements in their order: small to large, as declared, by seat, by the deck. */
  <T extends Thing> List<T> sorted(Collection<T> elements, Type type) {
    List<T> sorted = new ArrayList<>(elements);
    sorted.sort((a, b) -> compare(a, b, type));
    return sorted;
  }

  /** Compares two values of a type, neither of them none. */
  int compare(Thing a, Thing b, Type type) {
    if (rangeOf(a) != rangeOf(b)) {
      return Integer.compare(rangeOf(a), rangeOf(b));
    }
    return switch (a) {
      case Thing.Amount amount -> amount.value().compareTo(((Thing.Amount) b).value());
      case Thing.Combination combination -> compareParts(combination, (Thing.Combination) b, type);
      default -> Integer.compare(place(a, type), place(b, type));
    };
  }

  /** In a union numbers come first, and combinations last. */
  private static int rangeOf(Thing thing) {
    return switch (thing) {
      case Thing.Amount _ -> 0;
      case Thing.Combination _ -> 2;
      default -> 1;
    };
  }

  private int compareParts(Thing.Combination a, Thing.Combination b, Type type) {
    List<Type> factors = product(type).factors();
    for (int i = 0; i < factors.size(); i++) {
      int compared = compare(a.parts().get(i), b.parts().get(i), factors.get(i));
      if (compared != 0) {
        return compared;
      }
    }
    return 0;
  }

  private static Type.Product product(Type type) {
    return type instanceof Type.Union(_, List<Type> members)
        ? members.stream()
            .filter(Type.Product.class::isInstance)
            .map(Type.Product.class::cast)
            .findFirst()
            .orElseThrow()
        : (Type.Product) type;
  }

  private int place(Thing thing, Type type) {
    return switch (thing) {
      case Thing.YesNo answer -> answer.yes() ? 1 : 0;
      case Thing.Suit suit -> placeInUnion(thing, type, rules.suits().indexOf(suit.label()));
      case Thing.Rank rank -> placeInUnion(thing, type, rules.ranks().indexOf(rank.label()));
      case Thing.Label label -> placeOfLabel(label, type);
      case Thing.Card card -> card.place();
      case Thing.Player player -> player.seat();
      case Thing.Side side -> seating.lowestSeat(side);
      case Thing.Trick trick -> trick.played().number();
      case Thing.Nothing _, Thing.Amount _, Thing.Combination _, Thing.Group _ ->
          throw new IllegalArgumentException("has no place: " + thing);
    };
  }

  /** In a union, the values of an earlier member come before those of a later one. */
  private static int placeInUnion(Thing thing, Type type, int place) {
    return type instanceof Type.Union(_, List<Type> members)
        ? 1000 * memberOf(thing, members) + place
        : place;
  }

  private static int placeOfLabel(Thing.Label label, Type type) {
    return switch (type) {
      case Type.Labels labels -> labels.labels().indexOf(label.label());
      case Type.Union(_, List<Type> members) -> {
        int member = memberOf(label, members);
        yield 1000 * member + placeOfLabel(label, members.get(member));
      }
      case Type.SetOf(Type element) -> placeOfLabel(label, element);
      case Type.Basic _, Type.Nothing _, Type.Product _ ->
          throw new IllegalArgumentException("no label of " + type + ": " + label);
    };
  }

  private static int memberOf(Thing thing, List<Type> members) {
    for (int i = 0; i < members.size(); i++) {
      if (belongs(thing, members.get(i))) {
        return i;
      }
    }
    throw new IllegalArgumentException(thing + " is none of " + members);
  }

  /** Whether a value is one of a type. */
  static boolean belongs(Thing thing, Type type) {
    return switch (type) {
      case Type.Basic basic ->
          switch (basic) {
            case NUMBER -> thing instanceof Thing.Amount;
            case YES_NO -> thing instanceof Thing.YesNo;
            case SUIT -> thing instanceof Thing.Suit;
            case RANK -> thing instanceof Thing.Rank;
            case CARD -> thing instanceof Thing.Card;
            case PLAYER -> thing instanceof Thing.Player;
            case SIDE -> thing instanceof Thing.Side;
            case TRICK -> thing instanceof Thing.Trick;
          };
      case Type.Labels labels ->
          thing instanceof Thing.Label(String label) && labels.labels().contains(label);
      case Type.Union(_, List<Type> members) ->
          members.stream().anyMatch(member -> belongs(thing, member));
      case Type.Product(_, List<Type> factors) ->
          thing instanceof Thing.Combination(List<Thing> parts)
              && parts.size() == factors.size()
              && IntStream.range(0, parts.size())
                  .allMatch(place -> belongs(parts.get(place), factors.get(place)));
      case Type.Nothing _, Type.SetOf _ -> false;
    };
  }

  /** The larger, by a type's order. */
  Comparator<Thing> of(Type type) {
    return (a, b) -> compare(a, b, type);
  }
}
