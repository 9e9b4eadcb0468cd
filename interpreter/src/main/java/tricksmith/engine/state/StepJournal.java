package tricksmith.engine.state;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tricksmith.cards.IndexSet;

/**
 * Variables and cards as they were before the current step, as far as it has touched them. Kept
 * while somebody watches: changes are sought only among what a step has touched.
 */
final class StepJournal {

  /** What is noted of a card: its zone, how it faces, and its neighbours. */
  private static final int NOTES = 4;

  private static final int FEW = 16;

  /** Which value cells were touched, few as they are, and what they held. */
  private int[] valueCells = new int[FEW];

  private long[] values = new long[FEW];
  private int valueCount;

  private final Map<Integer, IndexSet> groups = new HashMap<>();
  private final int[] notes;
  private final int[] touched;
  private final boolean[] isTouched;
  private int cards;

  StepJournal(int cards) {
    notes = new int[cards * NOTES];
    touched = new int[cards];
    isTouched = new boolean[cards];
  }

  void ofValue(int cell, long before) {
    for (int place = 0; place < valueCount; place++) {
      if (valueCells[place] == cell) {
        return;
      }
    }
    if (valueCount == values.length) {
      valueCells = Arrays.copyOf(valueCells, 2 * valueCount);
      values = Arrays.copyOf(values, 2 * valueCount);
    }
    valueCells[valueCount] = cell;
    values[valueCount++] = before;
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

  /** Returns how many value cells were touched. */
  int values() {
    return valueCount;
  }

  /** Returns the value cell that was touched after this many others. */
  int valueCell(int place) {
    return valueCells[place];
  }

  /** Returns what the value cell held that was touched after this many others. */
  long value(int place) {
    return values[place];
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

  /** Returns the zone that a card lay in before it was touched. */
  int zone(int card) {
    return notes[card * NOTES];
  }

  /** Returns how a card faced before it was touched. */
  int facing(int card) {
    return notes[card * NOTES + 1];
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
    valueCount = 0;
    if (!groups.isEmpty()) {
      groups.clear();
    }
    for (int place = 0; place < cards; place++) {
      isTouched[touched[place]] = false;
    }
    cards = 0;
  }
}
