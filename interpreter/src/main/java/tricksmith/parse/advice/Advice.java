package tricksmith.parse.advice;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.parse.advice.AdvicePattern.Stage;
import tricksmith.parse.diagnostic.TokenDiagnostic;

/** Explains what a line in another notation probably means. */
public final class Advice {

  /**
   * The patterns in the tables of this package's resources, one table for each background that
   * authors come from.
   */
  private static final List<AdvicePattern> PATTERNS =
      Stream.of("wording", "rulebook", "table-talk", "prose", "japanese", "code", "slips")
          .map(AdviceTable::read)
          .flatMap(List::stream)
          .toList();

  private static final Map<Stage, PatternIndex> OF_STAGES =
      Stream.of(Stage.values()).collect(Collectors.toMap(stage -> stage, Advice::index));

  private Advice() {}

  private static PatternIndex index(Stage stage) {
    return new PatternIndex(PATTERNS.stream().filter(each -> each.stage() == stage).toList());
  }

  public static List<AdvicePattern> patterns() {
    return PATTERNS;
  }

  /** Returns the advice on an error at this stage; empty if no pattern matches. */
  public static Optional<TokenDiagnostic> of(ErrorContext error, Stage stage) {
    EncodedStatement statement = new EncodedStatement(error);
    return Stream.of(Stage.WORDING, stage)
        .filter(asked -> asked == stage || stage == Stage.FIRST)
        .distinct()
        .flatMap(asked -> matching(error, statement, asked).limit(1))
        .findFirst()
        .flatMap(pattern -> pattern.diagnose(error, statement));
  }

  /**
   * Returns the patterns that match an error, except those that yield to another or are asked at a
   * later stage. More than one means that the tables contradict each other.
   */
  public static List<AdvicePattern> matching(ErrorContext error) {
    EncodedStatement statement = new EncodedStatement(error);
    return Stream.of(Stage.values())
        .map(stage -> matching(error, statement, stage).toList())
        .filter(patterns -> !patterns.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /**
   * Looks no further than it is asked: most patterns are tried in vain, and each takes its time.
   */
  private static Stream<AdvicePattern> matching(
      ErrorContext error, EncodedStatement statement, Stage stage) {
    List<AdvicePattern> candidates =
        Objects.requireNonNull(OF_STAGES.get(stage)).candidates(statement);
    Predicate<AdvicePattern> matches = each -> each.matches(error, statement);
    return candidates.stream()
        .filter(matches)
        .filter(
            pattern ->
                candidates.stream()
                    .filter(other -> pattern.yieldsTo().contains(other.name()))
                    .noneMatch(matches));
  }
}
