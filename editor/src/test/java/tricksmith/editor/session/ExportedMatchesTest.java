package tricksmith.editor.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stop;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.files.MatchFile;
import tricksmith.editor.files.OpenResult;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.RecordedMatch;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;

/** Matches in files: match files, and one file with rules, match and notes. */
class ExportedMatchesTest {
  private static final String TRICK_RULE = "winner scores 1 ";

  @TempDir private Path folder;

  /** A session with its latest state. */
  private static final class Desk {
    final StepwiseWorker worker = new StepwiseWorker();
    final List<SessionState> states = new ArrayList<>();
    final List<ExportResult> kept = new ArrayList<>();
    final List<MatchFileProblem> differences = new ArrayList<>();
    final EditingSession session;

    Desk(ScriptFile.Opened opened) {
      session =
          EditingSession.open(
              opened, MatchSettings.NONE, 7, worker, states::add, DraftStore.NONE, false);
      worker.work();
    }

    static Desk of(Path file) throws IOException {
      OpenResult.Ready ready = (OpenResult.Ready) OpenResult.of(file);
      Desk desk = new Desk(ready.script());
      ready.match().ifPresent(match -> desk.session.arrive(match, desk.differences::add));
      ready.draft().ifPresent(desk.session::edit);
      desk.worker.pauseAndWork();
      return desk;
    }

    SessionState now() {
      return states.getLast();
    }

    LiveMatch live() {
      return Objects.requireNonNull(now().playing());
    }

    List<Event> events() {
      return live().course().after(live().course().length()).match().events();
    }

    Desk playedOn(Stride stride) {
      session.play(playtest -> playtest.bots(Occupant.RANDOM_BOT).seat(1, Occupant.RANDOM_BOT));
      session.playOn((playtest, wanted) -> playtest.forward(stride, wanted));
      worker.work();
      return this;
    }

    void save(Path file) {
      session.saveMatch(file, kept::add);
      worker.work();
    }

    void share(Path file) {
      session.share(file, kept::add);
      worker.work();
    }

    void edit(String text) {
      session.edit(text);
      worker.pauseAndWork();
    }
  }

  private Path script(String game) throws IOException {
    Path file = folder.resolve(game + ".trick");
    return Files.copy(Path.of("..", "games", game + ".trick"), file);
  }

  private static RecordedMatch only(Path file) throws IOException {
    MatchFile.Matches content = (MatchFile.Matches) MatchFile.read(file);
    assertThat(content.matches()).hasSize(1);
    return content.matches().getFirst();
  }

  // Match files.

  @ParameterizedTest
  @ValueSource(strings = {"supertrump", "mas-menos", "norimachigai", "head-and-tail", "saizen"})
  void aMatchFileVerifiesAndOpensAsTheSameMatch(String game) throws IOException {
    Desk desk = Desk.of(script(game)).playedOn(Stride.MATCH);
    Path file = folder.resolve(game + ".match.jsonl");

    desk.save(file);

    assertThat(desk.kept).containsExactly(new ExportResult.Written(file, 0, false));
    RecordedMatch recorded = only(file);
    assertThat(recorded.script()).isEqualTo(game + ".trick");
    assertThat(recorded.seed()).isEqualTo(7);
    assertThat(Replay.of(recorded, desk.live().game().rules(), true))
        .isInstanceOfSatisfying(
            ReplayResult.Done.class,
            done -> assertThat(done.match().status()).isInstanceOf(Status.Ended.class));
    Desk again = Desk.of(file);
    assertThat(again.events()).isEqualTo(desk.events());
    assertThat(again.live().isAtEnd()).isTrue();
    assertThat(again.live().branches()).hasSize(1);
    assertThat(again.live().branch()).isEqualTo(desk.live().branch());
    assertThat(again.differences).isEmpty();
  }

  @Test
  void aMatchThatWasNotFinishedGoesOnAsItWouldHave() throws IOException {
    Desk desk = Desk.of(script("saizen")).playedOn(Stride.TRICK);
    Path file = folder.resolve("saizen.match.jsonl");
    desk.save(file);

    Desk again = Desk.of(file).playedOn(Stride.MATCH);

    assertThat(again.events()).isEqualTo(desk.playedOn(Stride.MATCH).events());
  }

