package tricksmith.recipe;

import java.util.List;

/**
 * A value of a recipe that one may want to have otherwise.
 *
 * @param place where it stands in the recipe's script, which tells it from others
 * @param value what is written for it
 * @param choices what it can be; empty for any number
 * @param line the line of the recipe that it stands in
 */
public record Knob(Kind kind, int place, String value, List<String> choices, String line) {

  /** What it says. */
  public enum Kind {
    /** How many points something is worth. */
    POINTS,
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
    /** Who begins. */
    BEGINS
  }

  public Knob {
    choices = List.copyOf(choices);
  }
}
