package tricksmith.editor.table.felt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tricksmith.editor.table.card.PileView;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.seat.SeatPanel;

/**
 * Places the piles that belong to nobody, in as many rows as let them be largest, and leaves what
 * is free beside them to their names. Where even so their cards could not be read, they are listed
 * in words.
 */
final class SharedPiles {
  /** The width at which the cards of a pile are made. */
  static final double USUAL = 54;

  /** The gap between the cards of two piles, and the least between their names. */
  private static final double APART = 10;

  private static final double LEAST_APART = 3;

  /** The most that their cards are drawn, in widths of the other cards. */
  private static final double WIDEST = 0.86;

  /** How many times as large piles must be in one more row to get it. */
  private static final double WORTH_A_ROW = 1.15;

  /** How much of their size piles may give up for their names. */
  private static final double WORTH_NAMES = 0.8;

  /** The width from which something of a card is left in sight above a name. */
  private static final double LEAST_BELOW_NAMES = 30;

  /** How low cards are that cannot be read below their names, in pixels. */
  private static final double LOWEST = 40;

  /** How low cards are whose names rather stand beside them. */
  private static final double LOW = 64;

  private SharedPiles() {}

  /** The most cards of a pile that are laid beside one another. */
  static final int MOST_LAID = 5;

  /**
   * Places piles. Those without cards are not seen, but keep their places.
   *
   * @param piles in the order of their zones
   */
  static void place(List<PileView> piles, TableGeometry table) {
    if (piles.isEmpty()) {
      return;
    }
    piles.forEach(PileView::showCards);
    List<List<PileView>> rows = rows(piles, table);
    double by = scale(rows, table);
    if (USUAL * TableGeometry.CARD_RATIO * by < LOWEST) {
      tell(piles.stream().filter(PileView::isVisible).toList(), table);
      return;
    }
    Area slot = table.piles();
    double high = rows.stream().mapToDouble(SharedPiles::height).sum() * by;
    boolean inMiddle = Math.abs(slot.centerX() - table.mat().centerX()) < 1;
    double y = inMiddle ? slot.centerY() - high / 2 : slot.bottom() - high;
    for (List<PileView> row : rows) {
      if (!standsBeside(row, by, table)) {
        nameThem(row, by, table);
      }
      double wide = row.stream().mapToDouble(pile -> (pile.prefWidth(-1) + LEAST_APART) * by).sum();
      double x = inMiddle ? slot.centerX() - wide / 2 : slot.right() - wide;
      y += height(row) * by;
      for (PileView pile : row) {
        double width = pile.prefWidth(-1);
        double height = pile.prefHeight(-1) * by;
        SeatPanel.scale(pile, new Area(x, y - height, width * by, height), by);
        x += (width + LEAST_APART) * by;
      }
    }
  }

  /** Tells piles in words, in as many lines as there is room for. */
  private static void tell(List<PileView> piles, TableGeometry table) {
    if (piles.isEmpty()) {
      return;
    }
    Area slot = table.piles();
    piles.forEach(pile -> pile.tell(table.scale(), table.scale(), slot.width()));
    double line = height(piles) * table.scale() + LEAST_APART;
    int lines = (int) Math.clamp((slot.height() + LEAST_APART) / line, 1, piles.size());
    double bottom = slot.bottom();
    for (List<PileView> row : split(piles, lines).reversed()) {
      tellInLine(row, bottom, table);
      bottom -= line;
    }
  }

