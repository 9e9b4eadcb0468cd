package tricksmith.editor;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** The classes that laws are about. Reading them takes seconds, so it is done once. */
final class CompiledClasses {

  /** The interpreter's and the editor's, without their tests. */
  static final JavaClasses SHIPPED =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !isTest(location))
          .importPackages("tricksmith");

  private CompiledClasses() {}

  /** Returns the tests of the editor. */
  static JavaClasses testsOfEditor() {
    return new ClassFileImporter()
        .withImportOption(CompiledClasses::isTest)
        .importPackages("tricksmith.editor");
  }

  /** ArchUnit knows only the folders of build tools, but tests may be compiled to another. */
  private static boolean isTest(Location location) {
    return location.contains("/test-classes/");
  }
}
