package tricksmith.reference;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.bytecode.Compilation;
import tricksmith.lower.Lowered;
import tricksmith.lower.Lowering;
import tricksmith.lower.SetupCheck;
import tricksmith.lower.setup.Setup;
import tricksmith.optimize.Optimization;
import tricksmith.optimize.Optimizer;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;
import tricksmith.rules.CheckedRules;

/** The same match, played by both engines. */
final class TwoEngines {

  /**
   * A match to be played: all that determines it, together with the choices drawn from the seed.
   */
  record Setting(int players, Map<String, List<String>> options, long seed) {}

  private static final int BEFORE_THE_DIFFERENCE = 4;

  /** Twice what a match of the most expensive bundled game takes. */
  private static final Budget OF_SCRIPTS_MADE_UP = Budget.ofSteps(50_000);

  /**
   * How many terms the reference may evaluate until a match of that budget is broken off. It makes
   * no use of sets or tables, so a step stands for many terms; but not for any number of them.
   */
  private static final long TERMS_OF_SCRIPTS_MADE_UP = 20_000_000;

  private final CheckedRules rules;
  private final Budget budget;
  private final long terms;

  private TwoEngines(CheckedRules rules, Budget budget, long terms) {
    this.rules = rules;
    this.budget = budget;
    this.terms = terms;
  }

  /** Plays matches to the end. */
  static TwoEngines of(CheckedRules rules) {
    return new TwoEngines(rules, Budget.USUAL, Long.MAX_VALUE);
  }

  /**
   * Breaks off matches that take very long, as those of scripts that are made up may. Where the
   * engine has taken all steps that it may, the reference must get as far. It must not have to
   * compute much more than the engine has counted.
   */
  static TwoEngines ofMadeUp(CheckedRules rules) {
    return new TwoEngines(rules, OF_SCRIPTS_MADE_UP, TERMS_OF_SCRIPTS_MADE_UP);
  }

  /** Whether the game can be played so. */
  boolean canPlay(Setting setting) {
    return SetupCheck.objections(rules, setup(setting)).isEmpty();
  }

  private static Setup setup(Setting setting) {
    return new Setup(setting.players(), setting.options());
  }

  /** The first difference, in words; empty if there is none. */
  Optional<String> difference(Setting setting) {
    Lowered lowered = Lowering.lower(rules, setup(setting));
    Program optimized = Optimizer.optimized(lowered.rules(), optimizations(setting));
    Program played = isTranslated(setting) ? translated(optimized) : optimized;
    Lowered compiled = new Lowered(played.with(budget), lowered.places());
    List<Happening> engine = EngineMatch.play(compiled, setting.seed(), new Random(setting.seed()));
    List<Happening> reference =
        ReferenceMatch.play(
            rules,
            setting.players(),
            setting.options(),
            setting.seed(),
            new SameChoices(engine),
            new Course.Limits(engine.size() + 1, terms));
    return firstDifference(engine, reference)
        .map(place -> setting + "\n" + report(engine, reference, place));
  }

  /** Every third match is played by bytecode. */
  private static boolean isTranslated(Setting setting) {
    return (setting.seed() + setting.players()) % 3 == 0;
  }

  private static Program translated(Program program) {
    Compilation compilation = new Compilation(program, "made up", _ -> 1, 0);
    compilation.compile();
    return compilation.program();
  }

  /** All of them in every other match, and otherwise any. */
  private static Set<Optimization> optimizations(Setting setting) {
    if (setting.seed() % 2 == 0) {
      return EnumSet.allOf(Optimization.class);
    }
    Random random = new Random(setting.seed() + setting.players());
    Set<Optimization> some = EnumSet.noneOf(Optimization.class);
    for (Optimization optimization : Optimization.values()) {
      if (random.nextBoolean()) {
        some.add(optimization);
      }
    }
    return some;
  }

  /** Chooses what the engine's players have chosen, and gives up where that is not allowed. */
  private static final class SameChoices implements Chooser {
    private final Deque<List<String>> picks = new ArrayDeque<>();

    SameChoices(List<Happening> engine) {
      for (Happening happening : engine) {
        if (happening instanceof Happening.Decided(_, List<String> pick)) {
          picks.add(pick);
        }
      }
    }

    @Override
    public @Nullable List<String> choose(Question question) {
      List<String> pick = picks.poll();
      return pick != null && question.allows(pick) ? pick : null;
    }
  }

  /** A match that the engine has broken off is compared as far as it goes. */
  private static Optional<Integer> firstDifference(
      List<Happening> engine, List<Happening> reference) {
    int places = placesToCompare(engine, reference);
    for (int place = 0; place < places; place++) {
      if (!at(engine, place).equals(at(reference, place))) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  private static int placesToCompare(List<Happening> engine, List<Happening> reference) {
    Happening last = engine.getLast();
    if (last.isTheLast()) {
      return Math.max(engine.size(), reference.size());
    }
    return last instanceof Happening.OutOfSteps ? engine.size() - 1 : engine.size();
  }

  private static Optional<Happening> at(List<Happening> happenings, int place) {
    return place < happenings.size() ? Optional.of(happenings.get(place)) : Optional.empty();
  }

  private static String report(List<Happening> engine, List<Happening> reference, int place) {
    String before =
        engine.subList(Math.max(0, place - BEFORE_THE_DIFFERENCE), place).stream()
            .map(happening -> "  both:      " + happening + "\n")
            .collect(Collectors.joining());
    return "event "
        + place
        + "\n"
        + before
        + "  engine:    "
        + words(engine, place)
        + "\n  reference: "
        + words(reference, place);
  }

  private static String words(List<Happening> happenings, int place) {
    return at(happenings, place).map(Happening::toString).orElse("nothing more");
  }
}
