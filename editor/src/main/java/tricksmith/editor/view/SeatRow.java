package tricksmith.editor.view;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import tricksmith.editor.session.Occupant;
import tricksmith.editor.session.Table;

/** A seat: who sits there, its score, its hand and its other cards. */
final class SeatRow extends VBox {
  private final Cards cards;
  private final TableActions actions;
  private final Texts texts;

  SeatRow(Table.SeatPlace seat, Cards cards, TableActions actions, Texts texts) {
    this.cards = cards;
    this.actions = actions;
    this.texts = texts;
    getStyleClass().add("seat");
    if (seat.asked()) {
      getStyleClass().add("asked");
    }
    getChildren().add(heading(seat));
    if (!seat.hand().isEmpty()) {
      getChildren().add(hand(seat));
    }
  }

  private Node heading(Table.SeatPlace seat) {
    FlowPane heading = new FlowPane();
    heading.getStyleClass().add("seat-heading");
    heading.getChildren().addAll(name(seat), occupant(seat), score(seat));
    if (!seat.inPlay()) {
      heading.getChildren().add(quiet(texts.say("seat.out")));
    }
    seat.piles().stream()
        .map(pile -> new PileView(pile, cards))
        .forEach(heading.getChildren()::add);
    return heading;
  }

  private Label name(Table.SeatPlace seat) {
    Label name =
        new Label(
            seat.side() == 0
                ? texts.say("seat", seat.number())
                : texts.say("seat.of-side", seat.number(), seat.side()));
    name.getStyleClass().add("seat-name");
    return name;
  }

  private Label score(Table.SeatPlace seat) {
    Label score = new Label(texts.say("seat.score", seat.score()));
    score.setId("score-" + seat.number());
    return score;
  }

  private ToggleButton occupant(Table.SeatPlace seat) {
    boolean human = seat.occupant() == Occupant.HUMAN;
    ToggleButton toggle = new ToggleButton(texts.say(human ? "seat.human" : "seat.bot"));
    toggle.setId("occupant-" + seat.number());
    toggle.getStyleClass().addAll("small", "occupant");
    toggle.setSelected(human);
    toggle.setOnAction(
        _ -> actions.seat(seat.number(), human ? Occupant.RANDOM_BOT : Occupant.HUMAN));
    return toggle;
  }

  private Label quiet(String words) {
    Label label = new Label(words);
    label.getStyleClass().add("text-muted");
    return label;
  }

  private Node hand(Table.SeatPlace seat) {
    FlowPane hand = new FlowPane();
    hand.setId("hand-" + seat.number());
    hand.getStyleClass().add("hand");
    if (seat.hand().stream().allMatch(held -> held.face() == null)) {
      hand.getChildren().addAll(cards.lying(null), quiet("× " + seat.hand().size()));
    } else {
      seat.hand().stream().map(cards::held).forEach(hand.getChildren()::add);
    }
    return hand;
  }
}
