package tricksmith.players;

import java.util.Arrays;
import tricksmith.cards.Card;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Outlook;
import tricksmith.program.Program;

/**
 * How many more tricks a hand may win, how likely each number of them is, and what that would bring
 * the deciding player, given the numbers that were said. Uses nothing that the player does not see.
 * Not thread-safe.
 */
final class Prospects {

  /** The number of features of a hand. */
  static final int HAND = 9;

  /** The number of features of a hand that are sums over its cards. */
  private static final int OF_A_CARD = 4;

  private static final double TRUMP = 0.4;

  /** The least chance of a card to win a trick, and of one whose player wants none. */
  private static final double LEAST = 0.02;

  private static final double LEAST_OF_DUCKING = 0.005;

  /** What further tricks must cost, in usual differences, before a player wants none of them. */
  private static final double LOSS = 0.1;

  private final Outlook outlook;
  private Policy policy;
  private final Program rules;
  private final int[] suits;
  private final double[][] described;
  private final boolean[] trumps;
  private final double[] chances;
  private final double[] hand = new double[HAND];
  private final int[] bySuit = new int[16];
  private final double[] said = new double[Contracts.MOST_NUMBERS];
  private final double[] together = new double[Contracts.MOST_NUMBERS];

  /** The probability that the whole hand wins each number of tricks. */
  private double[] ofHand = new double[1];

  /**
   * The probability of each number of further tricks for the player; {@code sides} has those for
   * the whole side.
   */
  private double[] own = new double[1];

  private double[] sides = new double[1];

  /** Whether what is known of the hand is known of somebody who wants no more tricks. */
  private boolean ducking;

  private boolean known;
  private boolean tricksKnown;
  private boolean spreadKnown;
  private double tricks;

  /** The number of tricks that the cards should win, each by itself. */
  private double ofCards;

  private boolean worthsKnown;
  private boolean ducks;
  private double[] worths = new double[1];
  private double[] worthsOfSide = new double[1];
  private int wonBySide;
  private int partners;

  Prospects(Outlook outlook, Program rules, Policy policy) {
    this.policy = policy;
    this.outlook = outlook;
    this.rules = rules;
    suits = rules.cards().cards().stream().mapToInt(Card::suit).toArray();
    described = new double[suits.length][OF_A_CARD];
    trumps = new boolean[suits.length];
    chances = new double[suits.length];
  }

  /** Reckons with another policy's knowledge. */
  void use(Policy other) {
    policy = other;
    look();
  }

  /** Notes that something else is looked at, or supposed. */
  void look() {
    known = false;
    tricksKnown = false;
    spreadKnown = false;
    worthsKnown = false;
  }

  // Hands.

  /** Returns the features of the hand; the array is reused. */
  double[] hand() {
    knowCards();
    IndexSet held = outlook.hand();
    Arrays.fill(hand, 0);
    Arrays.fill(bySuit, 0);
    int count = 0;
    int size = 0;
    for (int card = held.next(0); card >= 0; card = held.next(card + 1)) {
      size++;
      for (int i = 0; i < OF_A_CARD; i++) {
        hand[i] += described[card][i];
      }
      if (trumps[card]) {
        count++;
      } else {
        bySuit[suits[card] + 1 & 15]++;
      }
    }
    int shorts = 0;
    for (int suit = 0; suit < 8; suit++) {
      shorts += Math.max(0, 2 - bySuit[suit + 1]);
    }
    hand[OF_A_CARD] = count;
    hand[OF_A_CARD + 1] = count * count / 10.0;
    hand[OF_A_CARD + 2] = Math.min(count, 4) * Math.max(0, shorts - 8) / 10.0;
    hand[OF_A_CARD + 3] = size / 10.0;
    hand[OF_A_CARD + 4] = 1;
    return hand;
  }

  /** Supposes that the player does, or does not, want more tricks. */
  private void suppose(boolean noMore) {
    if (ducking != noMore) {
      ducking = noMore;
      known = false;
      tricksKnown = false;
      spreadKnown = false;
    }
  }

  private void knowCards() {
    if (known) {
      return;
    }
    known = true;
    double[] weights = policy.hand(ducking);
    IndexSet held = outlook.hand();
    IndexSet unseen = outlook.unseen();
    double hidden = Math.max(1, unseen.size());
    for (int card = held.next(0); card >= 0; card = held.next(card + 1)) {
      double strong = 1 - outlook.beating(card, card).sizeOfIntersection(unseen) / hidden;
      double power = outlook.power(card);
      double fourth = strong * strong * strong * strong;
      double[] ofCard = described[card];
      ofCard[0] = fourth;
      ofCard[1] = fourth * fourth * fourth * fourth;
      ofCard[2] = power;
      ofCard[3] = power * power * power * power;
      trumps[card] = power > TRUMP;
      double chance = 0;
      for (int i = 0; i < OF_A_CARD; i++) {
        chance += weights[i] * ofCard[i];
      }
      chances[card] = Math.clamp(chance, ducking ? LEAST_OF_DUCKING : LEAST, 1);
    }
  }

