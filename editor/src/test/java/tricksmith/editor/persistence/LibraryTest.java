package tricksmith.editor.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.persistence.Library.Entry;
import tricksmith.editor.persistence.Library.Shelf;
import tricksmith.format.Formatted;
import tricksmith.format.Formatter;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

class LibraryTest {
  @TempDir private Path folder;

  static Stream<Entry> templates() {
    return Stream.of(Locale.ENGLISH, Locale.JAPANESE)
        .flatMap(language -> Templates.entries(language).stream());
  }

  @ParameterizedTest
  @MethodSource("templates")
  void templatesCanBePlayedAndAreLaidOut(Entry template) {
    Source source = new Source("", template.text());

    assertThat(GameScript.read(source).diagnostics()).isEmpty();
    assertThat(Formatter.format(source)).isEqualTo(new Formatted.LaidOut(template.text()));
  }

  @Test
  void hasEveryShelf() throws Exception {
    Library library = library();
    library.create("My own", "game \"x\"\n");

    Map<Shelf, Long> counts =
        library.entries(Locale.ENGLISH).stream()
            .collect(Collectors.groupingBy(Entry::shelf, Collectors.counting()));

    assertThat(counts.keySet()).isEqualTo(Set.of(Shelf.values()));
    assertThat(counts.get(Shelf.BUNDLED)).isEqualTo(5);
  }

  @Test
  void templatesForJapaneseReadersSayNothingInEnglish() {
    assertThat(Templates.entries(Locale.JAPANESE))
        .allSatisfy(
            template -> {
              GameScript script = GameScript.read(new Source("", template.text()));
              assertThat(script.untranslated(Locale.JAPANESE)).isEmpty();
            });
  }

  @Test
  void saysOfEveryTemplateWhatItIs() {
    assertThat(Templates.entries(Locale.ENGLISH)).extracting(Entry::about).doesNotContain("");
    assertThat(Templates.entries(Locale.JAPANESE)).extracting(Entry::about).doesNotContain("");
  }

  @Test
  void saysOfEveryBundledGameWhatIsPeculiarToIt() {
    for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      assertThat(library().entries(language))
          .filteredOn(entry -> entry.shelf() != Shelf.OWN)
          .extracting(Entry::about)
          .doesNotContain("");
    }
    assertThat(library().entries(Locale.JAPANESE))
        .extracting(Entry::about)
        .doesNotContainAnyElementsOf(
            library().entries(Locale.ENGLISH).stream().map(Entry::about).toList());
  }

  @Test
  void aCopyIsInNoFileAndGetsOneThatNobodyHas() throws Exception {
    Library library = library();
    Entry whist =
        library.entries(Locale.ENGLISH).stream()
            .filter(entry -> entry.title().equals("Whist"))
            .findFirst()
            .orElseThrow();

    ScriptFile.Opened first = library.copy(whist, _ -> false);
    ScriptFile.Opened second = library.copy(whist, first.file().path()::equals);

    assertThat(first.text()).isEqualTo(whist.text());
    assertThat(first.isNew()).isTrue();
    assertThat(first.file().path()).doesNotExist().hasFileName("whist.trick");
    assertThat(second.file().path()).hasFileName("whist-2.trick");
  }

  @Test
  void aNameThatTheSystemCannotWriteBecomesAPlainOne() {
    assertThat(Library.writable("マイ-ホイスト-2", LibraryTest::inAscii)).isEqualTo("2");
    assertThat(Library.writable("マイ-ホイスト", LibraryTest::inAscii)).isEqualTo("game");
    assertThat(Library.writable("my-whist", LibraryTest::inAscii)).isEqualTo("my-whist");
  }

  /** Returns a path as a file system does that knows no other letters. */
  private static Path inAscii(String name) {
    if (name.chars().anyMatch(letter -> letter > 127)) {
      throw new InvalidPathException(
          name, "Malformed input or input contains unmappable characters");
    }
    return Path.of(name);
  }

  @Test
  void aGameOfOnesOwnWithTheTitleOfAnotherIsToldFromItByItsFile() throws Exception {
    library().create("Whist", "game \"Whist\"\n");
    library().create("My own", "game \"Whist\"\n");

    assertThat(library().entries(Locale.ENGLISH))
        .extracting(Entry::title)
        .contains("Whist", "Whist – whist.trick", "My own");
  }

  @Test
  void knowsWhatAScriptSaysOfItself() {
    Entry saizen =
        library().entries(Locale.ENGLISH).stream()
            .filter(entry -> entry.title().equals("Saizen"))
            .findFirst()
            .orElseThrow();

    assertThat(saizen.players()).contains("2..6");
    assertThat(saizen.author()).contains("deztec (Joyple Games)");
  }

  @Test
  void callsGamesByTheirTitleInTheReadersLanguage() {
    assertThat(library().entries(Locale.JAPANESE)).extracting(Entry::title).contains("最善");
    assertThat(library().entries(Locale.ENGLISH)).extracting(Entry::title).contains("Saizen");
  }

  @Test
  void givesACopyItsTitleAndAFileOfItsOwn() throws Exception {
    String text = "// A note\ngame \"Old\"\n  title ja \"古い\"\n  players 2\n";

    Path first = library().create("New \"$1\"", text);
    Path second = library().create("New $1", text);

    assertThat(first).hasContent("// A note\ngame \"New “$1”\"\n  players 2\n");
    assertThat(second).isNotEqualTo(first);
    assertThat(Files.exists(second)).isTrue();
  }

  /** Whoever publishes a variant would publish it under somebody else's name. */
  @Test
  void theAuthorOfAGameIsNotThatOfItsCopy() throws Exception {
    String text = "game \"Old\"\n  by \"Ada\"  // her first\n  players 2\n";

    Path made = library().create("New", Library.credited(text, "Based on Old by Ada"));

    assertThat(made)
        .hasContent("game \"New\"\n  // Based on Old by Ada  // her first\n  players 2\n");
  }

  private Library library() {
    return new Library(
        new ApplicationFolders(folder, folder.resolve("own"), Path.of("..", "games")));
  }

  /** A word that is still to be taken out must not keep a copy under the title of the original. */
  @Test
  void aTitleIsFoundBehindWhatDoesNotBelongThere() {
    String text = "hello game \"Whist\"\n  title ja \"ホイスト\"\n";

    assertThat(Library.titleOf(text)).contains("Whist");
    assertThat(Library.retitled(text, "Mine")).isEqualTo("hello game \"Mine\"\n");
    assertThat(Library.titleOf("// game \"Old\"\ngame \"New\"\n")).contains("New");
  }
}
