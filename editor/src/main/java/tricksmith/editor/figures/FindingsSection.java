package tricksmith.editor.figures;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import tricksmith.editor.batch.BatchState;
import tricksmith.editor.batch.CoveredRule;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.playtest.findings.Belief;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.playtest.findings.Reading;
import tricksmith.source.Span;

/**
 * The joint findings of all levels of players: a sentence for each, how far to trust it, and a
 * chart.
 */
final class FindingsSection extends FigureSection {
  private static final int MOST = 5;

  private final BatchState state;
  private final FigureWords words;
  private final FindingWords sentences;
  private final FiguresActions actions;
  private final boolean isEmpty;

  FindingsSection(
      BatchState state, FigureWords words, FindingWords sentences, FiguresActions actions) {
    this.state = state;
    this.words = words;
    this.sentences = sentences;
    this.actions = actions;
    setId("findings");
    List<Finding> told =
        state.findings().stream()
            .filter(finding -> finding.belief() != Belief.TOO_FEW)
            .limit(MOST)
            .toList();
    told.forEach(finding -> getChildren().add(row(finding, false)));
    state.refuted().forEach(finding -> getChildren().add(row(finding, true)));
    isEmpty = told.isEmpty();
    if (isEmpty) {
      addLine(words.say("findings.none"), "text-muted");
    }
    addLine(words.say("findings.bars"), "text-small", "text-muted", "findings-below");
  }

  /** Whether nothing is found that is beyond chance. */
  boolean isEmpty() {
    return isEmpty;
  }

  private Node row(Finding finding, boolean refuted) {
    Label headline = line(headline(finding), "finding-headline");
    Label belief =
        styled(
            new Label(refuted ? words.say("findings.refuted") : sentences.belief(finding.belief())),
            "belief",
            refuted ? "belief-refuted" : "belief-" + finding.belief());
    belief.setMinWidth(Region.USE_PREF_SIZE);
    HBox believed = styled(new HBox(belief), "finding-links");
    link(finding).ifPresent(believed.getChildren()::add);
    state.failedAt(finding).map(this::toFailure).ifPresent(believed.getChildren()::add);
    VBox said = new VBox(headline, believed);
    if (refuted) {
      said.getStyleClass().addAll("finding", "finding-refuted");
      return said;
    }
    if (finding.readings().isEmpty()) {
      said.getStyleClass().add("finding");
      return said;
    }
    FindingRow row = new FindingRow(headline, said, chart(finding));
    if (finding.belief() == Belief.DISAGREE) {
      row.getStyleClass().add("finding-disagreed");
    }
    return row;
  }

  /**
   * Returns what was found or, of a rule that an option at 0 leaves without effect, this reason.
   */
  private String headline(Finding finding) {
    boolean believed = finding.belief() == Belief.SURE || finding.belief() == Belief.LIKELY;
    return state
        .ruleOf(finding)
        .filter(rule -> believed && rule.weight() == CoveredRule.Weight.NEVER_MATTERED)
        .flatMap(rule -> rule.zeroOption().map(option -> atZero(rule, option)))
        .orElseGet(() -> sentences.headline(finding));
  }

  private String atZero(CoveredRule rule, String option) {
    ScriptWords script = ScriptWords.of(List.of(), state.translation(words.language()));
    return words.say("at-zero", rule.line(), script.name(option));
  }

  /** Returns a link to the line that a finding is about, or to a match that shows it. */
  private Optional<Node> link(Finding finding) {
    Optional<Node> line = state.ruleOf(finding).map(this::toLine);
    return line.isPresent() ? line : toMatch(finding);
  }

  private Optional<Node> toMatch(Finding finding) {
    return finding
        .example()
        .map(
            example -> {
              Hyperlink open =
                  new Hyperlink(words.say("findings.match", sentences.level(example.level())));
              open.setTooltip(new Tooltip(words.say("seed", example.seed())));
              String name = sentences.topic(finding.subject());
              open.setOnAction(
                  _ ->
                      actions.openExample(
                          name, example.level(), example.seed(), example.choices()));
              return open;
            });
  }

  private Node toFailure(Span place) {
    Hyperlink show = new Hyperlink(words.say("findings.place"));
    show.setOnAction(_ -> actions.revealTried(place));
    return show;
  }

  private Node toLine(CoveredRule rule) {
    Hyperlink show = new Hyperlink(words.say("findings.line", rule.line()));
    show.setOnAction(_ -> actions.revealTried(rule.span()));
    return show;
  }

  private Region chart(Finding finding) {
    GridPane chart = styled(new GridPane(), "finding-chart");
    chart.getColumnConstraints().setAll(atItsOwn(), growing(), atItsOwn(), atItsOwn());
    double from = finding.usual();
    double to = finding.usual();
    for (Reading reading : finding.readings()) {
      from = Math.min(from, reading.from());
      to = Math.max(to, reading.to());
    }
    double room = (to - from) * 0.06;
    IntervalBar.Axis axis = new IntervalBar.Axis(from - room, to + room, finding.usual());
    int row = 0;
    for (Reading reading : finding.readings()) {
      String value = FindingWords.value(finding.subject(), reading, reading.value());
      Label level = styled(new Label(sentences.level(reading.level())), "text-muted");
      Label figure = new Label(value);
      figure.setMinWidth(Region.USE_PREF_SIZE);
      GridPane.setHalignment(level, HPos.RIGHT);
      GridPane.setHalignment(figure, HPos.RIGHT);
      chart.addRow(
          row++,
          level,
          new ReadingBar(reading, axis, level.getText() + " " + value),
          figure,
          sample(reading));
    }
    chart.add(
        new ReadingAxis(axis, number -> FindingWords.value(finding.subject(), number)), 1, row);
    return chart;
  }

  private static ColumnConstraints atItsOwn() {
    ColumnConstraints column = new ColumnConstraints();
    column.setMinWidth(USE_PREF_SIZE);
    return column;
  }

  private static ColumnConstraints growing() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHgrow(Priority.ALWAYS);
    column.setFillWidth(true);
    return column;
  }

  private Label sample(Reading reading) {
    return styled(
        new Label(words.say("findings.sample", reading.sample())), "text-small", "text-muted");
  }

  /**
   * The reading of players of one level, on an axis that all levels share. The shape of the dot
   * distinguishes the levels.
   */
  private static final class ReadingBar extends IntervalBar {
    private static final double HALF_POINT = 4;
    private static final double HALF_STROKE = 0.5;

    private final Reading reading;

    ReadingBar(Reading reading, Axis axis, String spoken) {
      super(axis, "reading", spoken);
      this.reading = reading;
      getStyleClass().add("reading-of-" + reading.level().word());
      setMaxWidth(Double.MAX_VALUE);
      getChildren().addAll(stroke, interval, point);
    }

    @Override
    protected void layoutChildren() {
      place(stroke, axis.usual(), axis.usual(), HALF_STROKE);
      double middle = getHeight() / 2;
      double width = getWidth();
      interval.resizeRelocate(
          axis.place(reading.from()) * width,
          middle - 1.5,
          Math.max(1, (axis.place(reading.to()) - axis.place(reading.from())) * width),
          3);
      point.resizeRelocate(
          axis.place(reading.value()) * width - HALF_POINT,
          middle - HALF_POINT,
          2 * HALF_POINT,
          2 * HALF_POINT);
    }
  }
}
