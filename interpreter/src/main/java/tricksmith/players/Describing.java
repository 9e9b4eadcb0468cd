package tricksmith.players;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.Outlook;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.value.Values;

/**
 * Describes alternatives in numbers, from the rules alone: whether a card would win now, how likely
 * it stays best, what is at stake, what it costs, how many tricks a hand should win, how a bid
 * compares with that. Uses nothing that the deciding player does not see. Not thread-safe.
 */
final class Describing {

  /** The number of features of a card to be played, besides those for numbers that players have. */
  private static final int OF_A_PLAY = 21;

  /** The number of features of a card to be played for each number that players have. */
  private static final int OF_A_NUMBER = 9;

  /** The weight of other features of an alternative whose worth is calculated. */
  private static final double BESIDE_WHAT_IS_RECKONED = 0.25;

  /** The place of the feature for the cards on the table, as far as the side wins them. */
  private static final int STAKE = 4;

  /** The place of the feature for the card itself, as far as the side wins it. */
  private static final int OWN_STAKE = 5;

  /** The place of the feature for the card itself, whoever wins it. */
  private static final int OWN = 6;

  /** The place of the feature for the expected worth of the deal. */
  private static final int PROSPECT = 20;

  private static final int MOST_NUMBERS = Contracts.MOST_NUMBERS;

  private static final int PLAY = OF_A_PLAY + OF_A_NUMBER * MOST_NUMBERS;

  /** The positions in a trick: leading, following, and playing last. */
  private static final int TURNS = 3;

  /** Positions twice: once for those who may want tricks, and once for those who want no more. */
  private static final int PLAYS = 2 * TURNS;

  /** The number of features of a single card: leading or not, and how it would fare. */
  private static final int OF_A_CARD = 4;

  /** The number of features of a choice, besides those of its alternatives. */
  private static final int OF_A_CHOICE = 21;

  private static final int OF_A_CHOSEN_CARD = 12;

  /** The number of places for alternatives; some share one. */
  private static final int ALTERNATIVES = 61;

  private static final int OF_AN_ALTERNATIVE = 3;

  private final Outlook outlook;
  private final Program rules;
  private final int cards;
  private final int[] suits;
  private final Map<String, Integer> choices;
  private final int firstCard;
  private final int firstChoice;
  private final int ofAChoice;
  private final Prospects prospects;
  private final Features ofAMember = new Features();

  /** The number of cards of each suit in the hand, cards without a suit first. */
  private final int[] inHand;

  /** The worth of the cards on the table. */
  private double stake;

  private Policy policy;

  Describing(MatchRun run, Policy policy) {
    this.policy = policy;
    outlook = new Outlook(run);
    rules = run.rules();
    prospects = new Prospects(outlook, rules, policy);
    cards = rules.cards().size();
    suits = rules.cards().cards().stream().mapToInt(Card::suit).toArray();
    inHand = new int[2 + Arrays.stream(suits).max().orElse(0)];
    choices = choices(rules);
    firstCard = PLAYS * PLAY;
    firstChoice = firstChoice(cards);
    ofAChoice = ofAChoice(cards);
  }

  /** Returns the choices other than cards to be played, by name, in the order of the procedure. */
  private static Map<String, Integer> choices(Program rules) {
    Map<String, Integer> choices = new LinkedHashMap<>();
    for (Step step : rules.procedure().steps()) {
      Step.Choice choice = step.choice();
      if (choice != null) {
        choices.putIfAbsent(choice.name(), choices.size());
      }
    }
    return choices;
  }

  private static int firstChoice(int cards) {
    return PLAYS * PLAY + OF_A_CARD * cards;
  }

  private static int ofAChoice(int cards) {
    return OF_A_CHOICE + ALTERNATIVES * OF_AN_ALTERNATIVE + cards;
  }

  /** Returns the number of features. */
  int count() {
    return firstChoice + choices.size() * ofAChoice;
  }

  /** Returns the number of features of games by these rules. */
  static int count(Program rules) {
    int cards = rules.cards().size();
    return firstChoice(cards) + choices(rules).size() * ofAChoice(cards);
  }

  /**
   * Returns the weights before anything is tried out, which count just what the deal should bring.
   */
  double[] beforehand() {
    double[] weights = new double[count()];
    for (int turn = 0; turn < PLAYS; turn++) {
      weights[turn * PLAY + PROSPECT] = 1;
    }
    for (int choice = 0; choice < choices.size(); choice++) {
      weights[firstChoice + choice * ofAChoice + PROSPECT] = 1;
    }
    return weights;
  }

