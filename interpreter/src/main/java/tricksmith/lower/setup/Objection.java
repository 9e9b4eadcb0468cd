package tricksmith.lower.setup;

import java.util.List;

/**
 * A reason why a game cannot be played as it was set up: a value without words. The bundle of
 * {@link SetupProblem} has the words.
 *
 * @param arguments what the message's pattern refers to as {@code {0}}, {@code {1}}, …
 */
public record Objection(SetupProblem problem, List<String> arguments) {

  public Objection {
    arguments = List.copyOf(arguments);
  }

  public static Objection of(SetupProblem problem, Object... arguments) {
    return new Objection(problem, List.of(arguments).stream().map(String::valueOf).toList());
  }
}
