package tricksmith.editor.table.why;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import tricksmith.editor.table.card.CardFace;

/**
 * The reasons for the winner of a trick. Each criterion has its line and result below its name, or
 * beside it where there is not enough height.
 */
public final class TrickReasons extends VBox {
  private static final PseudoClass IN_ONE_LINE = PseudoClass.getPseudoClass("in-one-line");

  private final List<Node> results = new ArrayList<>();
  private final List<CardFace> cards = new ArrayList<>();

  TrickReasons(String title, GridPane grid) {
    getStyleClass().add("why");
    getChildren().addAll(styled(new Label(title), "why-title"), grid);
    setVgrow(grid, Priority.ALWAYS);
  }

  /** Adds the next card of the trick, which has been laid out in the grid. */
  void add(CardFace card) {
    cards.add(card);
  }

  /** Returns the cards of the trick in the order in which they were played. */
  List<CardFace> cards() {
    return Collections.unmodifiableList(cards);
  }

  Node criterion(Node name, Label result) {
    GridPane both = styled(new GridPane(), "why-criterion");
    both.add(name, 0, 0);
    both.add(result, 0, 1);
    results.add(result);
    return both;
  }

  /** Writes each criterion in one line, or in two. */
  public void inOneLine(boolean isOne) {
    pseudoClassStateChanged(IN_ONE_LINE, isOne);
    for (Node result : results) {
      GridPane.setConstraints(result, isOne ? 1 : 0, isOne ? 0 : 1);
    }
  }
}
