package tricksmith.editor.table.why;

import java.text.Normalizer;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;
import tricksmith.program.value.Values;
import tricksmith.proposal.Wish;

/** A field for the score that a seat should have had at a moment of the match. */
public final class WishedScore extends Label {
  private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

  private final TextField field;
  private Runnable whenWished = () -> {};

  /**
   * Creates a field that shows the score as it is.
   *
   * @param choices after which the seat had this score
   */
  public WishedScore(
      int seat, String score, int choices, Table table, PlaytestActions actions, Words words) {
    super(words.about(table, seat, "wish.score", seat));
    getStyleClass().add("wished-score");
    field = new TextField(score);
    field.setId("wished-score");
    field.setPrefColumnCount(5);
    field.setAccessibleText(getText());
    field.setOnAction(
        _ -> {
          String wished = plain(field.getText());
          boolean isNumber = wished.matches("-?\\d{1,6}");
          field.pseudoClassStateChanged(DANGER, !isNumber);
          if (isNumber && !wished.equals(plain(score))) {
            whenWished.run();
            String said =
                words.about(table, seat, "wish.score.said", seat, PlainWords.number(wished));
            long number = Values.number(Long.parseLong(wished));
            actions.wish(choices, new Wish.Scores(seat, number), said);
          }
        });
    field.textProperty().subscribe(() -> field.pseudoClassStateChanged(DANGER, false));
    setGraphic(field);
    setContentDisplay(ContentDisplay.RIGHT);
  }

  /** Returns a number as scripts write it: the minus sign of the table is another one. */
  private static String plain(String written) {
    return Normalizer.normalize(written, Normalizer.Form.NFKC).strip().replace('−', '-');
  }

  public WishedScore whenWished(Runnable action) {
    whenWished = action;
    return this;
  }

  TextField field() {
    return field;
  }
}
