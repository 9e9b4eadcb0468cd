package tricksmith.editor.table.geometry;

import java.util.List;

/**
 * The places of the cards of a trick on a small table of its own, arranged as on the large one.
 *
 * @param card the width of a card
 * @param cards where each card lies, clockwise from the own seat
 */
public record TrickPlaces(double card, List<Area> cards) {
  private static final double APART = 1.12;
  private static final double MOST = 96;

  public TrickPlaces {
    cards = List.copyOf(cards);
  }

  /**
   * Returns the places on a table of this size.
   *
   * @param words the height of a seat's name, which stands beside each card
   */
  public static TrickPlaces of(int players, double width, double height, double words) {
    List<SeatPattern.Offset> offsets = SeatPattern.of(players, false).trick();
    double left = least(offsets.stream().map(SeatPattern.Offset::right).toList());
    double right = most(offsets.stream().map(SeatPattern.Offset::right).toList());
    double top = least(offsets.stream().map(SeatPattern.Offset::down).toList());
    double bottom = most(offsets.stream().map(SeatPattern.Offset::down).toList());
    double high = (bottom - top) * APART + 1;
    double byHeight =
        (height - 3 * words - (bottom - top) * words) / (high * TableGeometry.CARD_RATIO);
    double byWidth = (width - 2 * words) / ((right - left) * APART + 1);
    double card = Math.max(1, Math.min(MOST, Math.min(byHeight, byWidth)));
    double cardHeight = card * TableGeometry.CARD_RATIO;
    double stepDown = cardHeight * APART + words;
    double centreX = width / 2 - (left + right) / 2 * card * APART;
    double centreY = height / 2 - (top + bottom) / 2 * stepDown;
    return new TrickPlaces(
        card,
        offsets.stream()
            .map(
                offset ->
                    new Area(
                        centreX + offset.right() * card * APART - card / 2,
                        centreY + offset.down() * stepDown - cardHeight / 2,
                        card,
                        cardHeight))
            .toList());
  }

  private static double least(List<Double> numbers) {
    return numbers.stream().mapToDouble(Double::doubleValue).min().orElse(0);
  }

  private static double most(List<Double> numbers) {
    return numbers.stream().mapToDouble(Double::doubleValue).max().orElse(0);
  }
}
