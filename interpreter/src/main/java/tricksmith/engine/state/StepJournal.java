package tricksmith.engine.state;

import java.util.HashMap;
import java.util.Map;
import tricksmith.cards.IndexSet;

/**
 * How variables and cards were before the step under way, as far as it has touched them. Kept while
 * somebody watches: what a step changes is told by what it touches, however much else there is.
 */
final class StepJournal {

  /** What is noted of a card: its zone, how it faces, and its neighbours. */
  private static final int NOTES = 4;

  private final Map<Integer, Long> values = new HashMap<>();
  private final Map<Integer, IndexSet> groups = new HashMap<>();
  private final int[] notes;
  private final int[] touched;
  private final boolean[] isTouched;
  private int cards;

  /** Creates a journal for this number of cards. */
  StepJournal(int cards) {
    notes = new int[cards * NOTES];
    touched = new int[cards];
    isTouched = new boolean[cards];
  }

  /** A value cell is about to be set. */
  void ofValue(int cell, long before) {
    values.putIfAbsent(cell, before);
  }

  /** A set cell is about to be set. */
  void ofGroup(int cell, IndexSet before) {
    groups.putIfAbsent(cell, before);
  }

  /** A card is about to be moved or turned. */
  void ofCard(int card, int zone, int facing, int above, int below) {
    if (isTouched[card]) {
      return;
    }
    isTouched[card] = true;
    touched[cards++] = card;
    int note = card * NOTES;
    notes[note] = zone;
    notes[note + 1] = facing;
    notes[note + 2] = above;
    notes[note + 3] = below;
  }

  /** Returns what the value cells that were touched held before. */
  Map<Integer, Long> values() {
    return values;
  }

  /** Returns what the set cells that were touched held before. */
  Map<Integer, IndexSet> groups() {
    return groups;
  }

  /** Returns how many cards were touched. */
  int cards() {
    return cards;
  }

  /** Returns the card that was touched after this many others. */
  int card(int place) {
    return touched[place];
  }

  /** Whether a card that was touched lay like this before. */
  boolean lay(int card, int zone, int facing, int above, int below) {
    int note = card * NOTES;
    return notes[note] == zone
        && notes[note + 1] == facing
        && notes[note + 2] == above
        && notes[note + 3] == below;
  }

  /** Forgets everything: another step begins. */
  void clear() {
    values.clear();
    groups.clear();
    for (int place = 0; place < cards; place++) {
      isTouched[touched[place]] = false;
    }
    cards = 0;
  }
}
