package tricksmith.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tricksmith.cards.Card;
import tricksmith.cards.CardSupply;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.Program.Visibility;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Sequence;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Axis;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Builds rules by hand, as the compiler would from a script: cards, zones, cells, and a procedure
 * with names for the places to which it jumps.
 */
final class Game {

  static final RuleId RULE = new RuleId(0);

  final int players;
  private int slots;
  private final List<Card> cards = new ArrayList<>();
  private List<String> suits = List.of("C", "D", "H", "S");
  private List<String> ranks =
      List.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");
  private final List<String> labels = new ArrayList<>();
  private final List<Program.ZoneLayout> zones = new ArrayList<>();
  private final List<Program.InitialValue> values = new ArrayList<>();
  private final List<Program.InitialGroup> groups = new ArrayList<>();
  private final List<Program.ShownVariable> shown = new ArrayList<>();
  private final List<Integer> sides = new ArrayList<>();
  private final List<TrickLaw.Obligation> obligations = new ArrayList<>();
  private final List<TrickLaw.Criterion> criteria = new ArrayList<>();
  private final Map<String, Integer> places = new HashMap<>();
  private final List<Supplier<Step>> steps = new ArrayList<>();
  private boolean clockwise = true;
  private boolean playoff;
  private Program.Ending ending = new Program.ByScore(true);
  private Node suitLed;
  private int ruleCount;

