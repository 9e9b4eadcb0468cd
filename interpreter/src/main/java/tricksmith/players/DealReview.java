package tricksmith.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.Outlook;
import tricksmith.engine.report.CourseWatch;
import tricksmith.program.Program;

/**
 * Learns from played deals, no matter what was chosen in them: how much scores differ, the worth of
 * winning each card, how many tricks hands win, and what tricks are worth together with the numbers
 * that were said. Not thread-safe.
 */
final class DealReview {

  private static final double RIDGE = 4;
  private static final double FADING = 0.35;

  /**
   * The number of examples for which what all hands win counts, where few players wanted no more
   * tricks.
   */
  private static final double ALL_HANDS = 20;

  private final Program rules;
  private final Worth worth;
  private final List<Integer> sides;
  private final Regression ofCards;
  private final Regression ofContracts = new Regression(Contracts.COUNT);
  private Regression ofHands = new Regression(Prospects.HAND);
  private Regression ofDucking = new Regression(Prospects.HAND);
  private final Features features = new Features();
  private final Features ofSide = new Features();
  private double squares;
  private int margins;
  private boolean settled;

  DealReview(Program rules, Worth worth) {
    this.rules = rules;
    this.worth = worth;
    sides = rules.sides().stream().distinct().toList();
    ofCards = new Regression(rules.cards().size() + 1);
  }

  /** Gives earlier deals less weight from now on, because play has changed. */
  void playOtherwise() {
    settled = true;
    ofHands = new Regression(Prospects.HAND);
    ofDucking = new Regression(Prospects.HAND);
    ofContracts.fade(FADING);
  }

  /** Returns the usual difference of scores at the end of a deal. */
  double scale() {
    return margins == 0 || squares == 0 ? 1 : StrictMath.sqrt(squares / margins);
  }

  /** Returns the weights of a hand's features in the number of tricks that it will win. */
  double[] hands() {
    return ofHands.weights(1);
  }

  /** Returns the same weights for the hands of players who want no more tricks. */
  double[] ducking() {
    return ofDucking.weights(ALL_HANDS, hands());
  }

  /** Returns what it is worth to win each card, in usual differences. */
  double[] cards() {
    return Arrays.copyOf(inUsualDifferences(ofCards.weights(RIDGE)), rules.cards().size());
  }

  /** Returns what tricks are worth together with numbers, in usual differences. */
  double[] contracts() {
    return inUsualDifferences(ofContracts.weights(1));
  }

  private double[] inUsualDifferences(double[] points) {
    double scale = scale();
    return Arrays.stream(points).map(each -> each / scale).toArray();
  }

  Deal watch(MatchRun run) {
    Deal deal = new Deal(run);
    run.tell(deal);
    return deal;
  }

  final class Deal implements CourseWatch {
    private final MatchRun run;
    private final double[] before;
    private final int[] tricks;
    private final List<IndexSet> cards = new ArrayList<>();
    private final double[][] said;
    private final List<Hand> hands = new ArrayList<>();

    /**
     * A hand as it was seen.
     *
     * @param won the tricks that its player had won
     * @param ducking whether its player wanted no more
     */
    private record Hand(Features features, int player, int won, boolean ducking) {}

    private Deal(MatchRun run) {
      this.run = run;
      int players = rules.players();
      before = new double[players];
      tricks = new int[players];
      said = new double[players][Contracts.MOST_NUMBERS];
      for (int player = 0; player < players; player++) {
        before[player] = worth.margin(run, player + 1);
        cards.add(IndexSet.EMPTY);
        Arrays.fill(said[player], Double.NaN);
      }
    }

    @Override
    public void finishesTrick() {
      int winner = run.lastWinner() - 1;
      if (winner >= 0) {
        tricks[winner]++;
        cards.set(winner, cards.get(winner).union(run.lastTrick()));
      }
    }

    @Override
    public void notesScores(long[] scores) {}

    /** Notes the hand of the player who is to play a card, and what all players have said. */
    void note(Describing describing) {
      describing.look(run);
      Outlook outlook = describing.outlook();
      int player = outlook.player();
      double[] hand = describing.hand();
      Features seen = new Features();
      for (int i = 0; i < Prospects.HAND; i++) {
        seen.add(i, hand[i]);
      }
      hands.add(new Hand(seen, player, tricks[player], describing.ducks()));
      for (int each = 0; each < said.length; each++) {
        for (int variable = 0;
            variable < Contracts.MOST_NUMBERS && variable < outlook.numbers();
            variable++) {
          said[each][variable] = outlook.ownNumber(variable, each);
        }
      }
    }

    /** Records the outcome of the deal. */
    void finish() {
      for (Hand hand : hands) {
        int more = tricks[hand.player] - hand.won;
        ofHands.add(hand.features, more, 1);
        if (hand.ducking) {
          ofDucking.add(hand.features, more, 1);
        }
      }
      for (int player = 0; player < tricks.length && !settled; player++) {
        double margin = worth.margin(run, player + 1) - before[player];
        squares += margin * margin;
        margins++;
      }
      for (int side : sides) {
        int seat = rules.sides().indexOf(side) + 1;
        double margin = worth.margin(run, seat) - before[seat - 1];
        features.clear();
        IndexSet all = wonBy(side);
        for (int card = all.next(0); card >= 0; card = all.next(card + 1)) {
          features.add(card, 1);
        }
        features.add(rules.cards().size(), 1);
        ofCards.add(features, margin, 1);
        if (sides.size() > 1) {
          features.clear();
          for (int other : sides) {
            describe(other, other == side ? 1 : -1.0 / (sides.size() - 1));
          }
          ofContracts.add(features, margin, 1);
        }
      }
    }

    private IndexSet wonBy(int side) {
      IndexSet all = IndexSet.EMPTY;
      for (int player = 0; player < tricks.length; player++) {
        if (rules.sides().get(player) == side) {
          all = all.union(cards.get(player));
        }
      }
      return all;
    }

    private void describe(int side, double times) {
      ofSide.clear();
      double[] together = new double[Contracts.MOST_NUMBERS];
      int won = 0;
      int members = 0;
      for (int player = 0; player < tricks.length; player++) {
        if (rules.sides().get(player) == side) {
          Contracts.ofPlayer(said[player], tricks[player], 1, ofSide);
          for (int variable = 0; variable < together.length; variable++) {
            together[variable] += said[player][variable];
          }
          won += tricks[player];
          members++;
        }
      }
      Contracts.ofSide(together, won, members > 1, 1, ofSide);
      features.addAll(ofSide, times);
    }
  }
}
