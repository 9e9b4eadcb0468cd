package tricksmith.editor.learning;

import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;
import tricksmith.editor.signs.ScriptLine;

/** The meaning of a word, and how it is written. */
final class WordPage extends Page {

  WordPage(
      Entry.OfWord word,
      List<LearningIndex.Example> examples,
      LearningWords words,
      Consumer<Entry> open) {
    super(word.word(), true);
    word.meanings().forEach(meaning -> add(message(meaning, "learn-meaning")));
    if (!examples.isEmpty()) {
      add(wrapped(words.say("examples"), "learn-heading"));
    }
    for (LearningIndex.Example example : examples) {
      Hyperlink link = new Hyperlink(example.recipe().title());
      link.setOnAction(_ -> open.accept(example.recipe()));
      VBox box = new VBox(new ScriptLine(example.line()), link);
      box.getStyleClass().add("learn-example");
      add(box);
    }
  }
}
