package tricksmith.editor.figures;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.batch.Compared;
import tricksmith.players.Level;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.statistics.Figures;
import tricksmith.playtest.statistics.Share;
import tricksmith.playtest.statistics.Verdict;

/** The effect of the rules, compared with the script as saved, or with marked rules. */
final class ComparedSection extends FigureSection {
  private final Level level;
  private final FigureWords words;
  private final FindingWords sentences;
  private final FiguresActions actions;

  ComparedSection(
      Compared compared,
      boolean marked,
      Level level,
      FigureWords words,
      FindingWords sentences,
      FiguresActions actions) {
    this.level = level;
    this.words = words;
    this.sentences = sentences;
    this.actions = actions;
    setId("figures-compared");
    addTitle(words.say(marked ? "compared.with-mark" : "compared"));
    switch (compared) {
      case Compared.NotYet _ -> getChildren().clear();
      case Compared.Same _ ->
          addLine(words.say(marked ? "compared.same-as-mark" : "compared.same"));
      case Compared.Impossible(Compared.Reason reason) ->
          addLine(words.say("compared.impossible." + reason));
      case Compared.Done(Contrast contrast) -> show(contrast, marked);
    }
  }

  private void show(Contrast contrast, boolean marked) {
    Verdict verdict = contrast.verdict();
    Label said = addLine(words.say("compared." + verdict, sample(verdict, contrast)));
    said.setId("compared-verdict");
    said.getStyleClass().add(isWeighty(verdict) ? "verdict-weighty" : "verdict");
    if (verdict == Verdict.NONE) {
      return;
    }
    addLine(
        words.say(
            "compared.otherwise",
            percent(contrast.playedOtherwise()),
            percent(contrast.endedOtherwise()),
            percent(contrast.wonOtherwise())));
    if (!Objects.equals(contrast.firstParting(), contrast.firstEndedOtherwise())) {
      addExample("compared.first-parting", contrast.firstParting());
    }
    addExample("compared.first-ended-otherwise", contrast.firstEndedOtherwise());
    addDifferences(contrast.differences(), marked);
    sentences.undecided(contrast).forEach(this::addLine);
  }

  private Object sample(Verdict verdict, Contrast contrast) {
    int sample = contrast.playedOtherwise().sample();
    return verdict == Verdict.TOO_FEW ? words.matches(sample) : sample;
  }

  private static boolean isWeighty(Verdict verdict) {
    return verdict == Verdict.MORE_THAN_NOISE;
  }

  private static String percent(Share share) {
    return Figures.percent(share.value());
  }

  private void addExample(String key, @Nullable MatchMoment parting) {
    if (parting != null) {
      Button open = new Button(words.say(key));
      open.setTooltip(new Tooltip(words.moment(parting.seed(), parting.choices())));
      open.setId(key.replace('.', '-'));
      open.getStyleClass().add("example-button");
      String name = words.say("example.parting");
      open.setOnAction(_ -> actions.openExample(name, level, parting.seed(), parting.choices()));
      getChildren().add(open);
    }
  }

  private void addDifferences(List<Difference> differences, boolean marked) {
    FigureGrid grid =
        new FigureGrid(
            "",
            words.say(marked ? "mark" : "before"),
            words.say("after"),
            words.say("change"),
            words.say("interval"),
            words.say("verdict"));
    differences.forEach(difference -> add(grid, difference));
    getChildren().add(grid);
    addLine(words.say("compared.together"), "text-small", "text-muted");
  }

  private void add(FigureGrid grid, Difference difference) {
    boolean share = difference.measure().isShare();
    grid.verdict(
        List.of(
            words.say(
                "measure." + difference.measure() + (difference.seats().size() > 1 ? ".side" : ""),
                difference.seats().stream().map(String::valueOf).collect(Collectors.joining("+"))),
            amount(share, difference.before()),
            amount(share, difference.after()),
            change(difference, difference.change().mean()),
            change(difference, difference.from()) + " … " + change(difference, difference.to())),
        words.say("verdict." + difference.verdict()),
        isWeighty(difference.verdict()));
  }

  private static String amount(boolean share, double number) {
    return share ? Figures.percent(number) : Figures.decimal(number);
  }

  private static String change(Difference difference, double number) {
    return difference.measure().isShare()
        ? Figures.points(number, difference.from(), difference.to())
        : Figures.change(number, difference.from(), difference.to());
  }
}
