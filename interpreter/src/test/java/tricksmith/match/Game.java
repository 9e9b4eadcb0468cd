package tricksmith.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import tricksmith.cards.Card;
import tricksmith.cards.CardSupply;
import tricksmith.cards.IndexSet;
import tricksmith.match.Rules.Lifetime;
import tricksmith.match.Rules.Visibility;

/**
 * Builds rules by hand, as the compiler would from a script: cards, zones, cells, and a procedure
 * with names for the places to which it jumps.
 */
final class Game {

  static final RuleId RULE = new RuleId(0);

  final int players;
  private final List<Card> cards = new ArrayList<>();
  private List<String> suits = List.of("C", "D", "H", "S");
  private List<String> ranks =
      List.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");
  private final List<String> labels = new ArrayList<>();
  private final List<Rules.ZoneLayout> zones = new ArrayList<>();
  private final List<Rules.InitialValue> values = new ArrayList<>();
  private final List<Rules.InitialGroup> groups = new ArrayList<>();
  private final List<Rules.ShownVariable> shown = new ArrayList<>();
  private final List<Integer> sides = new ArrayList<>();
  private final List<TrickLaw.Obligation> obligations = new ArrayList<>();
  private final List<TrickLaw.Criterion> criteria = new ArrayList<>();
  private final Map<String, Integer> places = new HashMap<>();
  private final List<Supplier<Step>> steps = new ArrayList<>();
  private boolean clockwise = true;
  private boolean playoff;
  private Rules.Ending ending = new Rules.ByScore(true);
  private Value suitLed;
  private int ruleCount;

  final int leader = cell("leader", Lifetime.MATCH, null);
  final int card = hidden(Lifetime.MATCH);
  final int player = hidden(Lifetime.MATCH);
  final int who = hidden(Lifetime.MATCH);
  final int what = hidden(Lifetime.MATCH);
  final int deck;
  final int hand;
  final int table;
  final int won;
  final int aside;

  /** A game for so many players with a pack of cards: {@code "2C 3C"}. */
  Game(int players, String pack) {
    this.players = players;
    for (String label : pack.split(" ", -1)) {
      add(label);
    }
    for (int i = 0; i < players; i++) {
      sides.add(i);
    }
    deck = zone("deck", Visibility.NOBODY, cards.stream().map(Card::index).toList());
    hand = zones("hand", Visibility.OWNER);
    table = zone("table", Visibility.EVERYBODY, List.of());
    won = zones("won", Visibility.NOBODY);
    aside = zone("aside", Visibility.NOBODY, List.of());
    suitLed = position -> suit(position.led());
  }

  /** All of the pack of 52. */
  static String pack() {
    StringBuilder pack = new StringBuilder();
    for (String suit : List.of("C", "D", "H", "S")) {
      for (String rank :
          List.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")) {
        pack.append(pack.isEmpty() ? "" : " ").append(rank).append(suit);
      }
    }
    return pack.toString();
  }

  private void add(String label) {
    int suit = suits.indexOf(label.substring(label.length() - 1));
    int rank = ranks.indexOf(label.substring(0, label.length() - 1));
    boolean ordinary = suit >= 0 && rank >= 0;
    int copy = 1 + (int) cards.stream().filter(card -> card.label().equals(label)).count();
    cards.add(
        new Card(
            cards.size(),
            label,
            copy,
            ordinary ? suit : -1,
            ordinary ? rank : -1,
            ordinary ? (long) rank + 2 : null,
            ordinary ? null : "special"));
  }

  // Parts.

  int zone(String name, Visibility visibility, List<Integer> content) {
    zones.add(new Rules.ZoneLayout(name, -1, visibility, content));
    return zones.size() - 1;
  }

  int zones(String name, Visibility visibility) {
    for (int owner = 0; owner < players; owner++) {
      zones.add(new Rules.ZoneLayout(name, owner, visibility, List.of()));
    }
    return zones.size() - players;
  }

  int cell(String name, Lifetime lifetime, Value initial) {
    int cell = hidden(lifetime, initial);
    shown.add(new Rules.ShownVariable(name, List.of(), cell, false, Values.Kind.LABEL));
    return cell;
  }

  /** A variable with an entry for each player: the first of its cells. */
  int cells(String name, Lifetime lifetime) {
    for (int i = 0; i < players; i++) {
      int cell = hidden(lifetime);
      shown.add(
          new Rules.ShownVariable(
              name, List.of(Integer.toString(i + 1)), cell, false, Values.Kind.LABEL));
    }
    return values.size() - players;
  }