  @Test
  void chanceThatWasArrangedByHandIsInTheFile() throws IOException {
    Desk desk = Desk.of(script("supertrump"));
    var dealer =
        desk.now().playtest().timeline().orElseThrow().entries().stream()
            .filter(entry -> entry instanceof tricksmith.editor.picture.Timeline.CameUp)
            .map(tricksmith.editor.picture.Timeline.CameUp.class::cast)
            .findFirst()
            .orElseThrow();
    String other = "1".equals(dealer.label()) ? "2" : "1";
    desk.session.play(playtest -> playtest.letComeUp(dealer, other));
    desk.playedOn(Stride.TRICK);
    Path file = folder.resolve("arranged.match.jsonl");

    desk.save(file);

    assertThat(Desk.of(file).events()).isEqualTo(desk.events());
    assertThat(Files.readString(file)).contains("\"name\":\"dealer\",\"pick\":" + other);
  }

  @Test
  void aMatchByOtherRulesStopsWhereTheyPart() throws IOException {
    Path script = script("supertrump");
    Desk desk = Desk.of(script).playedOn(Stride.MATCH);
    Path file = folder.resolve("match.match.jsonl");
    desk.save(file);
    Files.writeString(
        script,
        Files.readString(script).replace("(card) == suit-of(led)", "(card) != suit-of(led)"));

    Desk again = Desk.of(file);

    assertThat(again.live().stop()).extracting(Stop::reason).isEqualTo(Stop.Reason.FORBIDDEN);
    assertThat(again.live().isAtStop()).isTrue();
    assertThat(again.differences).isNotEmpty();
  }

  @Test
  void aMatchThatTheRulesScoreOtherwiseIsToldByItsLine() throws IOException {
    Path script = script("supertrump");
    Desk desk = Desk.of(script).playedOn(Stride.MATCH);
    Path file = folder.resolve("match.match.jsonl");
    desk.save(file);
    Files.writeString(script, Files.readString(script).replace(TRICK_RULE, "winner scores 2 "));

    Desk again = Desk.of(file);

    assertThat(again.live().stop()).isNull();
    assertThat(again.differences)
        .extracting(MatchFileProblem::kind)
        .containsExactly(MatchFileProblem.Kind.DIFFERENT);
  }

  @Test
  void whatTheRulesDoNotAllowAnyMoreIsLeftOutAndSaidSo() throws IOException {
    Desk desk = Desk.of(script("supertrump")).playedOn(Stride.MATCH);
    int played = desk.live().course().length();
    desk.edit(desk.now().text().replace("(card) == suit-of(led)", "(card) != suit-of(led)"));
    Path file = folder.resolve("match.match.jsonl");

    desk.save(file);

    int left = played - desk.live().course().length();
    assertThat(left).isPositive();
    assertThat(desk.kept).containsExactly(new ExportResult.Written(file, left, true));
    assertThat(Replay.of(only(file), desk.live().game().rules(), true))
        .isInstanceOf(ReplayResult.Done.class);
  }

  @Test
  void severalMatchesOfOneGameBecomeBranches() throws IOException {
    Path script = script("supertrump");
    Path both = folder.resolve("both.match.jsonl");
    Desk desk = Desk.of(script).playedOn(Stride.MATCH);
    desk.save(folder.resolve("1.match.jsonl"));
    desk.session.newMatch(9);
    desk.playedOn(Stride.MATCH).save(folder.resolve("2.match.jsonl"));
    Files.writeString(
        both,
        Files.readString(folder.resolve("1.match.jsonl"))
            + Files.readString(folder.resolve("2.match.jsonl")));

    Desk again = Desk.of(both);

    assertThat(again.live().branches()).extracting(Branch::seed).containsExactly(7L, 9L);
    assertThat(again.live().branch().number()).isEqualTo(1);
  }

