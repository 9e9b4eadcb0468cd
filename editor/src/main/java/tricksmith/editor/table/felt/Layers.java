package tricksmith.editor.table.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.collections.ObservableList;
import javafx.scene.Group;
import javafx.scene.Node;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.seat.SeatPanel;

/**
 * The parts of a table one above the other. What is shown already stays where it is, so that
 * nothing but what has changed is styled and laid out.
 */
final class Layers extends Group {
  private final Group middle = new Group();
  private final Group others = new Group();
  private final Group trick = new Group();
  private final Group own = new Group();
  private final Group answers = new Group();
  private final Group reasons = new Group();

  Layers() {
    setManaged(false);
    getChildren().addAll(middle, others, trick, own, answers, reasons);
    getChildren().forEach(layer -> layer.setManaged(false));
  }

  void show(DrawnTable table, Round round) {
    List<Node> inMiddle = new ArrayList<>();
    table.board().ifPresent(inMiddle::add);
    inMiddle.add(table.state());
    Group piles = new Group();
    piles.setId("piles");
    fill(piles, table.piles());
    inMiddle.add(piles);
    fill(middle, inMiddle);
    SeatPanel bottom = Objects.requireNonNull(table.seats().get(round.bottom()));
    fill(others, table.seats().values().stream().filter(seat -> !seat.equals(bottom)).toList());
    fill(trick, List.of(table.trick()));
    fill(own, List.of(bottom));
    List<Node> toAnswer = new ArrayList<>(List.of(table.question()));
    toAnswer.addAll(table.over());
    fill(answers, toAnswer);
  }

  /** Shows these reasons above everything else; none if the list is empty. */
  void showReasons(List<OverMat> shown) {
    fill(reasons, shown);
  }

  private static void fill(Group layer, List<? extends Node> parts) {
    parts.forEach(part -> part.setManaged(false));
    ObservableList<Node> shown = layer.getChildren();
    if (shown.size() != parts.size()) {
      shown.setAll(parts);
      return;
    }
    for (int i = 0; i < parts.size(); i++) {
      if (!shown.get(i).equals(parts.get(i))) {
        shown.set(i, parts.get(i));
      }
    }
  }
}
