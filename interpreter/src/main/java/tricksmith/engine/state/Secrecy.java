package tricksmith.engine.state;

import tricksmith.cards.IndexSet;
import tricksmith.program.Program;

/** Who sees the content of a cell. */
public sealed interface Secrecy {

  /**
   * The secrecy of cells that belong to no variable, or to one whose visibility is not declared:
   * cards are seen where they lie.
   */
  Secrecy OF_CARDS = new OfCards();

  /** Content that everybody sees. */
  Secrecy OPEN = new Open();

  /** Everybody sees the content, except for hidden cards. */
  record OfCards() implements Secrecy {}

  /** Content that these players and no others see. */
  record SeenBy(IndexSet players) implements Secrecy {}

  /** Everybody sees the content, whatever it is. */
  record Open() implements Secrecy {}

  static Secrecy of(Program.ShownVariable variable) {
    return switch (variable.visibility()) {
      case null -> OF_CARDS;
      case EVERYBODY -> OPEN;
      case OWNER -> new SeenBy(IndexSet.of(variable.owner()));
      case NOBODY -> new SeenBy(IndexSet.EMPTY);
    };
  }
}
