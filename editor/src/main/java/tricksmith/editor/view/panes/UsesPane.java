package tricksmith.editor.view.panes;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.view.look.IconButton;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.LanguageQuery;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Place;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** All occurrences of the name at the caret; a click or Enter goes there. */
public final class UsesPane extends VBox {
  private final Texts texts;
  private final ScriptPane script;
  private final LanguageQuery asking;
  private final Label heading = new Label();
  private final ListView<Use> list = styled(new ListView<>(), "uses-list");

  record Use(Span span, int line, String words) {}

  /** Creates a pane, hidden at first. */
  public UsesPane(Texts texts, ScriptPane script, Assistant assistant) {
    this.texts = texts;
    this.script = script;
    asking = new LanguageQuery(script, assistant);
    setId("uses-pane");
    getStyleClass().add("uses");
    heading.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(heading, Priority.ALWAYS);
    HBox row = styled(new HBox(heading, closing()), "uses-heading");
    list.setId("uses");
    list.setAccessibleText(texts.say("uses.name"));
    list.setCellFactory(_ -> new Cell());
    list.setOnMouseClicked(_ -> revealSelected());
    list.setOnKeyPressed(
        key -> {
          if (key.getCode() == KeyCode.ENTER) {
            revealSelected();
          } else if (key.getCode() == KeyCode.ESCAPE) {
            close();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(row, list);
    present(this, false);
  }

  private Button closing() {
    return styled(
        new IconButton("uses-close", Feather.X, texts.say("uses.close"), this::close), "small");
  }

  /** Lists the occurrences of the name at the caret. */
  public void find() {
    int caret = script.caret();
    asking.ask(
        analysis ->
            analysis.uses(caret).stream().map(span -> use(analysis.source(), span)).toList(),
        this::show);
  }

  private static Use use(Source source, Span span) {
    Place place = source.place(span.start());
    return new Use(span, place.line(), source.text(source.line(place.line())).strip());
  }

  private void show(List<Use> uses) {
    heading.setText(
        uses.isEmpty()
            ? texts.say("uses.none")
            : texts.say("uses.heading", word(uses.getFirst()), uses.size()));
    list.getItems().setAll(uses);
    present(list, !uses.isEmpty());
    script.light(uses.stream().map(Use::span).toList());
    present(this, true);
    if (!uses.isEmpty()) {
      list.getSelectionModel().selectFirst();
      list.requestFocus();
    }
  }

  private String word(Use use) {
    return script.text().substring(use.span().start(), use.span().end());
  }

  private void revealSelected() {
    Use use = list.getSelectionModel().getSelectedItem();
    if (use != null && use.span().end() <= script.text().length()) {
      script.reveal(use.span());
    }
  }

  private void close() {
    script.light(List.of());
    present(this, false);
    script.focus();
  }

  /** Closes the pane; returns whether it was open. */
  public boolean closeIfShown() {
    boolean shown = isVisible();
    if (shown) {
      close();
    }
    return shown;
  }

  /** Closes, because the list no longer matches the text. */
  public void edited() {
    if (isVisible()) {
      present(this, false);
    }
  }

  private static final class Cell extends ListCell<Use> {
    private final Label line = new Label();
    private final Label words = new Label();
    private final HBox row = new HBox(line, words);

    Cell() {
      line.getStyleClass().addAll("text-muted", "use-line");
      line.setMinWidth(Region.USE_PREF_SIZE);
      words.getStyleClass().add("code-words");
      row.getStyleClass().add("use");
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Use use, boolean empty) {
      super.updateItem(use, empty);
      setText(null);
      setGraphic(use == null ? null : row);
      if (use != null) {
        line.setText(String.valueOf(use.line()));
        words.setText(use.words());
        setAccessibleText(use.line() + ": " + use.words());
      }
    }
  }
}
