package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.game.GameTitle;
import tricksmith.cli.terminal.Columns;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.TextOutput;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.statistics.Figures;
import tricksmith.playtest.statistics.Share;
import tricksmith.playtest.statistics.Verdict;
import tricksmith.program.Program;
import tricksmith.script.Game;

/** Prints the report of {@code tricksmith compare}. */
record ComparisonReport(
    Game before, Game after, Lineup bots, Contrast contrast, Messages messages) {

  void print(TextOutput out) {
    BatchText words = new BatchText(messages);
    out.println(heading(words));
    out.println(messages.text("compare.before", rules(before, after)));
    out.println(messages.text("compare.after", rules(after, before)));
    out.println();
    out.println(messages.text(verdict(contrast.verdict())));
    if (contrast.wonOtherwise().sample() > 0) {
      out.println();
      differences().linesUnderHeadings(out.columns()).forEach(out::println);
      out.println(messages.text("compare.together"));
      new FindingWords(messages.locale(), _ -> 0).undecided(contrast).forEach(out::println);
    }
    out.println();
    out.println(share("compare.played-otherwise", contrast.playedOtherwise()));
    out.println(share("compare.ended-otherwise", contrast.endedOtherwise()));
    out.println(share("compare.won-otherwise", contrast.wonOtherwise()));
    printParting(out, "compare.first-parting", contrast.firstParting());
    printParting(out, "compare.first-ended-otherwise", contrast.firstEndedOtherwise());
    words.printFailures(out, before, contrast.before());
    words.printFailures(out, after, contrast.after());
    words.printStopped(out, contrast.before());
  }

  private String heading(BatchText words) {
    return messages.text(
        "compare.heading",
        GameTitle.of(after.script(), messages.locale()),
        contrast.before().played(),
        after.rules().players(),
        words.bots(bots),
        contrast.before().seed());
  }

  /** The script, with the options that are set differently from the other rules. */
  private static String rules(Game game, Game other) {
    Map<String, Program.OptionSetting> others = other.rules().options();
    String name = game.script().source().name();
    return game.rules().options().entrySet().stream()
        .filter(option -> !option.getValue().equals(others.get(option.getKey())))
        .map(option -> option.getKey() + "=" + String.join(",", option.getValue().labels()))
        .collect(Collectors.joining("  ", name + "  ", ""))
        .stripTrailing();
  }

  static String verdict(Verdict verdict) {
    return switch (verdict) {
      case NONE -> "compare.none";
      case TOO_FEW -> "compare.too-few";
      case WITHIN_NOISE -> "compare.within-noise";
      case MORE_THAN_NOISE -> "compare.more-than-noise";
    };
  }

  private Columns differences() {
    Columns columns =
        Columns.ofNumbersWithNames()
            .row(
                "",
                messages.text("compare.mean-before"),
                messages.text("compare.mean-after"),
                messages.text("compare.change"),
                messages.text("compare.interval"),
                messages.text("compare.verdict"));
    contrast.differences().forEach(difference -> add(columns, difference));
    return columns;
  }

  private void add(Columns columns, Difference difference) {
    boolean share = difference.measure().isShare();
    columns.row(
        name(difference),
        share ? Figures.percent(difference.before()) : Figures.decimal(difference.before()),
        share ? Figures.percent(difference.after()) : Figures.decimal(difference.after()),
        change(difference, difference.change().mean()),
        change(difference, difference.from()) + " … " + change(difference, difference.to()),
        messages.text(word(difference.verdict())));
  }

  private static String change(Difference difference, double number) {
    return difference.measure().isShare()
        ? Figures.points(number, difference.from(), difference.to())
        : Figures.change(number, difference.from(), difference.to());
  }

  private String name(Difference difference) {
    return switch (difference.measure()) {
      case WIN -> ofSeats("compare.win", "compare.win-side", difference.seats());
      case PLACE -> messages.text("compare.place", difference.seats().getFirst());
      case SCORE -> ofSeats("compare.score", "compare.score-side", difference.seats());
      case DECISIONS -> messages.text("figure.decisions");
      case TRICKS -> messages.text("figure.tricks");
      case ROUNDS -> messages.text("figure.rounds");
      case ALTERNATIVES -> messages.text("figure.alternatives");
      case FORCED -> messages.text("figure.forced");
      case MARGIN -> messages.text("figure.margin");
    };
  }

  private String ofSeats(String alone, String together, List<Integer> seats) {
    return messages.text(
        seats.size() > 1 ? together : alone,
        seats.stream().map(String::valueOf).collect(Collectors.joining("+")));
  }

  private static String word(Verdict verdict) {
    return switch (verdict) {
      case NONE -> "verdict.none";
      case TOO_FEW -> "verdict.too-few";
      case WITHIN_NOISE -> "verdict.within-noise";
      case MORE_THAN_NOISE -> "verdict.more-than-noise";
    };
  }

  private String share(String key, Share share) {
    return messages.text(
        key,
        Figures.plain(share.count()),
        share.sample(),
        Figures.percent(share.value()),
        Figures.percents(share.from(), share.to()));
  }

  private void printParting(PrintWriter out, String key, @Nullable MatchMoment parting) {
    if (parting != null) {
      out.println(messages.text(key, parting.seed(), parting.choices()));
    }
  }
}
