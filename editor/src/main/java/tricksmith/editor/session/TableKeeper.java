package tricksmith.editor.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Branch;
import tricksmith.editor.live.LiveMatch;

/**
 * Keeps the branches of a script's match with their names, notes and scenes, soon after they have
 * changed, so that they are there again when the script is opened next. It listens to a session, on
 * the worker's thread, and hands on what it hears.
 */
public final class TableKeeper implements Consumer<SessionState> {
  /** How long what is played may be unkept. */
  public static final Duration PAUSE = Duration.ofSeconds(1);

  private final TableStore store;
  private final Worker worker;
  private final Consumer<SessionState> next;
  private @Nullable SessionState latest;
  private @Nullable LiveMatch looked;
  private @Nullable Path keptFor;
  private @Nullable String kept;
  private int awaited;
  private boolean isDue;

  /** A keeper for one session, whose states go on to {@code next}. */
  public TableKeeper(TableStore store, Worker worker, Consumer<SessionState> next) {
    this.store = store;
    this.worker = worker;
    this.next = next;
  }

  /**
   * What was kept of a script; empty if there is nothing, or nothing readable. Whoever asks is to
   * show it in the session: until it is there, nothing is kept instead of it.
   */
  public synchronized Optional<Arrival> restored(Path script) {
    Optional<String> table = store.read(script);
    Optional<Arrival> arrival = table.flatMap(TableJson::read);
    if (arrival.isPresent()) {
      keptFor = script;
      kept = table.get();
      awaited = arrival.get().branches().size();
    }
    return arrival;
  }

  @Override
  public void accept(SessionState state) {
    next.accept(state);
    notice(state);
  }

  private synchronized void notice(SessionState state) {
    latest = state;
    LiveMatch live = state.playing();
    if (live != null && live.branches().size() >= awaited) {
      awaited = 0;
      if (!isDue && isNews(state)) {
        isDue = true;
        worker.runAfter(PAUSE, this::keep);
      }
    }
  }

  private boolean isNews(SessionState state) {
    return !Objects.equals(state.playing(), looked) || !state.disk().file().path().equals(keptFor);
  }

  /** Keeps what there is, at once. */
  public synchronized void keep() {
    isDue = false;
    SessionState state = latest;
    if (state != null && awaited == 0 && isNews(state)) {
      LiveMatch live = state.playing();
      looked = live;
      if (live != null) {
        keep(state.disk().file().path(), live, state.playtest().worthKeeping());
      }
    }
  }

  private void keep(Path script, LiveMatch live, List<Branch> branches) {
    String table = branches.isEmpty() ? null : TableJson.write(live, branches);
    boolean same = script.equals(keptFor);
    if (table != null && !(same && table.equals(kept))) {
      store.keep(script, table);
    } else if (table == null && same && kept != null) {
      store.forget(script);
    }
    keptFor = script;
    kept = table;
  }
}
