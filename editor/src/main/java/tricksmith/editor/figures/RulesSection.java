package tricksmith.editor.figures;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.batch.CoveredRule;

/** How much each rule was used, with a link to its first example. */
final class RulesSection extends FigureSection {
  private static final int MOST_ROWS = 12;
  private static final double ROW_EM = 2;

  private final ListView<CoveredRule> list = new ListView<>();
  private final Actions actions;
  private final UseWords uses;

  record Actions(Consumer<CoveredRule> reveal, Consumer<CoveredRule> open) {}

  /**
   * Makes the list.
   *
   * @param selected the rule selected from the start, without being revealed; null for none
   */
  RulesSection(
      List<CoveredRule> rules,
      @Nullable CoveredRule selected,
      int matches,
      FigureWords words,
      Actions actions) {
    this.actions = actions;
    uses = new UseWords(words);
    addTitle(words.say("rules", words.matches(matches)));
    Label help = addLine(words.say("rules.help"), "text-small", "text-muted");
    list.setId("figures-rules");
    list.setAccessibleText(words.say("rules", words.matches(matches)));
    list.getItems().setAll(rules);
    list.setCellFactory(_ -> new Row());
    list.setFixedCellSize(ROW_EM * help.getFont().getSize());
    list.setPrefHeight(list.getFixedCellSize() * (Math.min(MOST_ROWS, rules.size()) + 0.5));
    list.setMinHeight(list.getPrefHeight());
    rules.stream()
        .filter(rule -> selected != null && rule.isRuleOf(selected))
        .findFirst()
        .ifPresent(list.getSelectionModel()::select);
    list.getSelectionModel().selectedItemProperty().addListener((_, _, now) -> reveal(now));
    list.setOnKeyPressed(
        key -> {
          if (key.getCode() == KeyCode.ENTER) {
            open(list.getSelectionModel().getSelectedItem());
            key.consume();
          }
        });
    getChildren().add(list);
  }

  private void reveal(@Nullable CoveredRule rule) {
    if (rule != null) {
      actions.reveal().accept(rule);
    }
  }

  private void open(@Nullable CoveredRule rule) {
    if (rule != null) {
      actions.open().accept(rule);
    }
  }

  private final class Row extends ListCell<CoveredRule> {
    private final Label line = new Label();
    private final Label share = new Label();
    private final Label text = new Label();
    private final UseBar bar = new UseBar();
    private final Tooltip tooltip = new Tooltip();
    private final HBox whole = new HBox(line, bar, share, text);

    Row() {
      whole.getStyleClass().add("rule-row");
      line.getStyleClass().add("rule-line");
      share.getStyleClass().add("rule-share");
      text.getStyleClass().add("code-words");
      text.setMinWidth(0);
      HBox.setHgrow(text, Priority.ALWAYS);
      tooltip.setWrapText(true);
      setPrefWidth(0);
      setOnMouseClicked(
          click -> {
            if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
              open(getItem());
            }
          });
    }

    @Override
    protected void updateItem(@Nullable CoveredRule rule, boolean empty) {
      super.updateItem(rule, empty);
      if (empty || rule == null) {
        setGraphic(null);
        setTooltip(null);
        setAccessibleText(null);
        return;
      }
      line.setText(Integer.toString(rule.line()));
      share.setText(rule.use().mattered() + " / " + rule.use().applied());
      text.setText(rule.text());
      bar.show(rule);
      tooltip.setText(uses.of(rule));
      setTooltip(tooltip);
      setAccessibleText(rule.line() + ": " + rule.text() + ". " + tooltip.getText());
      setGraphic(whole);
    }
  }
}
