package tricksmith.editor.table.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The places of some tables as pictures, to be looked at when they change: {@code
 * -Dgolden.rewrite=true} rewrites them.
 */
class GoldenPicturesTest {
  private static final Path FOLDER =
      Path.of("src", "test", "resources", "tricksmith", "editor", "table", "geometry");

  @ParameterizedTest
  @CsvSource({
    "two, 2, 13, 0, false, 742, 657",
    "three, 3, 10, 0, false, 742, 657",
    "four, 4, 13, 0, false, 742, 657",
    "four-small, 4, 13, 0, false, 700, 464",
    "four-large, 4, 13, 0, false, 1600, 960",
    "four-largest, 4, 13, 0, false, 2560, 1400",
    "four-dummy, 4, 13, 0, true, 928, 857",
    "five, 5, 10, 0, false, 742, 657",
    "six-board, 6, 8, 4, false, 742, 657",
    "seven, 7, 7, 0, false, 742, 657",
    "eight, 8, 6, 0, false, 742, 657",
    "nine, 9, 5, 0, false, 742, 657",
    "ten, 10, 5, 0, false, 742, 657"
  })
  void looksAsBefore(
      String name, int players, int hand, int board, boolean dummy, double width, double height)
      throws IOException {
    TableShape shape = new TableShape(players, hand, board, dummy);
    String picture = picture(shape, TableGeometry.of(shape, width, height, 1));
    Path file = FOLDER.resolve("table-" + name + ".svg");
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, picture);
    }
    assertThat(picture).isEqualTo(Files.readString(file));
  }

  private static String picture(TableShape shape, TableGeometry table) {
    StringBuilder svg = new StringBuilder();
    Area area = table.area();
    svg.append(
        format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\">%n",
            area.width(), area.height()));
    add(svg, "felt", area, "#2c6150");
    add(svg, "mat", table.mat(), "#3d7c67");
    table.board().ifPresent(board -> add(svg, "board", board, "#1d4437"));
    add(svg, "variables", table.variables(), "#26574a");
    add(svg, "piles", table.piles(), "#26574a");
    add(svg, "question", table.question(), "#1d4437");
    IntStream.range(0, table.seats().size()).forEach(step -> addSeat(svg, shape, table, step));
    return svg.append("</svg>\n").toString();
  }

  private static void addSeat(StringBuilder svg, TableShape shape, TableGeometry table, int step) {
    SeatSlots seat = table.seats().get(step);
    List<CardPlace> hand =
        step == 0
            ? table.ownHand(shape.largestHand())
            : table.hand(step, Math.min(13, shape.largestHand()));
    for (CardPlace card : hand) {
      add(svg, "hand-" + step, card.place(), step == 0 ? "#ffffff" : "#35518a", card.degrees());
    }
    add(svg, "plaque-" + step, seat.plaque(), "#fbfcfb");
    if (seat.hasPile()) {
      add(svg, "pile-" + step, seat.pile(), "#5d8a7b");
    }
    add(svg, "trick-" + step, seat.trick(), "#ffffff");
  }

  private static void add(StringBuilder svg, String slot, Area place, String colour) {
    add(svg, slot, place, colour, 0);
  }

  private static void add(
      StringBuilder svg, String slot, Area place, String colour, double degrees) {
    svg.append(
        format(
            "  <rect data-slot=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"6\""
                + " fill=\"%s\" stroke=\"#1b2127\" stroke-opacity=\".35\"",
            slot, place.x(), place.y(), place.width(), place.height(), colour));
    if (degrees != 0) {
      svg.append(
          format(" transform=\"rotate(%s %s %s)\"", degrees, place.centerX(), place.centerY()));
    }
    svg.append("/>\n");
  }

  private static String format(String text, Object... values) {
    Object[] rounded =
        java.util.Arrays.stream(values)
            .map(value -> value instanceof Double number ? round(number) : value)
            .toArray();
    return String.format(Locale.ROOT, text, rounded).replace("\r\n", "\n");
  }

  private static String round(double number) {
    return String.format(Locale.ROOT, "%.1f", number).replace("-0.0", "0.0");
  }
}
