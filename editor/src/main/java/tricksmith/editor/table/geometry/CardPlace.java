package tricksmith.editor.table.geometry;

/**
 * The place of a card.
 *
 * @param place before it is turned
 * @param degrees clockwise, around its centre
 */
public record CardPlace(Area place, double degrees) {

  /** Returns the smallest upright rectangle that contains the turned card. */
  public Area bounds() {
    double angle = Math.toRadians(Math.abs(degrees));
    double width = place.width() * Math.cos(angle) + place.height() * Math.sin(angle);
    double height = place.width() * Math.sin(angle) + place.height() * Math.cos(angle);
    return Area.around(place.centerX(), place.centerY(), width, height);
  }

  CardPlace scaled(double factor) {
    return new CardPlace(place.scaled(factor), degrees);
  }

  CardPlace moved(double byX, double byY) {
    return new CardPlace(place.moved(byX, byY), degrees);
  }
}
