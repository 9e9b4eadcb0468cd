package tricksmith.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.check.Checker;
import tricksmith.parse.ScriptParser;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Source;

/** What terms, statements and operators state of themselves is true of all there are in games. */
class FactsTest {
  private static final Path GAMES = Path.of("..", "games");

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(GAMES)) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aTermIsPutTogetherAgainOfItsChildren(Path game) throws IOException {
    assertThat(terms(game)).isNotEmpty().allMatch(term -> rebuilt(term).equals(term));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aTermStatesTheSameWithoutItsShape(Path game) throws IOException {
    assertThat(terms(game))
        .allMatch(term -> term.head().equals(term.shape().head()))
        .allMatch(term -> term.children().equals(term.shape().children()))
        .allMatch(term -> term.reads().equals(term.shape().reads()))
        .allMatch(term -> term.binds().equals(term.shape().binds()))
        .allMatch(term -> term.strict().equals(term.shape().strict()))
        .allMatch(term -> term.guarded().equals(term.shape().guarded()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aStatementStatesTheSameWithoutItsFlow(Path game) throws IOException {
    assertThat(rules(game).actions().toList())
        .isNotEmpty()
        .allMatch(action -> action.blocks().equals(action.flow().blocks()))
        .allMatch(action -> action.effects().equals(action.flow().effects()))
        .allMatch(action -> action.sets().equals(action.flow().sets()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aTermBindsNothingThatIsReadOutsideOfIt(Path game) throws IOException {
    CheckedRules rules = rules(game);
    assertThat(rules.terms().toList())
        .allSatisfy(
            term ->
                assertThat(term.all().flatMap(part -> part.binds().stream()))
                    .doesNotHaveDuplicates());
  }

  @ParameterizedTest
  @MethodSource("games")
  void strictAndGuardedChildrenAreChildren(Path game) throws IOException {
    assertThat(terms(game))
        .allMatch(term -> term.children().containsAll(term.strict()))
        .allMatch(term -> term.children().containsAll(term.guarded()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aTermMeansTheSameAsItselfAndNothingElseInItDoes(Path game) throws IOException {
    assertThat(terms(game))
        .allMatch(term -> TermEquality.same(term, rebuilt(term)))
        .allMatch(
            term -> term.children().stream().noneMatch(part -> TermEquality.same(term, part)));
  }

  @ParameterizedTest
  @EnumSource
  void anOperatorNeverDividesWithoutFailing(Operator operator) {
    assertThat(operator.has(Fact.Trait.DIVIDES) && operator.isTotal()).isFalse();
    assertThat(operator.word()).isNotBlank();
  }

  private static Term rebuilt(Term term) {
    return term.withChildren(List.copyOf(term.children()));
  }

  private static List<Term> terms(Path game) throws IOException {
    return rules(game).termsWithDefinitions().flatMap(Term::all).toList();
  }

  private static CheckedRules rules(Path game) throws IOException {
    Source source = new Source(game.getFileName().toString(), Files.readString(game));
    return Objects.requireNonNull(
        Checker.check(ScriptParser.parse(source).script(), source).rules());
  }
}
