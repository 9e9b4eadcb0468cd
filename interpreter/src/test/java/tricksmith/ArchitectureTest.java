package tricksmith;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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
  /**
   * A package, and the packages that it may import. It comes after those, so there are no cycles.
   */
  @SuppressWarnings("ImmutableEnumChecker") // Nobody writes to the array.
  enum Part {
    GRAMMAR,
    SOURCE,
    TRANSLATION,
    SYNTAX(SOURCE),
    PARSE(GRAMMAR, SYNTAX, SOURCE),
    FORMAT(PARSE, SYNTAX, SOURCE),
    RULES(SYNTAX, SOURCE),
    CHECK(RULES, SYNTAX, SOURCE, TRANSLATION),
    REVIEW(RULES, SYNTAX, SOURCE),
    CARDS,
    PROGRAM(CARDS),
    LOWER(RULES, SYNTAX, SOURCE, PROGRAM, CARDS),
    OPTIMIZE(PROGRAM, CARDS),
    BYTECODE(OPTIMIZE, PROGRAM, CARDS),
    ENGINE(PROGRAM, CARDS),
    RECORD(ENGINE, PROGRAM, CARDS),
    SCRIPT(
        PARSE,
        RULES,
        CHECK,
        REVIEW,
        LOWER,
        OPTIMIZE,
        BYTECODE,
        PROGRAM,
        SOURCE,
        SYNTAX,
        TRANSLATION),
    EXPECTATION(SCRIPT, RULES, LOWER, ENGINE, PROGRAM, CARDS, SYNTAX, SOURCE),
    MUTATION(
        EXPECTATION, SCRIPT, CHECK, PARSE, RULES, LOWER, ENGINE, PROGRAM, CARDS, SYNTAX, SOURCE),
    PROPOSAL(EXPECTATION, SCRIPT, RULES, LOWER, ENGINE, PROGRAM, CARDS, SYNTAX, SOURCE),
    MECHANISM(RULES, SYNTAX, SOURCE),
    RECIPE(SCRIPT, PARSE, RULES, SYNTAX, SOURCE),
    PLAYERS(ENGINE, PROGRAM, CARDS),
    PLAYTEST(ENGINE, PROGRAM, PLAYERS, CARDS),
    SERVICE(SCRIPT, PARSE, FORMAT, RULES, CHECK, REVIEW, TRANSLATION, SYNTAX, SOURCE),
    SERVER(SERVICE, SOURCE),
    CLI(
        SOURCE,
        TRANSLATION,
        SYNTAX,
        PARSE,
        FORMAT,
        RULES,
        CHECK,
        CARDS,
        PROGRAM,
        LOWER,
        ENGINE,
        RECORD,
        SCRIPT,
        EXPECTATION,
        MUTATION,
        PROPOSAL,
        PLAYERS,
        PLAYTEST,
        SERVICE,
        SERVER);

    private final Part[] imports;

    Part(Part... imports) {
      this.imports = imports;
    }

    String[] mayUse() {
      Stream<String> parts = Stream.concat(Stream.of(this), Stream.of(imports)).map(Part::pattern);
      Stream<String> everywhere = Stream.of("java..", "org.jspecify.annotations..");
      return Stream.of(everywhere, parts, libraries())
          .flatMap(names -> names)
          .toArray(String[]::new);
    }

    private Stream<String> libraries() {
      return switch (this) {
        case GRAMMAR, PARSE -> Stream.of("org.antlr.v4.runtime..");
        case RECORD -> Stream.of("com.fasterxml.jackson.core..");
        case PLAYERS, SERVICE -> Stream.of("org.slf4j..");
        case PLAYTEST -> Stream.of("org.apache.commons.statistics..", "org.slf4j..");
        case SERVER -> Stream.of("org.eclipse.lsp4j..", "org.slf4j..");
        case CLI -> Stream.of("picocli..", "com.fasterxml.jackson.core..", "org.slf4j..");
        case SOURCE,
            TRANSLATION,
            SYNTAX,
            FORMAT,
            RULES,
            CHECK,
            REVIEW,
            CARDS,
            PROGRAM,
            LOWER,
            OPTIMIZE,
            BYTECODE,
            ENGINE,
            SCRIPT,
            EXPECTATION,
            MUTATION,
            PROPOSAL,
            MECHANISM,
            RECIPE ->
            Stream.of();
      };
    }

    String pattern() {
      return "tricksmith." + name().toLowerCase(Locale.ROOT) + "..";
    }
  }

  private static final JavaClasses SHIPPED =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("tricksmith");

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

  @ParameterizedTest
  @EnumSource
  void importsOnlyWhatItMay(Part part) {
    classes()
        .that()
        .resideInAPackage(part.pattern())
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(part.mayUse())
        .allowEmptyShould(true)
        .check(SHIPPED);
  }

  @Test
  void everyClassLivesInOneOfThePackages() {
    classes().should().resideInAnyPackage(patterns(Part.values())).check(SHIPPED);
  }

  @Test
  void packagesFormNoCycles() {
    slices().matching("tricksmith.(**)").should().beFreeOfCycles().check(SHIPPED);
  }

  /** Editors ask the analysis; the rest of the service is how it finds the answers. */
  @Test
  void theServiceIsUsedThroughItsFace() {
    noClasses()
        .that(not(resideInAPackage(Part.SERVICE.pattern())))
        .should()
        .dependOnClassesThat(
            resideInAPackage("tricksmith.service.*..").and(not(belongToAnyOf(ANSWERS))))
        .check(SHIPPED);
  }

  /** Names and problems are part of the checker's face, but its rooms speak of them as well. */
  @ParameterizedTest
  @ValueSource(strings = {"parse", "check", "review"})
  void onlyTheFaceOfAPackageIsUsedFromOutside(String house) {
    noClasses()
        .that()
        .resideOutsideOfPackage("tricksmith." + house + "..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("tricksmith." + house + ".*..")
                .and(not(resideInAPackage("tricksmith.check.names")))
                .and(not(belongToAnyOf(CheckProblem.class, ReviewProblem.class))))
        .check(SHIPPED);
  }

  /**
   * A room of the engine may use those that come after it. Others use the top folder, what is said
   * of matches, and where chance comes from.
   */
  @Test
  void roomsOfTheEngineLieOneAboveTheOther() {
    String engine = "tricksmith.engine";
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("others")
        .definedBy(not(resideInAPackage(engine + "..")))
        .layer("engine")
        .definedBy(engine)
        .layer("knowledge")
        .definedBy(engine + ".knowledge")
        .layer("observe")
        .definedBy(engine + ".observe")
        .layer("play")
        .definedBy(engine + ".play")
        .layer("state")
        .definedBy(engine + ".state")
        .layer("report")
        .definedBy(engine + ".report")
        .layer("chance")
        .definedBy(engine + ".chance")
        .whereLayer("engine")
        .mayOnlyBeAccessedByLayers("others")
        .whereLayer("knowledge")
        .mayOnlyBeAccessedByLayers("engine")
        .whereLayer("observe")
        .mayOnlyBeAccessedByLayers("engine")
        .whereLayer("play")
        .mayOnlyBeAccessedByLayers("engine", "knowledge", "observe")
        .whereLayer("state")
        .mayOnlyBeAccessedByLayers("engine", "knowledge", "observe", "play")
        .check(SHIPPED);
  }

  @Test
  void nothingButCommandsEndsTheProcessOrPrints() {
    noClasses()
        .that(not(resideInAPackage(Part.CLI.pattern())))
        .should()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .check(SHIPPED);
  }

  @Test
  void rulesAndMatchesKnowNeitherFilesNorNetwork() {
    Part[] pure = {
      Part.SOURCE,
      Part.SYNTAX,
      Part.PARSE,
      Part.FORMAT,
      Part.RULES,
      Part.CHECK,
      Part.REVIEW,
      Part.CARDS,
      Part.ENGINE,
      Part.PROGRAM,
      Part.LOWER,
      Part.SCRIPT,
      Part.EXPECTATION,
      Part.RECORD,
      Part.PLAYERS
    };
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
        .check(SHIPPED);
  }

  @Test
  void classesAreNamedAfterWhatTheyAre() {
    noClasses()
        .that(not(resideInAPackage(Part.GRAMMAR.pattern())))
        .should()
        .haveSimpleNameContaining("Util")
        .orShould()
        .haveSimpleNameContaining("Manager")
        .orShould()
        .haveSimpleNameContaining("Helper")
        .check(SHIPPED);
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

  private static String[] patterns(Part[] parts) {
    return Arrays.stream(parts).map(Part::pattern).toArray(String[]::new);
  }
}
