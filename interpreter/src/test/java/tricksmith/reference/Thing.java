package tricksmith.reference;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A value ({@code docs/language/reference.md}, Values). Equal things are the same value. */
sealed interface Thing {

  /** What it is called in decisions and chance events. */
  String label();

  /** Whether it is a value at all. */
  default boolean exists() {
    return !(this instanceof Nothing);
  }

  /** None: no card, nobody, not set. */
  record Nothing() implements Thing {
    @Override
    public String label() {
      return "none";
    }
  }

  /** A number. */
  record Amount(Fraction value) implements Thing {
    @Override
    public String label() {
      return value.toString();
    }
  }

  /** Yes or no. */
  record YesNo(boolean yes) implements Thing {
    @Override
    public String label() {
      return yes ? "yes" : "no";
    }
  }

  /** A suit. */
  record Suit(String label) implements Thing {}

  /** A rank. */
  record Rank(String label) implements Thing {}

  /** A label of a label type; the same in every type that has it. */
  record Label(String label) implements Thing {}

  /**
   * A physical card.
   *
   * @param place in the order of the decks
   * @param copy 1, 2, … among cards of the same label
   * @param suit a suit, or nothing; likewise rank and number
   * @param kind null for an ordinary card
   */
  record Card(
      int place,
      String label,
      int copy,
      Thing suit,
      Thing rank,
      Thing number,
      @Nullable String kind)
      implements Thing {

    /** What tells it from its copies. */
    String fullName() {
      return label + "#" + copy;
    }

    /** Cards are compared often, and a place in the decks is that of one card. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Card card
          && place == card.place
          && copy == card.copy
          && label.equals(card.label);
    }

    @Override
    public int hashCode() {
      return 31 * place + copy;
    }
  }

  /** A player, by seat from 1. */
  record Player(int seat) implements Thing {
    @Override
    public String label() {
      return Integer.toString(seat);
    }
  }

  /** A side; the number means nothing but which. */
  record Side(int number) implements Thing {
    @Override
    public String label() {
      return "side " + number;
    }
  }

  /** A trick. */
  record Trick(PlayedTrick played) implements Thing {
    @Override
    public String label() {
      return "trick " + played.number();
    }
  }

  /** A combination of two or more. */
  record Combination(List<Thing> parts) implements Thing {
    public Combination {
      parts = List.copyOf(parts);
    }

    @Override
    public String label() {
      return parts.stream().map(Thing::label).collect(Collectors.joining("."));
    }
  }

  /** A set; its elements keep the order in which they were found. */
  record Group(Set<Thing> elements) implements Thing {
    public Group {
      elements = Collections.unmodifiableSet(new LinkedHashSet<>(elements));
    }

    static Group of(Collection<? extends Thing> elements) {
      return new Group(new LinkedHashSet<>(elements));
    }

    @Override
    public String label() {
      return elements.stream().map(Thing::label).collect(Collectors.joining(", ", "(", ")"));
    }
  }

  /** None. */
  static Thing nothing() {
    return new Nothing();
  }

  /** The whole number. */
  static Thing amount(long whole) {
    return new Amount(Fraction.of(whole));
  }

  /** Yes or no. */
  static Thing yesNo(boolean yes) {
    return new YesNo(yes);
  }
}
