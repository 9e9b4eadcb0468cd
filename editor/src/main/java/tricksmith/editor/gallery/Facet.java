package tricksmith.editor.gallery;

import tricksmith.mechanism.Mechanism;

/** A property by which games can be picked. */
sealed interface Facet {

  boolean fits(GameReading.Playable game);

  /** Whether it cannot be picked together with another. */
  default boolean excludes(Facet other) {
    return getClass() == other.getClass() && !(this instanceof Has);
  }

  record Players(int number) implements Facet {
    @Override
    public boolean fits(GameReading.Playable game) {
      return game.players().contains(number);
    }
  }

  /** How long a match takes. */
  enum Length implements Facet {
    SHORT(1, 15),
    MEDIUM(16, 40),
    LONG(41, Integer.MAX_VALUE);

    private final int least;
    private final int most;

    Length(int least, int most) {
      this.least = least;
      this.most = most;
    }

    @Override
    public boolean fits(GameReading.Playable game) {
      return game.minutes() >= least && game.minutes() <= most;
    }
  }

  /** What its rules do. */
  record Has(Mechanism mechanism) implements Facet {
    @Override
    public boolean fits(GameReading.Playable game) {
      return game.has(mechanism);
    }
  }
}
