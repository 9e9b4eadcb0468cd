package tricksmith.editor.view.notice;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.view.look.IconButton;
import tricksmith.editor.view.look.Texts;

/** Shows the next step of the guide, and the progress so far. */
public final class GuideBar extends HBox {
  private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");

  /**
   * Shows the progress of a guide.
   *
   * @param showLine shows the line that may be changed
   * @param leave takes the bar away
   */
  public GuideBar(Texts texts, Guide guide, Runnable showLine, Runnable leave) {
    setId("guide");
    getStyleClass().add("guide");
    String key = guide.step().map(step -> "guide." + step).orElse("guide.end");
    HBox progress = new HBox();
    progress.getStyleClass().add("guide-progress");
    for (int step = 0; step < Guide.length(); step++) {
      Region part = new Region();
      part.getStyleClass().add("guide-part");
      part.pseudoClassStateChanged(DONE, step < guide.done());
      HBox.setHgrow(part, Priority.ALWAYS);
      progress.getChildren().add(part);
    }
    Label title = new Label(texts.say(key));
    title.setId("guide-title");
    title.getStyleClass().add("guide-title");
    title.setWrapText(true);
    MessageText how = new MessageText();
    how.say(texts.say(key + ".how"));
    VBox words = new VBox(progress, title, how);
    words.getStyleClass().add("guide-words");
    words.setAccessibleRole(AccessibleRole.TEXT);
    words.setAccessibleText(title.getText() + ". " + MessageText.plain(texts.say(key + ".how")));
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren().add(words);
    if (guide.step().filter(Guide.Step.CHANGE::equals).isPresent()) {
      Button line = new Button(texts.say("guide.line"));
      line.setId("guide-line");
      line.setMinWidth(USE_PREF_SIZE);
      line.setOnAction(_ -> showLine.run());
      getChildren().add(line);
    }
    getChildren().add(new IconButton("guide-close", Feather.X, texts.say("guide.close"), leave));
  }
}
