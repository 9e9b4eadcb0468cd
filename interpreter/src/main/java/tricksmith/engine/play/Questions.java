package tricksmith.engine.play;

import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Sequence;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** Makes questions to players: works out what they can choose from. */
public final class Questions {

  private final Board board;
  private final Legality legality;

  /** What was offered last; used again for the next choice. */
  final Offer offer = new Offer();

  /** The choice that is being worked out; null before the first. */
  private Step.@Nullable Choice choice;

  /** Takes each value that is offered; made for the first choice, as most copies have none. */
  private @Nullable LongPredicate taking;

  public Questions(Board board, Legality legality) {
    this.board = board;
    this.legality = legality;
  }

  /** Returns others on the same board, whose questions leave these alone. */
  Questions others() {
    return new Questions(board, legality);
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

  /** Returns what a player is offered, until the next choice is worked out. */
  public Offer choice(RuleId rule, Step.Choice asked, int player) {
    boolean pass = asked.pass() != null && asked.pass().holds(board.frame);
    Step.Amount amount = asked.amount();
    if (amount == null) {
      offerOne(rule, asked, player, pass);
    } else {
      offerSeveral(rule, asked, player, amount, pass);
    }
    return offer;
  }

  private void offerOne(RuleId rule, Step.Choice asked, int player, boolean pass) {
    offer.begin(rule, asked, player, board.seats.decider(player));
    if (!isListed(asked)) {
      takeEachOffered(asked);
    }
    if (pass) {
      keep(Values.NONE);
    }
    if (offer.alternatives() == 0) {
      throw new Fault(Fault.Kind.NO_ALTERNATIVES);
    }
  }

  /**
   * Offers a list that is known, if that is all, as a whole; it takes as much as taking each value.
   */
  private boolean isListed(Step.Choice asked) {
    if (asked.where() == null
        && !board.prepared.copies
        && asked.offered() instanceof Leaf.SequenceConstant(List<Long> elements)
        && board.frame.mayKeep(elements.size())) {
      board.frame.spend(elements.size());
      board.frame.keep(elements.size());
      offer.list(elements);
      return true;
    }
    return false;
  }

  private void keep(long value) {
    board.frame.keep();
    offer.add(value);
  }

  private void offerSeveral(
      RuleId rule, Step.Choice asked, int player, Step.Amount amount, boolean pass) {
    int least = Values.whole(amount.least().word(board.frame));
    int most = Values.whole(amount.most().word(board.frame));
    offer.begin(rule, asked, player, board.seats.decider(player));
    if (asked.where() == null && asked.offered() instanceof Sequence.Elements elements) {
      offerAll(elements);
    } else {
      takeEachOffered(asked);
    }
    int size = offer.size();
    if (!pass && (size < least || most < least)) {
      throw new Fault(Fault.Kind.NO_ALTERNATIVES);
    }
    offer.setAmount(Math.max(0, least), Math.min(most, size), pass);
  }

  private void offerAll(Sequence.Elements elements) {
    if (elements.kind() == Values.Kind.CARD && board.prepared.cardsFitAWord) {
      offer.setThings(elements.group().mask(board.frame));
    } else {
      offer.setThings(elements.all(board.frame));
    }
    board.frame.spend(offer.size());
  }

  private void takeEachOffered(Step.Choice asked) {
    LongPredicate known = taking;
    if (known == null) {
      known = this::take;
      taking = known;
    }
    choice = asked;
    asked.offered().any(board.frame, known);
  }

  /** Takes a value if it is offered; false, as others follow. */
  private boolean take(long value) {
    board.frame.spend();
    Step.Choice asked = choice;
    if (asked == null || !isOffered(value, asked)) {
      return false;
    }
    if (asked.amount() != null) {
      offer.addThing(Values.index(value));
    } else if (!isCopyOfOne(value)) {
      keep(value);
    }
    return false;
  }

  private boolean isOffered(long value, Step.Choice asked) {
    Node where = asked.where();
    if (where == null) {
      return true;
    }
    board.frame.bind(asked.it(), value);
    return where.holds(board.frame);
  }

  /** Whether one of the alternatives so far looks like the card. */
  private boolean isCopyOfOne(long value) {
    int[] faces = board.prepared.faces;
    return board.prepared.copies
        && Values.isCard(value)
        && offer.hasFace(faces[Values.index(value)], faces);
  }
}
