package tricksmith.editor.table.why;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/** What a hidden hand may hold: the probability of each card, suit by suit. */
public final class HoldingPane extends VBox {
  private static final double WIDTH = 44;
  private static final double HEIGHT = 38;

  private final Words words;
  private final ScriptWords script;

  public HoldingPane(Holding holding, ScriptWords script, Words words) {
    this.words = words;
    this.script = script;
    setId("holding");
    getStyleClass().add("why");
    Label head =
        styled(
            new Label(words.say("holding.title", words.say("seat", holding.seat()))), "why-title");
    getChildren().add(head);
    Map<String, FlowPane> rows = new LinkedHashMap<>();
    for (Holding.Chance chance : holding.chances()) {
      String suit = chance.face().suit() == null ? "" : chance.face().suit();
      FlowPane row = rows.computeIfAbsent(suit, _ -> row());
      row.getChildren().add(card(chance));
    }
    getChildren().addAll(rows.values());
    tell(
        words.say(
            "holding.basis", words.say("seat", holding.eyes()), holding.cards(), holding.worlds()));
    if (!holding.even()) {
      tell(words.say("worlds.uneven"));
    }
  }

  private void tell(String sentence) {
    getChildren().add(wrapped(sentence, "text-muted", "thought-basis"));
  }

  private static FlowPane row() {
    FlowPane row = styled(new FlowPane(), "holding-row");
    row.setPrefWrapLength(14 * WIDTH);
    return row;
  }

  /** Returns a card with its percentage, filled in proportion. */
  private StackPane card(Holding.Chance chance) {
    Region filled = styled(new Region(), "holding-share");
    filled.setMaxHeight(HEIGHT * chance.share());
    filled.setMinHeight(0);
    String percent = String.format(Locale.ROOT, "%.0f%%", 100 * chance.share());
    Label name = RedSigns.on(new Label(CardNames.of(chance.face(), script, words)));
    VBox both = new VBox(name, styled(new Label(percent), "text-small"));
    both.getStyleClass().add("holding-words");
    StackPane card = styled(new StackPane(filled, both), "holding-card");
    card.setMinSize(WIDTH, HEIGHT);
    card.setAccessibleText(name.getText() + " " + percent);
    return card;
  }
}
