package tricksmith.editor.view.panes;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import tricksmith.editor.node.FirstSight;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.view.look.IconButton;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.script.LanguageQuery;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.service.Analysis;
import tricksmith.service.Renaming;
import tricksmith.service.script.OutlineItem;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/** Renames the name at the caret everywhere. */
public final class RenameBar extends VBox {
  private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

  private final Texts texts;
  private final ScriptPane script;
  private final LanguageQuery asking;
  private final TextField name = new TextField();
  private final MessageText outcome = styled(new MessageText(), "find-count");
  private String old = "";
  private final Button rename;
  private final HBox asked;
  private final Button close;
  private List<Edit> edits = List.of();
  private int place;

  /** Creates a bar, hidden at first. */
  public RenameBar(Texts texts, ScriptPane script, Assistant assistant) {
    this.texts = texts;
    this.script = script;
    asking = new LanguageQuery(script, assistant);
    setId("rename-bar");
    getStyleClass().add("find-bar");
    name.setId("rename-name");
    name.setAccessibleText(texts.say("rename.name"));
    name.textProperty().addListener(_ -> consider());
    HBox.setHgrow(name, Priority.ALWAYS);
    Label label = new Label(texts.say("rename.name"));
    label.setMinWidth(USE_PREF_SIZE);
    rename = new Button(texts.say("rename.do"));
    rename.setId("rename-do");
    rename.getStyleClass().add("accent");
    rename.setMinWidth(USE_PREF_SIZE);
    rename.setOnAction(_ -> perform());
    outcome.setId("rename-outcome");
    close = new IconButton("rename-close", Feather.X, texts.say("rename.close"), this::close);
    asked = new HBox(label, name, rename);
    asked.getStyleClass().add("find-row");
    VBox words = new VBox(asked, outcome);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = styled(new HBox(words, close), "find-row");
    FirstSight.of(this, () -> getChildren().add(row));
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    present(this, false);
  }

  /**
   * Asks for a new name, or says why nothing can be renamed. It takes the focus before it knows, so
   * that text typed meanwhile does not end up in the script.
   */
  public void open() {
    place = script.caret();
    old = "";
    name.setText("");
    edits = List.of();
    rename.setDisable(true);
    outcome.say("");
    refuses(false);
    present(this, true);
    name.requestFocus();
    asking.ask(analysis -> nameOrRefusal(analysis, place), this::begin);
  }

  /** What can be renamed, or why nothing can. */
  private sealed interface Beginning {}

  private record Name(String name) implements Beginning {}

  private record None(Renaming refusal) implements Beginning {}

  private static Beginning nameOrRefusal(Analysis analysis, int offset) {
    String text = analysis.source().text();
    return analysis
        .renameable(offset)
        .<Beginning>map(span -> new Name(text.substring(span.start(), span.end())))
        .orElseGet(() -> new None(analysis.rename(offset, "")));
  }

  private void begin(Beginning beginning) {
    switch (beginning) {
      case Name(String before) -> {
        old = before;
        if (name.getText().isEmpty()) {
          name.setText(before);
          name.selectAll();
        }
        consider();
      }
      case None(Renaming refusal) -> {
        refuses(true);
        show(new Considered(refusal, 0, Optional.empty()));
      }
    }
  }

  /** Shows the field or, if nothing can be renamed, only a message, which any key closes. */
  private void refuses(boolean refuses) {
    present(asked, !refuses);
    if (refuses) {
      close.requestFocus();
    }
  }

  private void consider() {
    if (isVisible() && !old.isEmpty()) {
      rename.setDisable(true);
      String wanted = name.getText().strip();
      asking.ask(analysis -> outcome(analysis, place, wanted), this::show);
    }
  }

  /**
   * The effect of a renaming.
   *
   * @param places how often the name occurs
   * @param taken the line that already declares the new name; null if none does
   */
  private record Considered(Renaming renaming, int places, Optional<Integer> taken) {}

  private static Considered outcome(Analysis analysis, int place, String wanted) {
    Renaming renaming = analysis.rename(place, wanted);
    boolean clashes =
        renaming instanceof Renaming.Refused(Renaming.Reason reason, _)
            && reason == Renaming.Reason.CLASH;
    return new Considered(
        renaming,
        analysis.uses(place).size(),
        clashes ? line(analysis, analysis.outline(), wanted) : Optional.empty());
  }

  private static Optional<Integer> line(Analysis analysis, List<OutlineItem> items, String wanted) {
    return items.stream()
        .flatMap(
            item ->
                analysis.source().text(item.name()).equals(wanted)
                    ? Stream.of(analysis.source().place(item.name().start()).line())
                    : line(analysis, item.children(), wanted).stream())
        .findFirst();
  }

  private void show(Considered considered) {
    Renaming renaming = considered.renaming();
    edits = renaming instanceof Renaming.Possible(List<Edit> found) ? found : List.of();
    rename.setDisable(edits.isEmpty());
    name.pseudoClassStateChanged(DANGER, renaming instanceof Renaming.Refused);
    outcome.say(
        switch (renaming) {
          case Renaming.Possible _ -> texts.say("rename.places", old, considered.places());
          case Renaming.Refused refused ->
              considered
                  .taken()
                  .map(line -> texts.say("rename.taken", refused.name(), line))
                  .orElseGet(() -> refused.message(texts.language()));
        });
  }

  private void pressed(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE) {
      key.consume();
      close();
    } else if (key.getCode() == KeyCode.ENTER && name.equals(key.getTarget())) {
      key.consume();
      perform();
    }
  }

  private void perform() {
    if (!rename.isDisabled()) {
      List<Edit> all = edits;
      close();
      script.applyAll(all);
    }
  }

  /** Closes the bar; returns whether it was open. */
  public boolean closeIfShown() {
    boolean shown = isVisible();
    if (shown) {
      close();
    }
    return shown;
  }

  /** Closes, because the name may have moved. */
  public void edited() {
    if (isVisible()) {
      asking.forget();
      present(this, false);
    }
  }

  private void close() {
    asking.forget();
    present(this, false);
    script.select(new Span(place, place));
    script.focus();
  }
}
