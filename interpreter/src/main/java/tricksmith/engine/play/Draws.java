package tricksmith.engine.play;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.engine.state.Secrecy;
import tricksmith.program.Step;
import tricksmith.program.value.Values;

/** Chance events and shuffles: drawn from the seed or, if there is one, from a recording. */
public final class Draws {

  /** How many alternatives there is room for at first. */
  private static final int FEWEST = 16;

  private static final long[] NONE_YET = {};

  private final PreparedProgram prepared;
  private final Board board;
  private final Course course;

  /** Created for the first shuffle, as most copies of a match never come to one. */
  private @Nullable Shuffling shuffling;

  private long seed;
  private @Nullable Outcomes outcomes;

  Draws(Board board, Course course, long seed, @Nullable Outcomes outcomes) {
    this.prepared = board.prepared;
    this.board = board;
    this.course = course;
    this.seed = seed;
    this.outcomes = outcomes;
  }

  /** Returns the source of a copy's draws, or null for the seed. */
  public @Nullable Outcomes ofCopies() {
    return outcomes == null ? null : outcomes.ofCopies();
  }

  public long seed() {
    return seed;
  }

  /** Continues with the draws of a copy of another match by the same rules. */
  void become(Draws other) {
    seed = other.seed;
    outcomes = other.ofCopies();
  }

  void become(long ownSeed) {
    seed = ownSeed;
    outcomes = null;
  }

  /** The alternatives of a chance event: the first {@code listed}. */
  private long[] alternatives = NONE_YET;

  private int listed;

  /** Takes each of them; made for the first event. */
  private @Nullable LongPredicate listing;

  /**
   * Draws one of the alternatives, or none if there are none: then nothing happens.
   *
   * @param name the number of the event's name
   */
  long draw(Step.SetRandom step, int name) {
    LongPredicate known = listing;
    if (known == null) {
      known = this::list;
      listing = known;
    }
    listed = 0;
    step.alternatives().any(board.frame, known);
    if (listed == 0) {
      return Values.NONE;
    }
    int keyed = KeyedChance.pick(key(name), listed);
    int index =
        outcomes == null ? keyed : outcomes.pick(step.name(), count(name), listedValues(), keyed);
    long value = alternatives[firstThatLooksLike(index)];
    counted(name);
    course.cameUp(step.name(), value, course.isRecorded() ? audience(step, value) : null);
    return value;
  }

  /** Lists a value; false, as others follow. */
  private boolean list(long value) {
    board.frame.spend();
    board.frame.keep();
    if (listed == alternatives.length) {
      alternatives = Arrays.copyOf(alternatives, Math.max(FEWEST, 2 * listed));
    }
    alternatives[listed++] = value;
    return false;
  }

  private List<Long> listedValues() {
    return Arrays.stream(alternatives, 0, listed).boxed().toList();
  }

  /** Returns the first of identical copies: which of them is drawn does not matter. */
  private int firstThatLooksLike(int index) {
    long value = alternatives[index];
    if (!prepared.copies || !Values.isCard(value)) {
      return index;
    }
    int first = 0;
    int face = prepared.faces[Values.index(value)];
    while (prepared.faces[Values.index(alternatives[first])] != face) {
      first++;
    }
    return first;
  }

  /** Returns the players who learn what was drawn, or null for everybody. */
  private @Nullable IndexSet audience(Step.SetRandom step, long value) {
    int cell = board.allowance.aside(() -> step.cell().cell(board.frame));
    return switch (cell < 0 ? Secrecy.OF_CARDS : board.prepared.secrecyOfValues[cell]) {
      case Secrecy.OfCards _ -> Values.isCard(value) ? whoSees(value) : null;
      case Secrecy.SeenBy(IndexSet players) -> players;
      case Secrecy.Open _ -> null;
    };
  }

  private IndexSet whoSees(long value) {
    IndexSet audience = IndexSet.EMPTY;
    for (int player = 0; player < prepared.players; player++) {
      if (BoardSight.of(board, player).sees(Values.index(value))) {
        audience = audience.with(player);
      }
    }
    return audience;
  }

  /** Shuffles a zone. From then on its cards face as the zone prescribes. */
  void shuffle(int zone) {
    int name = prepared.namesOfZones[zone];
    board.cells.spendOnSecrets();
    board.frame.spend(board.piles.size(zone));
    int[] order =
        prepared.cardsFitAWord
            ? shuffling().order(board.piles.word(zone), key(name))
            : shuffling().order(board.piles.cards(zone), key(name));
    if (outcomes != null) {
      order = outcomes.order(zone, count(name), order.clone());
    }
    counted(name);
    board.piles.arrange(zone, order);
    course.shuffled(zone, order);
  }

  private Shuffling shuffling() {
    Shuffling known = shuffling;
    if (known == null) {
      known = new Shuffling(prepared);
      shuffling = known;
    }
    return known;
  }

  /** Returns how many events of a name there have been. */
  private int count(int name) {
    return board.state.numbers[board.state.layout.chanceCounts + name];
  }

  private void counted(int name) {
    board.state.numbers[board.state.layout.chanceCounts + name]++;
  }

  private long key(int name) {
    return KeyedChance.key(seed, prepared.nameHashes[name], count(name));
  }
}
