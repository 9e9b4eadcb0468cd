package tricksmith.editor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/** The editor's rows of the table of packages in {@code docs/architecture.md}. */
class EditorArchitectureTest {

  private static final JavaClasses SHIPPED =
      CompiledClasses.SHIPPED.that(resideInAPackage("tricksmith.editor.."));

  static Stream<String> packages() {
    return EditorPackageTable.names().filter(name -> name.startsWith("editor."));
  }

  /** No more than the page names, and no less. */
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

  /**
   * The JavaFX thread adds and removes parts whenever it lays them out: a test that goes through
   * them on its own thread fails now and then.
   */
  @Test
  void testsFindPartsOfWindowsOnTheJavaFxThread() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(Lookup.class, SteadyRobot.class)
        .should()
        .accessTargetWhere(
            target(nameMatching("lookup")).and(not(targetOwner(assignableTo(FxRobot.class)))))
        .orShould()
        .accessTargetWhere(
            target(
                nameMatching(
                    "lookupAll|getChildrenUnmodifiable|getWindows|localToScene|localToScreen")))
        .orShould()
        .accessTargetWhere(
            target(nameMatching("from|window|listWindows|listTargetWindows"))
                .and(targetOwner(assignableTo(FxRobot.class))))
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("org.testfx.framework.junit5.ApplicationExtension")
        .because("Lookup and SteadyRobot look for parts on the JavaFX thread")
        .check(CompiledClasses.testsOfEditor());
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
