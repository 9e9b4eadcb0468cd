package tricksmith.editor.view.half;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.OtherMatches;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Table;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.PlaytestPane;
import tricksmith.editor.view.look.Texts;
import tricksmith.editor.view.panes.StatusLine;

/**
 * Sums up in the status line what a change of the rules does to the match. If it does nothing,
 * looks for an effect in other matches.
 */
public final class ChangeSummary {
  /** The time limit for judging other matches, for which nobody waits. */
  private static final long LOOKING_NANOS = 5_000_000_000L;

  /** How long typing must rest before other matches are judged, which keeps a processor busy. */
  private static final Duration TYPING_RESTS = Duration.seconds(1);

  private final Texts texts;
  private final PlaytestPane playtest;
  private final StatusLine status;
  private final PlaytestActions actions;
  private final Runnable showTable;

  private final PauseTransition typingRests = new PauseTransition(TYPING_RESTS);

  /** The match as last looked at. */
  private @Nullable LiveMatch judged;

  /** The match before edits without effect on it, sought in other matches; null if none is. */
  private @Nullable LiveMatch unedited;

  /** Whether the text is played as it is: else nothing can be said of it. */
  private boolean isInForce;

  /** Counts what ends a look at other matches. */
  private final AtomicInteger looks = new AtomicInteger();

  /** Whether the last change of the rules has no effect on the match. */
  private boolean isSame;

  /** The effect of the edits on the match; null if they had none. */
  private @Nullable Change shown;

  /** The table as it was shown last. */
  private @Nullable Table table;

  /** The names of the variables that the last change of the rules alone made different. */
  private List<String> unlike = List.of();

  /** The effect on other matches; null until it is known. */
  private @Nullable OtherMatches elsewhere;

  ChangeSummary(
      Texts texts,
      PlaytestPane playtest,
      StatusLine status,
      PlaytestActions actions,
      Runnable showTable) {
    this.texts = texts;
    this.playtest = playtest;
    this.status = status;
    this.actions = actions;
    this.showTable = showTable;
    typingRests.setOnFinished(_ -> lookElsewhere());
  }

  /** Notes an edit: nobody looks at other matches before typing rests again. */
  void edited() {
    looks.incrementAndGet();
    if (unedited != null && elsewhere == null) {
      typingRests.playFromStart();
    }
  }

  /** Follows the match. */
  void show(@Nullable SessionState state) {
    Table before = table;
    isInForce = state != null && state.rulesInForce() == SessionState.RulesInForce.THESE;
    table = state == null ? null : state.playtest().table();
    LiveMatch live = state == null ? null : state.playing();
    boolean isByOtherRules = live != null && judged != null && !live.hasRulesOf(judged);
    if (isByOtherRules && before != null && table != null) {
      unlike = unlike(before, table);
    }
    boolean isNothing = judge(live) && state != null && state.playtest().change() == null;
    Optional<String> nothing =
        isNothing && isInForce
            ? Optional.of(nothing(state != null && state.playtest().isOver()))
            : Optional.empty();
    boolean isCompared = state != null && state.comparison().isPresent();
    status.tell(playtest.headline().filter(_ -> isCompared).or(() -> nothing));
    showElsewhere();
    shown = state == null ? null : state.playtest().change();
  }

  /** Returns that nothing is different, or nothing so far in a match that goes on. */
  private String nothing(boolean isOver) {
    return unlike.isEmpty()
        ? texts.say(isOver ? "change.nothing" : "change.nothing-yet")
        : texts.say("change.nothing-but", String.join(texts.say("list.between"), unlike));
  }

  /** Returns the names of the variables that differ at a moment. */
  private List<String> unlike(Table before, Table now) {
    ScriptWords script = ScriptWords.of(now.suits(), now.translations().in(texts.language()));
    List<Table.Variable> then = variables(before);
    return variables(now).stream()
        .filter(variable -> !then.contains(variable))
        .map(Table.Variable::name)
        .distinct()
        .map(script::name)
        .toList();
  }

  private static List<Table.Variable> variables(Table table) {
    return Stream.concat(
            table.variables().stream(),
            table.seats().stream().flatMap(seat -> seat.variables().stream()))
        .toList();
  }

  /**
   * Returns whether the last change of the rules has no effect on the match, until that goes on.
   */
  private boolean judge(@Nullable LiveMatch live) {
    LiveMatch before = judged;
    judged = live;
    if (live == null || before == null) {
      return false;
    }
    if (!live.hasRulesOf(before)) {
      isSame =
          !isTakenBack(live) && live.course().length() > 0 && live.branch().equals(before.branch());
      elsewhere = null;
      looks.incrementAndGet();
      if (isSame && !playtest.hasChange()) {
        unedited = unedited == null ? before : unedited;
        typingRests.playFromStart();
      } else {
        unedited = null;
        typingRests.stop();
      }
    } else if (live.at() != before.at() || !live.branch().equals(before.branch())) {
      isSame = false;
      unedited = null;
    }
    return isSame;
  }

  /** Whether the match is played as before the edits that changed it. */
  private boolean isTakenBack(LiveMatch live) {
    return (shown != null && shown.isTakenBackIn(live.game()))
        || (unedited != null && unedited.game().isSameAs(live.game()));
  }

  /** Looks for an effect in other matches if there is none in this one. */
  private void lookElsewhere() {
    LiveMatch before = unedited;
    LiveMatch now = judged;
    if (before == null || now == null || before.game().isSameAs(now.game())) {
      return;
    }
    int look = looks.get();
    actions.aside(
        () -> {
          long begun = System.nanoTime();
          return OtherMatches.of(
              before, now, () -> look == looks.get() && System.nanoTime() - begun < LOOKING_NANOS);
        },
        found -> {
          if (look == looks.get() && isSame) {
            elsewhere = found;
            showElsewhere();
          }
        });
  }

  /** Ends the look at other matches, for whose results nobody is left. */
  void dispose() {
    looks.incrementAndGet();
    unedited = null;
    typingRests.stop();
  }

  private void showElsewhere() {
    OtherMatches found = elsewhere;
    Change first = found == null || !isSame || !isInForce ? null : found.first();
    if (found == null || first == null || playtest.hasChange()) {
      status.offerNothing();
    } else {
      status.offer(
          found.oneTrickIn() > 1
              ? texts.say("change.elsewhere.tricks", found.matches(), found.oneTrickIn())
              : texts.say("change.elsewhere", found.matches(), found.differing()),
          () -> show(first));
    }
  }

  /** Opens another match in which something comes out differently. */
  private void show(Change other) {
    actions.play(match -> match.openChange(texts.say("change.elsewhere.name"), other));
    showTable.run();
  }
}
