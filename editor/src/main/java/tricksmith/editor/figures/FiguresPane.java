package tricksmith.editor.figures;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.batch.BatchState;
import tricksmith.editor.batch.Compared;
import tricksmith.editor.batch.CoveredRule;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.players.Level;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.findings.FindingDigest;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.results.Results;

/**
 * The results of trying the rules out: figures with sample size and interval, what has changed
 * since the script was saved, and how much each rule was used.
 */
public final class FiguresPane extends BorderPane {
  private static final int USUAL = 2000;

  private final FigureWords words;
  private final FiguresActions actions;
  private final TextField matches = new TextField(Integer.toString(USUAL));
  private final Button start;
  private final Button stop;
  private final Button deals;
  private final ToggleButton mark;
  private final ProgressBar progress = new ProgressBar(0);
  private final Label status = new Label();
  private final VBox content = new VBox();

  /** The levels that have played, each with its sign and how many matches. */
  private final FlowPane legend = new FlowPane();

  /** Whether the tables are shown below the sentences. */
  private final ToggleButton all = new ToggleButton();

  private final VBox tablesBelow = new VBox();

  /**
   * Whether the user wants the tables; null while it is not known: then if there is no sentence.
   */
  private @Nullable Boolean allWanted;

  private final ScrollPane scrolled = new ScrollPane(content);
  private final Locale language;
  private @Nullable BatchState shown;

  /** Whether a mouse button is down on the pane. */
  private boolean isHeldDown;

  /** Whether there are figures that are not yet shown. */
  private boolean isLate;

  /** The rule last selected; null for none. */
  private @Nullable CoveredRule selected;

  /** The level whose figures are in the tables. */
  private Level tables = Level.RANDOM;

