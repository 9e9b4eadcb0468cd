package tricksmith.editor.table.card;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import tricksmith.cards.IndexSet;
import tricksmith.editor.picture.Table;

/** The things picked so far when several are to be chosen. */
public final class Picked {
  private final ReadOnlyIntegerWrapper size = new ReadOnlyIntegerWrapper();
  private IndexSet members = IndexSet.EMPTY;

  /** Picks something, or puts it back. */
  public void toggle(int member) {
    members = members.contains(member) ? members.without(member) : members.with(member);
    size.set(members.size());
  }

  /** Whether the number picked may be chosen. */
  boolean isEnoughFor(Table.Several several) {
    return members.size() >= several.least() && members.size() <= several.most();
  }

  public boolean contains(int member) {
    return members.contains(member);
  }

  public IndexSet members() {
    return members;
  }

  public ReadOnlyIntegerProperty sizeProperty() {
    return size.getReadOnlyProperty();
  }
}
