package tricksmith.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.engine.MatchRun;
import tricksmith.games.GameFiles;
import tricksmith.optimize.Optimizer;
import tricksmith.players.RandomBot;
import tricksmith.program.Step;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Leaf;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** What translated classes are like, and that they go. */
class CompilationTest {

  /** The JVM never translates longer methods. */
  private static final int LONGEST = 8_000;

  /** It puts hot ones up to this length into those that call them. */
  private static final int INLINED = 325;

  /** How often rules are read and translated anew; a thousand times by hand. */
  private static final int RELOADS = Integer.getInteger("reloads", 50);

  /**
   * How often memory is cleared until all classes must have gone. Once is not enough: the JVM may
   * be busy translating the last ones, and holds them until it has.
   */
  private static final int MOST_COLLECTIONS = 1_000;

  /** How often to tell how much room is taken, in the long form. */
  private static final int INTERVAL = 100;

  static List<Path> games() {
    return GameFiles.all();
  }

  private static Game game(Path file) {
    GameScript script = GameFiles.script(file);
    return GameFiles.ready(script.setUp(script.defaults()));
  }

  private static Compilation compilation(Game game, int patience) {
    return new Compilation(
        Optimizer.optimized(game.rules().asLowered()),
        game.script().source().name(),
        rule -> game.script().source().place(game.placeOf(rule).start()).line(),
        patience);
  }

  private static Stream<MethodModel> methods(byte[] type) {
    return ClassFile.of().parse(type).methods().stream();
  }

