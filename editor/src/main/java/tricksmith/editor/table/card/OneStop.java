package tricksmith.editor.table.card;

import java.util.List;
import javafx.scene.Node;

/**
 * Makes the cards of a hand one stop of the tab key: the one that had the focus last, and before
 * that the first that can be played. The arrow keys move from card to card.
 */
public final class OneStop {

  private OneStop() {}

  public static void among(List<Node> nodes) {
    List<CardButton> cards =
        nodes.stream().filter(CardButton.class::isInstance).map(CardButton.class::cast).toList();
    cards.stream()
        .filter(card -> card.face().getStyleClass().contains("legal"))
        .findFirst()
        .or(() -> cards.stream().findFirst())
        .ifPresent(first -> stopAt(first, cards));
    cards.forEach(
        card -> card.focusedProperty().subscribe(focused -> stopIf(focused, card, cards)));
  }

  private static void stopIf(boolean focused, CardButton card, List<CardButton> cards) {
    if (focused) {
      stopAt(card, cards);
    }
  }

  private static void stopAt(CardButton stop, List<CardButton> cards) {
    cards.forEach(card -> card.setFocusTraversable(card == stop));
  }
}
