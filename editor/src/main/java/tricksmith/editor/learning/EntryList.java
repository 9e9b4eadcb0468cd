package tricksmith.editor.learning;

import static tricksmith.editor.node.Presence.present;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.signs.WrappingCell;
import tricksmith.recipe.Recipe;

/** The results of a search, under headings; one of them is selected. */
final class EntryList extends ListView<EntryList.Row> {
  private static final PseudoClass UNFIT = PseudoClass.getPseudoClass("unfit");

  private final LearningWords words;
  private final Map<Integer, String> unfit = new HashMap<>();

  /** The recipes of which is known whether they fit. */
  private final Set<Integer> known = new HashSet<>();

  private final Consumer<Entry> selected;
  private Consumer<List<Recipe>> doubted = _ -> {};
  private boolean isFilling;

  sealed interface Row {
    record Heading(String words) implements Row {}

    record Of(Entry entry) implements Row {}
  }

  EntryList(LearningWords words, Consumer<Entry> selected) {
    this.words = words;
    this.selected = selected;
    setId("learn-list");
    getStyleClass().add("learn-list");
    setAccessibleText(words.say("list"));
    setCellFactory(_ -> new Cell());
    skinProperty().subscribe(this::watch);
    // Rows keep the height that they had in another width.
    widthProperty().subscribe((_, _) -> refresh());
    getSelectionModel()
        .selectedItemProperty()
        .subscribe(
            row -> {
              if (row instanceof Row.Of(Entry entry) && !isFilling) {
                selected.accept(entry);
              }
            });
  }

  private void watch() {
    if (lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.positionProperty().subscribe(this::doubt);
      flow.needsLayoutProperty()
          .subscribe(
              needed -> {
                if (!needed) {
                  doubt();
                }
              });
    }
  }

  /**
   * Sets a listener for recipes that are in sight while nobody knows whether they fit. It may be
   * told of the same ones again.
   */
  void onDoubted(Consumer<List<Recipe>> listener) {
    doubted = listener;
  }

  /** Tells the listener which recipes are in sight without anybody knowing whether they fit. */
  void doubt() {
    List<Recipe> recipes =
        inSight().stream().filter(each -> !known.contains(each.number())).toList();
    if (!recipes.isEmpty()) {
      doubted.accept(recipes);
    }
  }

  private List<Recipe> inSight() {
    List<Recipe> recipes = new ArrayList<>();
    if (lookup(".virtual-flow") instanceof VirtualFlow<?> flow
        && flow.getFirstVisibleCell() != null
        && flow.getLastVisibleCell() != null) {
      int first = Math.max(0, flow.getFirstVisibleCell().getIndex());
      int last = Math.min(getItems().size() - 1, flow.getLastVisibleCell().getIndex());
      for (Row row : getItems().subList(first, Math.max(first, last + 1))) {
        if (row instanceof Row.Of(Entry.OfRecipe(Recipe recipe))) {
          recipes.add(recipe);
        }
      }
    }
    return recipes;
  }

  /**
   * Shows other rows, and selects one of them.
   *
   * @param wanted the entry to select; otherwise the first
   */
  void show(List<Row> rows, Optional<Entry> wanted) {
    isFilling = true;
    getItems().setAll(rows);
    int place = wanted.map(entry -> rows.indexOf(new Row.Of(entry))).orElse(-1);
    int first = place >= 0 ? place : next(-1, 1);
    getSelectionModel().clearSelection();
    if (first >= 0) {
      getSelectionModel().select(first);
      scrollTo(Math.max(0, first - 1));
    }
    isFilling = false;
    selected().ifPresent(selected);
  }

  /** Returns the selected entry; empty if nothing was found. */
  Optional<Entry> selected() {
    return getSelectionModel().getSelectedItem() instanceof Row.Of(Entry entry)
        ? Optional.of(entry)
        : Optional.empty();
  }

  /** Moves the selection by this many entries. */
  void step(int by) {
    int place = next(getSelectionModel().getSelectedIndex(), by);
    if (place >= 0) {
      getSelectionModel().select(place);
      scrollTo(Math.max(0, place - 2));
    }
  }

  private int next(int from, int by) {
    int place = from + by;
    while (place >= 0 && place < getItems().size()) {
      if (getItems().get(place) instanceof Row.Of) {
        return place;
      }
      place += by;
    }
    return -1;
  }

  void forgetFits() {
    unfit.clear();
    known.clear();
    refresh();
  }

  /**
   * Marks a recipe that does not fit.
   *
   * @param reason why not; empty for one that fits
   */
  void mark(Recipe recipe, String reason) {
    known.add(recipe.number());
    boolean changed =
        reason.isEmpty()
            ? unfit.remove(recipe.number()) != null
            : !reason.equals(unfit.put(recipe.number(), reason));
    if (changed) {
      refresh();
    }
  }

  private final class Cell extends WrappingCell<Row> {
    private final Label title = new Label();
    private final FontIcon sign = new FontIcon(Feather.SLASH);
    private final HBox both = new HBox(title, sign);

    Cell() {
      title.setWrapText(true);
      title.setMinWidth(0);
      title.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(title, Priority.ALWAYS);
      both.getStyleClass().add("learn-entry");
      title.getStyleClass().add("learn-entry-title");
      sign.getStyleClass().add("learn-unfit-sign");
    }

    @Override
    protected void updateItem(@Nullable Row row, boolean empty) {
      super.updateItem(row, empty);
      getStyleClass().removeAll("learn-list-heading", "learn-code");
      pseudoClassStateChanged(UNFIT, false);
      setTooltip(null);
      setGraphic(row == null ? null : both);
      setDisable(row == null || row instanceof Row.Heading);
      present(sign, false);
      switch (row) {
        case null -> {}
        case Row.Heading(String heading) -> {
          title.setText(heading);
          getStyleClass().add("learn-list-heading");
          setAccessibleText(heading);
        }
        case Row.Of(Entry entry) -> show(entry);
      }
    }

    private void show(Entry entry) {
      title.setText(entry.title());
      if (entry.isCode()) {
        getStyleClass().add("learn-code");
      }
      Optional<String> reason =
          entry instanceof Entry.OfRecipe(Recipe recipe)
              ? Optional.ofNullable(unfit.get(recipe.number()))
              : Optional.empty();
      pseudoClassStateChanged(UNFIT, reason.isPresent());
      present(sign, reason.isPresent());
      setAccessibleText(
          reason.map(why -> words.say("entry.unfit", entry.title(), why)).orElse(entry.title()));
      reason.ifPresent(why -> setTooltip(new Tooltip(why)));
    }
  }
}
