package tricksmith.cli.replay;

import java.util.function.Consumer;

/** Reports on the matches of a file, one after the other. */
interface PlaybackReport extends Consumer<PlaybackResult>, AutoCloseable {

  /** Ends the report: there are no more matches. */
  @Override
  void close();
}