  @Test
  void aFileThatCannotBeWrittenIsToldAndStaysAsItWas() throws IOException {
    Desk desk = Desk.of(script("supertrump"));
    Path taken = Files.createDirectory(folder.resolve("taken.match.jsonl"));
    Path nowhere = folder.resolve("missing").resolve("m.match.jsonl");

    desk.save(taken);
    desk.share(nowhere);

    assertThat(desk.kept)
        .hasSize(2)
        .allSatisfy(
            kept ->
                assertThat(kept)
                    .isInstanceOfSatisfying(
                        ExportResult.NotWritten.class,
                        not -> assertThat(not.reason()).isEqualTo(ExportResult.Reason.SYSTEM)));
    assertThat(taken).isDirectory();
    try (var files = Files.list(folder)) {
      assertThat(files.map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrder("supertrump.trick", "taken.match.jsonl");
    }
  }

  // What cannot be opened.

  @Test
  void theScriptBesideIsTakenIfNoneIsNamed() throws IOException {
    Path file = folder.resolve("supertrump.match.jsonl");
    Desk.of(script("supertrump")).playedOn(Stride.MATCH).save(file);
    Files.writeString(file, Files.readString(file).replace("\"script\":\"supertrump.trick\",", ""));

    assertThat(OpenResult.of(file)).isInstanceOf(OpenResult.Ready.class);
  }

  @Test
  void aMatchWhoseScriptIsNotThereIsRefusedByItsName() throws IOException {
    Path script = script("supertrump");
    Path file = folder.resolve("match.match.jsonl");
    Desk.of(script).save(file);
    Files.delete(script);

    assertThat(OpenResult.of(file))
        .isInstanceOfSatisfying(
            OpenResult.Refused.class,
            refused -> {
              assertThat(refused.reason()).isEqualTo(OpenResult.Reason.NO_SCRIPT);
              assertThat(refused.script()).isEqualTo("supertrump.trick");
              assertThat(refused.match()).isPresent();
            });
  }

  @Test
  void aBrokenMatchFileIsRefusedByItsLine() throws IOException {
    Path file = Files.writeString(folder.resolve("b.match.jsonl"), "{\"event\":\"match\"\n");

    assertThat(OpenResult.of(file))
        .isInstanceOfSatisfying(
            OpenResult.Refused.class,
            refused -> assertThat(Objects.requireNonNull(refused.problem()).line()).isEqualTo(1));
  }

  @Test
  void aMatchThatCannotBeReadKeepsNoOtherFromBeingRead() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("c.match.jsonl"),
            """
            {"event":"match","players":"four"}
            {"event":"match","players":4}
            {"event":"match","players":4,"format":99}
            {"event":"match","players":3}
            """);

