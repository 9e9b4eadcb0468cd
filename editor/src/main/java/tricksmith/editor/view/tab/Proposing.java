package tricksmith.editor.view.tab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.Bots;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.DealColumns;
import tricksmith.editor.change.TrickColumn;
import tricksmith.editor.change.TrickResult;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.PointedCard;
import tricksmith.editor.live.ProposedChange;
import tricksmith.editor.live.TellingTrick;
import tricksmith.editor.picture.Table;
import tricksmith.editor.proposals.ProposalEffect;
import tricksmith.editor.proposals.ProposalsActions;
import tricksmith.editor.proposals.ProposalsPane;
import tricksmith.editor.proposals.TellingQuestion;
import tricksmith.editor.table.PointedTrick;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.proposal.Proposal;
import tricksmith.proposal.ProposalSearch;
import tricksmith.proposal.Proposals;
import tricksmith.proposal.Wish;
import tricksmith.script.Game;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/**
 * Looks for rules that would make a wish at the table true, and writes the one that the user picks.
 */
final class Proposing implements ProposalsActions {
  private static final Logger LOG = LoggerFactory.getLogger(Proposing.class);

  /**
   * The time to search, which leaves the rest of two seconds for judging and testing the results.
   */
  private static final long SEARCH_NANOS =
      Duration.ofMillis(Integer.getInteger("tricksmith.search.milliseconds", 1_300)).toNanos();

  /** The time to search when little was found in that time. */
  private static final long LONGER_SEARCH_NANOS =
      Math.max(2 * SEARCH_NANOS, Duration.ofSeconds(10).toNanos());

  /** The time to search when nothing was found even then, as on a machine that is busy. */
  private static final long LONGEST_SEARCH_NANOS = 3 * LONGER_SEARCH_NANOS;

  private final TabContents tab;
  private final ScriptPane script;
  private @Nullable ProposalsPane pane;
  private @Nullable Thread search;

  /** The match in which the user pointed at something; null before. */
  private @Nullable LiveMatch playing;

  /** The wish that the user has made last; null before. */
  private @Nullable Wish wished;

  /** The card that the user pointed at; null for anything else. */
  private @Nullable PointedCard pointed;

  /** The felt that shows it; null if there is none. */
  private @Nullable PointedTrick felt;

  /** The number of choices after which the trick pointed at was over; -1 if it is no trick. */
  private int pointedAt = -1;

  /** The answers about other tricks of that match. */
  private final List<Wish> answers = new ArrayList<>();

  /**
   * The tricks that the user has already judged, by the number of choices after which they were
   * over.
   */
  private final List<Integer> settled = new ArrayList<>();

  /** The effect of each proposal on the match. */
  private List<Optional<ProposedChange>> proposed = List.of();

  /** The proposal written last, if it changes nothing but the trick pointed at; else null. */
  private @Nullable Accepted accepted;

  /**
   * A proposal that changes nothing but the trick pointed at.
   *
   * @param text the script with it
   * @param choices the number of choices after which that trick was over
   */
  private record Accepted(String text, int choices) {}

  Proposing(TabContents tab, ScriptPane script) {
    this.tab = tab;
    this.script = script;
  }

  /**
   * Searches for proposals when the user points at something.
   *
   * @param choices the moment
   * @param said the wish in words
   */
  void wish(LiveMatch match, int choices, Wish.Outcome outcome, String said) {
    leave();
    playing = match;
    settled.add(pointed(match, choices, outcome));
    Wish wish = at(match, choices, outcome);
    ProposalsPane shown =
        new ProposalsPane(
            tab.texts().language(), tab.table().written(), outcome, said, wish.forbidding(), this);
    pane = shown;
    tab.table().faces().showProposals(shown);
    pointedAt = pointed(match, choices, outcome);
    wished = wish;
    felt = null;
    pointed = wish.isOpen() ? PointedCard.of(wish).orElse(null) : null;
    if (pointed != null) {
      felt =
          tab.table()
              .playtest()
              .pointed(said, suits(match, pointedAt < 0 ? choices : pointedAt - 1))
              .orElse(null);
      shown.setFelt(Optional.ofNullable(felt));
      showFelt(null);
    }
    search(match, wish, Set.of());
  }

  private static Wish at(LiveMatch match, int choices, Wish.Outcome outcome) {
    Map<Integer, List<String>> scenes =
        match.branch().scenes().entrySet().stream()
            .filter(scene -> scene.getKey() <= choices)
            .collect(Collectors.toMap(Map.Entry::getKey, scene -> scene.getValue().lines()));
    return new Wish(match.game(), match.course().after(choices).match(), scenes, outcome);
  }

  /** Returns the suits that variables hold after a number of choices, before the trick is over. */
  private static List<DealColumns.SuitVariable> suits(LiveMatch match, int choices) {
    return DealColumns.SuitVariable.at(match.course().after(Math.max(0, choices)).match());
  }