  /**
   * Tells piles beside each other. Those whose top card is not known come first, as their name is
   * all that they say, and of them those that want least.
   */
  private static void tellInLine(List<PileView> row, double bottom, TableGeometry table) {
    Area slot = table.piles();
    double by = table.scale();
    Map<PileView, Double> wanted = new HashMap<>();
    row.forEach(pile -> wanted.put(pile, pile.tell(by, by, slot.width())));
    List<PileView> inOrder =
        row.stream()
            .sorted(Comparator.comparing(PileView::saysItsTop).thenComparing(wanted::get))
            .toList();
    double left = slot.width() - row.size() * LEAST_APART;
    for (int i = 0; i < inOrder.size(); i++) {
      PileView pile = inOrder.get(i);
      List<PileView> rest = inOrder.subList(i, inOrder.size());
      List<PileView> alike =
          rest.stream().filter(other -> other.saysItsTop() == pile.saysItsTop()).toList();
      double least =
          rest.stream()
              .filter(other -> !alike.contains(other))
              .mapToDouble(other -> other.tell(by, by, 0))
              .sum();
      left -= pile.tell(by, by, (left - least) / alike.size());
    }
    double x = slot.right();
    for (PileView pile : row.reversed()) {
      double wide = pile.prefWidth(-1) * by;
      double high = Math.min(slot.height(), pile.prefHeight(-1) * by);
      x -= wide;
      SeatPanel.scale(pile, new Area(x, bottom - high, wide, high), by);
      x -= LEAST_APART;
    }
  }

  private static List<List<PileView>> rows(List<PileView> piles, TableGeometry table) {
    List<List<PileView>> best = split(piles, 1);
    for (int number = 2; number <= piles.size(); number++) {
      List<List<PileView>> rows = split(piles, number);
      double larger = scale(rows, table) / scale(best, table);
      boolean says =
          scale(rows, table) * USUAL >= LEAST_BELOW_NAMES
              && saysNames(rows, table)
              && !saysNames(best, table);
      if (larger > (says ? WORTH_NAMES : WORTH_A_ROW)) {
        best = rows;
      }
    }
    return best;
  }

  /** Whether there is room for the whole names of all piles. */
  private static boolean saysNames(List<List<PileView>> rows, TableGeometry table) {
    double by = scale(rows, table);
    return rows.stream().allMatch(row -> saysNames(row, by, table));
  }

  private static boolean saysNames(List<PileView> row, double by, TableGeometry table) {
    double wanted = row.stream().mapToDouble(pile -> pile.wanted(by, table.scale())).sum();
    return wanted <= free(row, by, table);
  }

  /** Puts the names of low cards beside them, if there is room for that. */
  private static boolean standsBeside(List<PileView> row, double by, TableGeometry table) {
    boolean isLow = USUAL * TableGeometry.CARD_RATIO * by < LOW;
    double wide =
        row.stream().mapToDouble(pile -> pile.nameBeside(by, table.scale()) + LEAST_APART).sum();
    boolean fits = isLow && wide <= table.piles().width();
    if (!fits) {
      row.forEach(PileView::showCards);
    }
    return fits;
  }

  /** Gives every name of a row the room that it wants, or equal shares if there is too little. */
  private static void nameThem(List<PileView> row, double by, TableGeometry table) {
    double same = free(row, by, table) / row.size();
    boolean isEnough = saysNames(row, by, table);
    for (PileView pile : row) {
      pile.drawnBy(by, table.scale(), isEnough ? pile.wanted(by, table.scale()) : same);
    }
  }

  /** Returns how many pixels a row leaves free beside its cards. */
  private static double free(List<PileView> row, double by, TableGeometry table) {
    return Math.max(0, table.piles().width() - width(row) * by);
  }

  private static List<List<PileView>> split(List<PileView> piles, int number) {
    int most = Math.ceilDiv(piles.size(), number);
    List<List<PileView>> rows = new ArrayList<>();
    for (int first = 0; first < piles.size(); first += most) {
      rows.add(piles.subList(first, Math.min(piles.size(), first + most)));
    }
    return rows;
  }

  private static double width(List<PileView> row) {
    return row.stream().mapToDouble(pile -> pile.cardsWidth() + APART).sum();
  }

  private static double height(List<PileView> row) {
    return row.stream().mapToDouble(pile -> pile.prefHeight(-1)).max().orElse(1);
  }

  /** Returns how large piles can be drawn in these rows. */
  private static double scale(List<List<PileView>> rows, TableGeometry table) {
    Area slot = table.piles();
    double widest = rows.stream().mapToDouble(SharedPiles::width).max().orElse(1);
    double high = rows.stream().mapToDouble(SharedPiles::height).sum();
    double most = WIDEST * table.card() / USUAL;
    return Math.min(most, Math.min(slot.width() / widest, slot.height() / high));
  }
}
