package tricksmith.editor.figures;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.players.Level;
import tricksmith.playtest.results.Closeness;
import tricksmith.playtest.results.Evenness;
import tricksmith.playtest.results.Failure;
import tricksmith.playtest.results.Freedom;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.SideResult;
import tricksmith.playtest.statistics.Figures;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;

final class ResultsSection extends FigureSection {
  /**
   * More choices than most matches have: an example then opens at the end of such a match, and far
   * enough into an endless one.
   */
  private static final int FAR = 2000;

  private final Level level;
  private final ScriptWords script;
  private final FigureWords words;
  private final FiguresActions actions;

  ResultsSection(
      Results results, Level level, ScriptWords script, FigureWords words, FiguresActions actions) {
    this.script = script;
    this.level = level;
    this.words = words;
    this.actions = actions;
    if (!results.failures().isEmpty()) {
      addFailures(results);
    }
    if (results.ended() > 0) {
      addSeats(results);
      addScores(results);
      addMatches(results);
      addChoices(results);
    }
  }

  private void title(String key, Object... arguments) {
    addTitle(words.say(key, arguments));
  }

  private void addFailures(Results results) {
    title("failures", results.failed() + results.unfinished(), results.played());
    for (Failure failure : results.failures()) {
      String what =
          failure.cause() instanceof Failure.Unfinished
              ? words.say("failure.unfinished", words.matches(failure.count()))
              : words.say("failure.error", words.matches(failure.count()));
      Button open = new Button(words.say("failure.open", what));
      open.setTooltip(new Tooltip(words.say("seed", failure.firstSeed())));
      open.getStyleClass().add("example-button");
      String name = words.say("example.failure");
      open.setOnAction(_ -> actions.openExample(name, level, failure.firstSeed(), FAR));
      getChildren().add(open);
    }
  }

  private void addSeats(Results results) {
    title("seats", words.matches(results.ended()));
    Evenness evenness = results.evenness();
    if (!Double.isNaN(evenness.probability())) {
      String key = evenness.isMoreThanChance() ? "seats.uneven" : "seats.even";
      Label verdict = addLine(words.say(key, words.often(evenness.probability())));
      verdict.setTooltip(new Tooltip(words.say("seats.test", Figures.p(evenness.probability()))));
      verdict.setId("evenness");
      verdict.getStyleClass().add(evenness.isMoreThanChance() ? "verdict-weighty" : "verdict");
    }
    String interval = words.say("interval");
    FigureGrid grid =
        new FigureGrid(
            words.say("seat"), "", words.say("wins"), interval, words.say("score"), interval);
    double fair = 1.0 / results.sides().size();
    for (SideResult side : results.sides()) {
      Share share = side.share();
      String range = Figures.percents(share.from(), share.to());
      String spoken =
          words.say(
              side.seats().size() > 1 ? "wins.spoken-side" : "wins.spoken",
              side.label(),
              Figures.percent(share.value()),
              range);
      grid.row(
          side.label(),
          new ShareBar(share, fair, spoken),
          Figures.percent(share.value()),
          range,
          Figures.decimal(side.scores().mean()),
          Figures.interval(side.scores()));
    }
    grid.setId("figures-seats");
    getChildren().add(grid);
  }

  private void addScores(Results results) {
    title("scores", words.matches(results.ended()));
    getChildren().add(new ScoresChart(results.scores(), words));
  }

  private void addMatches(Results results) {
    title("matches", words.matches(results.ended()));
    FigureGrid grid =
        new FigureGrid(
            "", words.say("mean"), words.say("interval"), words.say("least"), words.say("most"));
    Closeness closeness = results.closeness();
    addSample(grid, "decisions", results.lengths().decisions());
    addSample(grid, "tricks", results.lengths().tricks());
    addSample(grid, "rounds", results.lengths().rounds());
    addSample(grid, "margin", closeness.margin());
    addSample(grid, "lead-changes", closeness.leadChanges());
    getChildren().add(grid);
    Share leader = closeness.leaderWins();
    if (leader.sample() > 0) {
      addLine(
          words.say(
              "leader",
              Figures.percent(leader.value()),
              leader.sample(),
              Figures.percents(leader.from(), leader.to())));
    }
  }

  private void addSample(FigureGrid grid, String key, Sample sample) {
    if (sample.count() > 0 && sample.most() > 0) {
      grid.row(
          words.say(key),
          Figures.decimal(sample.mean()),
          Figures.interval(sample),
          Figures.plain(sample.least()),
          Figures.plain(sample.most()));
    }
  }

  private void addChoices(Results results) {
    title("choices", words.matches(results.ended()));
    String interval = words.say("interval");
    FigureGrid grid =
        new FigureGrid(
            words.say("decision"),
            words.say("times"),
            words.say("alternatives"),
            interval,
            words.say("forced"),
            interval);
    results
        .freedoms()
        .forEach(freedom -> addFreedom(grid, script.name(freedom.decision()), freedom));
    Optional.of(results.freedom())
        .filter(_ -> results.freedoms().size() > 1)
        .ifPresent(all -> addFreedom(grid, words.say("all"), all));
    getChildren().add(grid);
  }

  private static void addFreedom(FigureGrid grid, String name, Freedom freedom) {
    Sample forced = freedom.forced();
    grid.row(
        name,
        Figures.decimal(freedom.decisions().mean()),
        Figures.decimal(freedom.alternatives().mean()),
        Figures.interval(freedom.alternatives()),
        Figures.percent(forced.mean()),
        Figures.percents(forced));
  }

  /** A share on a line from nothing to all. */
  private static final class ShareBar extends IntervalBar {
    private static final double HALF_POINT = 3;
    private static final double HALF_STROKE = 1;

    private final Share share;
    private final Region track = part("share-track");

    ShareBar(Share share, double fair, String spoken) {
      super(new Axis(0, 1, fair), "share", spoken);
      this.share = share;
      getChildren().addAll(track, interval, stroke, point);
    }

    @Override
    protected void layoutChildren() {
      place(track, 0, 1, 0);
      if (share.sample() > 0) {
        place(interval, share.from(), share.to(), 0);
        place(point, share.value(), share.value(), HALF_POINT);
      }
      place(stroke, axis.usual(), axis.usual(), HALF_STROKE);
    }
  }
}
