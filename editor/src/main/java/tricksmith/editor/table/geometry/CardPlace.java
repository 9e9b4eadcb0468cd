package tricksmith.editor.table.geometry;

/**
 * The place of a card.
 *
 * @param place before it is turned
 * @param degrees clockwise, around its centre
 */
public record CardPlace(Area place, double degrees) {

  /** Returns how far down the card reaches when it is turned. */
  public double bottom() {
    double angle = Math.toRadians(Math.abs(degrees));
    double high = place.width() * Math.sin(angle) + place.height() * Math.cos(angle);
    return place.centerY() + high / 2;
  }
}
