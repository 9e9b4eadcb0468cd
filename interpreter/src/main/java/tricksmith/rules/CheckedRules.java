package tricksmith.rules;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
 * @param procedures those with a name, performed or not
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
    List<NamedProcedure> procedures,
    List<Action> procedure,
    List<Action> score,
    TrickRules trick,
    Ending ending,
    List<CheckedTest> tests) {

  /** The definition with this id; null if what is written there is not understood. */
  public @Nullable DefinedTerm definition(int id) {
    // They stand in the order of their ids, from which those that are not understood are missing.
    int least = 0;
    int most = definitions.size() - 1;
    while (least <= most) {
      int middle = (least + most) >>> 1;
      DefinedTerm definition = definitions.get(middle);
      if (definition.id() == id) {
        return definition;
      }
      if (definition.id() < id) {
        least = middle + 1;
      } else {
        most = middle - 1;
      }
    }
    return null;
  }

  /** The names of suits, ranks or labels of a type, from small to large; empty for other types. */
  public List<String> order(Type type) {
    if (type == Type.Basic.SUIT) {
      return suits;
    }
    if (type == Type.Basic.RANK) {
      return ranks;
    }
    return type instanceof Type.Labels written ? written.labels() : List.of();
  }

  /** All statements of the procedure and of the section {@code score}. */
  public Stream<Action> actions() {
    return Stream.of(procedure, score).flatMap(List::stream).flatMap(Action::all);
  }

  /** The conditions on which partners and decks depend. */
  public Stream<Term> setUpConditions() {
    return Stream.concat(
            partners.stream().map(Partners::condition),
            decks.stream()
                .flatMap(deck -> deck.leaveOuts().stream())
                .map(DeckRules.LeaveOut::condition))
        .flatMap(Stream::ofNullable);
  }

  /** The terms of statements, the trick, the end and first values: what plays a part by itself. */
  public Stream<Term> terms() {
    return Stream.of(
            actions().flatMap(action -> action.terms().stream()),
            trick.terms(),
            ending.terms().stream(),
            variables.stream().map(Variable::initial).flatMap(Stream::ofNullable))
        .flatMap(terms -> terms);
  }

  /** Those of definitions too. */
  public Stream<Term> termsWithDefinitions() {
    return Stream.concat(terms(), definitions.stream().map(DefinedTerm::body));
  }

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
  public sealed interface Ending {

    List<Term> terms();
  }

  /** By score. */
  public record ByScore(boolean highest) implements Ending {
    @Override
    public List<Term> terms() {
      return List.of();
    }
  }

  /** By a term of type player or set of players. */
  public record Winners(Term winners) implements Ending {
    @Override
    public List<Term> terms() {
      return List.of(winners);
    }
  }
}
