package tricksmith.editor.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.RulePlace;
import tricksmith.engine.Match;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;
import tricksmith.translation.Translations;

/**
 * A match at one moment, ready to be drawn: what the viewer sees, in the words of the script, and
 * what can be done. Seats count from 1; places refer to the text of the rules in force.
 *
 * @param match the match shown; numbers of alternatives refer to it
 * @param title of the game
 * @param translations what the script calls its words in other languages
 * @param suits the suits in the game, in the words of the script
 * @param eyes the seat that looks; 0 if everything is shown
 * @param cover the seat that must say it is looking before any human's hand is shown; 0 for none
 * @param clockwise the direction of play
 * @param seats all seats, by number
 * @param piles shared zones that hold cards
 * @param trick the trick in progress, or just finished
 * @param lastTrick the previous trick; null if none is in progress, or it is the first
 * @param variables script variables that have a value and belong to no player
 * @param ofCards entries of variables that are a card's own, by its index
 * @param grids variables with two indices
 * @param others how many more entries of variables there are than such a table can list
 * @param question what a seat is asked; null for nothing
 * @param dealOver whether a deal has just finished: then the trick is its last, gains are those of
 *     the deal, and nobody can choose until the deal has been acknowledged
 * @param outcome whether the match continues
 */
public record Table(
    Match match,
    String title,
    Translations translations,
    List<String> suits,
    int eyes,
    int cover,
    boolean clockwise,
    List<SeatPlace> seats,
    List<Pile> piles,
    TrickPlace trick,
    @Nullable TrickPlace lastTrick,
    List<Variable> variables,
    Map<Integer, List<Variable>> ofCards,
    List<Grid> grids,
    int others,
    @Nullable Question question,
    boolean dealOver,
    Outcome outcome) {

  public Table {
    suits = List.copyOf(suits);
    seats = List.copyOf(seats);
    piles = List.copyOf(piles);
    variables = List.copyOf(variables);
    ofCards = Map.copyOf(ofCards);
    grids = List.copyOf(grids);
  }

  public SeatPlace seat(int number) {
    return seats.get(number - 1);
  }

  /** Returns where the only human sits; empty if several do, or none. */
  public Optional<Integer> yourSeat() {
    List<Integer> humans =
        seats.stream()
            .filter(seat -> seat.occupant() == Occupant.HUMAN)
            .map(SeatPlace::number)
            .toList();
    return humans.size() == 1 ? Optional.of(humans.getFirst()) : Optional.empty();
  }

  /** Whether a human sits here, and bots everywhere else. */
  public boolean isYours(int number) {
    return yourSeat().equals(Optional.of(number));
  }

  /** Returns the seat that is to lead to a trick; empty if none is. */
  public Optional<Integer> toLead() {
    return question != null && question.play() && (trick.finished() || trick.cards().isEmpty())
        ? Optional.of(question.seat())
        : Optional.empty();
  }

  /** Returns why a card of a hand may not be played; empty if it may, or no card must be played. */
  public Optional<Excluded> exclusionOf(Face face) {
    return seats.stream()
        .flatMap(seat -> seat.hand().stream())
        .filter(held -> face.equals(held.face()))
        .flatMap(
            held -> held.use() instanceof Excluded excluded ? Stream.of(excluded) : Stream.of())
        .findFirst();
  }

  /**
   * Whether another table would be drawn the same way; the match and the columns of rules may
   * differ.
   */
  public boolean looksLike(Table other) {
    return equals(other) || VisibleState.isSame(this, other);
  }

  /**
   * A seat.
   *
   * @param side number of its partnership, or 0 where everybody plays alone
   * @param untaught whether its bot has yet to learn the game
   * @param asked whether it decides now
   * @param leads whether it leads the trick
   * @param tricks how many it has won in the deal
   * @param gained what it has just scored; null for nothing
   * @param roles variables that name it: dealer, declarer
   * @param variables entries of variables that belong to it
   * @param piles its other zones that hold cards
   */
  public record SeatPlace(
      int number,
      Occupant occupant,
      boolean untaught,
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

    /** Returns it as it is while another seat decides. */
    public SeatPlace notAsked() {
      return asked
          ? new SeatPlace(
              number, occupant, untaught, side, inPlay, false, leads, tricks, score, gained, roles,
              variables, hand, piles)
          : this;
    }
  }

  /**
   * The face of a card.
   *
   * @param card its index
   * @param label in full: {@code 10H}, {@code JK1}
   * @param suit null for a card without one
   * @param rank null for a card without one
   * @param kind of a special card; null for an ordinary one
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
   * @param face null if it is hidden
   * @param open whether it lies face up
   * @param received whether it came into the hand after its player had chosen cards, and before the
   *     next is played
   */
  public record Held(@Nullable Face face, boolean open, boolean received, Use use) {}

  /** The way a card can be used now. */
  public sealed interface Use {}

  /** It cannot be used. */
  public record Idle() implements Use {}

  /** The card can be chosen; it is the alternative of this number. */
  public record Choosable(int alternative) implements Use {}

  /**
   * A bot may play the card, or may not.
   *
   * @param allowed whether it may
   */
  public record Watched(boolean allowed) implements Use {}

  /** It can be one of several chosen together. */
  public record Pickable() implements Use {}

  /**
   * The card may not be played.
   *
   * @param obligation the obligation that excludes it, in the words of the script
   * @param forbids whether these words say what may not be done, rather than what must
   * @param place the place of the obligation
   * @param fulfilling the cards that would fulfil it
   * @param also the obligations after it that exclude the card as well
   */
  public record Excluded(
      String obligation,
      boolean forbids,
      RulePlace place,
      List<Face> fulfilling,
      List<Obligation> also)
      implements Use {
    public Excluded {
      also = List.copyOf(also);
    }
  }

  /** An obligation, in the words of the script, with its place. */
  public record Obligation(String label, RulePlace place) {}

  /**
   * Cards of a zone.
   *
   * @param cards top first; null for one that lies face down
   */
  public record Pile(String name, List<@Nullable Face> cards) {
    public Pile {
      cards = Collections.unmodifiableList(new ArrayList<>(cards));
    }

    /**
     * Returns the cards that can be told apart, the top first. Hidden cards on one another are as
     * one, so that a card that is turned up below them, as in a stock, lies in sight.
     */
    public List<@Nullable Face> toldApart() {
      List<@Nullable Face> apart = new ArrayList<>();
      for (int i = 0; i < cards.size(); i++) {
        if (cards.get(i) != null || i == 0 || cards.get(i - 1) != null) {
          apart.add(cards.get(i));
        }
      }
      return apart;
    }
  }

  /**
   * A trick.
   *
   * @param number in the deal, from 1; 0 before the first
   * @param cards in order of play
   * @param tied the seats that are tied for best; empty unless there are several
   * @param reason the deciding criterion, in the words of the script; null for none
   * @param outOfCards whether it was tied and too few had cards left for a playoff
   * @param choices the moment at which it finished, or now
   */
  public record TrickPlace(
      int number,
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

    /** Whether the viewer knows its cards and, while it is under way, how they compare. */
    public boolean isKnown() {
      boolean compared = finished || winner().isPresent() || !tied.isEmpty();
      return compared && cards.stream().allMatch(card -> card.face() != null);
    }

    /** Returns the seat that is winning or has won; empty for nobody. */
    public Optional<Integer> winner() {
      return cards.stream().filter(PlayedCard::winning).map(PlayedCard::seat).findFirst();
    }
  }

  /**
   * A card that was played.
   *
   * @param face null if it is hidden
   * @param winning whether it is winning or has won
   * @param earlier whether it belongs to an earlier stage of the trick
   */
  public record PlayedCard(int seat, @Nullable Face face, boolean winning, boolean earlier) {

    /** Returns the face of a card that is not hidden, as those of a trick that is explained. */
    public Face shown() {
      return Objects.requireNonNull(face);
    }

    /** Returns its suit; empty if it has none, or is hidden. */
    public Optional<String> suit() {
      return Optional.ofNullable(face == null ? null : face.suit());
    }
  }

  /**
   * A variable, or one entry of it.
   *
   * @param indices labels of its indices
   * @param values in the words of the script; several for a set
   * @param hidden whether the viewer may not see it
   */
  public record Variable(String name, List<String> indices, List<String> values, boolean hidden) {
    public Variable {
      indices = List.copyOf(indices);
      values = List.copyOf(values);
    }
  }

  /**
   * The entries of a variable as a grid.
   *
   * @param rows row headings
   * @param columns column headings
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
   * @param play whether it asks for a card to play
   * @param seat whose decision it is
   * @param decider the seat that decides
   * @param ofHuman whether a human decides
   * @param place of the statement that asks
   * @param choices alternatives that are not cards of the hand; of a bot's question only those that
   *     everybody at the table knows
   * @param several set if several things must be chosen
   * @param parts for values made of parts, the values of each part in declared order, where they
   *     can be listed
   * @param labels the labels that may be chosen in place of such a value, in declared order
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
      List<List<String>> parts,
      List<String> labels) {
    public Question {
      choices = List.copyOf(choices);
      parts = List.copyOf(parts);
      labels = List.copyOf(labels);
    }

    /** Returns the values of a part in declared order; empty if they cannot be listed. */
    public List<String> inOrder(int part) {
      return part < parts.size() ? parts.get(part) : List.of();
    }
  }

  /**
   * An alternative.
   *
   * @param parts of a value made of several, or else the whole
   * @param face set if it is a card
   */
  public record Choice(
      int alternative, String label, List<String> parts, boolean pass, @Nullable Face face) {
    public Choice {
      parts = List.copyOf(parts);
    }
  }

  /**
   * Several things must be chosen.
   *
   * @param kind of all of them
   * @param elsewhere what is offered besides cards of the hand
   */
  public record Several(
      Values.Kind kind,
      List<Member> elsewhere,
      int least,
      int most,
      boolean pass,
      Optional<Integer> receiver) {
    public Several {
      elsewhere = List.copyOf(elsewhere);
    }

    public boolean ofCards() {
      return kind == Values.Kind.CARD;
    }
  }

  /**
   * One of several things that can be chosen together.
   *
   * @param index the index by which it is picked
   * @param face set if it is a card
   */
  public record Member(int index, String label, @Nullable Face face) {}

  /** Whether the match continues. */
  public sealed interface Outcome {}

  public record Going() implements Outcome {}

  /** It is over; these seats have won. */
  public record Ended(List<Integer> winners) implements Outcome {}

  /** A script error ended the match. */
  public record Failed(Fault.Kind kind, Optional<RulePlace> place) implements Outcome {}

  /** It has reached the limit of events. */
  public record Unfinished() implements Outcome {}
}
