package tricksmith.editor.table.geometry;

/** Something on a table that is better not covered. */
public record Kept(Area area, Worth worth) {

  /** How much it matters that something stays in sight, from the least. */
  public enum Worth {
    /** The line of time below the table. */
    TIME(0.2),
    /** Cards that nobody can read. */
    BACKS(10),
    VALUES(20),
    /** The place of a card that is still to be played. */
    CARD_TO_COME(30),
    QUESTION(200),
    /** Seats, cards that can be read, and answers. */
    WHOLE(100_000);

    private final double weight;

    Worth(double weight) {
      this.weight = weight;
    }
  }

  /** Returns how bad it is to cover it by this much. */
  double loss(Area cover) {
    double wide = Math.min(area.right(), cover.right()) - Math.max(area.x(), cover.x());
    double high = Math.min(area.bottom(), cover.bottom()) - Math.max(area.y(), cover.y());
    return wide <= 0 || high <= 0 ? 0 : wide * high * worth.weight;
  }
}
