package tricksmith.cli;

import picocli.CommandLine.IVersionProvider;

/** What {@code tricksmith --version} prints: the version that the build wrote into the jar. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String built = Version.class.getPackage().getImplementationVersion();
    return new String[] {"tricksmith " + (built == null ? "(not packaged)" : built)};
  }
}