  int hidden(Lifetime lifetime) {
    return hidden(lifetime, null);
  }

  private int hidden(Lifetime lifetime, Value initial) {
    values.add(new Rules.InitialValue(lifetime, initial));
    return values.size() - 1;
  }

  int group(Lifetime lifetime) {
    groups.add(new Rules.InitialGroup(lifetime, null));
    return groups.size() - 1;
  }

  /** A set variable with an entry for each player: the first of its cells. */
  int groups(String name, Values.Kind kind) {
    for (int i = 0; i < players; i++) {
      int cell = group(Lifetime.MATCH);
      shown.add(new Rules.ShownVariable(name, List.of(Integer.toString(i + 1)), cell, true, kind));
    }
    return groups.size() - players;
  }

  long label(String label) {
    int index = labels.indexOf(label);
    if (index < 0) {
      labels.add(label);
      index = labels.size() - 1;
    }
    return Values.of(Values.Kind.LABEL, index);
  }

  Game sides(Integer... numbers) {
    sides.clear();
    sides.addAll(List.of(numbers));
    return this;
  }

  Game anticlockwise() {
    clockwise = false;
    return this;
  }

  Game playoffs() {
    playoff = true;
    return this;
  }

  Game ending(Rules.Ending other) {
    ending = other;
    return this;
  }

  Game suitLed(Value value) {
    suitLed = value;
    return this;
  }

  // Expressions.

  int card(String label) {
    return cards.stream()
        .filter(card -> card.label().equals(label))
        .findFirst()
        .orElseThrow()
        .index();
  }

  IndexSet cards(String... names) {
    IndexSet set = IndexSet.EMPTY;
    for (String name : names) {
      int index = card(name);
      while (set.contains(index)) {
        index++;
      }
      set = set.with(index);
    }
    return set;
  }

  long suit(int index) {
    return index < 0 ? Values.NONE : Values.ofOrNone(Values.Kind.SUIT, cards.get(index).suit());
  }

  long rank(int index) {
    return index < 0 ? Values.NONE : Values.ofOrNone(Values.Kind.RANK, cards.get(index).rank());
  }

  /** The candidate, or the card compared. */
  int it(Position position) {
    return Values.index(position.value(card));
  }

  boolean follows(Position position) {
    long led = position.suitLed();
    return led != Values.NONE && suit(it(position)) == led;
  }

  boolean isSuit(Position position, String suit) {
    return suit(it(position)) == Values.of(Values.Kind.SUIT, suits.indexOf(suit));
  }

  Value seat(int seat) {
    return position -> Values.of(Values.Kind.PLAYER, seat - 1);
  }

  Value number(long number) {
    return position -> Values.number(number);
  }

  Group players() {
    return Position::playersInPlay;
  }

  Step.ZoneAt at(int zone) {
    return new Step.ZoneAt(zone, null);
  }

  Step.ZoneAt at(int zone, Value owner) {
    return new Step.ZoneAt(zone, owner);
  }

  // The trick.

  Game must(String label, Condition predicate) {
    return obligation(label, false, false, predicate, null, null);
  }

  Game obligation(
      String label,
      boolean lead,
      boolean forbids,
      Condition predicate,
      Condition when,
      Condition except) {
    obligations.add(
        new TrickLaw.Obligation(rule(), label, lead, forbids, predicate, when, except, null));
    return this;
  }

  Game best(String label, Value measure) {
    return criterion(label, measure, false, null, false, null);
  }

  Game bestIf(String label, Condition condition) {
    return best(label, position -> Values.of(condition.holds(position)));
  }

  Game criterion(
      String label,
      Value measure,
      boolean smaller,
      Condition when,
      boolean ofTheCard,
      Condition except) {
    criteria.add(new TrickLaw.Criterion(rule(), label, measure, smaller, when, ofTheCard, except));
    return this;
  }

  Game suitLedThenHigher() {
    return bestIf("the suit led", this::follows)
        .best("the higher card", position -> rank(it(position)));
  }

  RuleId rule() {
    return new RuleId(++ruleCount);
  }

  // The procedure.

  Game step(Step step) {
    steps.add(() -> step);
    return this;
  }

