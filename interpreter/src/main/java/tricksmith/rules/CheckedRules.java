package tricksmith.rules;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A checked script, ready to compile. Lists are in declared order.
 *
 * @param titles the title by language tag, besides {@code title}
 * @param partners who plays together from the start: the first of them whose condition holds
 *     applies; if none holds, nobody has a partner
 * @param suits the names of all suits, weakest first
 * @param ranks the names of all ranks, weakest first
 * @param labels all labels of all label types, each once
 * @param variables including those set by the procedure without a declaration, and {@code leader}
 * @param procedures the named procedures, performed or not
 * @param ending how the winners are found
 */
public record CheckedRules(
    String title,
    Map<String, String> titles,
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

  public CheckedRules with(
      List<Action> procedure, List<Action> score, TrickRules trick, Ending ending) {
    return new CheckedRules(
        title,
        titles,
        leastPlayers,
        mostPlayers,
        partners,
        clockwise,
        options,
        suits,
        ranks,
        labels,
        decks,
        zones,
        variables,
        definitions,
        procedures,
        procedure,
        score,
        trick,
        ending,
        tests);
  }

  /** Returns the definition with this id; null if its text was not understood. */
  public @Nullable DefinedTerm definition(int id) {
    // In the order of their ids; those that were not understood are missing.
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

  /**
   * Returns the names of suits, ranks or labels of a type, from small to large; empty for other
   * types.
   */
  public List<String> order(Type type) {
    if (type == Type.Basic.SUIT) {
      return suits;
    }
    if (type == Type.Basic.RANK) {
      return ranks;
    }
    return type instanceof Type.Labels written ? written.labels() : List.of();
  }

  /** Returns the variable that says who leads, which always exists. */
  public Variable leader() {
    return variables.stream().filter(Variable::isLeader).findFirst().orElseThrow();
  }

  /** Returns the variables among the things on which something depends. */
  public Stream<Variable> variables(Set<Dependency> dependencies) {
    return dependencies.stream()
        .filter(OnVariable.class::isInstance)
        .map(read -> variables.get(((OnVariable) read).variable()));
  }

  /** Returns the cards of all decks, whether or not a setting leaves them out. */
  public Stream<DeckRules.Card> cards() {
    return decks.stream().flatMap(deck -> deck.cards().stream());
  }

  /**
   * Returns all statements of the procedure and of the section {@code score}, nested ones included.
   */
  public Stream<Action> actions() {
    return Stream.of(procedure, score).flatMap(List::stream).flatMap(Action::all);
  }

  public <A extends Action> Stream<A> actions(Class<A> kind) {
    return actions().filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the conditions on which partners and decks depend. */
  public Stream<Term> setUpConditions() {
    return Stream.concat(
            partners.stream().map(Partners::condition),
            decks.stream()
                .flatMap(deck -> deck.leaveOuts().stream())
                .map(DeckRules.LeaveOut::condition))
        .flatMap(Stream::ofNullable);
  }

  /**
   * Returns the terms of statements, the trick, the end and initial values: everything that matters
   * by itself.
   */
  public Stream<Term> terms() {
    return Stream.of(
            actions().flatMap(action -> action.terms().stream()),
            trick.terms(),
            ending.terms().stream(),
            variables.stream().map(Variable::initial).flatMap(Stream::ofNullable))
        .flatMap(terms -> terms);
  }

  /** Returns the same terms and those of definitions. */
  public Stream<Term> termsWithDefinitions() {
    return Stream.concat(terms(), definitions.stream().map(DefinedTerm::body));
  }

  /**
   * Who plays together.
   *
   * @param condition reads options and {@code number of everyone} only; null for always
   */
  public record Partners(Span span, Arrangement arrangement, @Nullable Term condition)
      implements Spanned {}

  /** How partners are seated. */
  public enum Arrangement {
    ACROSS,
    ALTERNATE
  }

  /** How the winners of a match are found. */
  public sealed interface Ending {

    List<Term> terms();
  }

  /** The winners are found by score. */
  public record ByScore(boolean highest) implements Ending {
    @Override
    public List<Term> terms() {
      return List.of();
    }
  }

  /** The winners are given by a term of type player or set of players. */
  public record Winners(Term winners) implements Ending {
    @Override
    public List<Term> terms() {
      return List.of(winners);
    }
  }
}
