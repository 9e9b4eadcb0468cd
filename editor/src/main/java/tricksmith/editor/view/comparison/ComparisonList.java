package tricksmith.editor.view.comparison;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.signs.WrappingCell;
import tricksmith.editor.text.TextComparison;
import tricksmith.editor.view.look.Texts;

/** Two texts line by line; one of the differences is selected. */
public final class ComparisonList extends ListView<TextComparison.Row> {
  private static final int AROUND = 3;
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final Texts texts;
  private final Runnable hasChosen;
  private TextComparison compared = TextComparison.of("", "");
  private int around = AROUND;
  private int digits = 1;

  /**
   * Creates an empty list.
   *
   * @param hasChosen called when another difference is selected
   */
  ComparisonList(Texts texts, Runnable hasChosen) {
    this.texts = texts;
    this.hasChosen = hasChosen;
    setId("comparison");
    getStyleClass().add("comparison");
    setAccessibleText(texts.say("comparison.name"));
    setCellFactory(_ -> new Cell());
    getSelectionModel().selectedItemProperty().addListener(_ -> choiceHasChanged());
    setOnMouseClicked(_ -> showLeftOut());
    addEventFilter(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (key.getCode() == KeyCode.ENTER && showLeftOut()) {
            key.consume();
          }
        });
  }

  /** Shows another comparison, with this difference selected or the last before it. */
  void show(TextComparison other, int difference) {
    compared = other;
    fill();
    choose(Math.min(difference, other.differences().size() - 1));
  }

  private void fill() {
    long lines = Math.max(compared.other().lines().count(), compared.own().lines().count()) + 1;
    digits = String.valueOf(lines).length();
    getItems().setAll(compared.rows(around));
  }

  /** Shows all lines if a row of omitted ones is selected. */
  private boolean showLeftOut() {
    boolean leftOut = getSelectionModel().getSelectedItem() instanceof TextComparison.LeftOut;
    if (leftOut) {
      around = Integer.MAX_VALUE;
      int row = getSelectionModel().getSelectedIndex();
      TextComparison.Row next = row + 1 < getItems().size() ? getItems().get(row + 1) : null;
      fill();
      getSelectionModel().select(next);
      scrollTo(Math.max(0, getSelectionModel().getSelectedIndex() - AROUND));
    }
    return leftOut;
  }

  /** Returns the index of the selected difference, from 0. */
  Optional<Integer> chosen() {
    return getSelectionModel().getSelectedItem() instanceof TextComparison.Differing row
        ? Optional.of(row.difference())
        : Optional.empty();
  }

  /** Selects the next or previous difference; after the last comes the first. */
  void step(int by) {
    int count = compared.differences().size();
    if (count > 0) {
      choose(chosen().map(from -> Math.floorMod(from + by, count)).orElseGet(() -> nearest(by)));
    }
  }

  /** Returns the next difference in a direction, from a line that is equal in both. */
  private int nearest(int by) {
    int from = getSelectionModel().getSelectedIndex();
    List<TextComparison.Row> rows = getItems();
    for (int row = from + by; row >= 0 && row < rows.size(); row += by) {
      if (rows.get(row) instanceof TextComparison.Differing differing) {
        return differing.difference();
      }
    }
    return by > 0 ? 0 : compared.differences().size() - 1;
  }

  private void choose(int difference) {
    for (int row = 0; row < getItems().size(); row++) {
      if (getItems().get(row) instanceof TextComparison.Differing differing
          && differing.difference() == difference) {
        getSelectionModel().select(row);
        scrollTo(Math.max(0, row - AROUND));
        return;
      }
    }
    getSelectionModel().clearSelection();
  }

  private void choiceHasChanged() {
    refresh();
    hasChosen.run();
  }

  private final class Cell extends WrappingCell<TextComparison.Row> {
    private final ComparisonRow lines = new ComparisonRow();
    private final Label leftOut = new Label();

    Cell() {
      getStyleClass().add("comparison-cell");
      leftOut.getStyleClass().add("comparison-left-out");
      leftOut.setMaxWidth(Double.MAX_VALUE);
    }

    @Override
    protected void updateItem(TextComparison.@Nullable Row row, boolean empty) {
      super.updateItem(row, empty);
      setText(null);
      pseudoClassStateChanged(CHOSEN, false);
      switch (row) {
        case null -> setGraphic(null);
        case TextComparison.LeftOut(int count) -> {
          leftOut.setText(texts.say("comparison.left-out", count));
          setAccessibleText(leftOut.getText());
          setGraphic(leftOut);
        }
        case TextComparison.Alike(TextComparison.Side other, TextComparison.Side own) -> {
          lines.show(Optional.of(other), Optional.of(own), false, digits);
          setAccessibleText(own.number() + ": " + own.text());
          setGraphic(lines);
        }
        case TextComparison.Differing(int number, var other, var own) -> {
          lines.show(other, own, true, digits);
          pseudoClassStateChanged(CHOSEN, chosen().equals(Optional.of(number)));
          setAccessibleText(texts.say("comparison.differing", said(other), said(own)));
          setGraphic(lines);
        }
      }
    }

    private String said(Optional<TextComparison.Side> side) {
      return side.map(line -> line.number() + ": " + line.text())
          .orElseGet(() -> texts.say("comparison.nothing"));
    }
  }
}
