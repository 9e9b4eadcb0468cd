package tricksmith.rules;

/** The index of a variable, which has an entry for each of its values. */
public sealed interface Index {

  Type type();

  /**
   * All values of a type.
   *
   * @param type of players, sides, suits, ranks, cards, labels, yes and no, or a union of these
   */
  record OfType(Type type) implements Index {}

  /** The whole numbers from the one to the other; none if the first is larger. */
  record OfNumbers(long least, long most) implements Index {
    @Override
    public Type type() {
      return Type.Basic.NUMBER;
    }

    public boolean has(long number) {
      return least <= number && number <= most;
    }
  }
}
