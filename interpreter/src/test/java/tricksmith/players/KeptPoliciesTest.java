package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.cache.PolicyFolder;
import tricksmith.engine.MatchRun;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** What was learned is kept for the next process, and nothing depends on it. */
class KeptPoliciesTest {

  private static final long EFFORT = 1_000;

  /** The most games that the folder keeps. */
  private static final int MOST_GAMES = 500;

  @TempDir private Path folder;

  private static Program rules(String game, Map<String, List<String>> options) {
    GameScript script = GameFiles.script(game);
    return GameFiles.ready(script.setUp(script.defaults().players(), options)).rules();
  }

  private static Program knaves() {
    return rules("classics/knaves", Map.of());
  }

  private static Program changed(String text, String other) {
    Source whole = GameFiles.script("classics/knaves").source();
    assertThat(whole.text()).contains(text);
    GameScript script = GameScript.read(new Source("knaves", whole.text().replace(text, other)));
    return GameFiles.program(script);
  }

  private PolicyFolder kept() {
    return new PolicyFolder(folder);
  }

  /** Learns a game in a process of its own; returns how often the spectator was told. */
  private int learn(Program rules) {
    List<Integer> told = new ArrayList<>();
    new Policies(EFFORT, kept(), (_, percent) -> told.add(percent)).learn(rules);
    return told.size();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void isRecalledWithoutLearning() {
    Program rules = knaves();
    Policies later = new Policies(EFFORT, kept(), Policies.Spectator.NOBODY);
    assertThat(later.recall(rules)).isFalse();

    learn(knaves());
    assertThat(later.recall(rules)).isTrue();
    assertThat(later.knows(rules)).isTrue();
  }

  @Test
  void aGameIsLearnedOnce() throws IOException {
    assertThat(learn(knaves())).isPositive();
    assertThat(learn(knaves())).isZero();

    assertThat(files()).hasSize(1);
  }

  @Test
  void whoWaitsHearsHowFarItIs() {
    List<Integer> told = new ArrayList<>();
    new Policies(EFFORT, PolicyStore.NOTHING, (_, percent) -> told.add(percent)).learn(knaves());

    assertThat(told).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(5).endsWith(100);
  }

  @Test
  void whoFindsItPlaysLikeWhoLearnsIt() {
    learn(knaves());

    assertThat(match(new Policies(EFFORT, kept(), (_, _) -> {})))
        .isEqualTo(match(new Policies(EFFORT)));
  }

  private static List<Object> match(Policies policies) {
    MatchRun run = MatchRun.start(knaves(), 3);
    while (run.isDeciding()) {
      Level.NOVICE.bot(policies, 5, run.decider()).choose(run);
    }
    return List.copyOf(run.events());
  }

  @Test
  void otherRulesOptionsAndEffortsAreOtherGames() {
    learn(knaves());

    assertThat(learn(changed("H: 4", "H: 5"))).isPositive();
    assertThat(learn(rules("classics/knaves", Map.of("play-to", List.of("30"))))).isPositive();
    AtomicInteger told = new AtomicInteger();
    new Policies(EFFORT + 1, kept(), (_, _) -> told.incrementAndGet()).learn(knaves());
    assertThat(told.get()).isPositive();
  }

  @Test
  void testsOfAScriptSayNothingAboutPlay() {
    learn(knaves());

    assertThat(learn(changed("tests {", "tests {\n  // one more line\n"))).isZero();
  }

  @Test
  void rulesWithoutAFingerprintAreNotKept() {
    assertThat(learn(knaves().identified(() -> ""))).isPositive();

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatIsDamagedIsLearnedAnew() throws IOException {
    learn(knaves());
    Path file = files().getFirst();
    byte[] whole = Files.readAllBytes(file);

    for (int at = 0; at < whole.length; at += 97) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 0x10;
      assertThat(PolicyCode.decode(damaged)).as("a bit of byte " + at).isEmpty();
    }
    for (int length : new int[] {0, 1, 15, 16, 20, whole.length - 1}) {
      assertThat(PolicyCode.decode(Arrays.copyOf(whole, length))).as(length + " bytes").isEmpty();
    }
    Files.write(file, Arrays.copyOf(whole, 100));
    assertThat(learn(knaves())).isPositive();
    assertThat(file).hasBinaryContent(whole);
  }

  @Test
  void anotherGamesFileIsNotBelieved() throws IOException {
    learn(rules("classics/hearts", Map.of()));
    byte[] ofHearts = Files.readAllBytes(files().getFirst());
    learn(knaves());
    for (Path file : files()) {
      Files.write(file, ofHearts);
    }

    assertThat(learn(knaves())).isPositive();
  }

  @Test
  void aFolderThatCannotBeWrittenChangesNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "no folder");
    Policies policies = new Policies(EFFORT, new PolicyFolder(file), (_, _) -> {});

    assertThat(match(policies)).isEqualTo(match(new Policies(EFFORT)));
    assertThat(file).hasContent("no folder");
  }

  @Test
  void aFolderInPlaceOfAFileChangesNothing() throws IOException {
    learn(knaves());
    Path file = files().getFirst();
    Files.delete(file);
    Files.createDirectories(file.resolve("below"));

    assertThat(learn(knaves())).isPositive();
  }

  @Test
  void manyMayLearnAtTheSameTime() throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Future<Integer>> learning = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        learning.add(threads.submit(() -> learn(knaves())));
      }
      for (Future<Integer> each : learning) {
        each.get();
      }
    }

    assertThat(files()).hasSize(1);
    assertThat(learn(knaves())).isZero();
  }

  @Test
  void theFolderStaysSmall() throws IOException {
    Files.createDirectories(folder);
    FileTime old = FileTime.from(Instant.now().minus(Duration.ofDays(1)));
    for (int i = 0; i < MOST_GAMES + 3; i++) {
      Files.setLastModifiedTime(Files.createFile(folder.resolve(i + ".policy")), old);
    }
    Files.setLastModifiedTime(Files.createFile(folder.resolve("killed.part")), old);
    Path foreign = Files.createFile(folder.resolve("notes.txt"));

    learn(knaves());

    assertThat(files()).hasSize(MOST_GAMES + 1).contains(foreign);
    assertThat(learn(knaves())).isZero();
  }
}