  /**
   * Returns weights for somebody who has tried nothing out: they count what the deal should bring,
   * and what the cards of the trick are worth to whoever wins it.
   */
  double[] atAGlance() {
    double[] weights = beforehand();
    for (int turn = 0; turn < PLAYS; turn++) {
      for (int ofCards : new int[] {STAKE, OWN_STAKE, OWN}) {
        weights[turn * PLAY + ofCards] = 0.5;
      }
    }
    return weights;
  }

  /** Describes by another policy's knowledge of cards and hands. */
  void use(Policy other) {
    policy = other;
    prospects.use(other);
  }

  Outlook outlook() {
    return outlook;
  }

  /**
   * Looks at a run that awaits a decision; must be called before its alternatives are described.
   */
  void look(MatchRun run) {
    outlook.look(run);
    prospects.look();
    Arrays.fill(inHand, 0);
    IndexSet held = outlook.hand();
    for (int each = held.next(0); each >= 0; each = held.next(each + 1)) {
      inHand[suits[each] + 1]++;
    }
    stake = 0;
    IndexSet table = outlook.onTable();
    for (int each = table.next(0); each >= 0; each = table.next(each + 1)) {
      stake += policy.card(each);
    }
  }

  /** Returns the number of cards in the hand that share the suit of a card. */
  private int alike(int card) {
    return inHand[suits[card] + 1];
  }

  // Cards to be played.

  void play(int card, Features features) {
    IndexSet unseen = outlook.unseen();
    IndexSet held = outlook.hand();
    double hidden = Math.max(1, unseen.size());
    double size = Math.max(1, held.size());
    int toCome = outlook.toCome();
    boolean lead = outlook.led() < 0;
    int led = lead ? card : outlook.led();
    boolean wins = lead || outlook.beating(led, outlook.best()).contains(card);
    boolean partner = outlook.isPartner(outlook.bestPlayer());
    double stays = wins ? stays(led, card, unseen, hidden, toCome) : 0;
    double ours = wins ? stays : partner ? stays(led, outlook.best(), unseen, hidden, toCome) : 0;
    double weak = outlook.beating(card, card).sizeOfIntersection(unseen) / hidden;
    double strong = 1 - weak;
    double power = outlook.power(card);
    double own = policy.card(card);
    int alike = alike(card);
    double left = size / Math.max(1.0, size + outlook.tricksWon(outlook.player()));
    boolean ducks = prospects.ducks();
    int turn = lead ? 0 : toCome > 0 ? 1 : 2;
    int first = (ducks ? TURNS + turn : turn) * PLAY;
    features.add(first, stays);
    features.add(first + 1, ours);
    features.add(first + 2, wins ? 1 : 0);
    features.add(first + 3, wins && stays >= 1 ? 1 : 0);
    features.add(first + STAKE, stake * (2 * ours - 1));
    features.add(first + OWN_STAKE, own * (2 * ours - 1));
    features.add(first + OWN, own);
    features.add(first + 7, strong);
    features.add(first + 8, strong * strong * strong);
    features.add(first + 9, wins ? strong : 0);
    features.add(first + 10, power);
    features.add(first + 11, wins ? power : 0);
    features.add(first + 12, partner && !wins ? strong : 0);
    features.add(first + 13, partner && wins ? 1 : 0);
    features.add(first + 14, alike / size);
    features.add(first + 15, alike == 1 ? 1 : 0);
    features.add(first + 16, stays * left);
    features.add(first + 17, strong * left);
    features.add(first + 18, weak >= 1 || weak == 0 ? 0 : Math.abs(weak - 0.5));
    features.add(first + 19, own * strong);
    features.add(first + PROSPECT, prospects.worthOfPlaying(card, stays, ours));
    for (int variable = 0; variable < MOST_NUMBERS && variable < outlook.numbers(); variable++) {
      wanted(
          variable,
          first + OF_A_PLAY + OF_A_NUMBER * variable,
          stays,
          ours,
          strong,
          size,
          features);
    }
    if (!ducks) {
      features.add(firstCard + (lead ? 0 : 1) * cards + card, 1);
      features.add(firstCard + 2 * cards + card, stays);
      features.add(firstCard + 3 * cards + card, ours - stays);
    }
  }

  /** Returns the probability that the best card stays best. */
  private double stays(int led, int card, IndexSet unseen, double hidden, int toCome) {
    int better = outlook.beating(led, card).sizeOfIntersection(unseen);
    if (better == 0 || toCome == 0) {
      return 1;
    }
    double not = 1 - better / hidden;
    double stays = 1;
    for (int i = 0; i < toCome; i++) {
      stays *= not * not;
    }
    return stays * 0.98;
  }

