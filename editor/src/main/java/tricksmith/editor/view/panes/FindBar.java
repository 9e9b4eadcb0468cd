package tricksmith.editor.view.panes;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.function.ToIntFunction;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import tricksmith.editor.node.FirstSight;
import tricksmith.editor.node.Hint;
import tricksmith.editor.text.Search;
import tricksmith.editor.view.look.IconButton;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Span;

/** Finds and replaces text in a script. */
public final class FindBar extends VBox {
  private final Texts texts;
  private final ScriptPane script;
  private final TextField wanted = new TextField();
  private final TextField replacement = new TextField();
  private final ToggleButton matchCase;
  private final ToggleButton wholeWords;
  private final ToggleButton regular;
  private final Label count = styled(new Label(), "text-muted", "find-count");
  private final HBox replacing;

  /** Creates a bar, hidden at first. */
  public FindBar(Texts texts, ScriptPane script) {
    this.texts = texts;
    this.script = script;
    setId("find-bar");
    getStyleClass().add("find-bar");
    matchCase = toggle("Aa", "find.match-case");
    wholeWords = toggle("“ ”", "find.whole-words");
    regular = toggle(".*", "find.regular");
    field(wanted, "find.wanted", "find-wanted");
    field(replacement, "find.replacement", "find-replacement");
    wanted.textProperty().addListener(_ -> update());
    count.setId("find-count");
    count.setMinWidth(0);
    HBox finding =
        new HBox(
            wanted,
            count,
            matchCase,
            wholeWords,
            regular,
            icon(Feather.ARROW_UP, "find.previous", this::previous),
            icon(Feather.ARROW_DOWN, "find.next", this::next),
            icon(Feather.X, "find.close", this::close));
    replacing =
        new HBox(
            replacement,
            button("find.replace", this::replace),
            button("find.replace-all", this::replaceAll));
    finding.getStyleClass().add("find-row");
    replacing.getStyleClass().add("find-row");
    FirstSight.of(this, () -> getChildren().addAll(finding, replacing));
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    present(this, false);
  }

  private void field(TextField field, String key, String id) {
    field.setId(id);
    field.setPromptText(texts.say(key));
    field.setAccessibleText(texts.say(key));
    HBox.setHgrow(field, Priority.ALWAYS);
  }

  private ToggleButton toggle(String sign, String key) {
    ToggleButton toggle = styled(new ToggleButton(sign), "flat", "find-toggle");
    toggle.setId(key.replace('.', '-'));
    toggle.setAccessibleText(texts.say(key));
    Hint.on(toggle, texts.say(key));
    toggle.setMinWidth(USE_PREF_SIZE);
    toggle.setOnAction(_ -> update());
    return toggle;
  }

  private Button button(String key, Runnable action) {
    Button button = new Button(texts.say(key));
    button.setId(key.replace('.', '-'));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private Button icon(Feather icon, String key, Runnable action) {
    return new IconButton(key.replace('.', '-'), icon, texts.say(key), action);
  }

  private void pressed(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE) {
      key.consume();
      close();
    } else if (key.getCode() == KeyCode.ENTER && wanted.equals(key.getTarget())) {
      key.consume();
      if (key.isShiftDown()) {
        previous();
      } else {
        next();
      }
    } else if (key.getCode() == KeyCode.ENTER && replacement.equals(key.getTarget())) {
      key.consume();
      replace();
    }
  }

  /** Opens with the selected text as the search term. */
  public void open(boolean withReplacement) {
    present(this, true);
    present(replacing, withReplacement);
    Span selection = script.selection();
    String selected = script.text().substring(selection.start(), selection.end());
    if (!selected.isEmpty() && !selected.contains("\n")) {
      wanted.setText(selected);
    }
    wanted.requestFocus();
    wanted.selectAll();
    update();
  }

  private void close() {
    present(this, false);
    script.light(List.of());
    script.focus();
  }

  /** Closes the bar; returns whether it was open. */
  public boolean closeIfShown() {
    boolean shown = isVisible();
    if (shown) {
      close();
    }
    return shown;
  }

  private Search search() {
    return new Search(
        wanted.getText(), regular.isSelected(), matchCase.isSelected(), wholeWords.isSelected());
  }

  /** Highlights the hits in the current text. */
  public void update() {
    if (!isVisible()) {
      return;
    }
    Search.Outcome outcome = search().in(script.text());
    script.light(outcome instanceof Search.Found(var hits) ? hits : List.of());
    count.setText(words(outcome));
    boolean wrong = !(outcome instanceof Search.Found);
    wanted.pseudoClassStateChanged(PseudoClass.getPseudoClass("danger"), wrong);
  }

  private String words(Search.Outcome outcome) {
    return switch (outcome) {
      case Search.Found(var hits) ->
          wanted.getText().isEmpty() ? "" : texts.say("find.found", hits.size());
      case Search.Unreadable(String reason) -> texts.say("find.unreadable", reason);
      case Search.TooLong _ -> texts.say("find.too-long");
      case Search.Replaced replaced -> texts.say("find.replaced", replaced.count());
    };
  }

  public void next() {
    goTo(found -> found.from(script.selection().end()));
  }

  public void previous() {
    goTo(found -> found.before(script.selection().start()));
  }

  private void goTo(ToIntFunction<Search.Found> which) {
    if (search().in(script.text()) instanceof Search.Found found && !found.hits().isEmpty()) {
      int number = which.applyAsInt(found);
      script.select(found.hits().get(number));
      count.setText(texts.say("find.at", number + 1, found.hits().size()));
    }
  }

  private void replace() {
    Span selection = script.selection();
    boolean atHit =
        search().in(script.text()) instanceof Search.Found(var hits) && hits.contains(selection);
    if (atHit) {
      int before = script.text().length();
      change(search().replace(script.text(), replacement.getText(), selection));
      int end = selection.end() + script.text().length() - before;
      script.select(new Span(end, end));
    }
    next();
  }

  private void replaceAll() {
    Search.Outcome outcome = search().replaceAll(script.text(), replacement.getText());
    change(outcome);
    update();
    count.setText(words(outcome));
  }

  /** Applies the edits hit by hit, so that a caret between them stays in place. */
  private void change(Search.Outcome outcome) {
    if (outcome instanceof Search.Replaced replaced && replaced.count() > 0) {
      script.applyAll(replaced.edits());
    } else {
      count.setText(words(outcome));
    }
  }
}
