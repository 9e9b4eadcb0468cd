package tricksmith.editor.session;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.files.BranchesJson;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.live.Playtest;

/**
 * Saves the branches of a script's match soon after they change, so that they are there when the
 * script is next opened. It listens to a session on the worker's thread and passes the states on.
 */
public final class BranchAutosaver implements Consumer<SessionState> {
  /** How long branches may stay unsaved. */
  public static final Duration PAUSE = Duration.ofSeconds(1);

  private static final Logger LOG = LoggerFactory.getLogger(BranchAutosaver.class);

  private final BranchStore store;
  private final Worker worker;
  private final Consumer<SessionState> next;
  private final Consumer<String> whenUnsaved;
  private final BranchMerge otherWindows = new BranchMerge();
  private @Nullable SessionState latest;
  private @Nullable LiveMatch looked;
  private @Nullable SeatAssignment lookedSeating;
  private @Nullable Path keptFor;
  private @Nullable String kept;
  private int awaited;
  private boolean fails;
  private boolean isDue;

  /**
   * Creates an autosaver for one session.
   *
   * @param next receives the session's states afterwards
   * @param whenUnsaved told the reason when branches can no longer be saved
   */
  public BranchAutosaver(
      BranchStore store, Worker worker, Consumer<SessionState> next, Consumer<String> whenUnsaved) {
    this.store = store;
    this.worker = worker;
    this.next = next;
    this.whenUnsaved = whenUnsaved;
  }

  /**
   * Reads what was saved for a script; empty if there is nothing readable. The caller must show it
   * in the session; until it does, nothing replaces the saved branches.
   */
  public synchronized Optional<ImportedMatch> restored(Path script) {
    Optional<String> table = store.read(script);
    Optional<ImportedMatch> arrival = table.flatMap(BranchesJson::read);
    if (arrival.isPresent()) {
      keptFor = script;
      kept = table.get();
      otherWindows.know(arrival.get().branches());
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
    return !Objects.equals(state.playing(), looked)
        || !state.playtest().viewers().seating().equals(lookedSeating)
        || !state.disk().file().path().equals(keptFor);
  }

  /** Saves now. */
  public synchronized void keep() {
    isDue = false;
    SessionState state = latest;
    if (state != null && awaited == 0 && isNews(state)) {
      LiveMatch live = state.playing();
      looked = live;
      lookedSeating = state.playtest().viewers().seating();
      if (live != null) {
        keep(state.disk().file().path(), live, state.playtest());
      }
    }
  }

  private void keep(Path script, LiveMatch live, Playtest playtest) {
    List<Branch> branches = playtest.worthKeeping();
    boolean same = keptFor == null || script.equals(keptFor);
    List<Branch> others = same ? ofOthers(script, live) : List.of();
    otherWindows.know(branches);
    if (branches.isEmpty() && !others.isEmpty()) {
      return;
    }
    List<Branch> all = Stream.concat(branches.stream(), others.stream()).toList();
    String table =
        all.isEmpty() ? null : BranchesJson.write(live, all, playtest.viewers().seating());
    if (table != null && !(same && table.equals(kept))) {
      if (!isKept(script, table)) {
        return;
      }
    } else if (table == null && same && kept != null) {
      store.forget(script);
    }
    keptFor = script;
    kept = table;
  }

  /**
   * Returns the branches that another window has saved for the script since this one last looked.
   */
  private List<Branch> ofOthers(Path script, LiveMatch live) {
    int last = live.branches().stream().mapToInt(Branch::number).max().orElse(0);
    return store
        .read(script)
        .flatMap(BranchesJson::read)
        .map(table -> otherWindows.amongst(table.branches(), last + 1))
        .orElse(List.of());
  }

  /**
   * Saves the table. A failed save is repeated after the next change and when the script is closed.
   */
  private boolean isKept(Path script, String table) {
    try {
      store.keep(script, table);
      fails = false;
      return true;
    } catch (IOException failure) {
      looked = null;
      if (!fails) {
        fails = true;
        LOG.warn("What was played is not kept", failure);
        whenUnsaved.accept(String.valueOf(failure.getMessage()));
      }
      return false;
    }
  }

  /**
   * Finds the branches that another window added to the same script. Remembers every version of
   * this window's branches, so that each window adopts the other's new ones and old ones do not
   * travel back and forth.
   */
  private static final class BranchMerge {
    private final Set<UUID> known = new HashSet<>();

    /** Remembers branches of this window. */
    void know(List<Branch> own) {
      own.forEach(branch -> known.add(contentOf(branch)));
    }

    /** Returns the branches of other windows among those saved, numbered from {@code first}. */
    List<Branch> amongst(List<Branch> kept, int first) {
      List<Branch> others =
          kept.stream().filter(branch -> !known.contains(contentOf(branch))).toList();
      Map<Integer, Integer> numbers = new HashMap<>();
      others.forEach(branch -> numbers.put(branch.number(), first + numbers.size()));
      List<Branch> numbered = new ArrayList<>();
      for (Branch branch : others) {
        int number = numbers.getOrDefault(branch.number(), first);
        numbered.add(branch.numbered(number, numbers.getOrDefault(branch.parent(), 0)));
      }
      return numbered;
    }

    /** Returns a hash of everything in the branch except its number. */
    private static UUID contentOf(Branch branch) {
      String content = BranchesJson.write(branch.numbered(0, 0));
      return UUID.nameUUIDFromBytes(content.getBytes(StandardCharsets.UTF_8));
    }
  }
}
