package tricksmith.engine.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Dice;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.BoardSight;
import tricksmith.program.Program;
import tricksmith.program.Values;

/**
 * Lays the cards of a board anew as they may lie for all that a player knows: those that the player
 * does not see change places, each to where it may be. Nothing of how they really lie has any
 * bearing on it.
 */
public final class Supposition {

  private final Board board;
  private final IndexSet[] places;
  private final Dice dice;
  private final BoardSight sight;

  /** The cards that change places. */
  private final IndexSet unseen;

  /** For each zone, how many of its cards are unseen. */
  private final int[] room;

  /** For each zone, the unseen cards that shall lie in it. */
  private final List<List<Integer>> laid = new ArrayList<>();

  /** The zones in which it was tried in vain to make room for the present card. */
  private IndexSet tried = IndexSet.EMPTY;

  /**
   * A supposition about this board, on which cards are laid anew.
   *
   * @param viewer the player whose it is
   * @param places the zones in which each card may lie, for all that the player knows
   * @param offered cards that the player has been offered, and so knows
   */
  public Supposition(Board board, int viewer, IndexSet[] places, IndexSet offered, Dice dice) {
    this.board = board;
    this.places = places;
    this.dice = dice;
    sight = BoardSight.of(board, viewer);
    IndexSet hidden = IndexSet.EMPTY;
    room = new int[board.prepared.zones];
    for (int card = 0; card < places.length; card++) {
      if (!sight.sees(card) && !offered.contains(card)) {
        hidden = hidden.with(card);
        room[board.piles.zoneOf(card)]++;
      }
    }
    unseen = hidden;
    for (int zone = 0; zone < room.length; zone++) {
      laid.add(new ArrayList<>());
    }
  }

  /** Lays the cards. */
  public void lay() {
    List<Integer> cards = shuffled(unseen);
    cards.sort((one, other) -> Integer.compare(places[one].size(), places[other].size()));
    for (int card : cards) {
      tried = IndexSet.EMPTY;
      if (!place(card)) {
        // Knowledge never excludes how cards really lie, so there is always room for all.
        throw new IllegalStateException("No place is left for card " + card);
      }
    }
    IndexSet readable = seen(false);
    IndexSet readableSets = seen(true);
    carryAlong(exchange(), readable, readableSets);
    mixUp();
    guess();
  }

  /** Finds a zone for a card; those that have been placed make room if they can go elsewhere. */
  private boolean place(int card) {
    List<Integer> zones = shuffled(places[card].without(tried));
    Optional<Integer> free = drawnByRoom(zones);
    if (free.isPresent()) {
      laid.get(free.get()).add(card);
      return true;
    }
    for (int zone : zones) {
      if (!tried.contains(zone) && givesWay(zone)) {
        laid.get(zone).add(card);
        return true;
      }
    }
    return false;
  }

  /** Whether some card that was placed in a zone can go elsewhere, which it then does. */
  private boolean givesWay(int zone) {
    tried = tried.with(zone);
    for (int other : List.copyOf(laid.get(zone))) {
      if (place(other)) {
        laid.get(zone).remove(Integer.valueOf(other));
        return true;
      }
    }
    return false;
  }

  /** One with room, the likelier the more it has; so no hand is filled before the others. */
  private Optional<Integer> drawnByRoom(List<Integer> zones) {
    int all = zones.stream().mapToInt(this::left).sum();
    int drawn = all == 0 ? 0 : dice.below(all);
    for (int zone : zones) {
      drawn -= left(zone);
      if (drawn < 0) {
        return Optional.of(zone);
      }
    }
    return Optional.empty();
  }

  private int left(int zone) {
    return room[zone] - laid.get(zone).size();
  }

  private List<Integer> shuffled(IndexSet set) {
    List<Integer> list = new ArrayList<>();
    for (int element : set.toArray()) {
      list.add(element);
    }
    dice.shuffle(list);
    return list;
  }

  /**
   * Lays the cards into the places of those that were there.
   *
   * @return for each card the one that lies in its place now
   */
  private int[] exchange() {
    int[] instead = new int[places.length];
    Arrays.setAll(instead, card -> card);
    int[] facing = new int[places.length];
    for (int card = 0; card < places.length; card++) {
      facing[card] = board.piles.facing(card);
    }
    List<int[]> orders = new ArrayList<>();
    for (int zone = 0; zone < room.length; zone++) {
      dice.shuffle(laid.get(zone));
      orders.add(board.piles.inOrder(zone));
      int next = 0;
      for (int card : orders.get(zone)) {
        if (unseen.contains(card)) {
          instead[card] = laid.get(zone).get(next++);
        }
      }
    }
    for (int card : unseen.toArray()) {
      board.piles.face(instead[card], facing[card]);
    }
    rebuild(orders, instead);
    return instead;
  }

  private void rebuild(List<int[]> orders, int[] instead) {
    for (int zone = 0; zone < orders.size(); zone++) {
      if (room[zone] > 0) {
        for (int card : orders.get(zone)) {
          board.piles.take(card);
        }
      }
    }
    for (int zone = 0; zone < orders.size(); zone++) {
      if (room[zone] > 0) {
        for (int card : orders.get(zone)) {
          board.piles.putAtBottom(instead[card], zone);
        }
      }
    }
  }

  /** What holds a card without the player seeing which holds the one that lies in its place. */
  private void carryAlong(int[] instead, IndexSet seen, IndexSet seenSets) {
    for (int cell = 0; cell < board.cells.valueCount(); cell++) {
      long value = board.cells.value(cell);
      if (value != Values.NONE && Values.isCard(value) && !seen.contains(cell)) {
        board.cells.putValue(cell, Values.of(Values.Kind.CARD, instead[Values.index(value)]));
      }
    }
    for (int cell = 0; cell < board.cells.groupCount(); cell++) {
      if (board.prepared.holdsCards[cell] && !seenSets.contains(cell)) {
        board.cells.putGroup(cell, carried(board.cells.group(cell), instead));
      }
    }
  }

  /** The cells of variables that the player sees: those that are sets, or the others. */
  private IndexSet seen(boolean sets) {
    IndexSet seen = IndexSet.EMPTY;
    for (Program.ShownVariable variable : board.prepared.rules.cells().shown()) {
      if (variable.group() == sets && !isHidden(variable)) {
        seen = seen.with(variable.cell());
      }
    }
    return seen;
  }

  private boolean isHidden(Program.ShownVariable variable) {
    return variable.group() ? !sight.seesGroup(variable.cell()) : !sight.seesValue(variable.cell());
  }

  /**
   * Of cards that others have chosen in secret, and that nobody can tell apart any more, each may
   * be anybody's: even those that are seen by now.
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

  private static IndexSet carried(IndexSet cards, int[] instead) {
    IndexSet carried = IndexSet.EMPTY;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      carried = carried.with(instead[card]);
    }
    return carried;
  }

  /**
   * Variables that are kept from the player hold something that they could, whatever they really
   * hold: not even whether they hold anything has any bearing on it.
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

  /** Of cards, those which the owner has, as they lie now; of nobody's variable, the unseen. */
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