  private static CodeAttribute code(MethodModel method) {
    return method.findAttribute(Attributes.code()).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noMethodIsTooLongForTheJvm(Path file) {
    for (byte[] type : compilation(game(file), 0).compile().values()) {
      assertThat(methods(type))
          .allSatisfy(method -> assertThat(code(method).codeLength()).isLessThan(LONGEST));
      assertThat(methods(type))
          .filteredOn(method -> !isShared(method))
          .allSatisfy(method -> assertThat(code(method).codeLength()).isLessThanOrEqualTo(INLINED));
    }
  }

  /** What is there once for all expressions of a class. */
  private static boolean isShared(MethodModel method) {
    String name = method.methodName().stringValue();
    return name.startsWith("tricks_")
        || List.of(
                "<clinit>",
                "word",
                "holds",
                "mask",
                "inTricks",
                "outsideTricks",
                "playable",
                "best")
            .contains(name);
  }

  /**
   * The JVM inlines only so much into a method; Supertrump has a loop with a stock, and one
   * without.
   */
  @Test
  void eachLoopInWhichTricksArePlayedIsAMethodOfItsOwn() {
    Game supertrump = GameFiles.game("supertrump", 2, Map.of());

    assertThat(
            compilation(supertrump, 0).compile().values().stream()
                .flatMap(CompilationTest::methods))
        .extracting(method -> method.methodName().stringValue())
        .filteredOn(name -> name.startsWith("tricks_"))
        .containsExactlyInAnyOrder("tricks_0", "tricks_1");
  }

  /** In Saizen something can happen after each card; elsewhere a trick is a single call. */
  @Test
  void stepsOfATrickAreInTheLoopOnlyIfItIsNotPlayedInOneGo() {
    assertThat(stepsInLoops(GameFiles.game("supertrump", 2, Map.of())))
        .hasAtLeastOneElementOfType(Step.BeginTrick.class)
        .hasAtLeastOneElementOfType(Step.CollectTrick.class)
        .doesNotHaveAnyElementsOfTypes(
            Step.NextToPlay.class, Step.PlayCard.class, Step.FinishStage.class);
    assertThat(stepsInLoops(GameFiles.game("saizen", 2, Map.of("jokers", List.of("2")))))
        .hasAtLeastOneElementOfType(Step.PlayCard.class);
  }

  private static List<Step> stepsInLoops(Game game) {
    return TrickLoops.of(game.rules()).stream()
        .flatMap(loop -> loop.values().stream())
        .map(Step.class::cast)
        .toList();
  }

  /** To find out first which question it is would cost more than the answer. */
  @Test
  void aPositionIsAskedDirectly() {
    assertThat(
            compilation(GameFiles.game("mas-menos", 2, Map.of()), 0).compile().values().stream()
                .flatMap(CompilationTest::methods)
                .flatMap(method -> code(method).elementStream())
                .filter(InvokeInstruction.class::isInstance)
                .map(called -> ((InvokeInstruction) called).name().stringValue()))
        .contains("winner", "winningCard", "winningCardOf", "tricksFinished");
  }

  /** A rule may be called like a method that evaluates an expression by its number. */
  @Test
  void aReservedNameIsGivenToNoOtherMethod() {
    Methods methods = new Methods(new ExpressionFacts());
    methods.reserve("word_1");

    Methods.Method named = methods.of(new Leaf.Constant(0), Yield.WORD, "word 1", 1);

    assertThat(named.name()).isEqualTo("word_1_2");
  }

  @Test
  void profilesNameTheRulesAndTheirLines() {
    Game whist = GameFiles.game("classics/whist", 4, Map.of());
    byte[] type = compilation(whist, 0).compile().values().iterator().next();
    MethodModel follow =
        methods(type)
            .filter(method -> method.methodName().equalsString("follow_suit"))
            .findFirst()
            .orElseThrow();
    String line = whist.script().source().text().lines().toList().get(line(follow) - 1);
    assertThat(line).contains("must \"follow suit\"");
  }

  private static int line(MethodModel method) {
    return code(method)
        .elementStream()
        .filter(LineNumber.class::isInstance)
        .map(each -> ((LineNumber) each).line())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatIsEvaluatedOftenIsTranslatedInTheBackground() throws InterruptedException {
    Compilation compilation = compilation(GameFiles.game("classics/whist", 4, Map.of()), 50);
    assertThat(compilation.isRequested()).isFalse();
    playOut(MatchRun.start(compilation.program(), 0));
    assertThat(compilation.isRequested()).isTrue();
    Compilations.await();
    assertThat(compilation.isMade()).isTrue();
  }

  /** Settings of which a few matches are played are never translated. */
  @ParameterizedTest
  @MethodSource("games")
  void twentyMatchesAreNotEnough(Path file) {
    Compilation compilation = compilation(game(file), Compilations.PATIENCE);
    for (int seed = 0; seed < 20; seed++) {
      playOut(MatchRun.start(compilation.program(), seed).unrecordedCopy());
    }
    assertThat(compilation.isRequested()).isFalse();
  }

  private static void playOut(MatchRun run) {
    RandomBot bot = new RandomBot(1, 1);
    while (run.isDeciding()) {
      bot.choose(run);
    }
  }

  @Test
  void theOldestIsTakenBack() throws InterruptedException {
    Game knaves = GameFiles.game("classics/knaves", 3, Map.of());
    List<Compilation> all =
        Stream.generate(() -> compilation(knaves, 1)).limit(Compilations.MOST + 1).toList();
    for (Compilation each : all) {
      playOut(MatchRun.start(each.program(), 0));
    }
    Compilations.await();
    assertThat(all.getFirst().isMade()).isFalse();
    assertThat(all.getLast().isMade()).isTrue();
  }

  @Test
  void rulesThatAreNotPlayedAnyMoreTakeNoRoom() {
    String text = GameFiles.text("classics/knaves");
    List<WeakReference<Class<?>>> translated = new ArrayList<>();
    for (int i = 1; i <= RELOADS; i++) {
      translated.add(new WeakReference<>(translated(text + "// " + i)));
      if (i % INTERVAL == 0) {
        System.gc();
        System.out.println(i + " times: " + roomForClasses());
      }
    }
    for (int i = 0; i < MOST_COLLECTIONS && !areGone(translated); i++) {
      System.gc();
    }
    assertThat(translated).extracting(WeakReference::get).containsOnlyNulls();
  }

  private static boolean areGone(List<WeakReference<Class<?>>> classes) {
    return classes.stream().allMatch(each -> each.refersTo(null));
  }

  /**
   * Reads a script, plays a match by its translated rules, and returns the class that performs
   * their steps; it goes together with the others of its translation.
   */
  private static Class<?> translated(String text) {
    GameScript script = GameScript.read(new Source("reloaded.trick", text));
    Compilation compilation =
        compilation(GameFiles.ready(script.setUp(script.defaults())), Compilations.PATIENCE);
    compilation.compile();
    playOut(MatchRun.start(compilation.program(), 0).unrecordedCopy());
    return compilation.program().procedure().compilable().code().getClass();
  }

  private static String roomForClasses() {
    ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();
    long metaspace =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getName().equals("Metaspace"))
            .mapToLong(pool -> pool.getUsage().getUsed())
            .sum();
    return "%d classes loaded, %d unloaded, %d kB of metaspace"
        .formatted(classes.getLoadedClassCount(), classes.getUnloadedClassCount(), metaspace >> 10);
  }
}
