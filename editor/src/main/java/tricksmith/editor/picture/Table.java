package tricksmith.editor.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.RulePlace;
import tricksmith.match.Fault;
import tricksmith.match.Match;

/**
 * A match at one moment, ready to be drawn: what somebody sees of it, in the words of the script,
 * and what can be done. Seats count from 1; places are places in the text of the rules in force.
 *
 * @param match what this is a picture of, to which the numbers of alternatives belong
 * @param title of the game
 * @param suits that cards of the game have, in the words of the script
 * @param eyes the seat that looks; 0 if all is seen
 * @param cover the seat that is to look next, until it has said that it does; then no hand of a
 *     human is shown. 0 for none
 * @param clockwise the direction of play
 * @param seats all of them, by number
 * @param piles shared zones that hold cards
 * @param trick the trick under way, or the one that has just been finished
 * @param lastTrick the one before; null if none is under way, or it is the first
 * @param variables of the script that have a value, and are no player's
 * @param grids variables with entries for two things, as tables
 * @param question what somebody is asked; null if nobody is
 * @param dealOver whether a deal has just been finished: then the trick is its last, what seats
 *     have gained they have gained in it, and nobody can choose anything before it was looked at
 * @param outcome whether it goes on
 */
public record Table(
    Match match,
    String title,
    List<String> suits,
    int eyes,
    int cover,
    boolean clockwise,
    List<SeatPlace> seats,
    List<Pile> piles,
    TrickPlace trick,
    @Nullable TrickPlace lastTrick,
    List<Variable> variables,
    List<Grid> grids,
    @Nullable Question question,
    boolean dealOver,
    Outcome outcome) {

  public Table {
    suits = List.copyOf(suits);
    seats = List.copyOf(seats);
    piles = List.copyOf(piles);
    variables = List.copyOf(variables);
    grids = List.copyOf(grids);
  }

  /** The seat of this number. */
  public SeatPlace seat(int number) {
    return seats.get(number - 1);
  }

  /** Why a card of a hand may not be played; empty if it may, or nobody is asked. */
  public Optional<Excluded> exclusionOf(Face face) {
    return seats.stream()
        .flatMap(seat -> seat.hand().stream())
        .filter(held -> face.equals(held.face()))
        .flatMap(
            held -> held.use() instanceof Excluded excluded ? Stream.of(excluded) : Stream.of())
        .findFirst();
  }

  /**
   * Whether it would be drawn in the same way: it may belong to another match, and to rules that
   * stand at other places of the same lines.
   */
  public boolean looksLike(Table other) {
    return equals(other) || VisibleState.of(this).equals(VisibleState.of(other));
  }

  /**
   * A seat.
   *
   * @param side number of its side, or 0 where everybody plays alone
   * @param asked whether it decides now
   * @param leads whether it leads the trick
   * @param tricks how many it has won in the deal
   * @param gained what it has just scored; null for nothing
   * @param roles names of variables that name it: dealer, declarer
   * @param variables entries of variables that are its own
   * @param hand its cards
   * @param piles its other zones that hold cards
   */
  public record SeatPlace(
      int number,
      Occupant occupant,
      int side,
      boolean inPlay,
      boolean asked,
      boolean leads,
      int tricks,
      String score,
      @Nullable String gained,
      List<String> roles,
      List<Variable> variables,
      List<Held> hand,
      List<Pile> piles) {
    public SeatPlace {
      roles = List.copyOf(roles);
      variables = List.copyOf(variables);
      hand = List.copyOf(hand);
      piles = List.copyOf(piles);
    }
  }

  /**
   * The face of a card.
   *
   * @param card its index
   * @param label the whole of it: {@code 10H}, {@code JK1}
   * @param suit null for a card without
   * @param rank null for a card without
   * @param kind what kind of special card it is; null for an ordinary one
   */
  public record Face(
      int card,
      String label,
      @Nullable String suit,
      @Nullable String rank,
      @Nullable String kind) {}

  /**
   * A card in a hand.
   *
   * @param face null if it is not seen
   * @param open whether it lies face up for everybody
   */
  public record Held(@Nullable Face face, boolean open, Use use) {}

  /** What can be done with a card. */
  public sealed interface Use {}

  /** Nothing now. */
  public record Idle() implements Use {}

  /** It can be chosen: by the number of the alternative. */
  public record Choosable(int alternative) implements Use {}

  /** It can be one of several that are chosen. */
  public record Pickable() implements Use {}

  /**
   * It may not be played.
   *
   * @param obligation what excludes it, in the words of the script
   * @param place where that stands
   * @param fulfilling the cards that would do
   */
  public record Excluded(String obligation, RulePlace place, List<Face> fulfilling)
      implements Use {}

  /**
   * Cards of a zone.
   *
   * @param name of the zone
   * @param cards the top first; null for one that lies face down
   */
  public record Pile(String name, List<@Nullable Face> cards) {
    public Pile {
      cards = Collections.unmodifiableList(new ArrayList<>(cards));
    }
  }

  /**
   * A trick.
   *
   * @param number in the deal, from 1; 0 before the first
   * @param stage 1, or more in a playoff
   * @param cards in the order of play
   * @param tied the seats that are the best together; empty unless there are several
   * @param reason the criterion that decides, in the words of the script; null if none does
   * @param outOfCards whether it was tied, and those who still had cards for a playoff were too few
   * @param choices after how many choices it was finished; that of now if it is under way
   */
  public record TrickPlace(
      int number,
      int stage,
      List<PlayedCard> cards,
      List<Integer> tied,
      boolean finished,
      @Nullable String reason,
      boolean outOfCards,
      int choices) {
    public TrickPlace {
      cards = List.copyOf(cards);
      tied = List.copyOf(tied);
    }

    /** The seat that is winning or has won; empty for nobody. */
    public Optional<Integer> winner() {
      return cards.stream().filter(PlayedCard::winning).map(PlayedCard::seat).findFirst();
    }
  }

  /**
   * A card that was played.
   *
   * @param winning whether it is winning or has won
   * @param earlier whether it belongs to an earlier stage of the trick
   */
  public record PlayedCard(int seat, Face face, boolean winning, boolean earlier) {}

  /**
   * A variable, or an entry of one.
   *
   * @param indices labels of its indices
   * @param values in the words of the script; several for a set
   * @param hidden whether it is not to be seen
   */
  public record Variable(String name, List<String> indices, List<String> values, boolean hidden) {
    public Variable {
      indices = List.copyOf(indices);
      values = List.copyOf(values);
    }
  }

  /**
   * The entries of a variable as a table.
   *
   * @param rows what stands at its rows
   * @param columns what stands at its columns
   * @param cells row by row; empty where there is no value
   * @param yesNo whether all values are yes or no
   */
  public record Grid(
      String name,
      List<String> rows,
      List<String> columns,
      List<List<String>> cells,
      boolean yesNo) {
    public Grid {
      rows = List.copyOf(rows);
      columns = List.copyOf(columns);
      cells = List.copyOf(cells);
    }
  }

  /**
   * A question.
   *
   * @param name of the decision
   * @param play whether it is for a card to be played
   * @param seat whose decision it is
   * @param decider the seat that decides
   * @param ofHuman whether a human decides for it
   * @param place the statement that asks
   * @param choices alternatives that are not cards of the hand
   * @param several set if several cards are to be chosen
   * @param parts of values that are put together, the values of each part in declared order, where
   *     they can be listed
   */
  public record Question(
      String name,
      boolean play,
      int seat,
      int decider,
      boolean ofHuman,
      RulePlace place,
      List<Choice> choices,
      Optional<Several> several,
      List<List<String>> parts) {
    public Question {
      choices = List.copyOf(choices);
      parts = List.copyOf(parts);
    }

    /** The values of a part in declared order; empty if they cannot be listed. */
    public List<String> inOrder(int part) {
      return part < parts.size() ? parts.get(part) : List.of();
    }
  }

  /**
   * An alternative.
   *
   * @param parts of a value that is put together of several, otherwise the whole
   * @param face if it is a card
   */
  public record Choice(
      int alternative, String label, List<String> parts, boolean pass, @Nullable Face face) {
    public Choice {
      parts = List.copyOf(parts);
    }
  }

  /**
   * Several cards are to be chosen.
   *
   * @param elsewhere those offered that do not lie in the hand
   */
  public record Several(List<Face> elsewhere, int least, int most, boolean pass) {}

  /** Whether the match goes on. */
  public sealed interface Outcome {}

  /** It does. */
  public record Going() implements Outcome {}

  /** It is over; these seats have won. */
  public record Ended(List<Integer> winners) implements Outcome {}

  /** A script error ended it. */
  public record Failed(Fault.Kind kind, Optional<RulePlace> place) implements Outcome {}

  /** It had more events than a match may have. */
  public record Unfinished() implements Outcome {}
}
