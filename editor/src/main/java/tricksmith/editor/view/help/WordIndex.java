package tricksmith.editor.view.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.signs.WrappingCell;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.Texts;
import tricksmith.service.script.LanguageWords;

/** A searchable list of all words of the language with their meanings. */
public final class WordIndex extends BorderPane {

  private final Texts texts;
  private final List<Explained> all;
  private final TextField search = new TextField();
  private final ListView<Explained> list = new ListView<>();

  private record Explained(String word, String meaning) {
    private boolean isFoundBy(String words) {
      return word.contains(words) || meaning.toLowerCase(Locale.ROOT).contains(words);
    }
  }

  /**
   * Creates an index.
   *
   * @param word to begin with; ignored if it is no word of the language
   */
  public WordIndex(Texts texts, String word) {
    this.texts = texts;
    all = explained(LanguageWords.in(texts.language()));
    setId("words");
    getStyleClass().add("word-index");
    setPrefSize(560, 640);
    search.setId("words-search");
    search.setPromptText(texts.say("words.search"));
    search.setAccessibleText(texts.say("words.search"));
    search.textProperty().addListener((_, _, words) -> fill(words));
    search.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    list.setId("words-list");
    list.setAccessibleText(texts.say("command.WORDS"));
    list.setPlaceholder(new Label(texts.say("words.none")));
    list.setCellFactory(_ -> new Cell());
    setTop(new VBox(search));
    getTop().getStyleClass().add("word-search");
    setCenter(list);
    fill("");
    lookUp(word);
  }

  /** Looks a word up; does nothing if it is no word of the language. */
  void lookUp(String word) {
    if (LanguageWords.all().contains(word)) {
      search.setText(word);
    }
  }

  /** Takes the focus; typing replaces the word that was looked up. */
  void focusFirst() {
    search.requestFocus();
    search.selectAll();
  }

  private static List<Explained> explained(LanguageWords words) {
    List<Explained> explained = new ArrayList<>();
    for (String word : LanguageWords.all()) {
      Optional<String> section =
          LanguageWords.sections().contains(word)
              ? words.sectionExplanation(word)
              : Optional.empty();
      section.ifPresent(meaning -> explained.add(new Explained(word, meaning)));
      words
          .explanation(word)
          .filter(meaning -> !section.equals(Optional.of(meaning)))
          .ifPresent(meaning -> explained.add(new Explained(word, meaning)));
    }
    return List.copyOf(explained);
  }

  /** Opens the index beside the window. */
  public void open(Window owner, Look look, EditorSettings settings) {
    HelpWindow.open(owner, look, settings, texts.say("command.WORDS"), this);
    focusFirst();
  }

  /** Fills the list; words with the wanted name come before those that only mention it. */
  private void fill(String words) {
    String wanted = words.toLowerCase(Locale.ROOT).strip();
    List<Explained> found = new ArrayList<>(all);
    found.removeIf(each -> !each.isFoundBy(wanted));
    if (!wanted.isEmpty()) {
      found.sort((one, other) -> Integer.compare(rank(one, wanted), rank(other, wanted)));
    }
    list.getItems().setAll(found);
    if (!found.isEmpty()) {
      list.getSelectionModel().select(0);
      list.scrollTo(0);
    }
  }

  private static int rank(Explained explained, String wanted) {
    if (explained.word().equals(wanted)) {
      return 0;
    }
    return explained.word().startsWith(wanted) ? 1 : explained.word().contains(wanted) ? 2 : 3;
  }

  /** Passes the keys up and down to the list, since the field has one line. */
  private void pressed(KeyEvent key) {
    int by =
        switch (key.getCode()) {
          case UP -> -1;
          case DOWN -> 1;
          default -> 0;
        };
    if (by != 0 && !list.getItems().isEmpty()) {
      key.consume();
      int from = list.getSelectionModel().getSelectedIndex();
      int next = Math.clamp(from + (long) by, 0, list.getItems().size() - 1);
      list.getSelectionModel().select(next);
      list.scrollTo(Math.max(0, next - 2));
    }
  }

  private static final class Cell extends WrappingCell<Explained> {
    private final Label word = new Label();
    private final MessageText meaning = new MessageText();
    private final VBox both = new VBox(word, meaning);

    Cell() {
      word.getStyleClass().add("code-words");
      both.getStyleClass().add("word-explained");
    }

    @Override
    protected void updateItem(@Nullable Explained item, boolean empty) {
      super.updateItem(item, empty);
      setText(null);
      setGraphic(item == null ? null : both);
      if (item != null) {
        word.setText(item.word());
        meaning.say(item.meaning());
        setAccessibleText(item.word() + ". " + MessageText.plain(item.meaning()));
      }
    }
  }
}
