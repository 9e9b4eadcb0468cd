package tricksmith.server;

import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * Ignores workspace events: each script stands alone, so neither settings nor other files matter.
 */
final class NoWorkspace implements WorkspaceService {

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams none) {
    // There are no settings.
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams none) {
    // Only open documents matter.
  }
}
