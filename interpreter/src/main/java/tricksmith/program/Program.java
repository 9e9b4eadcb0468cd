package tricksmith.program;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.CardSupply;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * The executable rules of one game for one number of players and one setting of its options.
 * Immutable; may be shared by threads, because its expressions are pure.
 *
 * @param title of the game
 * @param identity computes the fingerprint when it is asked for
 * @param options every option with its value as labels, in declared order
 * @param players the number of players
 * @param clockwise the direction of play
 * @param sides the side of each player at the start, numbered from 0
 * @param labels names of label values, by index
 * @param zones all zones; those of players are consecutive, by seat
 * @param handZone the first player's hand
 * @param tableZone the table
 * @param wonZone the first player's won pile
 * @param asideZone cards out of the deal
 * @param cells the cells and their initial contents
 * @param leaderCell the value cell of {@code leader}
 * @param procedure what happens
 * @param trick how tricks are played
 * @param ending who wins
 * @param lowered the program before it was optimized; null if it never was
 * @param budget how much a match of it may compute
 */
public record Program(
    String title,
    Supplier<String> identity,
    Map<String, OptionSetting> options,
    int players,
    boolean clockwise,
    List<Integer> sides,
    CardSupply cards,
    List<String> labels,
    List<ZoneLayout> zones,
    int handZone,
    int tableZone,
    int wonZone,
    int asideZone,
    Cells cells,
    int leaderCell,
    Step.Procedure procedure,
    TrickLaw trick,
    Ending ending,
    @Nullable Program lowered,
    Budget budget) {

  /**
   * Returns the program as it was lowered, which reads no more of a position than the script does:
   * for observers of what is read. It has the same cells, zones and steps.
   */
  public Program asLowered() {
    Program before = lowered;
    return before == null ? this : before;
  }

  /**
   * An option's value.
   *
   * @param labels one, or the members of a set
   * @param set whether it is a set
   * @param number whether it is a number
   */
  public record OptionSetting(List<String> labels, boolean set, boolean number) {}

  /**
   * A zone.
   *
   * @param owner the player, or -1
   * @param cards the cards that lie in it at the start and after each new deal, the top first
   */
  public record ZoneLayout(String name, int owner, Visibility visibility, List<Integer> cards) {}

  /** The players who see the cards of a zone. */
  public enum Visibility {
    EVERYBODY,
    OWNER,
    NOBODY
  }

  /**
   * The cells of a match.
   *
   * @param values initial contents of the value cells
   * @param groups initial contents of the set cells
   * @param shown the cells that are variables of the script, for display
   * @param slots the number of word slots that its expressions need
   * @param setSlots the number of set slots
   */
  public record Cells(
      List<InitialValue> values,
      List<InitialGroup> groups,
      List<ShownVariable> shown,
      int slots,
      int setSlots) {}

  /**
   * A value cell: its content at the start, and again whenever its lifetime begins; null for none.
   */
  public record InitialValue(Lifetime lifetime, @Nullable Node initial) {}

  /** The same for a set cell; null for the empty set. */
  public record InitialGroup(Lifetime lifetime, @Nullable Node initial) {}

  /** When a cell is reset. */
  public enum Lifetime {
    MATCH,
    DEAL,
    TRICK
  }

  /**
   * A variable, or an entry of one.
   *
   * @param name of the variable
   * @param indices labels of its indices; empty for a plain one
   * @param cell its cell
   * @param group whether it is a set cell
   * @param elementKind the kind of a set's elements; ignored for a value
   * @param visibility who sees it; null for everybody, except for cards that lie hidden
   * @param owner the player who owns it, or -1
   * @param sides the sides among its indices
   * @param card the card it belongs to; -1 if it belongs to no single card
   * @param guesses for a hidden one: the values that it, or an element of its set, may have, for a
   *     player who must guess; empty if nobody could
   */
  public record ShownVariable(
      String name,
      List<String> indices,
      int cell,
      boolean group,
      Values.Kind elementKind,
      @Nullable Visibility visibility,
      int owner,
      List<Integer> sides,
      int card,
      List<Long> guesses) {}

  /** How the winners are determined. */
  public sealed interface Ending {}

  /** The players with the highest or the lowest score win. */
  public record ByScore(boolean highest) implements Ending {}

  /**
   * These players win.
   *
   * @param rule the rule that names them, to blame if it goes wrong
   */
  public record Winners(RuleId rule, Node winners) implements Ending {}

  /** Whether a zone is the hand of a player. */
  public boolean isHand(int zone) {
    return zone >= handZone && zone < handZone + players;
  }

  /** Whether a zone holds the cards that a player has won. */
  public boolean isWon(int zone) {
    return zone >= wonZone && zone < wonZone + players;
  }

  public Program with(Step.Procedure other) {
    return with(identity, cells, other, trick, ending, lowered, budget);
  }

  /**
   * Returns what tells these rules from all others: equal only if they mean the same; empty if it
   * is unknown.
   */
  public String fingerprint() {
    return identity.get();
  }

  /**
   * Returns the same game with a fingerprint.
   *
   * @param other computes it; thread-safe
   */
  public Program identified(Supplier<String> other) {
    return with(other, cells, procedure, trick, ending, lowered, budget);
  }

  /** Returns the same game with another budget. */
  public Program with(Budget other) {
    Program before = lowered == null ? null : lowered.with(other);
    return with(identity, cells, procedure, trick, ending, before, other);
  }

  /** Returns the same game with expressions rewritten, wherever there are any. */
  public Program rewritten(
      Cells newCells, Step.Procedure newProcedure, TrickLaw newTrick, Ending newEnding) {
    return with(identity, newCells, newProcedure, newTrick, newEnding, asLowered(), budget);
  }

  private Program with(
      Supplier<String> newIdentity,
      Cells newCells,
      Step.Procedure newProcedure,
      TrickLaw newTrick,
      Ending newEnding,
      @Nullable Program before,
      Budget newBudget) {
    return new Program(
        title,
        newIdentity,
        options,
        players,
        clockwise,
        sides,
        cards,
        labels,
        zones,
        handZone,
        tableZone,
        wonZone,
        asideZone,
        newCells,
        leaderCell,
        newProcedure,
        newTrick,
        newEnding,
        before,
        newBudget);
  }

  public IndexSet everyone() {
    return IndexSet.upTo(players);
  }
}
