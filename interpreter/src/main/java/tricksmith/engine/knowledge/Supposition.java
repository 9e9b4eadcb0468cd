package tricksmith.engine.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Dice;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/**
 * Lays the cards of a board in a way that is possible as far as a player knows: the cards that the
 * player does not see change places, each to where it may be. How they really lie does not affect
 * the result.
 */
public final class Supposition {

  /** The most deals to try until one agrees with everything that has been proved. */
  private static final int MOST_DEALS = 200;

  /** The most exchanges to try after the deals. */
  private static final int MOST_EXCHANGES = 2_000;

  private final Board board;
  private final Knowledge knowledge;
  private final EvenDealing dealing;
  private final Dice dice;
  private final int viewer;
  private final BoardSight sight;

  /** The cards that change places. */
  private final IndexSet unseen;

  private boolean even;

  /**
   * Creates a supposition about this board, on which it will rearrange the cards.
   *
   * @param viewer the player who supposes
   * @param unseen the cards that the player does not see
   * @param dealing how these can lie
   */
  public Supposition(
      Board board,
      int viewer,
      Knowledge knowledge,
      IndexSet unseen,
      EvenDealing dealing,
      Dice dice) {
    this.board = board;
    this.viewer = viewer;
    this.knowledge = knowledge;
    this.unseen = unseen;
    this.dealing = dealing;
    this.dice = dice;
    even = dealing.isExact();
    sight = BoardSight.of(board, viewer);
  }

  /**
   * Returns the cards that a player does not see.
   *
   * @param offered cards that the player has been offered, and therefore knows
   */
  public static IndexSet unseen(Board board, int viewer, IndexSet offered) {
    BoardSight sight = BoardSight.of(board, viewer);
    IndexSet.Builder unseen = new IndexSet.Builder();
    for (int card = 0; card < board.prepared.cards; card++) {
      if (!sight.sees(card) && !offered.contains(card)) {
        unseen.add(card);
      }
    }
    return unseen.build();
  }

  /** Returns the ways in which the unseen cards can lie as far as a player knows. */
  public static EvenDealing dealing(Board board, Knowledge knowledge, IndexSet unseen) {
    int[] room = new int[board.prepared.zones];
    for (int card = unseen.next(0); card >= 0; card = unseen.next(card + 1)) {
      room[board.piles.zoneOf(card)]++;
    }
    return new EvenDealing(knowledge.places(), unseen, room);
  }

  /**
   * Lays the cards.
   *
   * @return whether all ways in which they may lie were exactly equally likely
   */
  public boolean lay() {
    lay(proved());
    return even;
  }

  /**
   * Lays the cards as they have been dealt.
   *
   * @param dealt the zone of each card
   */
  public void lay(Map<Integer, Integer> dealt) {
    lay(exchange(dealt));
  }

  /**
   * Whether a deal fits what others have proved by their actions.
   *
   * @param dealt the zone of each card
   */
  public boolean fits(Map<Integer, Integer> dealt) {
    return knowledge.proofs().isEmpty() || holding(exchange(dealt)) == knowledge.proofs().size();
  }

  private void lay(Exchange exchange) {
    exchange.carryCellsOn(board, sight);
    exchange.layExactlyOn(board);
    mixUp();
    guess();
  }

  /**
   * Returns an exchange that fits what others have proved by their actions, as far as one is found.
   */
  private Exchange proved() {
    Map<Integer, Integer> dealt = dealing.deal(dice);
    Exchange exchange = exchange(dealt);
    if (knowledge.proofs().isEmpty()) {
      return exchange;
    }
    int holding = holding(exchange);
    for (int i = 0; i < MOST_DEALS && holding < knowledge.proofs().size(); i++) {
      Map<Integer, Integer> next = dealing.deal(dice);
      Exchange other = exchange(next);
      int found = holding(other);
      if (found > holding || (found == holding && dice.below(2) == 0)) {
        dealt = next;
        exchange = other;
        holding = found;
      }
    }
    even &= holding == knowledge.proofs().size();
    List<Integer> cards = new ArrayList<>(dealt.keySet());
    for (int i = 0; i < MOST_EXCHANGES && holding < knowledge.proofs().size(); i++) {
      Map<Integer, Integer> next = new LinkedHashMap<>(dealt);
      dealing.exchange(next, cards, dice);
      Exchange other = exchange(next);
      int found = holding(other);
      if (found >= holding) {
        dealt = next;
        exchange = other;
        holding = found;
      }
    }
    return exchange;
  }

  private int holding(Exchange exchange) {
    int holding = 0;
    for (Proof proof : knowledge.proofs()) {
      holding += proof.holds(exchange, viewer) ? 1 : 0;
    }
    return holding;
  }

