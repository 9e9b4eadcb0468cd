package tricksmith.editor.view.notice;

import static tricksmith.editor.node.Styled.styled;

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
   * @param failing the number of tests that still describe the rules before the change
   * @param showLine shows the line that may be changed
   * @param showTest shows what fails in the first of these tests
   * @param leave takes the bar away
   */
  public GuideBar(
      Texts texts, Guide guide, int failing, Runnable showLine, Runnable showTest, Runnable leave) {
    setId("guide");
    getStyleClass().add("guide");
    String key = guide.step().map(step -> "guide." + step).orElse("guide.end");
    boolean mending = guide.step().isEmpty() && failing > 0;
    String advice = texts.say(key + ".how");
    String said = mending ? failing(texts, failing) + " " + advice : advice;
    HBox progress = styled(new HBox(), "guide-progress");
    for (int step = 0; step < Guide.length(); step++) {
      Region part = styled(new Region(), "guide-part");
      part.pseudoClassStateChanged(DONE, step < guide.done());
      HBox.setHgrow(part, Priority.ALWAYS);
      progress.getChildren().add(part);
    }
    Label title = styled(new Label(texts.say(key)), "guide-title");
    title.setId("guide-title");
    title.setWrapText(true);
    MessageText how = new MessageText();
    how.say(said);
    VBox words = styled(new VBox(progress, title, how), "guide-words");
    words.setAccessibleRole(AccessibleRole.TEXT);
    words.setAccessibleText(title.getText() + ". " + MessageText.plain(said));
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren().add(words);
    if (guide.step().filter(Guide.Step.CHANGE::equals).isPresent()) {
      getChildren().add(button("guide-line", texts.say("guide.line"), showLine));
    } else if (mending) {
      getChildren().add(button("guide-test", texts.say("guide.test"), showTest));
    }
    getChildren().add(new IconButton("guide-close", Feather.X, texts.say("guide.close"), leave));
  }

  private static String failing(Texts texts, int failing) {
    return failing == 1 ? texts.say("guide.end.test") : texts.say("guide.end.tests", failing);
  }

  private static Button button(String id, String words, Runnable action) {
    Button button = new Button(words);
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }
}
