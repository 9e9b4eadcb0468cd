package tricksmith.engine.state;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * The contents of the cells of a match, and who knows them: variables of the script, locals and
 * counters. Value cells and set cells are numbered separately.
 */
public final class CellContents {

  /** How many elements that are missing from a set can be passed over in the time of a step. */
  private static final int ELEMENTS_IN_A_STEP = Frame.WORDS_IN_A_STEP * Long.SIZE;

  /** How many choices can be followed in the time of a step. */
  private static final int SECRETS_IN_A_STEP = 2;

  private final Board board;
  private final PreparedProgram prepared;
  private final State state;
  private final int openValues;
  private final int openGroups;

  /** The contents of variables that were chosen in secret; null until there are any. */
  private @Nullable SecretChoices secrets;

  /** Whether there are any secrets; quicker to read than to work out. */
  private boolean hasSecrets;

  private boolean asksWhoKnows = true;

  CellContents(Board board) {
    this.board = board;
    prepared = board.prepared;
    state = board.state;
    openValues = state.layout.openValues;
    openGroups = state.layout.openGroups;
  }

  CellContents(CellContents other, Board board) {
    this(board);
    become(other);
  }

  /** Takes over who knows what from other contents; the cells themselves belong to the state. */
  void become(CellContents other) {
    SecretChoices others = other.secrets;
    if (asksWhoKnows && others != null && other.hasSecrets) {
      secrets().become(others);
      hasSecrets = true;
    } else {
      forgetSecrets();
    }
  }

