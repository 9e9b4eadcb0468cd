package tricksmith.editor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The editor's rows of the table of packages in {@code docs/architecture.md}. */
class EditorArchitectureTest {
  private static final JavaClasses SHIPPED =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("tricksmith.editor");

  @Test
  void sessionsKnowNoWindow() {
    noClasses()
        .that()
        .resideInAPackage("tricksmith.editor.session..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "javafx..",
            "org.fxmisc..",
            "atlantafx..",
            "tricksmith.cli..",
            "tricksmith.editor.highlight..",
            "tricksmith.editor.view..")
        .allowEmptyShould(true)
        .check(SHIPPED);
  }

  @Test
  void whatOutlivesTheWindowKnowsNone() {
    noClasses()
        .that()
        .resideInAPackage("tricksmith.editor.keeping..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "javafx..",
            "org.fxmisc..",
            "atlantafx..",
            "tricksmith.cli..",
            "tricksmith.editor.highlight..",
            "tricksmith.editor.text..",
            "tricksmith.editor.view..")
        .check(SHIPPED);
  }

  @Test
  void workOnTextsKnowsOnlyTexts() {
    classes()
        .that()
        .resideInAPackage("tricksmith.editor.text..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify.annotations..",
            "org.antlr.v4.runtime..",
            "tricksmith.grammar..",
            "tricksmith.source..",
            "tricksmith.editor.text..")
        .check(SHIPPED);
  }

  @Test
  void theMatchBesideTheScriptKnowsNoWindowAndNoText() {
    classes()
        .that()
        .resideInAPackage("tricksmith.editor.live..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify.annotations..",
            "tricksmith.cards..",
            "tricksmith.check..",
            "tricksmith.compile..",
            "tricksmith.expectation..",
            "tricksmith.match..",
            "tricksmith.players..",
            "tricksmith.record..",
            "tricksmith.script..",
            "tricksmith.source..",
            "tricksmith.syntax..",
            "tricksmith.editor.live..")
        .check(SHIPPED);
  }

  @Test
  void highlightingKnowsOnlyWordsAndStyles() {
    classes()
        .that()
        .resideInAPackage("tricksmith.editor.highlight..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify.annotations..",
            "org.antlr.v4.runtime..",
            "org.fxmisc.richtext..",
            "tricksmith.grammar..",
            "tricksmith.editor.highlight..")
        .allowEmptyShould(true)
        .check(SHIPPED);
  }

  @Test
  void viewsReachTheInterpreterThroughASession() {
    noClasses()
        .that()
        .resideInAPackage("tricksmith.editor.view..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("tricksmith.grammar..", "tricksmith.parse..", "tricksmith.compile..")
        .allowEmptyShould(true)
        .check(SHIPPED);
  }

  @Test
  void theTableKnowsNoRules() {
    noClasses()
        .that()
        .resideInAPackage("tricksmith.editor.table..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "tricksmith.grammar..",
            "tricksmith.parse..",
            "tricksmith.syntax..",
            "tricksmith.check..",
            "tricksmith.compile..",
            "tricksmith.script..",
            "tricksmith.editor.session..",
            "tricksmith.editor.view..")
        .check(SHIPPED);
  }

  @Test
  void packagesFormNoCycles() {
    slices()
        .matching("tricksmith.editor.(*)..")
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
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
        .allowEmptyShould(true)
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
        .allowEmptyShould(true)
        .check(SHIPPED);
  }
}
