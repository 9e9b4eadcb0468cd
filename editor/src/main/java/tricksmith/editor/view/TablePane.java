package tricksmith.editor.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.Table;

/** The table: drawn anew from each picture of the match, and from nothing else. */
final class TablePane extends ScrollPane {
  private final TableActions actions;
  private final Texts texts;
  private final VBox content = new VBox();
  private @Nullable Table shown;

  TablePane(TableActions actions, Texts texts) {
    this.actions = actions;
    this.texts = texts;
    setId("table");
    getStyleClass().add("table");
    content.getStyleClass().add("table-content");
    setContent(content);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    content.getChildren().setAll(new Label(texts.say("table.none")));
  }

  /** Draws this picture, unless it is the one that stands there. */
  void show(@Nullable Table table) {
    if (table == null || table.equals(shown)) {
      return;
    }
    shown = table;
    boolean focused = hasFocusInside();
    content.getChildren().setAll(parts(table));
    if (focused) {
      focusFirstAnswer();
    }
  }

  private List<Node> parts(Table table) {
    Selection selection = new Selection();
    Cards cards = new Cards(table, selection, actions, texts);
    VBox seats = new VBox();
    seats.getStyleClass().add("seats");
    table.seats().stream()
        .map(seat -> new SeatRow(seat, cards, actions, texts))
        .forEach(seats.getChildren()::add);
    List<Node> parts = new ArrayList<>();
    parts.add(title(table));
    parts.add(new QuestionPane(table, cards, selection, actions, texts));
    if (table.lastTrick() != null) {
      parts.add(lastTrick(table.lastTrick(), cards));
    }
    parts.add(trick(table.trick(), cards));
    parts.add(seats);
    parts.add(piles(table, cards));
    parts.add(variables(table));
    return parts;
  }

  private Label title(Table table) {
    Label title = new Label(table.title());
    title.setId("title");
    title.getStyleClass().add("title-4");
    return title;
  }

  private Node trick(Table.TrickPlace trick, Cards cards) {
    FlowPane place = new FlowPane();
    place.setId("trick");
    place.getStyleClass().add("trick");
    if (!trick.cards().isEmpty()) {
      place.getChildren().add(new Label(texts.say("trick", trick.number())));
    }
    trick.cards().stream().map(card -> played(card, cards)).forEach(place.getChildren()::add);
    if (trick.reason() != null) {
      String key = trick.finished() ? "trick.won-by" : "trick.winning-by";
      place.getChildren().add(new Label(texts.say(key, trick.reason())));
    }
    return place;
  }

  /** In one line, and small: what has just been. */
  private Node lastTrick(Table.TrickPlace trick, Cards cards) {
    FlowPane place = new FlowPane();
    place.setId("last-trick");
    place.getStyleClass().addAll("last-trick", "text-muted");
    place.getChildren().add(new Label(texts.say("trick.last")));
    for (Table.PlayedCard played : trick.cards()) {
      CardFace face = cards.lying(played.face()).marked("small-card");
      place.getChildren().add(played.winning() ? face.marked("winning") : face);
    }
    place.getChildren().add(new Label(lastTrickWords(trick)));
    return place;
  }

  private String lastTrickWords(Table.TrickPlace trick) {
    String winner =
        trick.cards().stream()
            .filter(Table.PlayedCard::winning)
            .map(played -> texts.say("trick.winning", played.seat()))
            .findFirst()
            .orElseGet(() -> texts.say("trick.nobody"));
    return trick.reason() == null
        ? winner
        : winner + "  " + texts.say("trick.won-by", trick.reason());
  }

  private Node played(Table.PlayedCard played, Cards cards) {
    Label seat = new Label(texts.say("seat", played.seat()));
    seat.getStyleClass().addAll("text-small", "text-muted");
    CardFace face = cards.lying(played.face());
    VBox card = new VBox(face, seat);
    card.getStyleClass().add("played");
    if (played.winning()) {
      face.marked("winning");
      seat.setText(texts.say("trick.winning", played.seat()));
    }
    return card;
  }

  private Node piles(Table table, Cards cards) {
    FlowPane piles = new FlowPane();
    piles.setId("piles");
    piles.getStyleClass().add("piles");
    table.piles().stream().map(pile -> new PileView(pile, cards)).forEach(piles.getChildren()::add);
    return piles;
  }

  private Node variables(Table table) {
    FlowPane variables = new FlowPane();
    variables.setId("variables");
    variables.getStyleClass().add("variables");
    SuitSigns signs = SuitSigns.of(table.suits());
    table.variables().stream()
        .map(variable -> variable(variable, signs))
        .forEach(variables.getChildren()::add);
    return variables;
  }

  private Node variable(Table.Variable variable, SuitSigns signs) {
    Label name = new Label(variable.name());
    name.getStyleClass().add("text-muted");
    HBox both = new HBox(name, new Label(signs.words(variable.value())));
    both.getStyleClass().add("variable");
    return both;
  }

  private boolean hasFocusInside() {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    while (owner != null && owner != this) {
      owner = owner.getParent();
    }
    return owner == this;
  }

  /** So that a whole match can be played from the keyboard. */
  void focusFirstAnswer() {
    Node answer = lookup(".answers .button");
    Node card = lookup(".card-button .legal");
    if (answer != null) {
      answer.requestFocus();
    } else if (card != null) {
      card.getParent().requestFocus();
    } else {
      requestFocus();
    }
  }
}
