package tricksmith.rules;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/**
 * A script that has been checked: what there is to compile. Lists are in declared order.
 *
 * @param titles the title by language tag, besides {@code title}
 * @param author null where the script names none
 * @param partners who plays together from the start: as the first of them says that holds; nobody
 *     does if none of them holds
 * @param suits the names of all suits, weakest first
 * @param ranks the names of all ranks, weakest first
 * @param labels all labels of all label types, each once
 * @param variables those set by the procedure without declaration included, and {@code leader}
 * @param ending how the winners are found
 */
public record CheckedRules(
    String title,
    Map<String, String> titles,
    @Nullable String author,
    int leastPlayers,
    int mostPlayers,
    List<Partners> partners,
    boolean clockwise,
    List<Option> options,
    List<String> suits,
    List<String> ranks,
    List<String> labels,
    List<DeckRules> decks,
    List<Zone> zones,
    List<Variable> variables,
    List<DefinedTerm> definitions,
    List<Action> procedure,
    List<Action> score,
    TrickRules trick,
    Ending ending,
    List<CheckedTest> tests) {

  /**
   * Who plays together.
   *
   * @param condition reads options and {@code number of everyone} only; null for always
   */
  public record Partners(Span span, Arrangement arrangement, @Nullable Term condition) {}

  /** How partners sit. */
  public enum Arrangement {
    ACROSS,
    ALTERNATE
  }

  /** How the winners of a match are found. */
  public sealed interface Ending {}

  /** By score. */
  public record ByScore(boolean highest) implements Ending {}

  /** By a term of type player or set of players. */
  public record Winners(Term winners) implements Ending {}
}
