package tricksmith.parse.advice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.parse.advice.AdvicePattern.Stage;
import tricksmith.parse.diagnostic.TokenDiagnostic;

/** Says what a line probably means that is written as people write elsewhere. */
public final class Advice {

  /** The tables of this package's resources, one for each world that people come from. */
  private static final List<AdvicePattern> PATTERNS =
      Stream.of("wording", "prose", "japanese", "code", "slips")
          .map(AdviceTable::read)
          .flatMap(List::stream)
          .toList();

  private static final Map<Stage, List<AdvicePattern>> OF_STAGES =
      PATTERNS.stream().collect(Collectors.groupingBy(AdvicePattern::stage));

  private Advice() {}

  /** All patterns of all tables. */
  public static List<AdvicePattern> patterns() {
    return PATTERNS;
  }

  /** What there is to say about an error at this stage; empty if no pattern matches. */
  public static Optional<TokenDiagnostic> of(ErrorContext error, Stage stage) {
    return Stream.of(Stage.WORDING, stage)
        .filter(asked -> asked == stage || stage == Stage.FIRST)
        .distinct()
        .flatMap(asked -> matching(error, asked).stream().limit(1))
        .findFirst()
        .flatMap(pattern -> pattern.diagnose(error, new EncodedStatement(error)));
  }

  /**
   * The patterns that match an error, those aside that yield to another one or are asked later.
   * More than one means that the tables contradict each other.
   */
  public static List<AdvicePattern> matching(ErrorContext error) {
    return Stream.of(Stage.values())
        .map(stage -> matching(error, stage))
        .filter(patterns -> !patterns.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private static List<AdvicePattern> matching(ErrorContext error, Stage stage) {
    EncodedStatement statement = new EncodedStatement(error);
    List<AdvicePattern> matching =
        OF_STAGES.getOrDefault(stage, List.of()).stream()
            .filter(pattern -> pattern.diagnose(error, statement).isPresent())
            .toList();
    return matching.stream()
        .filter(
            pattern ->
                matching.stream().noneMatch(other -> pattern.yieldsTo().contains(other.name())))
        .toList();
  }
}
