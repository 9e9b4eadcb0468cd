package tricksmith.editor.table.felt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.PileView;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Kept;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.geometry.TableShape;
import tricksmith.editor.table.question.BoardPane;
import tricksmith.editor.table.question.QuestionPane;
import tricksmith.editor.table.seat.SeatPanel;

/**
 * The parts drawn for a moment of a match.
 *
 * @param shape what determines their places
 * @param seats by number
 * @param over what lies over the middle of the table
 */
record DrawnTable(
    TableShape shape,
    Map<Integer, SeatPanel> seats,
    TrickPane trick,
    StatePane state,
    Optional<BoardPane> board,
    List<PileView> piles,
    QuestionPane question,
    List<OverMat> over) {
  /** How much wider than needed a board may become, so that its columns stay together. */
  private static final double WIDEST_BOARD = 1.8;

  private static final double HIGHEST_REASON = 126;

  /** The middle of the sign in the corner of a card, in widths of the card. */
  private static final double SIGN = 0.22;

  /** Hides the board while something lies over it, so that no part of it shows beside that. */
  void letBoardGiveWay() {
    board.ifPresent(
        below ->
            over.forEach(
                each ->
                    each.visibleProperty()
                        .subscribe(
                            _ -> below.setVisible(over.stream().noneMatch(Node::isVisible)))));
  }

  /** Hides the board while reasons lie over it, or shows it again. */
  void coverBoard(boolean isCovered) {
    board.ifPresent(
        below -> below.setVisible(!isCovered && over.stream().noneMatch(Node::isVisible)));
  }

  /** Puts every part in its place. */
  void place(TableGeometry places) {
    seats.values().forEach(seat -> seat.place(places));
    trick.place(places);
    SeatPanel.scale(state, places.variables(), places.scale());
    state.fit(places.variables().height() / places.scale());
    board.ifPresent(shown -> places.board().ifPresent(lane -> placeBoard(shown, lane, places)));
    SharedPiles.place(piles, places);
    placeQuestion(places);
    List<Kept> below =
        below(places).stream().filter(each -> each.worth() != Kept.Worth.CARD_TO_COME).toList();
    over.forEach(each -> each.place(places, below));
  }

  /** Returns what of it is better not covered. */
  List<Kept> kept(TableGeometry places) {
    List<Kept> kept = below(places);
    over.stream()
        .filter(Node::isVisible)
        .forEach(each -> kept.add(new Kept(areaOf(each), Kept.Worth.WHOLE)));
    return kept;
  }

  /** Returns what of it is better not covered, but for what lies over it. */
  private List<Kept> below(TableGeometry places) {
    List<Kept> kept = new ArrayList<>();
    seats.values().forEach(seat -> kept.addAll(seat.kept(places)));
    places.seats().forEach(seat -> kept.add(new Kept(seat.trick(), Kept.Worth.CARD_TO_COME)));
    trick.lying(places).forEach(card -> kept.add(new Kept(card, Kept.Worth.WHOLE)));
    if (question.isVisible()) {
      kept.add(new Kept(areaOf(question), Kept.Worth.QUESTION));
    }
    if (!state.getChildren().isEmpty()) {
      kept.add(new Kept(places.variables(), Kept.Worth.VALUES));
    }
    if (board.filter(Node::isVisible).isPresent()) {
      places.board().ifPresent(lane -> kept.add(new Kept(lane, Kept.Worth.VALUES)));
    }
    piles.stream()
        .filter(Node::isVisible)
        .forEach(pile -> kept.add(new Kept(areaOf(pile), Kept.Worth.VALUES)));
    return kept;
  }

  /** Returns where something that is laid out by itself lies. */
  static Area areaOf(Node part) {
    Bounds bounds = part.localToParent(part.getLayoutBounds());
    return new Area(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
  }

  private static void placeBoard(BoardPane board, Area lane, TableGeometry places) {
    double by =
        Math.min(
            places.scale(),
            Math.min(
                lane.height() / Math.max(1, board.prefHeight(-1)),
                lane.width() / Math.max(1, board.prefWidth(-1))));
    double width = Math.min(lane.width(), WIDEST_BOARD * by * board.prefWidth(-1));
    double left = lane.centerX() - width / 2;
    SeatPanel.scale(board, new Area(left, lane.y(), width, lane.height()), by);
  }

  private void placeQuestion(TableGeometry places) {
    Area slot = places.question();
    double by = places.scale();
    double width = slot.width() / by;
    question.fit(width);
    double height = Math.min(question.prefHeight(width), HIGHEST_REASON);
    double high = Math.max(slot.height(), height * by);
    SeatPanel.scale(question, new Area(slot.x(), slot.bottom() - high, slot.width(), high), by);
    question.aim(
        ownPlaceOf(question.excluded())
            .map(card -> (card.x() + SIGN * card.width() - slot.x()) / by),
        (places.seats().getFirst().pile().right() - slot.x()) / by);
  }

  /** Returns where a card lies in the own hand, which is below the question. */
  private Optional<Area> ownPlaceOf(Optional<Table.Face> card) {
    return card.flatMap(
        face ->
            seats.values().stream()
                .filter(seat -> seat.step() == 0)
                .flatMap(seat -> seat.placeOf(face.card()).stream())
                .findFirst());
  }

  /** Returns the cards of the hands, from left of the own seat. */
  List<List<CardFace>> hands(Round round) {
    return seats.keySet().stream()
        .sorted(
            Comparator.comparingInt(seat -> Math.floorMod(round.step(seat) - 1, round.players())))
        .map(seat -> Objects.requireNonNull(seats.get(seat)).faces().toList())
        .toList();
  }

  /** Highlights the effect of a rule. */
  void light(Reasons.Lit lit) {
    faces().forEach(face -> light(face, lit));
    seats.forEach((number, panel) -> panel.light(lit.scorers().contains(number)));
    trick.light(lit.deciding());
    state.light(lit.variables());
    board.ifPresent(shown -> shown.light(lit.variables()));
    question.getStyleClass().remove("lit");
    if (lit.asks()) {
      question.getStyleClass().add("lit");
    }
  }

  private static void light(CardFace face, Reasons.Lit lit) {
    face.getStyleClass().removeAll("lit-against", "lit-for");
    if (face.card() >= 0 && lit.excluded().contains(face.card())) {
      face.marked("lit-against");
    } else if (face.card() >= 0 && lit.fulfilling().contains(face.card())) {
      face.marked("lit-for");
    }
  }

  /**
   * Marks these cards of the hands as those that an obligation wants, and no others. The card that
   * is explained meanwhile loses its veil.
   */
  void markWanted(Collection<Table.Face> wanted) {
    Optional<Table.Face> excluded = question.excluded();
    faces()
        .forEach(
            face -> {
              face.getStyleClass().removeAll("would-do", "explained");
              if (wanted.stream().anyMatch(each -> each.card() == face.card())) {
                face.marked("would-do");
              } else if (excluded.filter(each -> each.card() == face.card()).isPresent()) {
                face.marked("explained");
              }
            });
  }

  private Stream<CardFace> faces() {
    return seats.values().stream().flatMap(SeatPanel::faces);
  }
}
