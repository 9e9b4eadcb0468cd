package tricksmith.editor.session;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Fault;
import tricksmith.match.Match;

/**
 * A match at one moment, ready to be drawn: what somebody sees of it, in the words of the script,
 * and what can be done. Seats count from 1; places are places in the text of the rules in force.
 *
 * @param match what this is a picture of, to which the numbers of alternatives belong
 * @param title of the game
 * @param suits that cards of the game have, in the words of the script
 * @param seats all of them, by number
 * @param piles shared zones that hold cards
 * @param trick the trick under way, or the one that has just been finished
 * @param lastTrick the one before; null if none is under way, or it is the first
 * @param variables of the script that have a value
 * @param question what somebody is asked; null if nobody is
 * @param outcome whether it goes on
 */
public record Table(
    Match match,
    String title,
    List<String> suits,
    List<SeatPlace> seats,
    List<Pile> piles,
    TrickPlace trick,
    @Nullable TrickPlace lastTrick,
    List<Variable> variables,
    @Nullable Question question,
    Outcome outcome) {

  public Table {
    suits = List.copyOf(suits);
    seats = List.copyOf(seats);
    piles = List.copyOf(piles);
    variables = List.copyOf(variables);
  }

  /**
   * A seat.
   *
   * @param side number of its side, or 0 where everybody plays alone
   * @param asked whether it is its decision that is awaited
   * @param hand its cards
   * @param piles its other zones that hold cards
   */
  public record SeatPlace(
      int number,
      Occupant occupant,
      int side,
      boolean inPlay,
      boolean asked,
      String score,
      List<Held> hand,
      List<Pile> piles) {
    public SeatPlace {
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
   */
  public record Face(int card, String label, @Nullable String suit, @Nullable String rank) {}

  /** A card in a hand; without a face if it is not seen. */
  public record Held(@Nullable Face face, Use use) {}

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
  public record Excluded(String obligation, RulePlace place, List<String> fulfilling)
      implements Use {}

  /** Cards of a zone: how many, and those that are seen, the top first. */
  public record Pile(String name, int count, List<Face> seen) {
    public Pile {
      seen = List.copyOf(seen);
    }
  }

  /**
   * A trick.
   *
   * @param number in the deal, from 1; 0 before the first
   * @param cards in the order of play
   * @param reason the criterion that decides, in the words of the script; null if none does
   */
  public record TrickPlace(
      int number, List<PlayedCard> cards, boolean finished, @Nullable String reason) {
    public TrickPlace {
      cards = List.copyOf(cards);
    }
  }

  /** A card that was played, and whether it is winning or has won. */
  public record PlayedCard(int seat, Face face, boolean winning) {}

  /** A variable, or an entry of one. */
  public record Variable(String name, String value) {}

  /**
   * A question.
   *
   * @param name of the decision
   * @param play whether it is for a card to be played
   * @param seat whose decision it is
   * @param decider the seat that decides
   * @param ofHuman whether a human decides for it
   * @param choices alternatives that are not cards of the hand
   * @param several set if several cards are to be chosen
   */
  public record Question(
      String name,
      boolean play,
      int seat,
      int decider,
      boolean ofHuman,
      List<Choice> choices,
      Optional<Several> several) {
    public Question {
      choices = List.copyOf(choices);
    }
  }

  /** An alternative. */
  public record Choice(int alternative, String label, boolean pass, @Nullable Face face) {}

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
