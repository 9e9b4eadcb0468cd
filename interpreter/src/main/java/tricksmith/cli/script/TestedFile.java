package tricksmith.cli.script;

import java.nio.file.Path;
import java.util.List;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.GameScript;

sealed interface TestedFile permits TestedFile.Tested, TestedFile.Wrong, UnreadFile {

  /** The name as the user gave it. */
  String name();

  int exitCode();

  /** Reads a script and runs its tests. */
  static TestedFile test(Path file, Budget budget) {
    return switch (CheckedFile.check(file)) {
      case UnreadFile unread -> unread;
      case CheckedFile.Read(GameScript script) ->
          script.isPlayable()
              ? new Tested(script, ScriptTests.run(script, budget))
              : new Wrong(script);
    };
  }

  record Tested(GameScript script, List<TestResult> results) implements TestedFile {
    public Tested {
      results = List.copyOf(results);
    }

    List<TestResult> failed() {
      return results.stream().filter(result -> !result.passed()).toList();
    }

    @Override
    public String name() {
      return script.source().name();
    }

    @Override
    public int exitCode() {
      return failed().isEmpty() ? ExitCode.FINE : ExitCode.WRONG;
    }
  }

  record Wrong(GameScript script) implements TestedFile {
    @Override
    public String name() {
      return script.source().name();
    }

    @Override
    public int exitCode() {
      return ExitCode.WRONG;
    }
  }
}