  /**
   * Turns a deal into an exchange: cards dealt to the zone where they lie stay there; the others
   * take each other's places.
   */
  private Exchange exchange(Map<Integer, Integer> dealt) {
    int[] zones = new int[board.prepared.cards];
    int[] places = new int[board.prepared.cards];
    Arrays.setAll(zones, card -> card);
    Arrays.setAll(places, card -> card);
    Map<Integer, List<Integer>> leaving = new LinkedHashMap<>();
    Map<Integer, List<Integer>> coming = new LinkedHashMap<>();
    Map<Integer, List<Integer>> lying = new LinkedHashMap<>();
    Map<Integer, List<Integer>> laid = new LinkedHashMap<>();
    for (int card = unseen.next(0); card >= 0; card = unseen.next(card + 1)) {
      int from = board.piles.zoneOf(card);
      int to = dealt.getOrDefault(card, from);
      lying.computeIfAbsent(from, _ -> new ArrayList<>()).add(card);
      laid.computeIfAbsent(to, _ -> new ArrayList<>()).add(card);
      if (from != to) {
        leaving.computeIfAbsent(from, _ -> new ArrayList<>()).add(card);
        coming.computeIfAbsent(to, _ -> new ArrayList<>()).add(card);
      }
    }
    leaving.forEach((zone, cards) -> match(cards, coming.getOrDefault(zone, List.of()), zones));
    for (int zone = 0; zone < board.prepared.zones; zone++) {
      List<Integer> cards = laid.getOrDefault(zone, List.of());
      if (cards.size() > 1) {
        dice.shuffle(cards);
      }
      match(inOrder(zone, lying.getOrDefault(zone, List.of())), cards, places);
    }
    return new Exchange(zones, places);
  }

  /**
   * Returns the unseen cards of a zone in the order in which they lie, so that which of them really
   * lies above which has no bearing on the result.
   */
  private List<Integer> inOrder(int zone, List<Integer> cards) {
    return cards.size() < 2
        ? cards
        : Arrays.stream(board.piles.inOrder(zone)).filter(unseen::contains).boxed().toList();
  }

  private static void match(List<Integer> cards, List<Integer> others, int[] instead) {
    for (int i = 0; i < cards.size(); i++) {
      instead[cards.get(i)] = others.get(i);
    }
  }

  private boolean isHidden(Program.ShownVariable variable) {
    return variable.group() ? !sight.seesGroup(variable.cell()) : !sight.seesValue(variable.cell());
  }

  /**
   * Shuffles the cards that players have chosen in secret and that can no longer be told apart:
   * each may be anybody's, even those seen by now.
   */
  private void mixUp() {
    Map<String, List<Program.ShownVariable>> alike = new LinkedHashMap<>();
    for (Program.ShownVariable variable : board.prepared.rules.cells().shown()) {
      if (variable.visibility() == null
          && board.cells.isTrailLost(variable.cell(), variable.group())
          && isHidden(variable)) {
        alike.computeIfAbsent(variable.name(), _ -> new ArrayList<>()).add(variable);
      }
    }
    alike.values().forEach(this::mixUp);
  }

  private void mixUp(List<Program.ShownVariable> entries) {
    List<Integer> order =
        new ArrayList<>(entries.stream().map(Program.ShownVariable::cell).toList());
    dice.shuffle(order);
    List<Long> values = new ArrayList<>();
    List<IndexSet> groups = new ArrayList<>();
    for (int cell : order) {
      boolean group = entries.getFirst().group();
      values.add(group ? Values.NONE : board.cells.value(cell));
      groups.add(group ? board.cells.group(cell) : IndexSet.EMPTY);
    }
    for (int i = 0; i < entries.size(); i++) {
      int cell = entries.get(i).cell();
      if (entries.get(i).group()) {
        board.cells.putGroup(cell, groups.get(i));
      } else {
        board.cells.putValue(cell, values.get(i));
      }
    }
  }

  /**
   * Gives variables that are kept from the player something that they could hold. What they really
   * hold, and even whether they hold anything, has no bearing on it.
   */
  private void guess() {
    for (Program.ShownVariable variable : board.prepared.rules.cells().shown()) {
      if (isKeptBack(variable)) {
        guess(variable);
      }
    }
  }

  private boolean isKeptBack(Program.ShownVariable variable) {
    return variable.visibility() != null && isHidden(variable);
  }

  private void guess(Program.ShownVariable variable) {
    List<Long> guesses = likely(variable);
    if (!variable.group()) {
      board.cells.putValue(
          variable.cell(),
          guesses.isEmpty() ? Values.NONE : guesses.get(dice.below(guesses.size())));
      return;
    }
    IndexSet some = IndexSet.EMPTY;
    for (long guess : guesses) {
      some = dice.below(2) == 0 ? some : some.with(Values.index(guess));
    }
    board.cells.putGroup(variable.cell(), some);
  }

  /**
   * Returns the likely values of a variable: of the cards, those that the owner has as they lie
   * now, or, for a variable without an owner, the unseen ones.
   */
  private List<Long> likely(Program.ShownVariable variable) {
    List<Long> guesses = variable.guesses();
    List<Long> narrowed =
        guesses.stream()
            .filter(
                guess -> !Values.isCard(guess) || isLikely(Values.index(guess), variable.owner()))
            .toList();
    return narrowed.isEmpty() ? guesses : narrowed;
  }

  private boolean isLikely(int card, int owner) {
    return owner < 0
        ? unseen.contains(card)
        : board.prepared.owners[board.piles.zoneOf(card)] == owner;
  }
}
