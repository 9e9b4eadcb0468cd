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
import tricksmith.rules.CheckedRules;

/** The same match, played by both engines. */
final class TwoEngines {

  /**
   * A match to be played: all that determines it, together with the choices drawn from the seed.
   */
  record Setting(int players, Map<String, List<String>> options, long seed) {}

  private static final int BEFORE_THE_DIFFERENCE = 4;

  private final CheckedRules rules;

  TwoEngines(CheckedRules rules) {
    this.rules = rules;
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
    Lowered compiled = new Lowered(played, lowered.places());
    List<Happening> engine = EngineMatch.play(compiled, setting.seed(), new Random(setting.seed()));
    List<Happening> reference =
        ReferenceMatch.play(
            rules, setting.players(), setting.options(), setting.seed(), new SameChoices(engine));
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
    boolean brokenOff = !engine.getLast().isTheLast();
    int places = brokenOff ? engine.size() : Math.max(engine.size(), reference.size());
    for (int place = 0; place < places; place++) {
      if (!at(engine, place).equals(at(reference, place))) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
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
