package tricksmith.engine.play;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Decision;
import tricksmith.engine.state.Answer;
import tricksmith.program.Step;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * What is offered to a player who is to choose something other than a card to be played. One object
 * serves for choice after choice, so to keep an offer, keep its {@link #question}.
 */
public final class Offer {

  /** How many alternatives there is room for at first. */
  private static final int FEWEST = 16;

  private static final long[] NONE_YET = {};

  private Step.@Nullable Choice choice;
  private @Nullable RuleId rule;
  private int player;
  private int decider;

  /** The first alternatives, if they were known before the match. */
  private List<Long> listed = List.of();

  /** The other alternatives, a pass included: the first ones, as many as are not listed. */
  private long[] values = NONE_YET;

  /** How many alternatives there are; none if several things are to be chosen. */
  private int count;

  /** The kind of the things of which several are to be chosen; null for one alternative. */
  private Values.@Nullable Kind kind;

  /** These things as bits; all of them if {@code wide} is null. */
  private long word;

  private @Nullable IndexSet wide;
  private int least;
  private int most;
  private boolean pass;

  /** Takes over what is offered in another match by the same rules. */
  void become(Offer other) {
    choice = other.choice;
    rule = other.rule;
    player = other.player;
    decider = other.decider;
    listed = other.listed;
    count = other.count;
    int others = count - listed.size();
    makeRoom(others);
    System.arraycopy(other.values, 0, values, 0, others);
    kind = other.kind;
    word = other.word;
    wide = other.wide;
    least = other.least;
    most = other.most;
    pass = other.pass;
  }

  // Making it.

  /** Becomes an offer of nothing so far. */
  void begin(RuleId asking, Step.Choice asked, int chooser, int deciding) {
    rule = asking;
    choice = asked;
    player = chooser;
    decider = deciding;
    Step.Amount amount = asked.amount();
    kind = amount == null ? null : amount.kind();
    listed = List.of();
    count = 0;
    setThings(0);
    setAmount(0, 0, false);
  }

  /** Sets the first alternatives, before any is added. */
  void list(List<Long> known) {
    listed = known;
    count = known.size();
  }

  void add(long value) {
    int place = count - listed.size();
    makeRoom(place + 1);
    values[place] = value;
    count++;
  }

  private void makeRoom(int others) {
    if (others > values.length) {
      values = Arrays.copyOf(values, Math.max(Math.max(FEWEST, others), 2 * values.length));
    }
  }

  void addThing(int index) {
    if (index < Long.SIZE && wide == null) {
      word |= 1L << index;
    } else {
      wide = things().with(index);
    }
  }

  void setThings(IndexSet things) {
    wide = things.words() > 1 ? things : null;
    word = things.word(0);
  }

  /** The same, given as bits. */
  void setThings(long things) {
    wide = null;
    word = things;
  }

  /** Sets how many things are to be chosen, and whether passing is offered. */
  void setAmount(int fewest, int largest, boolean passes) {
    least = fewest;
    most = largest;
    pass = passes;
  }

  // Reading it.

  private Step.Choice choice() {
    Step.Choice asked = choice;
    if (asked == null) {
      throw new IllegalStateException("Nothing has been offered yet");
    }
    return asked;
  }

  public String name() {
    return choice().name();
  }

  public int player() {
    return player;
  }

  public int decider() {
    return decider;
  }

  /** Whether others will not see what is chosen. */
  public boolean isSecret() {
    return choice().secret();
  }

  /** Returns how many alternatives there are; 0 if several things are to be chosen. */
  public int alternatives() {
    return count;
  }

  /**
   * Returns the value of an alternative.
   *
   * @param alternative from 0
   * @throws IllegalArgumentException if there is no such alternative
   */
  public long value(int alternative) {
    if (alternative < 0 || alternative >= count) {
      throw new IllegalArgumentException("No such alternative: " + alternative);
    }
    int place = alternative - listed.size();
    return place < 0 ? listed.get(alternative) : values[place];
  }

  /** Whether one of the alternatives is a card that looks like this one. */
  boolean hasFace(int face, int[] faces) {
    for (int i = 0; i < count; i++) {
      long value = value(i);
      if (Values.isCard(value) && faces[Values.index(value)] == face) {
        return true;
      }
    }
    return false;
  }

  /** Returns how many things there are of which several are to be chosen. */
  public int size() {
    IndexSet many = wide;
    return many == null ? Long.bitCount(word) : many.size();
  }

  public int least() {
    return least;
  }

  public int most() {
    return most;
  }

  /** Whether passing is offered where several things can be chosen. */
  public boolean hasPass() {
    return pass;
  }

  private IndexSet things() {
    IndexSet many = wide;
    return many == null ? IndexSet.ofWord(word) : many;
  }

  /** Whether there is only one possible answer. */
  public boolean isForced() {
    if (kind == null) {
      return count == 1;
    }
    boolean oneSet = most == 0 || least == size();
    return pass ? least > most : oneSet;
  }

  /**
   * Makes an answer of some of the things.
   *
   * @param places of the things in ascending order, from 0; the first {@code chosen} count
   * @throws IllegalArgumentException if they cannot be chosen together
   */
  void choose(int[] places, int chosen, Answer answer) {
    Values.Kind ofThings = kind;
    if (ofThings == null || chosen < least || chosen > most) {
      throw new IllegalArgumentException("Not among the options: " + chosen + " things");
    }
    if (wide == null) {
      long picked = 0;
      for (int i = 0; i < chosen; i++) {
        picked |= Long.expand(1L << places[i], word);
      }
      requireAll(Long.bitCount(picked), chosen);
      answer.several(player, ofThings, picked);
    } else {
      IndexSet.Builder picked = new IndexSet.Builder();
      for (int i = 0; i < chosen; i++) {
        picked.add(wide.at(places[i]));
      }
      IndexSet all = picked.build();
      requireAll(all.size(), chosen);
      answer.several(player, ofThings, all);
    }
  }

  private static void requireAll(int found, int chosen) {
    if (found != chosen) {
      throw new IllegalArgumentException("Not among the options: the same thing twice, or none");
    }
  }

  private long[] allValues() {
    long[] all = new long[count];
    Arrays.setAll(all, this::value);
    return all;
  }

  /** Returns the same as a question, which stays what it is. */
  public Question question() {
    RuleId asking = rule;
    if (asking == null) {
      throw new IllegalStateException("Nothing has been offered yet");
    }
    Values.Kind ofThings = kind;
    return ofThings == null
        ? Question.one(choice(), player, decider, asking, allValues())
        : Question.several(
            choice(),
            player,
            decider,
            asking,
            new Decision.Several(ofThings, things(), least, most, pass));
  }
}
