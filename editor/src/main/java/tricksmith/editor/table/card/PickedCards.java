package tricksmith.editor.table.card;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import tricksmith.cards.IndexSet;
import tricksmith.editor.picture.Table;

/** The cards that have been picked so far where several are to be chosen. */
public final class PickedCards {
  private final ReadOnlyIntegerWrapper size = new ReadOnlyIntegerWrapper();
  private IndexSet cards = IndexSet.EMPTY;

  /** Picks a card, or puts it back. */
  void toggle(int card) {
    cards = cards.contains(card) ? cards.without(card) : cards.with(card);
    size.set(cards.size());
  }

  /** Whether as many are picked as may be chosen. */
  boolean isEnoughFor(Table.Several several) {
    return cards.size() >= several.least() && cards.size() <= several.most();
  }

  boolean contains(int card) {
    return cards.contains(card);
  }

  public IndexSet cards() {
    return cards;
  }

  public ReadOnlyIntegerProperty sizeProperty() {
    return size.getReadOnlyProperty();
  }
}
