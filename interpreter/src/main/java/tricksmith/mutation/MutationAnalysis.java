package tricksmith.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.expectation.ScriptTests;
import tricksmith.mutation.Mutant.Fate;
import tricksmith.parse.IncrementalParser;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Problem;
import tricksmith.source.Source;

/**
 * Mutates a script in many small ways, one at a time, and finds out which mutants its tests and
 * warnings catch. Deterministic.
 */
public final class MutationAnalysis {

  /** More threads than any machine has processors for. */
  private static final int MOST_THREADS = 256;

  /**
   * Warnings that merely report an orphaned translation do not count as catching a deleted line.
   */
  private static final Set<Problem> UNTRANSLATED =
      Set.of(CheckProblem.TRANSLATES_NOTHING, CheckProblem.TRANSLATES_NOTHING_LIKE);

  private final GameScript script;
  private final Original original;

  private final Budget budget;
  private final Map<Problem, Long> warnings;
  private final Extent extent;

  /** Those that no thread is using. */
  private final Queue<IncrementalParser> parsers = new ConcurrentLinkedQueue<>();

  private MutationAnalysis(GameScript script, Budget budget) {
    this.script = script;
    this.budget = budget;
    extent = Extent.of(script);
    original = new Original(script, extent);
    warnings = problems(script);
  }

  /** Returns the number of mutations of a script. */
  public static int size(GameScript script) {
    return Mutations.of(script).size();
  }

  /** What became of one mutation, and what it cost to find out. */
  private record Tried(Optional<Mutant> mutant, long units) {}

  /**
   * Tries all mutations, or as many from the beginning of the text on as do not take too many steps
   * together. Those that do not pass the check are left out.
   *
   * @param script must be playable and pass all its tests
   * @param budget what the tests of each mutant may compute, and in proportion all mutants together
   * @param threads the number of threads to use, which does not affect the result
   * @param progress receives the number of mutations tried so far
   * @throws InterruptedException if the thread is interrupted
   */
  public static TriedMutations of(
      GameScript script, Budget budget, int threads, IntConsumer progress)
      throws InterruptedException {
    long most = TrialCost.ofAll(budget);
    MutationAnalysis analysis = new MutationAnalysis(script, budget);
    ExecutorService workers =
        Executors.newFixedThreadPool(
            Math.min(threads, MOST_THREADS), Thread.ofPlatform().daemon().factory());
    try {
      List<Future<Tried>> pending = new ArrayList<>();
      List<Edit> mutations = Mutations.of(script);
      for (Edit mutation : mutations) {
        pending.add(workers.submit(() -> analysis.tried(mutation)));
      }
      List<Mutant> mutants = new ArrayList<>();
      long units = TrialCost.ofScript(analysis.extent);
      int done = 0;
      while (done < pending.size() && units <= most) {
        Tried tried = pending.get(done).get();
        tried.mutant.ifPresent(mutants::add);
        units += tried.units;
        progress.accept(++done);
      }
      Integer end = done < pending.size() ? analysis.line(mutations.get(done)) : null;
      return new TriedMutations(mutants, done, pending.size(), end);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  /** Tries a mutation; there is no mutant if it does not pass the check. */
  private Tried tried(Edit mutation) {
    TrialCost cost = new TrialCost(extent);
    cost.read();
    Optional<Mutant> mutant =
        read(script.source().edited(List.of(mutation)))
            .filter(altered -> altered.isPlayable() && isWhole(altered))
            .map(altered -> mutant(mutation, fate(altered, cost)));
    return new Tried(mutant, cost.units());
  }

  /** Reads a mutant; most of its sections are those of the mutant before. */
  private Optional<GameScript> read(Source source) {
    IncrementalParser parser =
        Objects.requireNonNullElseGet(parsers.poll(), IncrementalParser::new);
    Optional<GameScript> read = GameScript.readToPlayIfReadable(source, parser);
    parsers.add(parser);
    return read;
  }

  /**
   * Whether a mutant still has all its tests; a mutation that removes some cannot be judged by
   * them.
   */
  private boolean isWhole(GameScript altered) {
    return tests(altered) == tests(script);
  }

  private static int tests(GameScript script) {
    return script.rules() == null ? 0 : script.rules().tests().size();
  }

  private Mutant mutant(Edit mutation, Fate fate) {
    return new Mutant(mutation, line(mutation), script.source().text(mutation.span()), fate);
  }

  private int line(Edit mutation) {
    return script.source().place(mutation.span().start()).line();
  }

  private Fate fate(GameScript altered, TrialCost cost) {
    if (!ScriptTests.allPass(altered, budget, cost::compute)) {
      return Fate.FAILS_A_TEST;
    }
    cost.review();
    boolean warned =
        problems(altered.reviewed()).entrySet().stream()
            .anyMatch(each -> each.getValue() > warnings.getOrDefault(each.getKey(), 0L));
    if (warned) {
      return Fate.IS_WARNED_OF;
    }
    if (!SamePlay.of(original, altered, cost)) {
      return Fate.GOES_UNNOTICED;
    }
    return cost.isTooMuchForOne() ? Fate.REMAINS_UNDECIDED : Fate.PLAYS_THE_SAME;
  }

  private static Map<Problem, Long> problems(GameScript script) {
    return script.diagnostics().stream()
        .filter(diagnostic -> !UNTRANSLATED.contains(diagnostic.problem()))
        .collect(Collectors.groupingBy(Diagnostic::problem, Collectors.counting()));
  }
}