  public FiguresPane(Locale language, FiguresActions actions) {
    this.actions = actions;
    this.language = language;
    words = new FigureWords(language);
    setId("figures");
    getStyleClass().add("figures");
    start = command("figures-start", "trial.start", Feather.PLAY, this::tryMany);
    stop = command("figures-stop", "trial.stop", Feather.SQUARE, actions::stopTrying);
    deals = command("new-deals", "findings.new-deals", Feather.REFRESH_CW, actions::tryNewDeals);
    mark = new ToggleButton(words.say("trial.mark"), new FontIcon(Feather.FLAG));
    setTop(above());
    setCenter(figures());
    setBottom(below());
    addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> isHeldDown = true);
    addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> letGo());
    show(BatchState.NOTHING);
  }

  private Button command(String id, String key, Feather icon, Runnable action) {
    Button command = new Button(words.say(key), new FontIcon(icon));
    command.setId(id);
    command.setOnAction(_ -> action.run());
    return command;
  }

  private Node above() {
    Label title = styled(new Label(words.say("title")), "figures-title");
    title.setMinWidth(USE_PREF_SIZE);
    legend.getStyleClass().add("figures-legend");
    HBox.setHgrow(legend, Priority.ALWAYS);
    return styled(new HBox(title, legend), "figures-above");
  }

  private Node figures() {
    all.setId("figures-all");
    all.setText(words.say("all-figures"));
    all.getStyleClass().add("flat");
    all.selectedProperty().subscribe(this::showTables);
    all.setOnAction(_ -> allWanted = all.isSelected());
    content.getStyleClass().add("figures-content");
    scrolled.setFitToWidth(true);
    scrolled.getStyleClass().add("figures-scrolled");
    scrolled.viewportBoundsProperty().subscribe(room -> wrap(room.getWidth()));
    return scrolled;
  }

  private Node below() {
    // What is reported may take more lines as levels arrive: it grows upwards, commands stay.
    return styled(new VBox(state(), commands()), "figures-below");
  }

  private Node commands() {
    matches.setId("figures-matches");
    matches.setAccessibleText(words.say("trial.matches"));
    matches.setTextFormatter(new TextFormatter<>(FiguresPane::onlyDigits));
    matches.setOnAction(_ -> tryMany());
    mark.setId("figures-mark");
    mark.setTooltip(new Tooltip(words.say("trial.mark.long")));
    mark.setAccessibleHelp(words.say("trial.mark.long"));
    mark.setOnAction(_ -> actions.markRules(mark.isSelected()));
    Label of = new Label(words.say("trial.matches"));
    return styled(new FlowPane(start, matches, of, stop, deals, mark), "figure-commands");
  }

  private Node state() {
    status.setId("figures-status");
    status.setWrapText(true);
    status.setMaxWidth(Double.MAX_VALUE);
    progress.setId("figures-progress");
    progress.setMinWidth(USE_PREF_SIZE);
    HBox.setHgrow(status, Priority.ALWAYS);
    return styled(new HBox(status, progress), "figures-state");
  }

  /**
   * Wraps text at the width of the pane, so that all of it is visible even where figures are wider.
   */
  private void wrap(double width) {
    double most = Math.max(0, width - content.snappedLeftInset() - content.snappedRightInset());
    for (Node node : content.lookupAll(".figure-line")) {
      ((Label) node).setMaxWidth(most);
    }
  }

  private static TextFormatter.@Nullable Change onlyDigits(TextFormatter.Change change) {
    return change.getControlNewText().matches("\\d{0,7}") ? change : null;
  }

  private void tryMany() {
    String typed = matches.getText();
    int number = typed.isEmpty() ? 0 : Integer.parseInt(typed);
    if (number > 0) {
      actions.tryMany(number);
    }
  }

  /** Opens the first match in which a rule mattered or, if it never did, applied. */
  public void openExample(CoveredRule rule) {
    openExample(rule, Level.RANDOM);
  }

  private void openExample(CoveredRule rule, Level level) {
    MatchMoment example = rule.use().example();
    if (example != null) {
      String name = words.say("example.rule", rule.line());
      actions.openExample(name, level, example.seed(), example.choices());
    }
  }

  public void focusFirst() {
    start.requestFocus();
  }

  /** Shows what is known now. */
  public void show(BatchState state) {
    BatchState before = shown;
    shown = state;
    stop.setDisable(!state.isUnderWay());
    deals.setDisable(state.levels().isEmpty());
    if (state.results() != null && !state.isUnderWay()) {
      mark.setSelected(state.marked());
    }
    progress.setVisible(state.isUnderWay());
    BatchState.Progress under = state.progress();
    if (under != null) {
      progress.setProgress((double) under.played() / under.wanted());
    }
    status.setText(statusOf(state));
    status.setTooltip(state.levels().isEmpty() ? null : new Tooltip(dealsOf(state)));
    if (before == null || !state.hasFiguresOf(before)) {
      showSections(state);
    }
  }

  /**
   * Replaces the figures, but neither the focus nor the rule selected is lost by it, nor what the
   * mouse has pressed: then it waits for the button to be let go.
   */
  private void showSections(BatchState state) {
    if (isHeldDown) {
      isLate = true;
      return;
    }
    isLate = false;
    Node focused = getScene() == null ? null : getScene().getFocusOwner();
    content.getChildren().setAll(sections(state));
    legend.getChildren().setAll(levelsPlayed(state));
    wrap(scrolled.getViewportBounds().getWidth());
    if (focused != null && focused.getScene() == null) {
      again(focused).requestFocus();
    }
  }

  /** Shows what came while the mouse had something pressed, after that has been done. */
  private void letGo() {
    isHeldDown = false;
    if (isLate) {
      Platform.runLater(() -> showSections(Objects.requireNonNull(shown)));
    }
  }

  /** Returns a stand-in for a control that has been replaced. */
  private Node again(Node replaced) {
    return lookupAll("*").stream()
        .filter(node -> node.getClass().equals(replaced.getClass()))
        .filter(node -> Objects.equals(node.getId(), replaced.getId()))
        .filter(node -> text(node).equals(text(replaced)))
        .findFirst()
        .orElse(all);
  }

  private static String text(Node node) {
    return node instanceof Labeled labeled ? labeled.getText() : "";
  }

  private void showTables(boolean shownNow) {
    all.setGraphic(new FontIcon(shownNow ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT));
    present(tablesBelow, shownNow);
  }

  private String statusOf(BatchState state) {
    BatchState.Progress under = state.progress();
    if (under != null) {
      return words.say(
          "trial.under-way",
          under.played(),
          under.wanted(),
          words.say("bots." + under.level().name()));
    }
    if (state.levels().isEmpty()) {
      return words.say("trial.none");
    }
    int asked =
        state.levels().stream().mapToInt(batch -> batch.results().wanted()).max().orElseThrow();
    return state.levels().stream()
        .map(batch -> made(batch, asked))
        .collect(Collectors.joining("\n"));
  }

  private String dealsOf(BatchState state) {
    return state.levels().stream()
        .map(
            batch ->
                words.say(
                    "trial.deals",
                    words.say("bots." + batch.level().name()),
                    batch.results().seed(),
                    batch.results().seed() + batch.results().played() - 1))
        .collect(Collectors.joining("\n"));
  }

  private String made(FindingDigest.LevelResults batch, int asked) {
    Results results = batch.results();
    String made =
        words.say(
            "trial.made",
            words.matches(results.played()),
            results.players(),
            words.say("bots." + batch.level().name()));
    if (results.cancelled()) {
      return made + " " + words.say("trial.stopped", results.wanted());
    }
    return results.wanted() < asked
        ? made + " " + words.say("trial.fewer", words.matches(asked))
        : made;
  }

  private List<Node> sections(BatchState state) {
    if (state.levels().isEmpty()) {
      return List.of(soon());
    }
    FindingDigest.LevelResults batch = state.of(tables).orElse(state.levels().getFirst());
    Results results = batch.results();
    Contrast contrast = batch.contrast();
    Compared compared = contrast == null ? state.compared() : new Compared.Done(contrast);
    FindingWords sentences = state.sentences(language);
    ComparedSection difference =
        new ComparedSection(compared, state.marked(), batch.level(), words, sentences, actions);
    boolean leads = compared instanceof Compared.Done;
    tablesBelow.getStyleClass().setAll("figures-tables");
    tablesBelow
        .getChildren()
        .setAll(
            levels(state, batch.level(), sentences),
            new ResultsSection(
                results,
                batch.level(),
                ScriptWords.of(List.of(), state.translation(language)),
                words,
                actions),
            new RulesSection(
                state.rules(results),
                selected,
                results.coverage().matches(),
                words,
                new RulesSection.Actions(
                    rule -> {
                      selected = rule;
                      actions.revealTried(rule.span());
                    },
                    rule -> openExample(rule, batch.level()))));
    FindingsSection findings = new FindingsSection(state, words, sentences, actions);
    all.setSelected(allWanted == null ? findings.isEmpty() : allWanted);
    // What an edit changes is what its author wants to know first.
    if (leads) {
      return List.of(difference, findings, all, tablesBelow);
    }
    tablesBelow.getChildren().add(1, difference);
    return List.of(findings, all, tablesBelow);
  }

  /** Returns each level with its sign and sample, and the buttons to let more levels play. */
  private List<Node> levelsPlayed(BatchState state) {
    if (state.levels().isEmpty()) {
      return List.of();
    }
    FindingWords sentences = state.sentences(language);
    List<Node> shownLevels = new ArrayList<>();
    for (FindingDigest.LevelResults batch : state.levels()) {
      String name = sentences.level(batch.level());
      Label played =
          new Label(
              words.say("legend", name, batch.results().played()),
              new StackPane(styled(new Region(), "reading-point", "legend-point")));
      played.getStyleClass().addAll("legend-level", "reading-of-" + batch.level().word());
      played.setMinWidth(USE_PREF_SIZE);
      shownLevels.add(played);
    }
    for (Level level : List.of(Level.GOOD, Level.STRONG)) {
      if (state.of(level).isEmpty()) {
        Hyperlink play = new Hyperlink(words.say("levels.more", sentences.level(level)));
        play.setId("figures-try-" + level.word());
        play.setTooltip(new Tooltip(words.say("levels.more." + level.name())));
        play.setMinWidth(USE_PREF_SIZE);
        play.setOnAction(_ -> actions.tryLevel(level));
        shownLevels.add(play);
      }
    }
    return shownLevels;
  }

  /** Returns the message shown until there are figures. */
  private Node soon() {
    Label soon = styled(new Label(words.say("trial.soon")), "figure-line");
    soon.setId("figures-soon");
    soon.setWrapText(true);
    return soon;
  }

  /** Returns the buttons to show the figures of a level. */
  private Node levels(BatchState state, Level whose, FindingWords sentences) {
    FlowPane row = styled(new FlowPane(new Label(words.say("levels"))), "figure-commands");
    row.setId("figures-levels");
    HBox segments = styled(new HBox(), "segments");
    ToggleGroup group = new ToggleGroup();
    for (FindingDigest.LevelResults batch : state.levels()) {
      ToggleButton show = new ToggleButton(sentences.level(batch.level()));
      show.setId("figures-of-" + batch.level().word());
      show.setToggleGroup(group);
      show.setSelected(batch.level() == whose);
      show.setOnAction(
          _ -> {
            tables = batch.level();
            showSections(state);
          });
      segments.getChildren().add(show);
    }
    row.getChildren().add(segments);
    return row;
  }
}
