package tricksmith.editor.table.question;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.table.words.Words;

/**
 * The player named by chance: who was first in a race, or who deals. A human can claim to be that
 * player instead, on a branch: no bot is slow enough to be beaten by hand.
 */
public final class NamedByChance extends FlowPane {

  /** The width from which buttons go on in a line of their own. */
  private static final double WIDEST = 320;

  public NamedByChance(Timeline.CameUp named, Table table, PlaytestActions actions, Words words) {
    setId("named");
    getStyleClass().add("named");
    String name = words.of(table).name(named.occasion().name());
    Label who =
        new Label(
            words.say("entry.came-up", name, words.seat(table, Integer.parseInt(named.label()))));
    who.getStyleClass().add("named-who");
    who.setMinWidth(USE_PREF_SIZE);
    getChildren().add(who);
    for (Table.SeatPlace seat : table.seats()) {
      String label = String.valueOf(seat.number());
      if (seat.occupant() == Occupant.HUMAN && seat.inPlay() && !label.equals(named.label())) {
        Button instead = new Button(words.say("named.instead", words.say("seat", label), name));
        instead.setId("named-" + label);
        instead.getStyleClass().addAll("small", "flat");
        instead.setMinWidth(USE_PREF_SIZE);
        instead.setOnAction(_ -> actions.play(playtest -> playtest.letComeUp(named, label).goOn()));
        getChildren().add(instead);
      }
    }
  }

  /**
   * Returns the width of all of it in one line, if that is not too long: a flow would take more.
   */
  @Override
  protected double computePrefWidth(double height) {
    double gaps = getHgap() * (getChildren().size() - 1);
    double all = getChildren().stream().mapToDouble(part -> snapSizeX(part.prefWidth(-1))).sum();
    return Math.min(WIDEST, all + gaps);
  }
}
