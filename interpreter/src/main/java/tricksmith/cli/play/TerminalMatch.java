package tricksmith.cli.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.words.DecidedEnding;
import tricksmith.cli.words.News;
import tricksmith.cli.words.UnreadValues;
import tricksmith.cli.words.Wording;
import tricksmith.engine.Match;
import tricksmith.engine.Witness;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.SeenEvent;
import tricksmith.engine.report.Status;
import tricksmith.players.Consideration;
import tricksmith.playtest.statistics.Figures;
import tricksmith.script.Game;

/** A match in the terminal between bots and humans who share the screen. */
public final class TerminalMatch {

  private final Wording words;
  private final Screen screen;
  private final TerminalSeats seats;
  private final MatchSaver saving;
  private final HumanSeat humans;
  private final boolean explain;

  /** The variables that are left out, since no choice depends on them. */
  private final Set<String> passing;

  private final Map<Integer, Witness> witnesses = new HashMap<>();

  /** What each human has been shown so far. */
  private final Map<Integer, List<SeenEvent>> told = new HashMap<>();

  /** The human at the screen. */
  private int atScreen = Witness.EVERYTHING;

  /**
   * Creates a match.
   *
   * @param store writes match files
   * @param file where to save unless another file is named, or null
   * @param keep whether to save there after each decision of a human
   * @param explain whether bots explain their choices
   */
  public TerminalMatch(
      Game game,
      Terminal terminal,
      Messages messages,
      TerminalSeats seats,
      MatchStore store,
      @Nullable Path file,
      boolean keep,
      boolean explain) {
    this.explain = explain;
    this.words = new Wording(game, messages, terminal);
    this.screen = new Screen(terminal);
    this.passing = new UnreadValues(game).whileAnybodyIsAsked();
    this.seats = seats;
    this.saving = new MatchSaver(store, file, keep, words);
    this.humans = new HumanSeat(screen, words, saving);
  }

  /**
   * Plays until the match is over or a human leaves.
   *
   * @return the exit code
   */
  public int play(Match start) {
    if (seats.onlyHuman() > 0) {
      screen.line(words.text("play.seat", seats.onlyHuman()));
    }
    Match match = start;
    while (match.status() instanceof Status.Deciding deciding) {
      Decision decision = deciding.decision();
      boolean human = seats.isHuman(decision.decider());
      Optional<Pick> pick = human ? ask(match, decision) : Optional.of(botChooses(match, decision));
      if (pick.isEmpty()) {
        screen.line(saving.farewell());
        return exitCode(match);
      }
      match = match.choose(pick.get());
      if (human) {
        saving.keep(match).ifPresent(screen::line);
      }
    }
    return conclude(match);
  }

  private Pick botChooses(Match match, Decision decision) {
    if (!explain) {
      return seats.choose(match, decision);
    }
    if (seats.humans() == 1) {
      tellNews(match, seats.onlyHuman());
    }
    Consideration thought = seats.consider(match, decision);
    screen.lines(new Thoughts(words).lines(decision, thought));
    return thought.chosen();
  }

  private Optional<Pick> ask(Match match, Decision decision) {
    int seat = decision.decider();
    if (seats.humans() > 1 && atScreen != seat && !handOver(seat)) {
      return Optional.empty();
    }
    atScreen = seat;
    tellNews(match, seat);
    return humans.ask(match, decision);
  }

  /** Hands the screen to another human, hiding what was shown before. */
  private boolean handOver(int seat) {
    screen.wipe();
    screen.line(words.text("hand-over", words.seat(seat)));
    boolean there = screen.read().isPresent();
    screen.wipe();
    return there;
  }

  /** Shows what has happened since this seat last looked. */
  private void tellNews(Match match, int seat) {
    List<SeenEvent> witnessed =
        witness(match, seat).of(match).stream().filter(each -> !isInPassing(each)).toList();
    screen.lines(new News(words).since(told.getOrDefault(seat, List.of()), witnessed));
    told.put(seat, witnessed);
  }

  private boolean isInPassing(SeenEvent event) {
    return event instanceof SeenEvent.Assigned(MatchView.Variable variable)
        && passing.contains(variable.name());
  }

  private Witness witness(Match match, int seat) {
    return witnesses.computeIfAbsent(seat, _ -> new Witness(match, seat));
  }

  private int conclude(Match match) {
    tellNews(match, atScreen);
    screen.line("");
    saving.keep(match).ifPresent(screen::line);
    if (match.status() instanceof Status.Ended) {
      screen.lines(new DecidedEnding(words).sentences(match));
    }
    screen.line(words.results().of(match));
    return exitCode(match);
  }

  private int exitCode(Match match) {
    if (match.status() instanceof Status.Failed) {
      return ExitCode.WRONG;
    }
    return saving.isLost() ? ExitCode.FILE : ExitCode.FINE;
  }

  /** Describes a bot's reasoning before a choice. */
  private record Thoughts(Wording words) {

    /** The most alternatives to list. */
    private static final int MOST = 6;

    /** The reasoning, line by line; empty if there was no real choice. */
    List<String> lines(Decision decision, Consideration thought) {
      if (thought.options().size() < 2) {
        return List.of();
      }
      String seat = words.seat(decision.decider());
      String chosen = label(decision, thought.chosen());
      List<String> lines = new ArrayList<>();
      lines.add(
          thought.worlds() == 0
              ? words.sentence("thought.sight", seat, chosen)
              : words.sentence("thought.tried", seat, chosen, thought.worlds()));
      for (Consideration.Option option : thought.options().stream().limit(MOST).toList()) {
        String times = option.tried() == 0 ? "" : words.text("thought.times", option.tried());
        lines.add(
            words.text(
                "thought.option",
                label(decision, option.pick()),
                (option.worth() < 0 ? "" : "+") + Figures.decimal(option.worth()),
                times));
      }
      if (!thought.even()) {
        lines.add(words.sentence("thought.uneven"));
      }
      return lines;
    }

    private String label(Decision decision, Pick pick) {
      return switch (pick) {
        case Pick.One(int alternative) ->
            decision.options() instanceof Decision.OneOf one
                ? words.alternative(one.alternatives().get(alternative))
                : "";
        case Pick.Several(IndexSet members) ->
            decision.options() instanceof Decision.Several several
                ? words.several(several.kind(), members)
                : "";
        case Pick.Pass _ -> words.name(Decision.Alternative.PASS);
      };
    }
  }
}
