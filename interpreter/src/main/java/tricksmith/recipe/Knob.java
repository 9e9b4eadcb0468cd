package tricksmith.recipe;

import java.util.List;
import java.util.Optional;

/**
 * A value of a recipe that an author may want to change.
 *
 * @param place its place in the recipe's script, which identifies it
 * @param value the text written for it
 * @param choices its possible values; empty for any number
 * @param about what it is a value of, in the words of the recipe; empty if only its line tells
 * @param line the line of the recipe that contains it
 */
public record Knob(
    Kind kind, int place, String value, List<String> choices, Optional<String> about, String line) {

  /** The meaning of a value. */
  public enum Kind {
    /** How many points something is worth. */
    POINTS,
    /** How many points there are in all other cases. */
    OTHERWISE,
    /** What a card or a label of a table is worth. */
    WORTH,
    /** A number of tricks with which those won are compared. */
    TRICKS,
    /** A number of players. */
    PLAYERS,
    /** A number with which something is compared. */
    COMPARED,
    /** What a variable is set to. */
    SET,
    /** How often a card is in the deck. */
    COPIES,
    /** The first of the ranks that are left out. */
    LEFT_OUT_FROM,
    /** The last of the ranks that are left out. */
    LEFT_OUT_TO,
    /** The lowest number that can be chosen. */
    LEAST,
    /** The highest number that can be chosen. */
    MOST,
    /** How many cards. */
    CARDS,
    /** What ends something. */
    GOAL,
    /** What an option is set to. */
    OPTION,
    /** Any other number. */
    NUMBER,
    SUIT,
    RANK,
    BEGINS,
    /** Who chooses something for the whole table. */
    CHOOSES
  }

  public Knob {
    choices = List.copyOf(choices);
  }
}