  @Override
  public void setAside(Set<String> tests) {
    LiveMatch match = playing;
    Wish wish = wished;
    if (match != null && wish != null && pane != null) {
      search(match, wish, tests);
    }
  }

  /**
   * Shows what is found in the usual time, and goes on searching if that is little.
   *
   * @param setAside titles of tests that may be broken
   */
  private void search(LiveMatch match, Wish wish, Set<String> setAside) {
    ProposalsPane shown = pane;
    if (shown == null) {
      return;
    }
    endSearch();
    shown.showRunning();
    shown.requestFocus();
    Thread thread =
        Thread.ofPlatform()
            .daemon()
            .name("proposals")
            .unstarted(() -> Bots.whileLessonsWait(() -> search(match, wish, setAside, shown)));
    search = thread;
    thread.start();
  }

  private void search(LiveMatch match, Wish wish, Set<String> setAside, ProposalsPane shown) {
    try {
      if (!wish.isOpen()) {
        Platform.runLater(() -> showImpossible(shown));
        return;
      }
      long begun = System.nanoTime();
      ProposalSearch searching = new ProposalSearch(wish, setAside);
      Proposals first = searching.until(() -> System.nanoTime() - begun > SEARCH_NANOS);
      boolean goesOn = !first.complete() && first.best().size() < Proposals.MOST;
      publish(match, wish, shown, first, goesOn);
      if (goesOn) {
        Proposals more = searching.atLast(() -> System.nanoTime() - begun > LONGER_SEARCH_NANOS);
        boolean hasNothing = !more.complete() && more.best().isEmpty();
        publish(match, wish, shown, more, hasNothing);
        if (hasNothing) {
          publish(
              match,
              wish,
              shown,
              searching.atLast(() -> System.nanoTime() - begun > LONGEST_SEARCH_NANOS),
              false);
        }
      }
    } catch (CancellationException _) {
      LOG.debug("Nobody waits for rules any more");
    } catch (RuntimeException | Error error) {
      LOG.warn("No rules could be looked for", error);
      Platform.runLater(() -> showImpossible(shown));
    }
  }

  private void publish(
      LiveMatch match, Wish wish, ProposalsPane shown, Proposals found, boolean goesOn) {
    List<Optional<ProposedChange>> changes = changes(match, found);
    Thread searching = Thread.currentThread();
    Platform.runLater(
        () -> {
          if (searching.equals(search) && shown.equals(pane)) {
            show(shown, wish.text(), found, changes, goesOn);
          }
        });
  }

  /**
   * Returns the number of choices after which the trick pointed at was over; -1 if it is no trick.
   */
  private static int pointed(LiveMatch playing, int choices, Wish.Outcome outcome) {
    return outcome instanceof Wish.Wins ? Math.min(choices, playing.course().length()) : -1;
  }

  private static List<Optional<ProposedChange>> changes(LiveMatch playing, Proposals found) {
    try {
      return found.best().stream().map(each -> ProposedChange.of(playing, each)).toList();
    } catch (CancellationException _) {
      return List.of();
    } catch (RuntimeException | Error error) {
      LOG.warn("What proposals make of the match is not known", error);
      return List.of();
    }
  }

  private static Optional<ProposalEffect> effect(Optional<ProposedChange> proposed, int pointed) {
    return proposed.map(
        each -> {
          Change change = each.change();
          return change == null ? ProposalEffect.NOTHING : effect(change, pointed);
        });
  }

  private static ProposalEffect effect(Change change, int pointed) {
    List<List<ProposalEffect.Trick>> deals =
        change.asPlayed().deals().stream()
            .map(deal -> deal.tricks().stream().map(each -> mark(each, pointed)).toList())
            .toList();
    long others =
        change.asPlayed().differences().stream()
            .filter(difference -> difference.choices() != pointed)
            .count();
    return new ProposalEffect(deals, (int) others);
  }

  private static ProposalEffect.Trick mark(TrickColumn trick, int pointed) {
    if (trick.choices() == pointed) {
      return ProposalEffect.Trick.POINTED;
    }
    return trick.isWonOtherwise() ? ProposalEffect.Trick.OTHERWISE : ProposalEffect.Trick.SAME;
  }

  private void show(
      ProposalsPane where,
      String rules,
      Proposals found,
      List<Optional<ProposedChange>> changes,
      boolean goesOn) {
    if (!script.text().equals(rules)) {
      where.showImpossible();
      return;
    }
    if (!answers.isEmpty()) {
      return; // One proposal was chosen already.
    }
    proposed = changes;
    List<Optional<ProposalEffect>> effects =
        proposed.stream().map(each -> effect(each, pointedAt)).toList();
    where.show(found, rules, effects, goesOn);
    where.ask(question(IntStream.range(0, proposed.size()).boxed().toList()));
  }

  private void showImpossible(ProposalsPane where) {
    if (where.equals(pane)) {
      where.showImpossible();
      where.requestFocus();
    }
  }

