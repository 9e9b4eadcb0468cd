package tricksmith.editor.table.geometry;

/** A rectangle on the table, in pixels; x grows to the right and y downwards. */
public record Area(double x, double y, double width, double height) {

  static Area around(double centerX, double centerY, double width, double height) {
    return new Area(centerX - width / 2, centerY - height / 2, width, height);
  }

  public double right() {
    return x + width;
  }

  public double bottom() {
    return y + height;
  }

  public double centerX() {
    return x + width / 2;
  }

  public double centerY() {
    return y + height / 2;
  }

  /** Whether the areas share more than an edge. */
  public boolean overlaps(Area other) {
    return x < other.right() - EPSILON
        && other.x < right() - EPSILON
        && y < other.bottom() - EPSILON
        && other.y < bottom() - EPSILON;
  }

  /** Whether the other area lies inside, edges included. */
  public boolean contains(Area other) {
    return other.x >= x - EPSILON
        && other.y >= y - EPSILON
        && other.right() <= right() + EPSILON
        && other.bottom() <= bottom() + EPSILON;
  }

  /** Returns a rectangle that is larger at each edge. */
  public Area grown(double by) {
    return new Area(x - by, y - by, width + 2 * by, height + 2 * by);
  }

  Area scaled(double factor) {
    return new Area(x * factor, y * factor, width * factor, height * factor);
  }

  Area moved(double byX, double byY) {
    return new Area(x + byX, y + byY, width, height);
  }

  private static final double EPSILON = 1e-6;
}
