package tricksmith.editor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The editor's rows of the table of packages in {@code docs/architecture.md}. */
class EditorArchitectureTest {

  /** What draws; only eight packages know it. */
  private static final String[] WINDOW = {
    "javafx..", "atlantafx..", "org.kordamp..", "org.fxmisc..", "org.reactfx.."
  };

  /** A package of the editor, and what it may import. */
  @SuppressWarnings("ImmutableEnumChecker") // Nobody writes to the array.
  enum Part {
    BRANCHES(
        "cards",
        "rules",
        "lower",
        "expectation",
        "engine",
        "program",
        "players",
        "record",
        "script",
        "source",
        "syntax"),
    PICTURE(
        "translation",
        "editor.branches",
        "cards",
        "rules",
        "lower",
        "expectation",
        "engine",
        "program",
        "players",
        "script",
        "source"),
    CHANGE(
        "editor.branches",
        "editor.picture",
        "cards",
        "engine",
        "players",
        "program",
        "script",
        "source"),
    LIVE(
        "translation",
        "editor.branches",
        "editor.change",
        "editor.picture",
        "cards",
        "rules",
        "lower",
        "expectation",
        "engine",
        "program",
        "players",
        "script",
        "source",
        "syntax",
        "proposal"),
    FILES(
        "editor.branches", "editor.live", "rules", "lower", "engine", "record", "script", "source"),
    SESSION(
        "editor.branches",
        "editor.files",
        "editor.live",
        "editor.picture",
        "rules",
        "lower",
        "expectation",
        "format",
        "service",
        "engine",
        "record",
        "script",
        "source"),
    PERSISTENCE("editor.branches", "editor.files", "editor.live", "editor.session"),
    TEXT("grammar", "source"),
    MESSAGES(),
    SIGNS("translation", "editor.highlight"),
    TABLE(
        "translation",
        "editor.branches",
        "editor.change",
        "editor.live",
        "editor.messages",
        "editor.picture",
        "editor.signs",
        "expectation",
        "engine",
        "cards",
        "source",
        "proposal",
        "program"),
    HIGHLIGHT("editor.text", "grammar"),
    TRIALS(
        "translation",
        "editor.branches",
        "editor.session",
        "editor.branches",
        "editor.live",
        "lower",
        "engine",
        "program",
        "players",
        "playtest",
        "script",
        "source"),
    FIGURES("translation", "editor.signs", "editor.trials", "players", "playtest", "source"),
    PROPOSALS("editor.messages", "editor.signs", "proposal", "source", "translation"),
    LEARNING(
        "editor.live",
        "editor.messages",
        "editor.signs",
        "editor.table",
        "editor.text",
        "recipe",
        "service",
        "source",
        "translation"),
    GALLERY(
        "editor.branches",
        "editor.change",
        "editor.highlight",
        "editor.messages",
        "editor.persistence",
        "editor.picture",
        "editor.session",
        "editor.signs",
        "cards",
        "rules",
        "expectation",
        "engine",
        "mechanism",
        "script",
        "source",
        "translation"),
    VIEW(
        "translation",
        "editor.branches",
        "editor.change",
        "editor.figures",
        "editor.files",
        "editor.gallery",
        "editor.highlight",
        "editor.learning",
        "editor.live",
        "editor.messages",
        "editor.persistence",
        "editor.picture",
        "editor.session",
        "editor.signs",
        "editor.table",
        "editor.text",
        "editor.trials",
        "service",
        "expectation",
        "players",
        "record",
        "source",
        "editor.proposals",
        "proposal",
        "recipe",
        "script"),
    COMMAND("cli", "editor.files", "editor.live", "editor.view");

    private final String[] imports;

    Part(String... imports) {
      this.imports = imports;
    }

    String pattern() {
      return "tricksmith.editor." + name().toLowerCase(Locale.ROOT) + "..";
    }

    String subfolders() {
      return "tricksmith.editor." + name().toLowerCase(Locale.ROOT) + ".*..";
    }

    String[] mayUse() {
      Stream<String> everywhere =
          Stream.of("java..", "org.jspecify.annotations..", "org.slf4j..", pattern());
      Stream<String> parts = Stream.of(imports).map(name -> "tricksmith." + name + "..");
      return Stream.of(everywhere, parts, libraries())
          .flatMap(names -> names)
          .toArray(String[]::new);
    }

    private Stream<String> libraries() {
      return switch (this) {
        case SIGNS, TABLE, FIGURES, PROPOSALS, LEARNING, GALLERY -> Stream.of(WINDOW);
        // Files that macOS hands over and the name of the program: JavaFX has them only within.
        case VIEW -> Stream.concat(Stream.of(WINDOW), Stream.of("com.sun.glass.ui.."));
        case HIGHLIGHT -> Stream.of("org.antlr.v4.runtime..", "org.fxmisc.richtext..");
        case TEXT -> Stream.of("org.antlr.v4.runtime..", "com.github.difflib..");
        case FILES -> Stream.of("com.google.gson..");
        case COMMAND -> Stream.of("picocli..");
        case BRANCHES, PICTURE, CHANGE, LIVE, SESSION, PERSISTENCE, TRIALS, MESSAGES -> Stream.of();
      };
    }
  }

  private static final JavaClasses SHIPPED =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("tricksmith.editor");

  @ParameterizedTest
  @EnumSource
  void importsOnlyWhatItMay(Part part) {
    classes()
        .that()
        .resideInAPackage(part.pattern())
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(part.mayUse())
        .check(SHIPPED);
  }

  @ParameterizedTest
  @EnumSource
  void standsOnThePage(Part part) throws IOException {
    assertThat(Files.readString(Path.of("..", "docs", "architecture.md")))
        .contains("| `editor." + part.name().toLowerCase(Locale.ROOT) + "` |");
  }

  @Test
  void everyClassLivesInOneOfThePackages() {
    classes()
        .should()
        .resideInAnyPackage(Stream.of(Part.values()).map(Part::pattern).toArray(String[]::new))
        .check(SHIPPED);
  }

  @Test
  void packagesFormNoCycles() {
    slices().matching("tricksmith.editor.(*)..").should().beFreeOfCycles().check(SHIPPED);
  }

  @Test
  void subpackagesFormNoCycles() {
    slices().matching("tricksmith.editor.(**)").should().beFreeOfCycles().check(SHIPPED);
  }

  @ParameterizedTest
  @EnumSource
  void onlyTheTopFolderIsUsedFromOutside(Part part) {
    noClasses()
        .that()
        .resideOutsideOfPackage(part.pattern())
        .should()
        .dependOnClassesThat()
        .resideInAPackage(part.subfolders())
        .check(SHIPPED);
  }

  @Test
  void nothingEndsTheProcessOrPrints() {
    noClasses()
        .should()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(SHIPPED);
  }

  @Test
  void classesAreNamedAfterWhatTheyAre() {
    noClasses()
        .should()
        .haveSimpleNameContaining("Util")
        .orShould()
        .haveSimpleNameContaining("Manager")
        .orShould()
        .haveSimpleNameContaining("Helper")
        .check(SHIPPED);
  }
}
