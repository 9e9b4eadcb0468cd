package tricksmith.engine.state;

import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.Values;

/**
 * What a player has chosen. One object serves for answer after answer, so to keep an answer, keep a
 * {@link #copy}.
 */
public final class Answer {

  private int player;
  private long value = Values.NONE;

  /** The kind of what was chosen, if it is several things; null otherwise, and for a pass. */
  private Values.@Nullable Kind kind;

  /** Several things, as bits; all of them if {@code wide} is null. */
  private long word;

  /** Several things, if they may have indices beyond 63. */
  private @Nullable IndexSet wide;

  /** Becomes the choice of one alternative, or a pass if that is {@link Values#NONE}. */
  public Answer one(int chooser, long chosen) {
    player = chooser;
    value = chosen;
    kind = null;
    wide = null;
    return this;
  }

  public Answer several(int chooser, Values.Kind ofThings, IndexSet members) {
    player = chooser;
    value = Values.NONE;
    kind = ofThings;
    wide = members.words() > 1 ? members : null;
    word = members.word(0);
    return this;
  }

  /** Becomes the choice of several things, given by the bits of a word. */
  public Answer several(int chooser, Values.Kind ofThings, long members) {
    player = chooser;
    value = Values.NONE;
    kind = ofThings;
    wide = null;
    word = members;
    return this;
  }

  public Answer pass(int chooser) {
    return one(chooser, Values.NONE);
  }

  public void become(Answer other) {
    player = other.player;
    value = other.value;
    kind = other.kind;
    word = other.word;
    wide = other.wide;
  }

  public Answer copy() {
    Answer copy = new Answer();
    copy.become(this);
    return copy;
  }

  public int player() {
    return player;
  }

  /** Returns the alternative; {@link Values#NONE} for a pass, and for several things. */
  public long value() {
    return value;
  }

  /** Returns the kind of several things; null if one alternative was chosen, and for a pass. */
  public Values.@Nullable Kind kind() {
    return kind;
  }

  /** Returns the several things that were chosen, by their indices. */
  public IndexSet members() {
    IndexSet many = wide;
    return many == null ? IndexSet.ofWord(word) : many;
  }

  /** Whether several things were chosen, and all of them have indices up to 63. */
  boolean isAWord() {
    return kind != null && wide == null;
  }

  /** Returns the several things as bits, if {@link #isAWord}. */
  long word() {
    return word;
  }

  public boolean isPass() {
    return value == Values.NONE && kind == null;
  }

  /** Returns the cards among what was chosen. */
  IndexSet cards() {
    if (kind != null) {
      return kind == Values.Kind.CARD ? members() : IndexSet.EMPTY;
    }
    return Values.isCard(value) ? IndexSet.of(Values.index(value)) : IndexSet.EMPTY;
  }

  /** Returns the same as bits, if there are no cards beyond the 64th. */
  long cardsWord() {
    if (kind != null) {
      return kind == Values.Kind.CARD ? word : 0;
    }
    return Values.isCard(value) ? 1L << Values.index(value) : 0;
  }
}
