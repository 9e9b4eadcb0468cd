package tricksmith.program.value;

import java.util.List;

/** The values that belong to a type. */
public sealed interface Membership {

  /** Whether a value, which must not be none, belongs. */
  boolean has(long value);

  record OfNumbers() implements Membership {
    @Override
    public boolean has(long value) {
      return Values.isNumber(value);
    }
  }

  record OfKind(Values.Kind kind) implements Membership {
    @Override
    public boolean has(long value) {
      return !Values.isNumber(value) && Values.kind(value) == kind;
    }
  }

  record OnAxis(Axis axis) implements Membership {
    @Override
    public boolean has(long value) {
      return !Values.isNumber(value)
          && Values.kind(value) == Values.Kind.LABEL
          && axis.place(value) >= 0;
    }
  }

  /** Everything that belongs to one of these. */
  record OfUnion(List<Membership> members) implements Membership {

    public OfUnion {
      members = List.copyOf(members);
    }

    @Override
    public boolean has(long value) {
      for (int i = 0; i < members.size(); i++) {
        if (members.get(i).has(value)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Combinations whose parts each belong to one of these, in order. */
  record OfProduct(List<Membership> factors) implements Membership {

    public OfProduct {
      factors = List.copyOf(factors);
    }

    @Override
    public boolean has(long value) {
      if (Values.isNumber(value) || Values.kind(value) != Values.Kind.COMBINATION) {
        return false;
      }
      for (int place = 0; place < factors.size(); place++) {
        long part = Values.part(value, place);
        if (part == Values.NONE || !factors.get(place).has(part)) {
          return false;
        }
      }
      return true;
    }
  }
}
