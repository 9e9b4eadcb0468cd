package tricksmith.editor.table.change;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.change.DealColumns;
import tricksmith.editor.change.Judgement;
import tricksmith.editor.change.TrickColumn;
import tricksmith.editor.change.TrickResult;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.table.words.Words;

/**
 * The whole match: one column for each trick, with one number if it goes as before and two if it
 * does not, and the scores after each deal. It is one stop for the tab key; arrows move through it.
 */
final class MatchStrip extends ScrollPane {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  /** The number of deals above which those without a change are folded to their scores. */
  private static final int MOST_DEALS = 6;

  private final Words words;
  private final Consumer<TrickColumn> choose;
  private final HBox deals = styled(new HBox(), "change-deals");
  private final List<Cell> cells = new ArrayList<>();
  private int chosen = -1;

  private record Cell(TrickColumn trick, VBox box) {}

  MatchStrip(Words words, Consumer<TrickColumn> choose) {
    this.words = words;
    this.choose = choose;
    setId("change-strip");
    getStyleClass().add("change-strip");
    setContent(deals);
    setFitToHeight(true);
    setVbarPolicy(ScrollBarPolicy.NEVER);
    setMinHeight(USE_PREF_SIZE);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.SLIDER);
    addEventFilter(KeyEvent.KEY_PRESSED, this::step);
    setFitToWidth(true);
  }

  void show(Judgement judgement, ChangeWords sentences, @Nullable TrickColumn selected) {
    cells.clear();
    deals.getChildren().clear();
    deals.getChildren().add(heads());
    boolean folds = judgement.deals().size() > MOST_DEALS;
    for (DealColumns deal : judgement.deals()) {
      deals.getChildren().add(deal(deal, sentences, folds && !deal.isChanged()));
    }
    mark(selected == null ? -1 : selected.choices());
  }

  private Region heads() {
    VBox heads =
        new VBox(
            word("", "change-caption"),
            word(words.say("change.before.row"), "change-head"),
            word(words.say("change.now.row"), "change-head"));
    heads.setMinWidth(USE_PREF_SIZE);
    return heads;
  }

  private Region deal(DealColumns deal, ChangeWords sentences, boolean folded) {
    HBox tricks = styled(new HBox(), "change-tricks");
    if (!folded) {
      deal.tricks().forEach(trick -> tricks.getChildren().add(cell(trick)));
    }
    Label caption = RedSigns.on(word(sentences.caption(deal), "change-caption"));
    VBox columns = new VBox(caption, tricks);
    columns.setMinWidth(USE_PREF_SIZE);
    VBox scores = scores(deal, sentences);
    return styled(new HBox(columns, scores), "change-deal");
  }

  private VBox scores(DealColumns deal, ChangeWords sentences) {
    VBox scores =
        styled(new VBox(word(words.say("change.score"), "change-caption")), "change-scores");
    scores.setMinWidth(USE_PREF_SIZE);
    if (deal.before().isEmpty()) {
      scores.getChildren().add(word(words.say("change.under-way"), "change-same-score"));
    } else if (deal.before().equals(deal.now())) {
      scores.getChildren().add(word(sentences.score(deal.before()), "change-same-score"));
    } else {
      String now = deal.now().isEmpty() ? words.say("change.none") : sentences.score(deal.now());
      scores
          .getChildren()
          .addAll(
              word(sentences.score(deal.before()), "change-score-before"),
              word(now, "change-score-now"));
    }
    return scores;
  }

  private VBox cell(TrickColumn trick) {
    VBox box = styled(new VBox(), "change-cell");
    String before = taker(Optional.of(trick.before()));
    if (trick.isWonOtherwise()) {
      box.getChildren().addAll(word(before, "change-was"), word(taker(trick.now()), "change-is"));
    } else {
      Label same = word(before, "change-same");
      if (trick.now().isEmpty()) {
        same.getStyleClass().add("change-not-judged");
      }
      box.getChildren().add(same);
    }
    box.setOnMousePressed(
        _ -> {
          choose.accept(trick);
          mark(trick.choices());
        });
    cells.add(new Cell(trick, box));
    return box;
  }

  private String taker(Optional<TrickResult> trick) {
    if (trick.map(TrickResult::isUndecided).orElse(false)) {
      return words.say("change.tie.brief");
    }
    return trick
        .flatMap(TrickResult::winner)
        .map(String::valueOf)
        .orElseGet(() -> words.say("change.nobody.brief"));
  }

  private static Label word(String said, String style) {
    Label label = styled(new Label(said), style);
    label.setMinWidth(USE_PREF_SIZE);
    label.setMaxWidth(Double.MAX_VALUE);
    VBox.setVgrow(label, Priority.SOMETIMES);
    return label;
  }

  /** Marks the trick that was over after this many choices, and scrolls it into view. */
  void mark(int choices) {
    chosen =
        IntStream.range(0, cells.size())
            .filter(place -> cells.get(place).trick().choices() == choices)
            .findFirst()
            .orElse(-1);
    for (int place = 0; place < cells.size(); place++) {
      cells.get(place).box().pseudoClassStateChanged(CHOSEN, place == chosen);
    }
    if (chosen >= 0) {
      TrickColumn trick = cells.get(chosen).trick();
      setAccessibleText(
          words.say(
              "change.column",
              trick.deal(),
              trick.number(),
              taker(Optional.of(trick.before())),
              taker(trick.now())));
      bringIntoSight(cells.get(chosen).box());
    }
  }

  private void bringIntoSight(Region cell) {
    applyCss();
    layout();
    double room = getViewportBounds().getWidth();
    double whole = deals.getWidth();
    if (whole > room && room > 0) {
      Bounds at = deals.sceneToLocal(cell.localToScene(cell.getLayoutBounds()));
      double left = Math.clamp(at.getCenterX() - room / 2, 0, whole - room);
      setHvalue(left / (whole - room));
    }
  }

  private void step(KeyEvent key) {
    int place =
        switch (key.getCode()) {
          case LEFT -> chosen - 1;
          case RIGHT -> chosen + 1;
          case HOME -> 0;
          case END -> cells.size() - 1;
          default -> -1;
        };
    switch (key.getCode()) {
      case LEFT, RIGHT, HOME, END -> {
        if (place >= 0 && place < cells.size() && !key.isAltDown() && !key.isShortcutDown()) {
          TrickColumn trick = cells.get(place).trick();
          choose.accept(trick);
          mark(trick.choices());
        }
        if (!key.isAltDown() && !key.isShortcutDown()) {
          key.consume();
        }
      }
      default -> {}
    }
  }
}