  /** Another procedure from the beginning. */
  Game afresh() {
    steps.clear();
    places.clear();
    return this;
  }

  Game place(String name) {
    places.put(name, steps.size());
    return this;
  }

  int target(String name) {
    return places.get(name);
  }

  Game later(Supplier<Step> step) {
    steps.add(step);
    return this;
  }

  Game jump(String place) {
    return later(() -> new Step.Jump(RULE, target(place)));
  }

  Game unless(Condition condition, String place) {
    return later(() -> new Step.JumpUnless(RULE, condition, target(place)));
  }

  Game set(int cell, Value value) {
    return step(new Step.SetValue(RULE, position -> cell, value, false));
  }

  Game random(String name, int cell, Alternatives alternatives) {
    return step(new Step.SetRandom(RULE, position -> cell, alternatives, name));
  }

  Game newDeal() {
    return step(new Step.NewDeal(RULE));
  }

  Game shuffle() {
    return step(new Step.Shuffle(RULE, at(deck)));
  }

  Game dealAll(Value from) {
    return step(new Step.Deal(RULE, null, at(deck), from, null));
  }

  Game deal(int count, Value from) {
    return step(new Step.Deal(RULE, number(count), at(deck), from, null));
  }

  Game move(Group moved, Step.ZoneAt to) {
    return step(new Step.Move(RULE, moved, to, null, false));
  }

  /** Gives a player these cards. */
  Game hand(int seat, String... names) {
    return move(position -> cards(names), at(hand, seat(seat)));
  }

  Game score(int seat, long points) {
    return step(new Step.Score(RULE, position -> IndexSet.of(seat - 1), number(points)));
  }

  /** Plays tricks until the condition holds, with nothing in their body but points. */
  Game tricks(Condition until) {
    return tricks(until, () -> {});
  }

  Game tricks(Condition until, Runnable afterEachCard) {
    String name = "tricks" + steps.size();
    int pass = hidden(Lifetime.MATCH);
    place(name);
    later(() -> new Step.JumpUnless(RULE, p -> !until.holds(p), target(name + "over")));
    step(new Step.BeginPass(RULE, pass, true));
    step(new Step.SetBack(RULE, Lifetime.TRICK));
    step(new Step.BeginTrick(RULE));
    place(name + "stage");
    later(() -> new Step.NextToPlay(RULE, who, target(name + "played")));
    step(new Step.PlayCard(RULE, who, what));
    afterEachCard.run();
    jump(name + "stage");
    place(name + "played");
    later(() -> new Step.FinishStage(RULE, target(name + "stage")));
    step(
        new Step.Score(
            RULE, p -> p.winner() < 0 ? IndexSet.EMPTY : IndexSet.of(p.winner()), number(1)));
    step(new Step.CollectTrick(RULE));
    jump(name);
    place(name + "over");
    return this;
  }

  boolean handsAreEmpty(Position position) {
    IndexSet inPlay = position.playersInPlay();
    for (int each = inPlay.next(0); each >= 0; each = inPlay.next(each + 1)) {
      if (position.size(hand + each) > 0) {
        return false;
      }
    }
    return true;
  }

  Game end() {
    return step(new Step.EndMatch(RULE));
  }

  /** Lists what can be chosen. */
  static Alternatives of(long... offered) {
    return (Position position, LongConsumer taker) -> {
      for (long value : offered) {
        taker.accept(value);
      }
    };
  }

  Alternatives anyPlayer() {
    return (position, taker) -> {
      for (int each = 0; each < players; each++) {
        taker.accept(Values.of(Values.Kind.PLAYER, each));
      }
    };
  }

  Alternatives cardsOf(Group group) {
    return (position, taker) -> {
      for (int index : group.of(position).toArray()) {
        taker.accept(Values.of(Values.Kind.CARD, index));
      }
    };
  }

  Rules rules() {
    return new Rules(
        "A game",
        new LinkedHashMap<>(),
        players,
        clockwise,
        sides,
        new CardSupply(cards, suits, ranks),
        labels,
        zones,
        hand,
        table,
        won,
        aside,
        new Rules.Cells(values, groups, shown),
        leader,
        new Step.Procedure(steps.stream().map(Supplier::get).toList()),
        new TrickLaw(
            card,
            player,
            obligations,
            criteria,
            suitLed,
            playoff ? new RuleId(998) : null,
            new RuleId(999)),
        ending);
  }
}
