package tricksmith.engine.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/**
 * What lies on a table and what is noted beside it at one moment, as one viewer sees it. Plain
 * data.
 *
 * @param zones in the order of {@link Program#zones()}
 * @param scores by seat, as {@link Values} encodes numbers
 * @param variables those of the script, in declared order
 * @param leader the seat that leads; null if none is set
 * @param turn the seat whose decision is awaited; null if none is
 * @param inPlay seats in play
 * @param sides the seats of each side by its number; most sides have none
 */
public record MatchView(
    List<Zone> zones,
    List<Long> scores,
    List<Variable> variables,
    @Nullable Integer leader,
    @Nullable Integer turn,
    List<Integer> inPlay,
    List<List<Integer>> sides) {

  public MatchView {
    zones = List.copyOf(zones);
    scores = List.copyOf(scores);
    variables = List.copyOf(variables);
    inPlay = List.copyOf(inPlay);
    sides = List.copyOf(sides);
  }

  /** Returns the zone with this number, as in {@link Program#zones()}. */
  public Zone zone(int number) {
    return zones.get(number);
  }

  /**
   * Returns the same view with more cards seen.
   *
   * @param shown the cards that are seen, too
   * @param whole the zones at the same moment with all cards
   */
  public MatchView with(IndexSet shown, List<Zone> whole) {
    List<Zone> known =
        IntStream.range(0, zones.size())
            .mapToObj(number -> zone(number).with(shown, whole.get(number)))
            .toList();
    return new MatchView(known, scores, variables, leader, turn, inPlay, sides);
  }

  /**
   * A zone.
   *
   * @param name of the zone; the same for the zones of all players
   * @param owner its seat, or null for a shared one
   * @param cards the top first
   */
  public record Zone(String name, @Nullable Integer owner, List<Lying> cards) {
    public Zone {
      cards = List.copyOf(cards);
    }

    /** Returns how many of its cards are not seen. */
    public int unseen() {
      return (int) cards.stream().filter(lying -> lying.card() == Lying.UNSEEN).count();
    }

    private Zone with(IndexSet shown, Zone whole) {
      List<Lying> known =
          IntStream.range(0, cards.size())
              .mapToObj(place -> cards.get(place).orShown(whole.cards.get(place).card(), shown))
              .toList();
      return new Zone(name, owner, known);
    }

    /** Returns the zone without the cards that were played to a trick, seen or not. */
    public Zone without(List<Event.Play> plays) {
      List<Lying> left = new ArrayList<>(cards);
      for (Event.Play play : plays) {
        left.stream()
            .filter(lying -> lying.card() == play.card())
            .findFirst()
            .or(() -> left.stream().filter(lying -> lying.card() == Lying.UNSEEN).findFirst())
            .ifPresent(left::remove);
      }
      return new Zone(name, owner, left);
    }
  }

  /**
   * A card that lies in a zone.
   *
   * @param card its index, or {@link #UNSEEN}
   * @param faceUp whether everybody sees it
   */
  public record Lying(int card, boolean faceUp) {

    /** Stands for a card that the viewer does not see. */
    public static final int UNSEEN = -1;

    private Lying orShown(int really, IndexSet shown) {
      return shown.contains(really) ? new Lying(really, faceUp) : this;
    }
  }

  /**
   * A variable, or an entry of one, with its value in the words of the script.
   *
   * @param name of the variable
   * @param indices labels of its indices; empty for a plain one
   * @param values its value, or the elements of the set, as {@link Values} encodes them; empty for
   *     none
   * @param labels the labels of these values
   * @param set whether it is a set
   * @param card the card whose entry it is; -1 for all others
   * @param hidden whether its value is not seen: because it is kept from the viewer, or because it
   *     is a card that the viewer does not see
   */
  public record Variable(
      String name,
      List<String> indices,
      List<Long> values,
      List<String> labels,
      boolean set,
      int card,
      boolean hidden) {
    public Variable {
      indices = List.copyOf(indices);
      values = List.copyOf(values);
      labels = List.copyOf(labels);
    }

    /** Returns what tells it from all other variables and entries. */
    public List<String> nameAndIndices() {
      return Stream.concat(Stream.of(name), indices.stream()).toList();
    }
  }
}