  private SecretChoices secrets() {
    SecretChoices known = secrets;
    if (known == null) {
      known = new SecretChoices();
      secrets = known;
    }
    return known;
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

  /** Puts a value into a cell; who knows of it does not change. */
  public void putValue(int cell, long value) {
    noteValue(cell);
    state.words[cell] = value;
    state.changes.ofValue(cell);
  }

  /** Puts a set into a set cell; who knows of it does not change. */
  public void putGroup(int cell, IndexSet group) {
    noteGroup(cell);
    putIn(cell, group);
  }

  /** Puts a set, given as bits, into a set cell; who knows of it does not change. */
  public void putGroup(int cell, long group) {
    noteGroup(cell);
    putIn(cell, group);
  }

  /** Adds an element to a set cell; who knows of it does not change. */
  public void addToGroup(int cell, int element) {
    if (state.isNarrow() && element < Long.SIZE) {
      putGroup(cell, state.word(cell) | 1L << element);
    } else {
      putGroup(cell, group(cell).with(element));
    }
  }

  private void putIn(int cell, long group) {
    if (!state.isNarrow()) {
      spendOnRoom(1);
    }
    state.put(cell, group);
    state.changes.ofGroup(cell);
  }

  /** Puts a set into a set cell. Takes steps for large sets, as all cells have room for them. */
  private void putIn(int cell, IndexSet group) {
    if (!state.isNarrow() || group.words() > 1) {
      spendOnRoom(group.words());
    }
    state.put(cell, group);
    state.changes.ofGroup(cell);
  }

  private void spendOnRoom(int words) {
    StateLayout layout = state.layout;
    if (words > layout.groupWords) {
      if ((long) words * groupCount() > prepared.rules.budget().values()) {
        throw new Fault(Fault.Kind.TOO_MANY_VALUES);
      }
      board.frame.spend(layout.extent / Frame.WORDS_IN_A_STEP);
    }
    board.frame.spend(Math.max(words, layout.groupWords) / Frame.WORDS_IN_A_STEP);
  }

  /**
   * Takes the first element out of a set cell; who knows of it stays as it is.
   *
   * @return the element, or -1 if there is none
   */
  public int takeFirst(int cell) {
    int element = state.next(cell, 0);
    if (element >= 0) {
      if (element >= ELEMENTS_IN_A_STEP) {
        board.frame.spend(element / ELEMENTS_IN_A_STEP);
      }
      noteGroup(cell);
      state.remove(cell, element);
      state.changes.ofGroup(cell);
    }
    return element;
  }

  public Object snapshot() {
    List<IndexSet> groups = new ArrayList<>();
    for (int cell = 0; cell < groupCount(); cell++) {
      groups.add(group(cell));
    }
    return List.of(LongBuffer.wrap(Arrays.copyOf(state.words, valueCount())), groups);
  }

  // What a step changes.

  private void noteValue(int cell) {
    StepJournal journal = state.journal;
    if (journal != null) {
      journal.ofValue(cell, state.words[cell]);
    }
  }

  private void noteGroup(int cell) {
    StepJournal journal = state.journal;
    if (journal != null) {
      journal.ofGroup(cell, group(cell));
    }
  }

  /** Whether the step under way has changed a cell, apart from those it has reset. */
  public boolean haveChanged() {
    StepJournal journal = state.journal;
    if (journal == null) {
      return false;
    }
    for (int place = 0; place < journal.values(); place++) {
      if (value(journal.valueCell(place)) != journal.value(place)) {
        return true;
      }
    }
    return !journal.groups().isEmpty() && !changedGroups().isEmpty();
  }

  /**
   * Returns the value cells that the step under way has changed, apart from those it has reset.
   * Asked after every step of a loop, so it makes as little as it can. Known only while {@link
   * Board#watch} says so.
   */
  public List<Integer> changedValues() {
    StepJournal journal = state.journal;
    List<Integer> changed = new ArrayList<>(0);
    for (int place = 0; journal != null && place < journal.values(); place++) {
      if (value(journal.valueCell(place)) != journal.value(place)) {
        changed.add(journal.valueCell(place));
      }
    }
    return changed;
  }

  /** Returns the set cells that the step under way has changed, as {@link #changedValues} does. */
  public List<Integer> changedGroups() {
    StepJournal journal = state.journal;
    return journal == null || journal.groups().isEmpty()
        ? List.of()
        : journal.groups().entrySet().stream()
            .filter(before -> !group(before.getKey()).equals(before.getValue()))
            .map(Map.Entry::getKey)
            .toList();
  }

  // Setting.

  /** Resets the cells of a lifetime, which takes steps if they are many. */
  public void reset(Program.Lifetime lifetime) {
    Lifetimes.Cells cells = prepared.cellsOf(lifetime);
    board.frame.spend((cells.values.length + cells.groups.length) / Frame.WORDS_IN_A_STEP);
    for (int i = 0; i < cells.values.length; i++) {
      Node initial = cells.initialValues[i];
      resetValue(cells.values[i], initial == null ? Values.NONE : initial.word(board.frame));
    }
    for (int i = 0; i < cells.groups.length; i++) {
      Node initial = cells.initialGroups[i];
      resetGroup(cells.groups[i], initial == null ? IndexSet.EMPTY : initial.set(board.frame));
    }
  }

  /** Sets a value cell to something that no player has chosen. */
  public void setValue(int cell, long value) {
    noteValue(cell);
    resetValue(cell, value);
  }

  private void resetValue(int cell, long value) {
    state.words[cell] = value;
    state.changes.ofValue(cell);
    state.mark(openValues, cell, false);
    forget(cell, false);
  }

  /** Sets a set cell to something that no player has chosen. */
  public void setGroup(int cell, IndexSet group) {
    noteGroup(cell);
    resetGroup(cell, group);
  }

  /** The same of a set that is given as bits. */
  public void setGroup(int cell, long group) {
    noteGroup(cell);
    putIn(cell, group);
    chosenByNobody(cell);
  }

  private void resetGroup(int cell, IndexSet group) {
    putIn(cell, group);
    chosenByNobody(cell);
  }

  private void chosenByNobody(int cell) {
    state.mark(openGroups, cell, false);
    forget(cell, true);
  }

  /**
   * Forgets that the content of a cell was chosen in secret; cheap if there are no secrets, as is
   * usual.
   */
  private void forget(int cell, boolean group) {
    if (hasSecrets) {
      secrets().remove(cell, group);
      hasSecrets = !secrets().isEmpty();
    }
  }

  /**
   * Sets a cell to what was chosen in front of everybody: all know it, even a card that lies
   * hidden.
   */
  public void setOpenly(int cell, Answer answer) {
    set(cell, answer);
    Values.Kind kind = answer.kind();
    if (kind != null) {
      state.mark(openGroups, cell, kind == Values.Kind.CARD);
    } else {
      state.mark(openValues, cell, Values.isCard(answer.value()));
    }
  }

  private void set(int cell, Answer answer) {
    if (answer.isAWord()) {
      setGroup(cell, answer.word());
    } else if (answer.kind() != null) {
      setGroup(cell, answer.members());
    } else {
      setValue(cell, answer.value());
    }
  }

  /**
   * Sets a cell to what was chosen in secret: cards from the chooser's own hand are known to the
   * chooser, wherever they go.
   */
  public void setSecretly(int cell, Answer answer) {
    set(cell, answer);
    int hand = board.handOf(answer.player());
    if (!holdsAll(hand, answer)) {
      return;
    }
    state.numbers[StateLayout.SECRET_CHOICES]++;
    if (asksWhoKnows) {
      IndexSet cards = answer.cards();
      IndexSet held = board.piles.cards(hand);
      IndexSet knowers = IndexSet.of(answer.player()).with(board.seats.decider(answer.player()));
      secrets()
          .add(
              new SecretChoice(
                  cell,
                  answer.kind() != null,
                  cards,
                  hand,
                  knowers,
                  held,
                  SecretChoice.Trail.HELD));
      hasSecrets = true;
    }
  }

  /** Whether cards were chosen, all of them from this hand. */
  private boolean holdsAll(int hand, Answer answer) {
    if (prepared.cardsFitAWord) {
      long cards = answer.cardsWord();
      return cards != 0 && (cards & ~board.piles.word(hand)) == 0;
    }
    IndexSet cards = answer.cards();
    return !cards.isEmpty() && cards.without(board.piles.cards(hand)).isEmpty();
  }

  /** Whether anything is known to have been chosen in secret. */
  public boolean hasSecrets() {
    return hasSecrets;
  }

  /** Replaces the secret choices that can be followed by what has become of them. */
  void followSecrets(UnaryOperator<SecretChoice> next) {
    secrets().follow(next);
  }

  /** From now on, nothing counts as chosen in secret. */
  void forgetSecrets() {
    if (hasSecrets) {
      secrets().clear();
      hasSecrets = false;
    }
  }

  /**
   * Takes the steps of following what was chosen in secret while cards move, in matches too where
   * nobody will ask about it.
   */
  public void spendOnSecrets() {
    int choices = state.numbers[StateLayout.SECRET_CHOICES];
    if (choices >= SECRETS_IN_A_STEP) {
      board.frame.spend(Math.min(choices, valueCount() + groupCount()) / SECRETS_IN_A_STEP);
    }
  }

  /** No cards are where they were: what was chosen in secret cannot be followed any longer. */
  void loseTrails() {
    state.numbers[StateLayout.SECRET_CHOICES] = 0;
  }

  // Who knows.

  /** Stops following who knows what, as nobody will ask. */
  public void forgetWhoKnows() {
    asksWhoKnows = false;
    forgetSecrets();
  }

  /** Whether nobody can tell any more to whom the cards in a cell belong. */
  public boolean isTrailLost(int cell, boolean group) {
    SecretChoice choice = secret(cell, group);
    return choice != null && choice.trail() == SecretChoice.Trail.LOST;
  }

  private @Nullable SecretChoice secret(int cell, boolean group) {
    return hasSecrets ? secrets().find(cell, group) : null;
  }

  Secrecy secrecyOfValue(int cell) {
    return secrecy(
        prepared.secrecyOfValues[cell], state.isMarked(openValues, cell), secret(cell, false));
  }

  /** Returns who sees the content of a set cell now. */
  Secrecy secrecyOfGroup(int cell) {
    return secrecy(
        prepared.secrecyOfGroups[cell], state.isMarked(openGroups, cell), secret(cell, true));
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