  final int leader = cell("leader", Lifetime.MATCH, null);
  final Slot card = slot("card", Values.Kind.CARD);
  final Slot player = slot("player", Values.Kind.PLAYER);
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
    suitLed = suit(new Invoke(Intrinsic.LED));
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
    zones.add(new Program.ZoneLayout(name, -1, visibility, content));
    return zones.size() - 1;
  }

  int zones(String name, Visibility visibility) {
    for (int owner = 0; owner < players; owner++) {
      zones.add(new Program.ZoneLayout(name, owner, visibility, List.of()));
    }
    return zones.size() - players;
  }

  int cell(String name, Lifetime lifetime, Node initial) {
    int cell = hidden(lifetime, initial);
    shown.add(seenByAll(name, List.of(), cell, false, Values.Kind.LABEL));
    return cell;
  }

  /** A variable with an entry for each player: the first of its cells. */
  int cells(String name, Lifetime lifetime) {
    for (int i = 0; i < players; i++) {
      int cell = hidden(lifetime);
      shown.add(seenByAll(name, List.of(Integer.toString(i + 1)), cell, false, Values.Kind.LABEL));
    }
    return values.size() - players;
  }

  private static Program.ShownVariable seenByAll(
      String name, List<String> indices, int cell, boolean group, Values.Kind kind) {
    return new Program.ShownVariable(
        name, indices, cell, group, kind, null, -1, List.of(), -1, List.of());
  }

  int hidden(Lifetime lifetime) {
    return hidden(lifetime, null);
  }

  private int hidden(Lifetime lifetime, Node initial) {
    values.add(new Program.InitialValue(lifetime, initial));
    return values.size() - 1;
  }

  int group(Lifetime lifetime) {
    groups.add(new Program.InitialGroup(lifetime, null));
    return groups.size() - 1;
  }

  /** A set variable with an entry for each player: the first of its cells. */
  int groups(String name, Values.Kind kind) {
    for (int i = 0; i < players; i++) {
      int cell = group(Lifetime.MATCH);
      shown.add(seenByAll(name, List.of(Integer.toString(i + 1)), cell, true, kind));
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

  Game ending(Program.Ending other) {
    ending = other;
    return this;
  }

  Game suitLed(Node value) {
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

  /** A slot for a word. */
  Slot slot(String name, Values.Kind kind) {
    return new Slot(slots++, false, kind, name);
  }

  /** The candidate, or the card compared. */
  Node it() {
    return new Leaf.ReadSlot(card);
  }

  /** Who plays it. */
  Node whoPlays() {
    return new Leaf.ReadSlot(player);
  }

  Node suit(Node of) {
    return property(of, cards.stream().mapToLong(each -> suit(each.index())).toArray());
  }

  Node rank(Node of) {
    return property(of, cards.stream().mapToLong(each -> rank(each.index())).toArray());
  }

  private static Node property(Node of, long[] byCard) {
    return new Selection.Tabulated(of, Values.Kind.CARD, byCard, Values.NONE, Leaf.Constant.NONE);
  }

  /** The rank of the candidate. */
  Node rank() {
    return rank(it());
  }

  Node follows() {
    return new Condition.Equal(suit(it()), new Invoke(Intrinsic.SUIT_LED));
  }

  Node isSuit(String suit) {
    return new Condition.Equal(
        suit(it()), new Leaf.Constant(Values.of(Values.Kind.SUIT, suits.indexOf(suit))));
  }

  /** Whether the candidate has the rank of a card. */
  Node isRankOf(String label) {
    return new Condition.Equal(rank(), new Leaf.Constant(rank(card(label))));
  }

  /** Whether the candidate has no rank. */
  Node isSpecial() {
    return Condition.not(new Invoke(Intrinsic.IS_CHOSEN, rank()));
  }

  /** Whether the candidate is this card. */
  Node isCard(String label) {
    return new Condition.In(it(), Values.Kind.CARD, new Leaf.SetConstant(cards(label)));
  }

  Node seat(int seat) {
    return new Leaf.Constant(Values.of(Values.Kind.PLAYER, seat - 1));
  }

  static Node number(long number) {
    return Leaf.Constant.number(number);
  }

  Node players() {
    return new Invoke(Intrinsic.PLAYERS);
  }

  static Node read(int cell) {
    return new Leaf.ReadCell(cell, false);
  }

  static Node read(Slot slot) {
    return new Leaf.ReadSlot(slot);
  }

  static Node set(int... elements) {
    IndexSet set = IndexSet.EMPTY;
    for (int element : elements) {
      set = set.with(element);
    }
    return new Leaf.SetConstant(set);
  }

  /** The cards of a zone. */
  static Node zone(int zone) {
    return new ZoneRead.ZoneCards(new ZonePlace(zone, Aspect.HANDS_AND_TABLE, null));
  }

  /** The cards of a player's zone. */
  static Node zone(int first, Node owner) {
    return new ZoneRead.ZoneCards(new ZonePlace(first, Aspect.HANDS_AND_TABLE, owner));
  }

  static Node topOf(int zone, int count) {
    return new ZoneRead.ZoneEndCards(
        new ZonePlace(zone, Aspect.HANDS_AND_TABLE, null), true, number(count));
  }

  static Node size(int zone) {
    return new ZoneRead.ZoneSize(new ZonePlace(zone, Aspect.HANDS_AND_TABLE, null));
  }

  static Node equal(Node left, Node right) {
    return new Condition.Equal(left, right);
  }

  static Node plus(Node left, Node right) {
    return new Invoke(Intrinsic.PLUS, left, right);
  }

  /** What cannot be calculated. */
  static Node oneByZero() {
    return new Invoke(Intrinsic.DIVIDED_BY, number(1), number(0));
  }

  static Node setOf(Intrinsic thing) {
    return new Invoke(Intrinsic.SET_OF, new Invoke(thing));
  }

  /** The cards of a set for which a condition on a card in a slot holds. */
  static Node where(Node cards, Slot card, Node condition) {
    return new Domain.Filter(new Domain(card, Values.Kind.CARD, cards, condition));
  }

  /** Whether some card of a set fulfils a condition. */
  static Node some(Node cards, Slot card, Node condition) {
    return new Domain.Some(new Domain(card, Values.Kind.CARD, cards, condition));
  }

  /** So many seats to the left. */
  Node left(Node from, int steps) {
    return new Invoke(Intrinsic.LEFT_OF, from, number(steps), number(players));
  }

  /** The entry of a player in a variable whose first cell this is. */
  CellPlace.Entry entry(int first, Node owner) {
    long[] axis = new long[players];
    Arrays.setAll(axis, each -> Values.of(Values.Kind.PLAYER, each));
    return new CellPlace.Entry(first, List.of(new Axis(axis)), List.of(owner));
  }

  ZonePlace at(int zone) {
    return new ZonePlace(zone, Aspect.HANDS_AND_TABLE, null);
  }

  ZonePlace at(int zone, Node owner) {
    return new ZonePlace(zone, Aspect.HANDS_AND_TABLE, owner);
  }

  // The trick.

  Game must(String label, Node predicate) {
    return obligation(label, false, false, predicate, null, null);
  }

  Game obligation(
      String label, boolean lead, boolean forbids, Node predicate, Node when, Node except) {
    obligations.add(
        new TrickLaw.Obligation(
            rule(), label, lead, !lead, forbids, predicate, when, except, null, false));
    return this;
  }

  Game best(String label, Node measure) {
    return criterion(label, measure, false, null, false, null);
  }

  Game bestIf(String label, Node condition) {
    return best(label, condition);
  }

  Game criterion(
      String label, Node measure, boolean smaller, Node when, boolean ofTheCard, Node except) {
    criteria.add(
        new TrickLaw.Criterion(rule(), label, measure, smaller, when, ofTheCard, except, null));
    return this;
  }

  Game suitLedThenHigher() {
    return bestIf("the suit led", follows()).best("the higher card", rank());
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

  Game unless(Node condition, String place) {
    return later(() -> new Step.JumpUnless(RULE, condition, target(place)));
  }

  Game set(int cell, Node value) {
    return step(new Step.SetValue(RULE, new CellPlace.Fixed(cell), value, false));
  }

  Game random(String name, int cell, Node alternatives) {
    return step(new Step.SetRandom(RULE, new CellPlace.Fixed(cell), alternatives, name));
  }

  Game newDeal() {
    return step(new Step.NewDeal(RULE, null));
  }

  Game shuffle() {
    return step(new Step.Shuffle(RULE, at(deck)));
  }

  Game dealAll(Node from) {
    return step(new Step.Deal(RULE, null, at(deck), from, null));
  }

  Game deal(int count, Node from) {
    return step(new Step.Deal(RULE, number(count), at(deck), from, null));
  }

  Game move(Node moved, ZonePlace to) {
    return step(new Step.Move(RULE, moved, to, null, false));
  }

  /** Gives a player these cards. */
  Game hand(int seat, String... names) {
    return move(new Leaf.SetConstant(cards(names)), at(hand, seat(seat)));
  }

  Game score(int seat, long points) {
    return step(new Step.Score(RULE, set(seat - 1), number(points)));
  }

  /** Plays tricks until the condition holds, with nothing in their body but points. */
  Game tricks(Node until) {
    return tricks(until, () -> {});
  }

  Game tricks(Node until, Runnable afterEachCard) {
    String name = "tricks" + steps.size();
    int pass = hidden(Lifetime.MATCH);
    place(name);
    later(() -> new Step.JumpUnless(RULE, Condition.not(until), target(name + "over")));
    step(new Step.BeginPass(RULE, pass, true));
    step(new Step.Reset(RULE, Lifetime.TRICK));
    step(new Step.BeginTrick(RULE));
    place(name + "stage");
    later(() -> new Step.NextToPlay(RULE, who, target(name + "played")));
    step(new Step.PlayCard(RULE, who, what));
    afterEachCard.run();
    jump(name + "stage");
    place(name + "played");
    later(() -> new Step.FinishStage(RULE, target(name + "stage")));
    step(new Step.Score(RULE, setOf(Intrinsic.WINNER), number(1)));
    step(new Step.CollectTrick(RULE));
    jump(name);
    place(name + "over");
    return this;
  }

  Node handsAreEmpty() {
    return new ZoneRead.ZoneIsEmpty(new ZonePlace(hand, Aspect.HANDS_AND_TABLE, players()));
  }

  Game end() {
    return step(new Step.EndMatch(RULE));
  }

  /** What can be chosen. */
  static Node of(long... offered) {
    return new Sequence.Concatenation(
        Arrays.stream(offered)
            .<Node>mapToObj(value -> new Sequence.Single(new Leaf.Constant(value)))
            .toList(),
        false);
  }

  Node anyPlayer() {
    return new Sequence.Elements(
        new Leaf.SetConstant(IndexSet.upTo(players)), Values.Kind.PLAYER, null);
  }

  static Node cardsOf(Node group) {
    return new Sequence.Elements(group, Values.Kind.CARD, null);
  }

  Program rules() {
    return new Program(
        "A game",
        () -> "",
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
        new Program.Cells(values, groups, shown, slots, 0),
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
        ending,
        null,
        Budget.USUAL);
  }
}
