package tricksmith.editor.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import tricksmith.language.OutlineItem;
import tricksmith.source.Span;

/** The sections of the script and what is in them; a click or Enter goes there. */
final class OutlinePane extends TreeView<OutlineItem> {
  private final Consumer<Span> reveal;
  private final Set<String> folded = new HashSet<>();
  private List<OutlineItem> shown = List.of();
  private List<OutlineItem> latest = List.of();

  /** An outline from which {@code reveal} goes to a place. */
  OutlinePane(Texts texts, Consumer<Span> reveal) {
    this.reveal = reveal;
    setId("outline");
    getStyleClass().add("outline");
    setShowRoot(false);
    setAccessibleText(texts.say("outline.name"));
    setCellFactory(_ -> new Cell());
    setRoot(new TreeItem<>());
    sceneProperty().addListener(_ -> show(latest));
    setOnMouseClicked(
        click -> {
          if (click.getButton() == MouseButton.PRIMARY) {
            revealSelected();
          }
        });
    setOnKeyPressed(
        key -> {
          if (key.getCode() == KeyCode.ENTER) {
            revealSelected();
          }
        });
  }

  /** Shows another outline, as soon as it is seen itself; what was folded stays so. */
  void show(List<OutlineItem> items) {
    latest = items;
    if (getScene() == null || items.equals(shown)) {
      return;
    }
    shown = items;
    if (!isUpdated(getRoot().getChildren(), items)) {
      int selected = getSelectionModel().getSelectedIndex();
      getRoot().getChildren().setAll(items.stream().map(item -> tree(item, "")).toList());
      getSelectionModel().select(selected);
    }
  }

  /** Most edits move things and change nothing else: then the tree stays. */
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

  private static final class Cell extends TreeCell<OutlineItem> {
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
        name.setText(item.label());
        detail.setText(item.detail());
        setAccessibleText(item.label() + " " + item.detail());
      }
    }
  }

  /** Where it is narrow, the detail gives way before the name. */
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
