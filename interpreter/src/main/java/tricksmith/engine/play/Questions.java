package tricksmith.engine.play;

import java.util.Arrays;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Decision;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Sequence;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** Makes questions to players: works out what they can choose from. */
public final class Questions {

  /** How many alternatives there is room for at first. */
  private static final int FEWEST = 16;

  /** The most alternatives of a question that is remembered: larger ones are made as quickly. */
  private static final int LARGEST_REMEMBERED = 16;

  /** How many questions are remembered; a power of two. */
  private static final int MOST_REMEMBERED = 64;

  private static final @Nullable Question[] NONE_YET = {};

  private final Board board;
  private final Legality legality;
  private final Offer offer = new Offer();

  /** Whether questions are remembered, because more will be asked here. */
  private final boolean remembers;

  /** Questions that were asked, to be asked again rather than made again. */
  private @Nullable Question[] remembered = NONE_YET;

  public Questions(Board board, Legality legality) {
    this(board, legality, false);
  }

  Questions(Board board, Legality legality, boolean remembers) {
    this.remembers = remembers;
    this.board = board;
    this.legality = legality;
  }

  /**
   * Puts the cards that the player may play into the state, and returns whether there are any.
   * There are none if the player's hand is empty or the player is out of play.
   */
  boolean findPlayable(int player) {
    int playable = board.state.layout.playable;
    if (!board.seats.isInPlay(player)) {
      return false;
    }
    if (board.prepared.cardsFitAWord) {
      long cards = legality.playableWord(player);
      board.state.put(playable, board.prepared.copies ? withoutCopies(cards) : cards);
      return cards != 0;
    }
    IndexSet cards = withoutCopies(legality.playable(player));
    board.state.put(playable, cards);
    return !cards.isEmpty();
  }

  /** Keeps only the first of identical cards, for cards given as a word. */
  long withoutCopies(long cards) {
    int[] faces = board.prepared.faces;
    long found = 0;
    long different = 0;
    for (long left = cards; left != 0; left &= left - 1) {
      long face = 1L << faces[Long.numberOfTrailingZeros(left)];
      different |= (found & face) == 0 ? Long.lowestOneBit(left) : 0;
      found |= face;
    }
    return different;
  }

  /** Keeps only the first of identical cards: they are one alternative. */
  private IndexSet withoutCopies(IndexSet cards) {
    if (!board.prepared.copies) {
      return cards;
    }
    IndexSet faces = IndexSet.EMPTY;
    IndexSet different = IndexSet.EMPTY;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      int face = board.prepared.faces[card];
      different = faces.contains(face) ? different : different.with(card);
      faces = faces.with(face);
    }
    return different;
  }

  /** Returns the question that asks the player for a choice. */
  public Question choice(RuleId rule, Step.Choice choice, int player) {
    boolean pass = choice.pass() != null && choice.pass().holds(board.frame);
    Step.Amount amount = choice.amount();
    return amount == null
        ? one(rule, choice, player, pass)
        : several(rule, choice, player, amount, pass);
  }

  private Question one(RuleId rule, Step.Choice choice, int player, boolean pass) {
    offer.count = 0;
    eachOffered(choice, offer::add);
    if (pass) {
      offer.append(Values.NONE);
    }
    if (offer.count == 0) {
      throw new Fault(Fault.Kind.NO_ALTERNATIVES);
    }
    int decider = board.seats.decider(player);
    return remembers && offer.count <= LARGEST_REMEMBERED
        ? remembered(choice, player, decider, rule)
        : Question.one(choice, player, decider, rule, offer.alternatives());
  }

  private Question remembered(Step.Choice choice, int player, int decider, RuleId rule) {
    if (remembered.length == 0) {
      remembered = new Question[MOST_REMEMBERED];
    }
    int place = (offer.hash() * 31 + player) & (MOST_REMEMBERED - 1);
    Question known = remembered[place];
    if (known == null || !known.asks(choice, player, decider, rule, offer.values, offer.count)) {
      known = Question.one(choice, player, decider, rule, offer.alternatives());
      remembered[place] = known;
    }
    return known;
  }

  private Question several(
      RuleId rule, Step.Choice choice, int player, Step.Amount amount, boolean pass) {
    int least = Values.whole(amount.least().word(board.frame));
    int most = Values.whole(amount.most().word(board.frame));
    IndexSet members = members(choice);
    if (!pass && (members.size() < least || most < least)) {
      throw new Fault(Fault.Kind.NO_ALTERNATIVES);
    }
    Decision.Several several =
        new Decision.Several(
            amount.kind(), members, Math.max(0, least), Math.min(most, members.size()), pass);
    int decider = board.seats.decider(player);
    return Question.several(choice, player, decider, rule, several);
  }

  private IndexSet members(Step.Choice choice) {
    if (choice.where() == null && choice.offered() instanceof Sequence.Elements elements) {
      IndexSet all = elements.all(board.frame);
      board.frame.spend(all.size());
      return all;
    }
    IndexSet.Builder things = new IndexSet.Builder();
    eachOffered(choice, value -> things.add(Values.index(value)));
    return things.build();
  }

  private void eachOffered(Step.Choice choice, LongConsumer action) {
    choice
        .offered()
        .any(
            board.frame,
            value -> {
              board.frame.spend();
              if (isOffered(value, choice)) {
                action.accept(value);
              }
              return false;
            });
  }

  private boolean isOffered(long value, Step.Choice choice) {
    Node where = choice.where();
    if (where == null) {
      return true;
    }
    board.frame.bind(choice.it(), value);
    return where.holds(board.frame);
  }

  /** The alternatives of one choice while they are being collected; used for one after another. */
  private final class Offer {
    private long[] values = {};
    private int count;

    void add(long value) {
      if (!isCopyOfOne(value)) {
        append(value);
      }
    }

    /** Whether one of the alternatives collected so far looks like the card. */
    private boolean isCopyOfOne(long value) {
      if (!board.prepared.copies || !Values.isCard(value)) {
        return false;
      }
      for (int i = 0; i < count; i++) {
        if (Values.isCard(values[i]) && face(values[i]) == face(value)) {
          return true;
        }
      }
      return false;
    }

    private int face(long card) {
      return board.prepared.faces[Values.index(card)];
    }

    void append(long value) {
      board.frame.keep();
      if (count == values.length) {
        values = Arrays.copyOf(values, Math.max(FEWEST, 2 * count));
      }
      values[count++] = value;
    }

    int hash() {
      return Long.hashCode(values[0]) + 7 * Long.hashCode(values[count - 1]) + 49 * count;
    }

    long[] alternatives() {
      return Arrays.copyOf(values, count);
    }
  }
}
