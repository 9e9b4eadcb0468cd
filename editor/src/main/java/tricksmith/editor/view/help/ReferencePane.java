package tricksmith.editor.view.help;

import javafx.scene.layout.BorderPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.view.look.Texts;

/** What the language has to say about the words of a script, beside it. */
public final class ReferencePane extends BorderPane {
  private final Texts texts;
  private @Nullable WordIndex index;
  private String word = "";

  /** A reference that follows no caret yet. */
  public ReferencePane(Texts texts) {
    this.texts = texts;
    setId("reference");
    getStyleClass().add("reference");
    // Hundreds of explanations are worth nothing before somebody looks.
    sceneProperty().subscribe(scene -> fill(scene != null));
  }

  private void fill(boolean inSight) {
    if (inSight && index == null) {
      WordIndex made = new WordIndex(texts, word);
      index = made;
      setCenter(made);
    }
  }

  /** The caret stands at a word: it is explained, if it is one of the language. */
  public void lookUp(String wordAtCaret) {
    word = wordAtCaret;
    if (index != null) {
      index.lookUp(wordAtCaret);
    }
  }

  /** Takes the focus. */
  public void focusFirst() {
    if (index != null) {
      index.focusFirst();
    }
  }
}
