package tricksmith.cli.playtest;

import java.io.PrintWriter;
import tricksmith.cli.game.GameTitle;
import tricksmith.cli.terminal.Columns;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.TextOutput;
import tricksmith.playtest.results.Evenness;
import tricksmith.playtest.results.Freedom;
import tricksmith.playtest.results.Places;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.SideResult;
import tricksmith.playtest.statistics.Figures;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.script.Game;
import tricksmith.translation.Translation;

/** Prints the report of {@code tricksmith simulate}. */
record SimulationReport(
    Game game, Lineup bots, Results results, boolean coverage, Messages messages) {

  void print(TextOutput out) {
    BatchText words = new BatchText(messages);
    out.println(heading(words));
    if (results.ended() > 0) {
      print(out, sides());
      print(out, results.evenness(), "simulate.even", "simulate.uneven");
      printPlaces(out);
      print(out, matches());
      printLeader(out);
      print(out, choices());
    }
    CoverageReport rules = new CoverageReport(game, results.coverage(), messages);
    if (coverage) {
      rules.print(out);
    } else {
      rules.printUnused(out);
    }
    words.printFailures(out, game, results);
    words.printStopped(out, results);
  }

  private static void print(TextOutput out, Columns columns) {
    out.println();
    columns.linesUnderHeadings(out.columns()).forEach(out::println);
  }

  private String heading(BatchText words) {
    return messages.text(
        "simulate.heading",
        GameTitle.of(game.script(), messages.locale()),
        results.played(),
        game.rules().players(),
        words.bots(bots),
        results.seed());
  }

  private Columns sides() {
    boolean alone = results.sides().size() == results.players();
    String interval = messages.text("simulate.interval");
    Columns columns =
        Columns.flushRight()
            .row(
                messages.text(alone ? "simulate.seat" : "simulate.seats"),
                messages.text("simulate.matches"),
                messages.text("simulate.wins"),
                messages.text("simulate.share"),
                interval,
                messages.text("simulate.score"),
                messages.text("simulate.deviation"),
                interval);
    results.sides().forEach(side -> addSide(columns, side));
    return columns;
  }

  private static void addSide(Columns columns, SideResult side) {
    Sample scores = side.scores();
    Share share = side.share();
    columns.row(
        side.label(),
        Integer.toString(scores.count()),
        Figures.plain(side.wins()),
        Figures.percent(share.value()),
        Figures.percents(share.from(), share.to()),
        Figures.decimal(scores.mean()),
        Figures.decimal(scores.deviation()),
        Figures.interval(scores));
  }

  private void print(PrintWriter out, Evenness evenness, String even, String uneven) {
    if (!Double.isNaN(evenness.probability())) {
      out.println();
      out.println(
          messages.text(
              evenness.isMoreThanChance() ? uneven : even,
              Figures.decimal(evenness.statistic()),
              Figures.p(evenness.probability())));
    }
  }

  /**
   * Prints results by place, since seats show no advantage where the starter is drawn at random.
   */
  private void printPlaces(TextOutput out) {
    Places places = results.places();
    if (!places.matter()) {
      return;
    }
    Columns columns =
        Columns.flushRight()
            .row(
                messages.text("simulate.place"),
                messages.text("simulate.matches"),
                messages.text("simulate.share"),
                messages.text("simulate.interval"));
    for (int place = 0; place < places.shares().size(); place++) {
      Share share = places.shares().get(place);
      columns.row(
          Integer.toString(place + 1),
          Integer.toString(share.sample()),
          Figures.percent(share.value()),
          Figures.percents(share.from(), share.to()));
    }
    print(out, columns);
    print(out, places.evenness(), "simulate.places-even", "simulate.places-uneven");
  }

  private Columns matches() {
    Columns columns =
        Columns.ofNumbersWithNames()
            .row(
                messages.text("simulate.a-match"),
                messages.text("simulate.matches"),
                messages.text("simulate.mean"),
                messages.text("simulate.interval"),
                messages.text("simulate.least"),
                messages.text("simulate.most"));
    addSample(columns, messages.text("figure.decisions"), results.lengths().decisions());
    addSample(columns, messages.text("figure.tricks"), results.lengths().tricks());
    if (results.lengths().deals().most() > 0) {
      addSample(columns, messages.text("figure.deals"), results.lengths().deals());
    }
    addSample(columns, messages.text("figure.rounds"), results.lengths().rounds());
    addSample(columns, messages.text("figure.margin"), results.closeness().margin());
    addSample(columns, messages.text("figure.lead-changes"), results.closeness().leadChanges());
    return columns;
  }

  /** Adds a row, unless no match has the quantity. */
  private static void addSample(Columns columns, String name, Sample sample) {
    if (sample.count() > 0) {
      columns.row(
          name,
          Integer.toString(sample.count()),
          Figures.decimal(sample.mean()),
          Figures.interval(sample),
          Figures.plain(sample.least()),
          Figures.plain(sample.most()));
    }
  }

  private void printLeader(PrintWriter out) {
    Share wins = results.closeness().leaderWins();
    if (wins.sample() > 0) {
      out.println();
      out.println(
          messages.text(
              "simulate.leader",
              Figures.percent(wins.value()),
              wins.sample(),
              Figures.percents(wins.from(), wins.to())));
    }
  }

  private Columns choices() {
    String interval = messages.text("simulate.interval");
    Columns columns =
        Columns.ofNumbersWithNames()
            .row(
                messages.text("simulate.decision"),
                messages.text("simulate.matches"),
                messages.text("simulate.times"),
                messages.text("figure.alternatives"),
                interval,
                messages.text("figure.forced"),
                interval);
    Translation names = game.script().translation(messages.locale());
    results
        .freedoms()
        .forEach(freedom -> addFreedom(columns, names.of(freedom.decision()), freedom));
    if (results.freedoms().size() > 1) {
      addFreedom(columns, messages.text("simulate.all"), results.freedom());
    }
    return columns;
  }

  private static void addFreedom(Columns columns, String name, Freedom freedom) {
    Sample forced = freedom.forced();
    columns.row(
        name,
        Integer.toString(forced.count()),
        Figures.decimal(freedom.decisions().mean()),
        Figures.decimal(freedom.alternatives().mean()),
        Figures.interval(freedom.alternatives()),
        Figures.percent(forced.mean()),
        Figures.percents(forced));
  }
}
