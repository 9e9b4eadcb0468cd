package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.compile.CompiledTest;
import tricksmith.match.Fault;
import tricksmith.match.RuleId;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Performs a test line by line. What is given wrongly ends it; of expectations, all are asked. */
final class TestRun {

  private final CompiledTest test;
  private final GivenTable table;
  private final Expectations expectations;
  private final List<Span> met = new ArrayList<>();

  TestRun(Source source, CompiledTest test) {
    this.test = test;
    this.table = GivenTable.of(test, source);
    this.expectations = new Expectations(source, test, table);
  }

  /**
   * What is not as expected.
   *
   * @param whole where the test stands
   */
  List<Diagnostic> failures(Span whole) {
    if (test.lines().stream().noneMatch(CompiledTest.Expected.class::isInstance)) {
      return List.of(Diagnostic.of(ExpectationProblem.NO_EXPECTATION, whole));
    }
    List<Diagnostic> failures = new ArrayList<>();
    for (CompiledTest.Line line : test.lines()) {
      Optional<Diagnostic> failure = performed(line);
      failure.ifPresent(failures::add);
      if (failure.isEmpty() && line instanceof CompiledTest.Expected) {
        met.add(line.span());
      }
      if (failure.isPresent() && line instanceof CompiledTest.Given) {
        break;
      }
    }
    return failures;
  }

  /** Where the expectations stand that hold, once it has been asked for failures. */
  List<Span> met() {
    return met;
  }

  private Optional<Diagnostic> performed(CompiledTest.Line line) {
    try {
      switch (line) {
        case CompiledTest.Given given -> table.take(given);
        case CompiledTest.Expected expected -> expectations.ask(expected);
      }
      return Optional.empty();
    } catch (Failure failure) {
      return Optional.of(failure.diagnostic(place(failure.rule(), line)));
    } catch (Fault fault) {
      Failure failure = Failure.of(ExpectationProblem.of(fault.kind()));
      return Optional.of(failure.diagnostic(place(fault.rule(), line)));
    }
  }

  private Span place(@Nullable RuleId rule, CompiledTest.Line line) {
    return rule == null ? line.span() : test.places().placeOf(rule);
  }
}