  /** Returns how many more tricks the hand should win if its player wants them. */
  double tricks() {
    suppose(false);
    knowTricks();
    return tricks;
  }

  private void knowTricks() {
    if (tricksKnown) {
      return;
    }
    tricksKnown = true;
    double[] weights = policy.hand(ducking);
    double[] whole = hand();
    double sum = 0;
    for (int i = 0; i < HAND; i++) {
      sum += weights[i] * whole[i];
    }
    IndexSet held = outlook.hand();
    tricks = Math.clamp(sum, 0, held.size());
    double byCards = 0;
    for (int card = held.next(0); card >= 0; card = held.next(card + 1)) {
      byCards += chances[card];
    }
    for (int card = held.next(0); card >= 0; card = held.next(card + 1)) {
      chances[card] = Math.min(0.99, chances[card] * tricks / byCards);
    }
  }

  /**
   * Computes the probability that the hand without a card wins each number of further tricks, as if
   * each card did or did not win one by itself.
   *
   * @param without -1 for no card
   */
  private void spread(int without) {
    knowSpread();
    int size = outlook.hand().size();
    boolean fewer = outlook.hand().contains(without);
    own = room(own, size);
    if (fewer) {
      oneLess(ofHand, size, chances[without], own);
    } else {
      System.arraycopy(ofHand, 0, own, 0, size + 1);
    }
    if (partners > 0) {
      int count = fewer ? size - 1 : size;
      double expected = fewer ? ofCards - chances[without] : ofCards;
      sides = room(sides, size);
      spreadEvenly(sides, count, Math.clamp(ofAll(count, expected) / count, 0.01, 0.99));
    }
  }

  private void knowSpread() {
    if (spreadKnown) {
      return;
    }
    knowTricks();
    spreadKnown = true;
    IndexSet held = outlook.hand();
    ofHand = room(ofHand, held.size());
    ofHand[0] = 1;
    ofCards = 0;
    int count = 0;
    for (int card = held.next(0); card >= 0; card = held.next(card + 1)) {
      oneMore(ofHand, ++count, chances[card]);
      ofCards += chances[card];
    }
  }

  private static double[] room(double[] used, int size) {
    double[] room = used.length > size ? used : new double[size + 8];
    Arrays.fill(room, 0, size + 1, 0);
    return room;
  }

  /** Computes the distribution of tricks that are all equally likely to be won. */
  private static void spreadEvenly(double[] spread, int count, double wins) {
    spread[0] = 1;
    if (count == 0) {
      return;
    }
    for (int i = 0; i < count; i++) {
      spread[0] *= 1 - wins;
    }
    double odds = wins / (1 - wins);
    for (int i = 0; i < count; i++) {
      spread[i + 1] = spread[i] * odds * (count - i) / (i + 1);
    }
  }

  /**
   * Removes a trick that was won with this probability, working from the end where errors stay
   * small.
   */
  private static void oneLess(double[] spread, int count, double wins, double[] without) {
    if (wins < 0.5) {
      double below = 0;
      for (int i = 0; i < count; i++) {
        below = (spread[i] - below * wins) / (1 - wins);
        without[i] = below;
      }
    } else {
      double above = 0;
      for (int i = count; i > 0; i--) {
        above = (spread[i] - above * (1 - wins)) / wins;
        without[i - 1] = above;
      }
    }
  }

  /** Adds a trick that is won with this probability. */
  private static void oneMore(double[] spread, int count, double wins) {
    for (int i = count; i > 0; i--) {
      spread[i] = spread[i] * (1 - wins) + spread[i - 1] * wins;
    }
    spread[0] *= 1 - wins;
  }

  /** Returns how many of the remaining tricks partners should win together. */
  private double ofAll(int left, double own) {
    double all = own;
    double rest = (left - own) / Math.max(1, rules.players() - 1);
    for (int other = 0; other < rules.players(); other++) {
      if (outlook.isPartner(other)) {
        double number = outlook.numbers() == 0 ? Double.NaN : outlook.number(0, other);
        double wanted = Math.clamp(number - outlook.tricksWon(other), 0, left);
        all += Double.isNaN(number) ? rest : (rest + wanted) / 2;
      }
    }
    return all;
  }

