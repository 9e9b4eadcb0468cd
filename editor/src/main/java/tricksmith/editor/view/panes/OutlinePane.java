package tricksmith.editor.view.panes;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.look.WordSign;
import tricksmith.service.script.OutlineItem;
import tricksmith.service.script.WordKind;
import tricksmith.source.Span;
import tricksmith.translation.Translation;

/**
 * The sections of the script and their contents; a click or Enter goes there. The item at the caret
 * is selected.
 */
public final class OutlinePane extends TreeView<OutlineItem> {
  private static final int ROWS_ABOVE = 3;

  private final Consumer<Span> reveal;
  private final Set<String> folded = new HashSet<>();
  private List<OutlineItem> shown = List.of();
  private List<OutlineItem> latest = List.of();
  private int caret;
  private ScriptWords script = ScriptWords.of(List.of(), Translation.NONE);

  /** Creates an outline; {@code reveal} goes to a place. */
  public OutlinePane(Texts texts, Consumer<Span> reveal) {
    this.reveal = reveal;
    setId("outline");
    getStyleClass().add("outline");
    setShowRoot(false);
    setAccessibleText(texts.say("outline.name"));
    setCellFactory(_ -> cell());
    setRoot(new TreeItem<>());
    sceneProperty().addListener(_ -> show(latest));
    setOnKeyPressed(
        key -> {
          if (key.getCode() == KeyCode.ENTER) {
            revealSelected();
          }
        });
  }

  /** Shows another outline once it is visible; folded items stay folded. */
  public void show(List<OutlineItem> items) {
    latest = items;
    if (getScene() == null || items.equals(shown)) {
      return;
    }
    shown = items;
    if (!isUpdated(getRoot().getChildren(), items)) {
      getRoot().getChildren().setAll(items.stream().map(item -> tree(item, "")).toList());
    }
    markCaret();
  }

  /** Sets how names and texts are written. */
  public void write(ScriptWords newScript) {
    if (!newScript.equals(script)) {
      script = newScript;
      refresh();
    }
  }

  private Cell cell() {
    Cell cell = new Cell();
    cell.setOnMouseClicked(
        click -> {
          if (click.getButton() == MouseButton.PRIMARY && cell.isSelected()) {
            revealSelected();
          }
        });
    return cell;
  }

  /** Selects the item at the caret, unless the user is choosing with the keyboard. */
  public void caretAt(int place) {
    caret = place;
    if (getScene() != null && !isFocused()) {
      markCaret();
    }
  }

  private void markCaret() {
    TreeItem<OutlineItem> innermost = around(getRoot());
    if (innermost.equals(getRoot())) {
      getSelectionModel().clearSelection();
    } else if (!innermost.equals(getSelectionModel().getSelectedItem())) {
      int row = getRow(innermost);
      getSelectionModel().select(row);
      scrollIntoSight(row);
    }
  }

  /** Returns the innermost item at the caret that is not folded away. */
  private TreeItem<OutlineItem> around(TreeItem<OutlineItem> node) {
    return node.getChildren().stream()
        .filter(_ -> node.isExpanded() || node.equals(getRoot()))
        .filter(child -> isAround(child.getValue().span()))
        .findFirst()
        .map(this::around)
        .orElse(node);
  }

  private boolean isAround(Span span) {
    return span.start() <= caret && caret <= span.end();
  }

  private void scrollIntoSight(int row) {
    boolean seen =
        lookup(".virtual-flow") instanceof VirtualFlow<?> flow
            && flow.getFirstVisibleCell() != null
            && flow.getFirstVisibleCell().getIndex() < row
            && row < flow.getLastVisibleCell().getIndex();
    if (!seen) {
      scrollTo(Math.max(0, row - ROWS_ABOVE));
    }
  }

  /**
   * Updates the values of the tree in place, since most edits only move things; returns false if
   * its structure has changed.
   */
  private static boolean isUpdated(List<TreeItem<OutlineItem>> nodes, List<OutlineItem> items) {
    if (nodes.size() != items.size()) {
      return false;
    }
    for (int i = 0; i < items.size(); i++) {
      OutlineItem before = nodes.get(i).getValue();
      OutlineItem now = items.get(i);
      if (!before.label().equals(now.label())
          || !isUpdated(nodes.get(i).getChildren(), now.children())) {
        return false;
      }
      if (!before.equals(now)) {
        nodes.get(i).setValue(now);
      }
    }
    return true;
  }

  private TreeItem<OutlineItem> tree(OutlineItem item, String above) {
    String path = above + "/" + item.label();
    TreeItem<OutlineItem> node = new TreeItem<>(item);
    node.getChildren().setAll(item.children().stream().map(child -> tree(child, path)).toList());
    node.setExpanded(!folded.contains(path));
    node.expandedProperty()
        .addListener(
            (_, _, open) -> {
              if (open) {
                folded.remove(path);
              } else {
                folded.add(path);
              }
            });
    return node;
  }

  private void revealSelected() {
    TreeItem<OutlineItem> selected = getSelectionModel().getSelectedItem();
    if (selected != null && selected.getValue() != null) {
      reveal.accept(selected.getValue().name());
    }
  }

  private final class Cell extends TreeCell<OutlineItem> {
    private final Label sign = new Label();
    private final Label name = new Label();
    private final Label detail = new Label();
    private final Row row = new Row(sign, name, detail);

    Cell() {
      sign.getStyleClass().add("word-sign");
      name.getStyleClass().add("code-words");
      detail.getStyleClass().add("text-muted");
      row.getStyleClass().add("outline-row");
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable OutlineItem item, boolean empty) {
      super.updateItem(item, empty);
      setText(null);
      setGraphic(item == null ? null : row);
      if (item != null) {
        WordSign.dress(sign, item.kind());
        name.setText(item.kind() == WordKind.KEYWORD ? script.text(item.label()) : item.label());
        detail.setText(detail(item));
        setAccessibleText(name.getText() + " " + detail.getText());
      }
    }

    /** Returns the detail of an item; the translated name comes before anything else. */
    private String detail(OutlineItem item) {
      String said = script.text(item.detail());
      boolean isCalled =
          item.kind() != WordKind.KEYWORD
              && item.kind() != WordKind.SECTION
              && script.translation().has(item.label());
      return isCalled ? (script.text(item.label()) + " " + said).strip() : said;
    }
  }

  /** A row whose detail shrinks before its name if space is short. */
  private static final class Row extends HBox {
    private final Label sign;
    private final Label name;

    Row(Label sign, Label name, Label detail) {
      super(sign, name, detail);
      this.sign = sign;
      this.name = name;
      sign.setMinWidth(USE_PREF_SIZE);
      detail.setMinWidth(0);
    }

    @Override
    protected void layoutChildren() {
      double room = getWidth() - sign.prefWidth(-1) - getSpacing();
      name.setMinWidth(Math.max(0, Math.min(name.prefWidth(-1), room)));
      super.layoutChildren();
    }
  }
}
