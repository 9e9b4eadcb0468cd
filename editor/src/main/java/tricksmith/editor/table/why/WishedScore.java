package tricksmith.editor.table.why;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.table.words.Words;
import tricksmith.program.value.Values;
import tricksmith.proposal.Wish;

/** A field for the score that a seat should have had at a moment of the match. */
public final class WishedScore extends Label {
  private final TextField field;
  private Runnable whenWished = () -> {};

  /**
   * Creates a field that shows the score as it is.
   *
   * @param choices after which the seat had this score
   */
  public WishedScore(int seat, String score, int choices, PlaytestActions actions, Words words) {
    super(words.say("wish.score", seat));
    field = new TextField(score);
    field.setId("wished-score");
    field.setPrefColumnCount(5);
    field.setAccessibleText(getText());
    field.setOnAction(
        _ -> {
          String wished = field.getText().strip();
          if (wished.matches("-?\\d{1,6}") && !wished.equals(score)) {
            whenWished.run();
            String said = words.say("wish.score.said", seat, wished);
            long number = Values.number(Long.parseLong(wished));
            actions.wish(choices, new Wish.Scores(seat, number), said);
          }
        });
    setGraphic(field);
    setContentDisplay(ContentDisplay.RIGHT);
  }

  /** Sets what to do when a score is wished for. */
  public WishedScore whenWished(Runnable action) {
    whenWished = action;
    return this;
  }

  TextField field() {
    return field;
  }
}
