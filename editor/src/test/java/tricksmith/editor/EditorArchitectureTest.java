package tricksmith.editor;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The editor's rows of the table of packages in {@code docs/architecture.md}. */
class EditorArchitectureTest {

  private static final JavaClasses SHIPPED =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          // Wherever they are compiled to: ArchUnit knows the folders of build tools alone.
          .withImportOption(location -> !location.contains("/test-classes/"))
          .importPackages("tricksmith.editor");

  static Stream<String> packages() {
    return EditorPackageTable.names().filter(name -> name.startsWith("editor."));
  }

  /** Neither less nor more: what nobody needs does not stand on the page. */
  @ParameterizedTest
  @MethodSource("packages")
  void importsWhatThePageSays(String name) {
    assertThat(EditorPackageTable.imports(name, SHIPPED))
        .isEqualTo(EditorPackageTable.mayImport(name));
  }

  @Test
  void everyClassLivesInOneOfThePackages() {
    classes()
        .should()
        .resideInAnyPackage(
            packages().map(name -> "tricksmith." + name + "..").toArray(String[]::new))
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
  @MethodSource("packages")
  void onlyTheTopFolderIsUsedFromOutside(String name) {
    noClasses()
        .that()
        .resideOutsideOfPackage("tricksmith." + name + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("tricksmith." + name + ".*..")
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

  /** A running animation keeps the window busy sixty times a second, even if it shows nothing. */
  @Test
  void noAnimationIsRepeated() {
    noClasses()
        .that()
        .doNotHaveSimpleName("Rehearsal")
        .should()
        .callMethodWhere(target(name("setCycleCount")))
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
