package tricksmith.engine.state;

import tricksmith.cards.IndexSet;
import tricksmith.program.Program;

/** Who sees what is in a cell. */
public sealed interface Secrecy {

  /** What is no variable, or one of which nothing is said: cards are seen where they lie. */
  Secrecy OF_CARDS = new OfCards();

  /** What everybody sees. */
  Secrecy OPEN = new Open();

  /** Everybody, but for cards that lie hidden. */
  record OfCards() implements Secrecy {}

  /** These players and no others. */
  record SeenBy(IndexSet players) implements Secrecy {}

  /** Everybody, whatever it is. */
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