  /** Returns a question that tells some of the proposals apart. */
  private Optional<TellingQuestion> question(List<Integer> among) {
    return TellingTrick.of(proposed, among, settled).map(Proposing::question);
  }

  private static TellingQuestion question(TellingTrick told) {
    List<Table.PlayedCard> cards = told.trick().before().cards();
    return new TellingQuestion(
        told.trick().deal(),
        told.trick().number(),
        told.trick().choices(),
        told.seat(),
        cards.stream()
            .filter(card -> card.seat() == told.seat())
            .map(card -> card.shown().label())
            .findFirst()
            .orElse(""),
        cards.stream().map(card -> card.shown().label()).toList(),
        told.yes(),
        told.no());
  }

  @Override
  public void answer(TellingQuestion question, boolean wins, List<Integer> agreeing) {
    LiveMatch match = playing;
    ProposalsPane shown = pane;
    if (match != null && shown != null) {
      answers.add(at(match, question.choices(), new Wish.Wins(question.seat(), wins)));
      settled.add(question.choices());
      shown.ask(question(agreeing));
    }
  }

  /** Returns the proposal with a test of each answer that can be set by hand. */
  private Proposal withAnswers(Proposal proposal) {
    Optional<Game> rules = proposed(proposal).map(ProposedChange::change).map(Change::now);
    Proposal tested = proposal;
    if (rules.isPresent()) {
      for (Wish answer : answers) {
        tested = ProposalSearch.answered(tested, rules.get(), answer);
      }
    }
    return tested;
  }

  @Override
  public void show(Proposal proposal) {
    script.showUnwritten(Optional.of(proposal.script().text()));
    showFelt(
        proposed(proposal)
            .map(ProposedChange::change)
            .flatMap(change -> change.asPlayed().trickNow(pointedAt))
            .orElse(null));
  }

  /** Shows the trick pointed at on the felt, by the rules of a proposal or as it was played. */
  private void showFelt(@Nullable TrickResult now) {
    if (felt != null && pointed != null) {
      felt.show(pointed, now);
    }
  }

  /** Returns what a proposal changes, whichever tests it leaves out. */
  private Optional<ProposedChange> proposed(Proposal proposal) {
    return proposed.stream()
        .flatMap(Optional::stream)
        .filter(each -> each.proposal().edit().equals(proposal.edit()))
        .findFirst();
  }

  @Override
  public void showOnTable(Proposal proposal) {
    proposed(proposal)
        .map(ProposedChange::change)
        .ifPresent(
            change -> {
              Region trial = tab.table().playtest().trial(change, this::backToProposals);
              tab.table().faces().showProposals(trial);
              trial.requestFocus();
            });
  }

  private void backToProposals() {
    ProposalsPane shown = pane;
    if (shown != null) {
      tab.table().faces().showProposals(shown);
      shown.requestFocus();
    }
  }

  /** Writes the proposal as one step of undo. */
  @Override
  public void write(Proposal proposal) {
    String written = withAnswers(proposal).script().text();
    int trick = pointedAt;
    boolean only =
        proposed(proposal)
            .map(ProposedChange::change)
            .filter(change -> change.isOnlyOfTrick(trick))
            .isPresent();
    accepted = only ? new Accepted(written, trick) : null;
    Edit edit = Edit.between(script.text(), written);
    leave();
    script.apply(TextEdit.of(edit.span(), edit.text()));
    // The rule is what matters; its test, or a translation, is far below.
    int start = edit.span().start();
    script.select(new Span(start, start));
  }

  /**
   * Goes on after the trick pointed at, once the written rule is in force, if nothing else comes
   * out differently: there is nothing to report then that the user has not asked for.
   */
  void follow(Playtest playtest, PlaytestActions actions) {
    Accepted done = accepted;
    Change change = playtest.change();
    if (done != null
        && change != null
        && change.isOnlyOfTrick(done.choices())
        && change.now().script().source().text().equals(done.text())) {
      accepted = null;
      actions.play(match -> match.goOnFrom(done.choices()));
    }
  }

  /** Closes the proposals, which are for the text before the edit. */
  void edited() {
    if (pane != null) {
      leave();
    }
  }

  @Override
  public void lookUp(String words) {
    leave();
    tab.table().lookUp(words);
  }

  @Override
  public void leave() {
    endSearch();
    proposed = List.of();
    answers.clear();
    settled.clear();
    script.showUnwritten(Optional.empty());
    if (pane != null) {
      boolean hadFocus = tab.table().faces().isFocusInProposals();
      tab.table().faces().showProposals(null);
      pane = null;
      if (hadFocus) {
        tab.table().playtest().focusFirstAnswer();
      }
    }
  }

  /** Ends the search, for whose results nobody is left. */
  void dispose() {
    endSearch();
  }

  private void endSearch() {
    if (search != null) {
      search.interrupt();
      search = null;
    }
  }
}
