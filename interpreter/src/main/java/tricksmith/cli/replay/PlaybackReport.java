package tricksmith.cli.replay;

import java.util.function.Consumer;

/** Tells what came of the matches of a file, one after the other. */
interface PlaybackReport extends Consumer<PlaybackResult>, AutoCloseable {

  /** All matches have been told. */
  @Override
  void close();
}