    assertThat(MatchFile.read(file))
        .isInstanceOfSatisfying(
            MatchFile.Matches.class,
            read ->
                assertThat(read.matches())
                    .extracting(each -> each.players())
                    .containsExactly(4, 3));
  }

  @Test
  void anEmptyMatchFileIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("empty.match.jsonl"), "");

    assertThat(reason(file)).isEqualTo(OpenResult.Reason.NO_MATCH);
  }

  @Test
  void whatIsNoSharedFileIsRefused() throws IOException {
    Path text = Files.writeString(folder.resolve("text.tricksmith"), "game \"No archive\"");
    Path other = folder.resolve("other.tricksmith");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(other))) {
      zip.putNextEntry(new ZipEntry("table.json"));
      zip.write("{\"format\":2}".getBytes(StandardCharsets.UTF_8));
    }

    assertThat(reason(text)).isEqualTo(OpenResult.Reason.NOT_SHARED);
    assertThat(reason(other)).isEqualTo(OpenResult.Reason.NOT_SHARED);
  }

  @Test
  void aScriptThatLiesElsewhereIsNotOpened() throws IOException {
    Files.writeString(folder.resolve("secret.trick"), "game \"Secret\"");
    Path file =
        Files.writeString(
            Files.createDirectory(folder.resolve("sent")).resolve("a.match.jsonl"),
            "{\"event\":\"match\",\"script\":\"../secret.trick\",\"players\":2}\n");

    assertThat(OpenResult.of(file))
        .isInstanceOfSatisfying(
            OpenResult.Refused.class,
            refused -> {
              assertThat(refused.reason()).isEqualTo(OpenResult.Reason.SCRIPT_ELSEWHERE);
              assertThat(refused.script()).isEqualTo("../secret.trick");
              assertThat(refused.match()).isPresent();
            });
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPipeIsNotWaitedFor() throws Exception {
    Path pipe = folder.resolve("pipe.trick");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();

    assertThat(reason(pipe)).isEqualTo(OpenResult.Reason.NOT_A_FILE);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkThatLeadsNowhereIsNoNewScript() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.trick"), Path.of("gone.trick"));

    assertThat(reason(link)).isEqualTo(OpenResult.Reason.BROKEN_LINK);
  }

  /** Archives of a few kilobytes that would be gigabytes. */
  @Test
  void whatIsLargerInsideThanAnybodyMakesItIsRefused() throws IOException {
    Path swollen = archive("swollen.tricksmith", List.of("rules.trick", "table.json"), 30_000_000);
    assertThat(Files.size(swollen)).isLessThan(100_000);
    assertThat(reason(swollen)).isEqualTo(OpenResult.Reason.NOT_SHARED);

    List<String> many = IntStream.range(0, 1_000).mapToObj(i -> "part" + i).toList();
    assertThat(reason(archive("many.tricksmith", many, 10)))
        .isEqualTo(OpenResult.Reason.NOT_SHARED);
  }

  private Path archive(String name, List<String> parts, int size) throws IOException {
    Path file = folder.resolve(name);
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (String part : parts) {
        zip.putNextEntry(new ZipEntry(part));
        zip.write(new byte[size]);
      }
    }
    return file;
  }

  private static OpenResult.Reason reason(Path file) throws IOException {
    return ((OpenResult.Refused) OpenResult.of(file)).reason();
  }

  // Shared files.

  @Test
  void aSharedFileKeepsRulesBranchesNamesNotesAndTheMoment() throws IOException {
    Desk desk = Desk.of(script("saizen")).playedOn(Stride.ROUND);
    desk.session.play(playtest -> playtest.rename(1, "Careful").note(1, 3, "Why not 7H?"));
    desk.session.play(playtest -> playtest.to(5).goOn());
    desk.playedOn(Stride.TRICK);
    desk.session.play(playtest -> playtest.note(2, 4, "Here it turns").to(4));
    desk.worker.work();
    Path shared = folder.resolve("elsewhere.tricksmith");

    desk.share(shared);

    assertThat(desk.kept).containsExactly(new ExportResult.Written(shared, 0, false));
    Desk again = Desk.of(shared);
    assertThat(again.live().branches()).isEqualTo(desk.live().branches());
    assertThat(again.live().at()).isEqualTo(4);
    assertThat(again.live().note()).isEqualTo("Here it turns");
    assertThat(again.events()).isEqualTo(desk.events());
    assertThat(again.now().text()).isEqualTo(desk.now().text());
  }

  @Test
  void aTableThatWasSetByHandIsSharedButIsNoMatchFile() throws IOException {
    Desk desk = Desk.of(script("supertrump")).playedOn(Stride.TRICK);
    desk.session.play(playtest -> playtest.to(5));
    desk.worker.work();
    desk.session.arrange(
        desk.now().playtest().scene().orElseThrow().fill(4),
        refused -> assertThat(refused).isEmpty());
    desk.playedOn(Stride.TRICK);
    Path file = folder.resolve("scene.match.jsonl");
    Path shared = folder.resolve("scene.tricksmith");

    desk.save(file);
    desk.share(shared);

    assertThat(desk.kept)
        .containsExactly(
            new ExportResult.NotWritten(ExportResult.Reason.SCENE, ""),
            new ExportResult.Written(shared, 0, false));
    assertThat(file).doesNotExist();
    Desk again = Desk.of(shared);
    assertThat(again.events()).isEqualTo(desk.events());
    assertThat(again.live().match().table()).isEqualTo(desk.live().match().table());
  }

  @Test
  void theScriptOfASharedFileIsAnUnsavedOneBesideIt() throws IOException {
    Desk desk = Desk.of(script("supertrump"));
    Path shared = folder.resolve("new.tricksmith");
    desk.share(shared);

    Desk again = Desk.of(shared);

    assertThat(again.now().isUnsaved()).isTrue();
    assertThat(again.now().disk().file().path()).isEqualTo(folder.resolve("new.trick"));
    assertThat(folder.resolve("new.trick")).doesNotExist();
  }

  @Test
  void aScriptThatIsThereAlreadyIsNotTakenForAnotherOne() throws IOException {
    Desk desk = Desk.of(script("supertrump"));
    Path shared = folder.resolve("supertrump.tricksmith");
    desk.share(shared);
    assertThat(Desk.of(shared).now().isUnsaved()).isFalse();
    Files.writeString(folder.resolve("supertrump.trick"), "game \"Mine\"");

    Desk again = Desk.of(shared);

    assertThat(again.now().disk().file().name()).isEqualTo("supertrump-2.trick");
    assertThat(folder.resolve("supertrump.trick")).hasContent("game \"Mine\"");
  }

  @Test
  void aTextThatCouldNotBePlayedIsSharedBesideTheRulesInForce() throws IOException {
    Desk desk = Desk.of(script("supertrump")).playedOn(Stride.TRICK);
    desk.edit(desk.now().text().replace("must ", "mst "));
    Path shared = folder.resolve("broken.tricksmith");

    desk.share(shared);

    Desk again = Desk.of(shared);
    assertThat(again.now().text()).isEqualTo(desk.now().text());
    assertThat(again.now().rulesInForce()).isEqualTo(SessionState.RulesInForce.LAST_GOOD);
    assertThat(again.events()).isEqualTo(desk.events());
  }

  /** Programs that read archives differ in which of two parts with one name they take. */
  @Test
  void anArchiveWithTwoScriptsOfOneNameIsRefused() throws IOException {
    Desk desk = Desk.of(script("supertrump")).playedOn(Stride.TRICK);
    desk.edit(desk.now().text().replace("must ", "mst "));
    Path shared = folder.resolve("twice.tricksmith");
    desk.share(shared);
    String bytes = Files.readString(shared, StandardCharsets.ISO_8859_1);
    Files.writeString(
        shared, bytes.replace("draft.trick", "rules.trick"), StandardCharsets.ISO_8859_1);

    assertThat(reason(shared)).isEqualTo(OpenResult.Reason.NOT_SHARED);
  }

  @Test
  void theMatchInASharedFileIsAMatchFileForOtherPrograms() throws IOException {
    Desk desk = Desk.of(script("supertrump")).playedOn(Stride.MATCH);
    Path shared = folder.resolve("s.tricksmith");
    desk.share(shared);

    Optional<Path> extracted;
    try (var archive = java.nio.file.FileSystems.newFileSystem(shared)) {
      Path target = folder.resolve("match.match.jsonl");
      Files.copy(archive.getPath("match.match.jsonl"), target);
      extracted = Optional.of(target);
    }
    assertThat(only(extracted.orElseThrow()).script()).isEqualTo("rules.trick");
    assertThat(Replay.of(only(extracted.orElseThrow()), desk.live().game().rules(), true))
        .isInstanceOf(ReplayResult.Done.class);
  }

  @Test
  void aMatchWaitsForRulesToBePlayedBy() throws IOException {
    Path script = script("supertrump");
    Path file = folder.resolve("m.match.jsonl");
    Desk.of(script).playedOn(Stride.MATCH).save(file);
    String good = Files.readString(script);
    Files.writeString(script, good.replace("must ", "mst "));
    Desk again = Desk.of(file);
    assertThat(again.now().playing()).isNull();

    again.edit(good);

    assertThat(again.live().match().status()).isInstanceOf(Status.Ended.class);
  }
}
