package tricksmith.cli;

import picocli.CommandLine.IVersionProvider;

/** Prints the version recorded in the jar, for {@code tricksmith --version}. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String built = Version.class.getPackage().getImplementationVersion();
    return new String[] {"tricksmith " + (built == null ? "(not packaged)" : built)};
  }
}
