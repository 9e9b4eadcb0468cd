package tricksmith;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.service.completion.Completion;
import tricksmith.service.completion.Snippet;
import tricksmith.service.hover.Hover;
import tricksmith.service.hover.Signature;
import tricksmith.service.script.ColouredWord;
import tricksmith.service.script.OutlineItem;
import tricksmith.service.script.WordKind;

/** The table of packages in {@code docs/architecture.md}, so that it stays true. */
class ArchitectureTest {
  /** The packages that may read files or sockets: those that talk to people and other programs. */
  private static final Set<String> OUTGOING = Set.of("cache", "cli", "server");

  /** What the language service answers with, apart from what lies beside its face. */
  private static final Class<?>[] ANSWERS = {
    ColouredWord.class,
    Completion.class,
    Hover.class,
    OutlineItem.class,
    Signature.class,
    Snippet.class,
    WordKind.class
  };

  private static final Pattern GAMES =
      Pattern.compile(
          "super[ _-]?trump|m[aá]s[ _-]?menos|nori[ _-]?machigai|head[ _-]?(and|&|&amp;)["
              + " _-]?tail|sai[ _-]?zen",
          Pattern.CASE_INSENSITIVE);

  static Stream<String> packages() {
    return PackageTable.names().filter(name -> !name.startsWith("editor."));
  }

  /** No more than the page names, and no less. */
  @ParameterizedTest
  @MethodSource("packages")
  void importsWhatThePageSays(String name) {
    assertThat(PackageTable.imports(name, ShippedClasses.ALL))
        .isEqualTo(PackageTable.mayImport(name));
  }

  @Test
  void everyClassLivesInOneOfThePackages() {
    classes().should().resideInAnyPackage(patterns(packages())).check(ShippedClasses.ALL);
  }

  @Test
  void packagesFormNoCycles() {
    slices().matching("tricksmith.(**)").should().beFreeOfCycles().check(ShippedClasses.ALL);
  }

  /** Editors ask the analysis; the rest of the service is how it finds the answers. */
  @Test
  void theServiceIsUsedThroughItsFace() {
    noClasses()
        .that(not(resideInAPackage("tricksmith.service..")))
        .should()
        .dependOnClassesThat(
            resideInAPackage("tricksmith.service.*..").and(not(belongToAnyOf(ANSWERS))))
        .check(ShippedClasses.ALL);
  }

  /** Part of a face may lie in a room at the bottom, because the other rooms use it, too. */
  @ParameterizedTest
  @ValueSource(strings = {"parse", "check", "review", "lower", "engine"})
  void onlyTheFaceOfAPackageIsUsedFromOutside(String house) {
    noClasses()
        .that()
        .resideOutsideOfPackage("tricksmith." + house + "..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("tricksmith." + house + ".*..")
                .and(
                    not(
                        resideInAnyPackage(
                            "tricksmith.check.names",
                            "tricksmith.engine.chance",
                            "tricksmith.engine.report",
                            "tricksmith.lower.rules",
                            "tricksmith.lower.setup")))
                .and(not(belongToAnyOf(CheckProblem.class, ReviewProblem.class))))
        .check(ShippedClasses.ALL);
  }

  /** That rooms use only those below them is tested beside the editor, for the whole house. */
  @Test
  void knowledgeDoesNotObserve() {
    noClasses()
        .that()
        .resideInAPackage("tricksmith.engine.knowledge")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("tricksmith.engine.observe")
        .check(ShippedClasses.ALL);
  }

  @Test
  void nothingButCommandsEndsTheProcessOrPrints() {
    noClasses()
        .that(not(resideInAPackage("tricksmith.cli..")))
        .should()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .check(ShippedClasses.ALL);
  }

  @Test
  void rulesAndMatchesKnowNeitherFilesNorNetwork() {
    Stream<String> pure = packages().filter(name -> !OUTGOING.contains(name));
    noClasses()
        .that(resideInAnyPackage(patterns(pure)))
        // It reads the file that the user names, before anything in it is a script.
        .and()
        .haveNameNotMatching("tricksmith\\.source\\.(SourceReader|ScriptLookup).*")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.net..", "java.nio.file..", "java.nio.channels..")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\.(File.*|RandomAccessFile)")
        .allowEmptyShould(true)
        .check(ShippedClasses.ALL);
  }

  @Test
  void classesAreNamedAfterWhatTheyAre() {
    noClasses()
        .that(not(resideInAPackage("tricksmith.grammar..")))
        .should()
        .haveSimpleNameContaining("Util")
        .orShould()
        .haveSimpleNameContaining("Manager")
        .orShould()
        .haveSimpleNameContaining("Helper")
        .check(ShippedClasses.ALL);
  }

  @Test
  void noGameIsNamedInShippedSources() throws IOException {
    for (Path module : new Path[] {Path.of("src/main"), Path.of("../editor/src/main")}) {
      try (Stream<Path> files = Files.walk(module)) {
        assertThat(files.filter(file -> file.toString().endsWith(".java")))
            .allSatisfy(
                file ->
                    assertThat(file + "\n" + Files.readString(file)).doesNotContainPattern(GAMES));
      }
    }
  }

  private static String[] patterns(Stream<String> names) {
    return names.map(name -> "tricksmith." + name + "..").toArray(String[]::new);
  }
}