  /** Describes a card beside the number that the player has, taken as a number of tricks wanted. */
  private void wanted(
      int variable,
      int first,
      double stays,
      double ours,
      double strong,
      double size,
      Features features) {
    int player = outlook.player();
    double wanted = outlook.number(variable, player);
    if (Double.isNaN(wanted)) {
      return;
    }
    double need = (wanted - outlook.tricksWon(player)) / size;
    boolean met = need <= 0;
    features.add(first, met ? stays : 0);
    features.add(first + 1, met ? 0 : stays * Math.min(1, need));
    features.add(first + 2, met ? strong : 0);
    features.add(first + 3, met ? 0 : strong * Math.min(1, need));
    features.add(first + 4, wanted == 0 ? stays : 0);
    features.add(first + 5, wanted == 0 ? strong : 0);
    double all = 0;
    boolean others = false;
    boolean helps = false;
    for (int other = 0; other < rules.players(); other++) {
      double number = outlook.number(variable, other);
      if (outlook.isPartner(other)) {
        all += (Double.isNaN(number) ? 0 : number) - outlook.tricksWon(other);
        others = true;
        helps |= number == 0;
      }
    }
    if (others) {
      double sides = (all + wanted - outlook.tricksWon(player)) / size;
      features.add(first + 6, sides <= 0 ? ours : 0);
      features.add(first + 7, sides > 0 ? ours * Math.min(1, sides) : 0);
      features.add(first + 8, helps ? ours - stays : 0);
    }
  }

  // Other choices.

  /** Describes an alternative of a choice other than a card to be played. */
  void choice(MatchRun run, int alternative, Features features) {
    int first = first(run.decisionName());
    long value = run.valueOf(alternative);
    int cell = Outlook.cellSet(run);
    if (outlook.suppose(value == Values.NONE ? -1 : cell, value)) {
      prospects.look();
    }
    int kept = outlook.numberKeptIn(cell);
    double number = number(value);
    double tricks = tricks();
    if (kept >= 0 || !making(cell, value, null, first, features)) {
      features.add(first + PROSPECT, prospects.worthOfSaying(kept, number));
    }
    boolean reckoned = kept >= 0 && kept < MOST_NUMBERS && !Double.isNaN(number);
    if (!reckoned) {
      otherwise(run, value, number, tricks, first, features);
    } else if (number == 0) {
      none(tricks, first, features);
    }
    alternative(first, value, reckoned ? BESIDE_WHAT_IS_RECKONED : 1, tricks, features);
  }

  /**
   * Describes which alternative it is, by itself and beside the tricks that the hand should win.
   */
  private static void alternative(
      int first, long value, double times, double tricks, Features features) {
    int place =
        first
            + OF_A_CHOICE
            + OF_AN_ALTERNATIVE * KeyedChance.pick(KeyedChance.mix(value), ALTERNATIVES);
    features.add(place, times);
    features.add(place + 1, times * tricks);
    features.add(place + 2, times * tricks * tricks / 10);
  }

  /** Describes an alternative whose worth is not computed from the tricks that it asks for. */
  private void otherwise(
      MatchRun run, long value, double number, double tricks, int first, Features features) {
    if (value == Values.NONE) {
      features.add(first + 7, 1);
    }
    if (!Double.isNaN(number)) {
      bid(number, tricks, first, features);
    }
    features.add(first, tricks);
    ofSuit(first, value, features);
    if (value != Values.NONE && !Values.isNumber(value) && Values.isCard(value)) {
      card(run.decisionName(), Values.index(value), 1, features);
    }
  }

  private void ofSuit(int first, long value, Features features) {
    int suit = suitOf(value);
    if (suit >= 0) {
      double size = Math.max(1, outlook.hand().size());
      features.add(first + 17, (suit + 1 < inHand.length ? inHand[suit + 1] : 0) / size);
    }
  }

  /**
   * Describes what a choice should bring by the number that it makes, although no variable keeps
   * it.
   *
   * @param several the things chosen; null for a single value
   * @return whether it makes one
   */
  private boolean making(
      int cell, long value, @Nullable IndexSet several, int first, Features features) {
    int made = outlook.numberMade();
    if (made < 0 || made >= MOST_NUMBERS) {
      return false;
    }
    double number = outlook.numberIfChosen(cell, value, several);
    if (Double.isNaN(number)) {
      return false;
    }
    IndexSet leaving = leaving(value, several);
    if (!leaving.isEmpty()) {
      outlook.supposeWithout(leaving);
      prospects.look();
    }
    features.add(first + PROSPECT, prospects.worthOfSaying(made, number));
    if (!leaving.isEmpty()) {
      outlook.supposeWithout(IndexSet.EMPTY);
      prospects.look();
    }
    return true;
  }

