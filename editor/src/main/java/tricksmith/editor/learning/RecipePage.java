package tricksmith.editor.learning;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.signs.ScriptLine;
import tricksmith.editor.table.PreviewTable;
import tricksmith.editor.text.TextComparison;
import tricksmith.recipe.Recipe;
import tricksmith.recipe.WrittenRecipe;

/** A recipe as it would be written for the script: its knobs, its table, how its lines read. */
final class RecipePage extends Page {
  private static final int MOST_NEW_WORDS = 5;

  /** Words that only join others. */
  private static final Set<String> JOINING =
      Set.of(
          "and", "are", "at", "by", "else", "from", "if", "in", "is", "not", "of", "on", "or",
          "than", "the", "to", "with");

  private final Recipe recipe;
  private final LearningWords words;
  private final LearningIndex index;
  private final Consumer<Entry> open;
  private final KnobControls knobs;
  private final VBox note = new VBox();
  private final VBox trial;
  private final VBox lines = styled(new VBox(), "learn-unwritten");
  private final GridPane reading = styled(new GridPane(), "learn-reading");
  private final Label readingTitle;
  private final PreviewTable table;
  private boolean textInSight = true;

  /**
   * Creates a page that waits for the recipe to be written.
   *
   * @param chosen run when another value is chosen for a knob
   * @param open opens the page of another entry
   */
  RecipePage(
      Recipe recipe,
      LearningWords words,
      LearningIndex index,
      PreviewTable table,
      Runnable chosen,
      Consumer<Entry> open) {
    super(recipe.title(), false);
    this.recipe = recipe;
    this.words = words;
    this.index = index;
    this.table = table;
    this.open = open;
    knobs = new KnobControls(words, chosen);
    note.setId("learn-note");
    Label tried = wrapped(words.say("table"), "learn-heading");
    Label how = wrapped(words.say("table.how"), "learn-quiet");
    trial = new VBox(styled(new HBox(tried, how), "learn-table-title"), table);
    trial.getStyleClass().add("learn-trial");
    lines.setId("learn-lines");
    reading.setId("learn-reading");
    readingTitle = wrapped(words.say("reading"), "learn-heading");
    add(message(recipe.explanation(), "learn-about"), note, knobs, trial);
    add(readingTitle, lines, reading);
    present(trial, false);
    present(note, false);
    present(readingTitle, false);
    present(lines, false);
  }

  Recipe recipe() {
    return recipe;
  }

  /** Returns the values chosen for knobs. */
  Map<Integer, String> chosen() {
    return knobs.chosen();
  }

  /** Notes whether the text is visible; if not, its new lines are shown here. */
  void textInSight(boolean seen) {
    textInSight = seen;
    present(lines, !seen && !lines.getChildren().isEmpty());
  }

  /** Shows what becomes of the recipe; until then, the page stays as it was. */
  void show(RecipeTrial done) {
    switch (done.written()) {
      case WrittenRecipe.Fits fits -> show(fits, done);
      case WrittenRecipe.There _,
          WrittenRecipe.Broken _,
          WrittenRecipe.NoTricks _,
          WrittenRecipe.Refused _ ->
          refuse(done.written());
    }
  }

  private void show(WrittenRecipe.Fits fits, RecipeTrial done) {
    note.getChildren().clear();
    fits.taken().ifPresent(taken -> note(words.taken(taken), "learn-taken", Feather.INFO));
    fits.warning()
        .ifPresent(
            warning -> note(words.warned(warning, fits), "learn-unfit", Feather.ALERT_TRIANGLE));
    present(note, !note.getChildren().isEmpty());
    knobs.show(fits.knobs());
    List<String> come =
        TextComparison.of(fits.text(), done.script()).differences().stream()
            .flatMap(difference -> difference.others().texts().stream())
            .filter(line -> !line.isBlank())
            .toList();
    lines.getChildren().setAll(come.stream().map(ScriptLine::new).toList());
    textInSight(textInSight);
    if (done.table() != null) {
      table.show(done.table());
    }
    present(trial, done.table() != null);
    explain(done.newWords());
  }

  private void refuse(WrittenRecipe written) {
    note.getChildren().clear();
    note(words.reason(written), "learn-unfit", Feather.ALERT_TRIANGLE);
    present(note, true);
    present(trial, false);
    lines.getChildren().setAll(recipe.script().lines().map(ScriptLine::new).toList());
    readingTitle.setText(words.say("whole"));
    present(readingTitle, true);
    present(lines, true);
    reading.getChildren().clear();
  }

  private void note(String said, String style, Feather sign) {
    MessageText message = message(said, "learn-note-words");
    HBox row = styled(new HBox(new FontIcon(sign), message), "learn-note", style);
    HBox.setHgrow(message, Priority.ALWAYS);
    note.getChildren().add(row);
  }

  /**
   * Explains words that the script did not have yet and that say something by themselves, up to
   * {@code MOST_NEW_WORDS} of them.
   */
  private void explain(List<String> newWords) {
    List<Entry.OfWord> found =
        newWords.stream()
            .filter(word -> !JOINING.contains(word))
            .flatMap(word -> index.word(word).stream())
            .map(Entry.OfWord.class::cast)
            .limit(MOST_NEW_WORDS)
            .toList();
    reading.getChildren().clear();
    found.forEach(this::explain);
    readingTitle.setText(words.say("reading"));
    present(readingTitle, !found.isEmpty() || !textInSight);
  }

  private void explain(Entry.OfWord entry) {
    Hyperlink link = styled(new Hyperlink(entry.word()), "learn-word");
    link.setMinWidth(USE_PREF_SIZE);
    link.setOnAction(_ -> open.accept(entry));
    reading.addRow(reading.getRowCount(), link, message(entry.meanings().getLast(), "learn-quiet"));
  }
}
