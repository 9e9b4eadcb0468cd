package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Scene;
import tricksmith.lower.LoweredTest;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.source.Diagnostic;
import tricksmith.source.Problem;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Runs a test line by line. A faulty given ends it; failed expectations do not. */
final class TestRun {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]+");

  /** The most names worth listing in a message. */
  private static final int MOST_NAMED = 4;

  /** What stops the statements that a line of the test performs, and what they wait for. */
  private static final Set<Problem> NAME_THE_STATEMENT =
      Set.of(
          ExpectationProblem.TOO_FEW_CARDS,
          ExpectationProblem.NO_ALTERNATIVES,
          ExpectationProblem.PASS_WITHOUT_EVENT,
          ExpectationProblem.TOO_MANY_PASSES,
          ExpectationProblem.NOBODY_TO_LEAD,
          ExpectationProblem.TO_PLAY);

  private final Source source;
  private final LoweredTest test;
  private final GivenTable table;
  private final Expectations expectations;
  private final List<Span> met = new ArrayList<>();

  TestRun(Source source, LoweredTest test, Scene scene) {
    this.source = source;
    this.test = test;
    this.table = GivenTable.of(test, scene, source);
    this.expectations = new Expectations(source, test, table);
  }

  /**
   * Runs the test and returns its failures.
   *
   * @param whole the span of the test
   */
  List<Diagnostic> failures(Span whole) {
    List<Diagnostic> failures = new ArrayList<>();
    for (LoweredTest.Line line : test.lines()) {
      Optional<Diagnostic> failure = performed(line);
      failure.ifPresent(failures::add);
      if (failure.isEmpty() && line instanceof LoweredTest.Expected) {
        met.add(line.span());
      }
      if (failure.isPresent() && line instanceof LoweredTest.Given) {
        break;
      }
    }
    boolean expects = test.lines().stream().anyMatch(LoweredTest.Expected.class::isInstance);
    return expects || !failures.isEmpty()
        ? failures
        : List.of(Diagnostic.of(ExpectationProblem.NO_EXPECTATION, whole));
  }

  /**
   * Returns the spans of the expectations that hold. Complete only after {@link #failures} has
   * returned.
   */
  List<Span> met() {
    return met;
  }

  private Optional<Diagnostic> performed(LoweredTest.Line line) {
    try {
      switch (line) {
        case LoweredTest.Given given -> table.take(given);
        case LoweredTest.Expected expected -> expectations.ask(expected);
      }
      return Optional.empty();
    } catch (TestFailure failure) {
      return Optional.of(completed(failure, failure.rule(), line));
    } catch (Fault fault) {
      TestFailure failure = TestFailure.of(ExpectationProblem.of(fault.kind()));
      return Optional.of(completed(failure, fault.rule(), line));
    }
  }

  /**
   * Adds what the place of the failure did not know. A failure of what a line performs is reported
   * at that line and names the statement; one of a rule is reported at the rule.
   */
  private Diagnostic completed(TestFailure thrown, @Nullable RuleId rule, LoweredTest.Line line) {
    Span place = place(rule, line);
    Diagnostic failure = thrown.diagnostic(place);
    if (NAME_THE_STATEMENT.contains(failure.problem())) {
      String number = String.valueOf(source.place(place.start()).line());
      List<String> arguments = new ArrayList<>(failure.arguments());
      arguments.addAll(List.of(firstLine(place), number));
      return new Diagnostic(failure.problem(), line.span(), arguments);
    }
    Problem problem = failure.problem();
    return problem == ExpectationProblem.TOO_MANY_STEPS
            || problem == ExpectationProblem.TOO_MANY_VALUES
        ? ExpectationProblem.tooMuch(problem, failure.span(), test.rules().budget())
        : named(failure, line);
  }

  /**
   * Where a value is missing, adds the line of the test, and the names without a value, as far as
   * they can be found.
   */
  private Diagnostic named(Diagnostic failure, LoweredTest.Line line) {
    if (failure.problem() != ExpectationProblem.NO_VALUE) {
      return failure;
    }
    String number = String.valueOf(source.place(line.span().start()).line());
    Set<String> words =
        WORD.matcher(linesOf(failure.span()))
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toSet());
    List<String> missing =
        table.scene().withoutValue().stream()
            .filter(name -> words.contains(name.replaceFirst("\\[.*", "")))
            .limit(MOST_NAMED)
            .toList();
    return missing.isEmpty()
        ? new Diagnostic(ExpectationProblem.NO_VALUE, failure.span(), List.of(number))
        : new Diagnostic(
            ExpectationProblem.NO_VALUE_OF,
            failure.span(),
            List.of(String.join("`, `", missing), missing.getFirst(), number));
  }

  private String firstLine(Span span) {
    String first = source.text(span).lines().findFirst().orElse("").strip();
    return first.endsWith("{") ? first + " … }" : first;
  }

  private String linesOf(Span span) {
    Span first = source.line(source.place(span.start()).line());
    Span last = source.line(source.place(span.end()).line());
    return source.text(first.to(last));
  }

  private Span place(@Nullable RuleId rule, LoweredTest.Line line) {
    return rule == null ? line.span() : test.places().placeOf(rule);
  }
}