  private IndexSet leaving(long value, @Nullable IndexSet several) {
    IndexSet chosen =
        several != null
            ? several
            : Values.isCard(value) ? IndexSet.of(Values.index(value)) : IndexSet.EMPTY;
    return outlook.leavesHand() ? chosen.intersection(outlook.hand()) : IndexSet.EMPTY;
  }

  private int first(String name) {
    return firstChoice + choices.getOrDefault(name, 0) * ofAChoice;
  }

  /** Describes a number that is said beside the tricks that the hand should win. */
  private void bid(double number, double tricks, int first, Features features) {
    double off = number - tricks;
    features.add(first + 1, off);
    features.add(first + 2, Math.abs(off));
    features.add(first + 3, Math.max(0, off - 1));
    features.add(first + 4, off * off / 10);
    if (number == 0) {
      none(tricks, first, features);
    }
    double said = 0;
    for (int other = 0; other < rules.players() && outlook.numbers() > 0; other++) {
      double others = outlook.number(0, other);
      said += other == outlook.player() || Double.isNaN(others) ? 0 : others;
    }
    double size = Math.max(1, outlook.hand().size());
    features.add(first + 8, said / size * number / size);
    features.add(first + 9, said / size * off);
  }

  /**
   * Describes that no trick is said to be won: whoever says so plays otherwise from then on, and
   * wins fewer tricks than the hand should.
   */
  private static void none(double tricks, int first, Features features) {
    features.add(first + 5, 1);
    features.add(first + 6, tricks);
  }

  private static double number(long value) {
    if (value == Values.NONE) {
      return Double.NaN;
    }
    if (Values.isNumber(value)) {
      return Values.toDouble(value);
    }
    return Values.kind(value) == Values.Kind.COMBINATION
        ? number(Values.part(value, 0))
        : Double.NaN;
  }

  private static int suitOf(long value) {
    if (value == Values.NONE || Values.isNumber(value)) {
      return -1;
    }
    return switch (Values.kind(value)) {
      case SUIT -> Values.index(value);
      case COMBINATION -> Math.max(suitOf(Values.part(value, 0)), suitOf(Values.part(value, 1)));
      case YES_NO, RANK, CARD, PLAYER, SIDE, TRICK, LABEL -> -1;
    };
  }

  /** Describes a card as one of those chosen. */
  void card(String choice, int card, double times, Features features) {
    int first = first(choice);
    IndexSet held = outlook.hand();
    double size = Math.max(1, held.size());
    int alike = alike(card);
    double strong = 1 - outlook.beating(card, card).size() / (double) cards;
    features.add(first + OF_A_CHOSEN_CARD, times * strong);
    features.add(first + OF_A_CHOSEN_CARD + 1, times * outlook.power(card));
    features.add(first + OF_A_CHOSEN_CARD + 2, times * policy.card(card));
    features.add(first + OF_A_CHOSEN_CARD + 3, times * alike / size);
    features.add(first + OF_A_CHOSEN_CARD + 4, alike <= 2 ? times * strong : 0);
    features.add(first + OF_A_CHOICE + ALTERNATIVES * OF_AN_ALTERNATIVE + card, times);
  }

  /** Describes a value as one of those chosen. */
  void member(String choice, long value, Features features) {
    if (Values.isCard(value)) {
      card(choice, Values.index(value), 1, features);
    } else {
      alternative(first(choice), value, 1, tricks(), features);
      ofSuit(first(choice), value, features);
    }
  }

  /** Whether several things chosen now make a number, so that they are worth more together. */
  boolean makesNumber() {
    return outlook.numberMade() >= 0 && outlook.numberMade() < MOST_NUMBERS;
  }

  void several(MatchRun run, Values.Kind kind, IndexSet chosen, Features features) {
    String choice = run.decisionName();
    if (kind == Values.Kind.CARD) {
      boolean _ = making(Outlook.setCellSet(run), Values.NONE, chosen, first(choice), features);
    }
    for (int member = chosen.next(0); member >= 0; member = chosen.next(member + 1)) {
      ofAMember.clear();
      member(choice, Values.of(kind, member), ofAMember);
      features.addAll(ofAMember, 1);
    }
  }

  // Hands.

  /** Whether the player would rather win no more tricks. */
  boolean ducks() {
    return prospects.ducks();
  }

  /** Returns how many more tricks the hand should win. */
  double tricks() {
    return prospects.tricks();
  }

  /** Returns the features of the hand; the array is reused. */
  double[] hand() {
    return prospects.hand();
  }
}
