package tricksmith.engine.state;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The contents of variables that were chosen in secret from hands, and who knows them: the
 * choosers, and the players who could follow the cards. Immutable.
 */
record SecretChoices(List<SecretChoice> all) {

  static final SecretChoices NONE = new SecretChoices(List.of());

  SecretChoices {
    all = List.copyOf(all);
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Returns a copy with another choice in place of what was in its cell. */
  SecretChoices with(SecretChoice choice) {
    return new SecretChoices(
        Stream.concat(without(choice.cell(), choice.group()).all.stream(), Stream.of(choice))
            .toList());
  }

  /** Returns a copy without the choice in a cell, which now holds something else. */
  SecretChoices without(int cell, boolean group) {
    return find(cell, group) == null
        ? this
        : new SecretChoices(all.stream().filter(choice -> !choice.isIn(cell, group)).toList());
  }

  /** Returns the content of a cell if it was chosen in secret; otherwise null. */
  @Nullable SecretChoice find(int cell, boolean group) {
    for (SecretChoice choice : all) {
      if (choice.isIn(cell, group)) {
        return choice;
      }
    }
    return null;
  }
}
