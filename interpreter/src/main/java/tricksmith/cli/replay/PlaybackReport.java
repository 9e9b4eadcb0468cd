package tricksmith.cli.replay;

import java.util.function.Consumer;

/** Reports on the matches of a file one at a time. */
interface PlaybackReport extends Consumer<PlaybackResult>, AutoCloseable {

  @Override
  void close();
}
