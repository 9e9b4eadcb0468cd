package tricksmith.engine.state;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Node;
import tricksmith.program.Program;
import tricksmith.program.Values;

/**
 * What the cells of a match hold, and who knows it: variables of the script, locals and counters.
 * Value cells and set cells are numbered apart.
 */
public final class CellContents {

  private final Board board;
  private final PreparedProgram prepared;
  private final State state;
  private final int openValues;
  private final int openGroups;

  /** What variables hold that was chosen in secret. */
  private SecretChoices secrets;

  /** Whether there is any: quicker to tell than by asking them. */
  private boolean hasSecrets;

  /** Whether anybody may ever ask who knows what. */
  private boolean asksWhoKnows = true;

  CellContents(Board board) {
    this(board, SecretChoices.NONE);
  }

  CellContents(CellContents other, Board board) {
    this(board, other.secrets);
  }

  private CellContents(Board board, SecretChoices secrets) {
    this.board = board;
    this.secrets = secrets;
    hasSecrets = !secrets.isEmpty();
    prepared = board.prepared;
    state = board.state;
    openValues = state.layout.openValues;
    openGroups = state.layout.openGroups;
  }

  /** Who knows what is as for another; the cells themselves belong to the state. */
  void become(CellContents other) {
    if (asksWhoKnows) {
      replaceSecrets(other.secrets);
    }
  }

  public int valueCount() {
    return state.layout.valueCount;
  }

  public int groupCount() {
    return state.layout.groupCount;
  }

  public long value(int cell) {
    return state.words[cell];
  }

  public IndexSet group(int cell) {
    return state.set(cell);
  }

  /** Puts a value into a cell; who knows of it stays as it is. */
  public void putValue(int cell, long value) {
    state.words[cell] = value;
    state.changes.ofValue(cell);
  }

  /** Puts a set into a set cell, likewise. */
  public void putGroup(int cell, IndexSet group) {
    state.put(cell, group);
    state.changes.ofGroup(cell);
  }

  /** What all cells hold, to be compared. */
  public Object snapshot() {
    List<IndexSet> groups = new ArrayList<>();
    for (int cell = 0; cell < groupCount(); cell++) {
      groups.add(group(cell));
    }
    return List.of(LongBuffer.wrap(Arrays.copyOf(state.words, valueCount())), groups);
  }

  // Setting.

  /** Sets back the cells of a lifetime. */
  public void reset(Program.Lifetime lifetime) {
    Lifetimes.Cells cells = prepared.cellsOf(lifetime);
    for (int i = 0; i < cells.values.length; i++) {
      Node initial = cells.initialValues[i];
      setValue(cells.values[i], initial == null ? Values.NONE : initial.word(board.frame));
    }
    for (int i = 0; i < cells.groups.length; i++) {
      Node initial = cells.initialGroups[i];
      setGroup(cells.groups[i], initial == null ? IndexSet.EMPTY : initial.set(board.frame));
    }
  }

  /** Sets a value cell to what nobody has chosen. */
  void setValue(int cell, long value) {
    state.words[cell] = value;
    state.changes.ofValue(cell);
    state.mark(openValues, cell, false);
    forget(cell, false);
  }

  /** Sets a set cell, likewise. */
  void setGroup(int cell, IndexSet group) {
    state.put(cell, group);
    state.changes.ofGroup(cell);
    state.mark(openGroups, cell, false);
    forget(cell, true);
  }

  /** Mostly there are no secrets. */
  private void forget(int cell, boolean group) {
    if (hasSecrets) {
      replaceSecrets(secrets.without(cell, group));
    }
  }

  /**
   * Sets a cell to what was chosen in front of all: they know it, be it a card that lies hidden.
   */
  public void setOpenly(int cell, Answer answer) {
    Answer.Several several = answer.several();
    if (several != null) {
      setGroup(cell, several.members());
      state.mark(openGroups, cell, several.kind() == Values.Kind.CARD);
    } else {
      setValue(cell, answer.value());
      state.mark(openValues, cell, Values.isCard(answer.value()));
    }
  }

  /**
   * Sets a cell to what was chosen in secret: cards of the own hand are known to the chooser,
   * wherever they go.
   */
  public void setSecretly(int cell, Answer answer) {
    Answer.Several several = answer.several();
    if (several != null) {
      setGroup(cell, several.members());
    } else {
      setValue(cell, answer.value());
    }
    if (!asksWhoKnows) {
      return;
    }
    IndexSet cards = answer.cards();
    int hand = board.handOf(answer.player());
    IndexSet held = board.piles.cards(hand);
    if (!cards.isEmpty() && cards.without(held).isEmpty()) {
      IndexSet knowers = IndexSet.of(answer.player()).with(board.seats.decider(answer.player()));
      replaceSecrets(
          secrets.with(
              new SecretChoice(
                  cell, several != null, cards, hand, knowers, held, SecretChoice.Trail.HELD)));
    }
  }

  SecretChoices secrets() {
    return secrets;
  }

  /** Whether anything is known to have been chosen in secret. */
  public boolean hasSecrets() {
    return hasSecrets;
  }

  /** Some know more of what was chosen in secret, or nobody can tell it any more. */
  void replaceSecrets(SecretChoices followed) {
    secrets = followed;
    hasSecrets = !followed.isEmpty();
  }

  // Who knows.

  /** Nobody will ask who knows what: it need not be followed any more. */
  public void forgetWhoKnows() {
    asksWhoKnows = false;
    replaceSecrets(SecretChoices.NONE);
  }

  /** Whether nobody can tell any more whose the cards are that a cell holds. */
  public boolean isTrailLost(int cell, boolean group) {
    SecretChoice choice = secrets.find(cell, group);
    return choice != null && choice.trail() == SecretChoice.Trail.LOST;
  }

  /** Who sees what is in a value cell now. */
  Secrecy secrecyOfValue(int cell) {
    return secrecy(
        prepared.secrecyOfValues[cell],
        state.isMarked(openValues, cell),
        secrets.find(cell, false));
  }

  /** Who sees what is in a set cell now. */
  Secrecy secrecyOfGroup(int cell) {
    return secrecy(
        prepared.secrecyOfGroups[cell], state.isMarked(openGroups, cell), secrets.find(cell, true));
  }

  private static Secrecy secrecy(Secrecy said, boolean openly, @Nullable SecretChoice secretly) {
    if (!(said instanceof Secrecy.OfCards)) {
      return said;
    }
    if (secretly != null) {
      return new Secrecy.SeenBy(secretly.knowers());
    }
    return openly ? Secrecy.OPEN : said;
  }
}