  // What they bring.

  private void readNumbers() {
    int player = outlook.player();
    wonBySide = outlook.tricksWon(player);
    partners = 0;
    for (int variable = 0; variable < said.length; variable++) {
      boolean exists = variable < outlook.numbers();
      said[variable] = exists ? outlook.number(variable, player) : Double.NaN;
      together[variable] = said[variable];
    }
    for (int other = 0; other < rules.players(); other++) {
      if (outlook.isPartner(other)) {
        partners++;
        wonBySide += outlook.tricksWon(other);
        for (int variable = 0; variable < said.length && variable < outlook.numbers(); variable++) {
          double number = outlook.number(variable, other);
          together[variable] += Double.isNaN(number) ? 0 : number;
        }
      }
    }
  }

  private void knowWorths() {
    if (!worthsKnown) {
      readNumbers();
      weigh(outlook.hand().size());
      ducks = hasSaid() && losesByTricks();
      worthsKnown = true;
    }
  }

  private boolean hasSaid() {
    for (double number : said) {
      if (!Double.isNaN(number)) {
        return true;
      }
    }
    return false;
  }

  /** Whether any number of further tricks brings less than none. */
  private boolean losesByTricks() {
    int won = outlook.tricksWon(outlook.player());
    double none = worths[won] + worthsOfSide[wonBySide];
    for (int more = 1; more <= outlook.hand().size(); more++) {
      if (worths[won + more] + worthsOfSide[wonBySide + more] > none - LOSS) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the player, given the numbers that were said, would rather win no more tricks: each
   * number of them costs something.
   */
  boolean ducks() {
    knowWorths();
    return ducks;
  }

  private void weigh(int toCome) {
    double[] weights = policy.contracts();
    int won = outlook.tricksWon(outlook.player());
    worths = worths.length > won + toCome ? worths : new double[won + toCome + 8];
    for (int i = won; i <= won + toCome; i++) {
      worths[i] = Contracts.worthToPlayer(weights, said, i);
    }
    int all = wonBySide + toCome;
    worthsOfSide = worthsOfSide.length > all ? worthsOfSide : new double[all + 8];
    for (int i = wonBySide; i <= all; i++) {
      worthsOfSide[i] = Contracts.worthToSide(weights, together, i, partners > 0);
    }
  }

  /**
   * Returns what the deal should bring if a card of the hand is played now.
   *
   * @param stays how likely it wins the trick
   * @param ours how likely the side wins the trick
   */
  double worthOfPlaying(int card, double stays, double ours) {
    knowWorths();
    suppose(ducks);
    spread(card);
    int left = outlook.hand().size() - 1;
    int won = outlook.tricksWon(outlook.player());
    double sum = 0;
    double[] all = partners > 0 ? sides : own;
    double any = partners > 0 ? ours : stays;
    for (int i = 0; i <= left; i++) {
      sum += own[i] * (stays * worths[won + i + 1] + (1 - stays) * worths[won + i]);
      sum +=
          all[i]
              * (any * worthsOfSide[wonBySide + i + 1] + (1 - any) * worthsOfSide[wonBySide + i]);
    }
    return sum;
  }

  /**
   * Returns what the deal should bring if the player says a number.
   *
   * @param variable the variable that holds the number; -1 if none that is considered
   */
  double worthOfSaying(int variable, double number) {
    readNumbers();
    int size = outlook.hand().size();
    if (variable >= 0 && variable < said.length) {
      say(variable, number);
    }
    weigh(size);
    suppose(hasSaid() && losesByTricks());
    spread(-1);
    int won = outlook.tricksWon(outlook.player());
    double[] all = partners > 0 ? sides : own;
    double sum = 0;
    for (int i = 0; i <= size; i++) {
      sum += own[i] * worths[won + i] + all[i] * worthsOfSide[wonBySide + i];
    }
    return sum;
  }

  /**
   * Supposes that a number is said. Partners who have said nothing are assumed to say what they
   * should win.
   */
  private void say(int variable, double number) {
    said[variable] = number;
    double rest = (outlook.hand().size() - tricks()) / Math.max(1, rules.players() - 1);
    together[variable] = number;
    for (int other = 0; other < rules.players(); other++) {
      if (outlook.isPartner(other)) {
        double others = outlook.number(variable, other);
        together[variable] += Double.isNaN(others) ? Math.rint(rest) : others;
      }
    }
  }
}
