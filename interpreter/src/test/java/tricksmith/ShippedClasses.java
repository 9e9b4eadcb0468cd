package tricksmith;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of the program without those of its tests: looked through once, for all tests. */
public final class ShippedClasses {
  public static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          // ArchUnit knows only the folders of build tools, but tests may be compiled to another.
          .withImportOption(location -> !location.contains("/test-classes/"))
          .importPackages("tricksmith");

  private ShippedClasses() {}
}
