package tricksmith.editor.table.change;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.change.MatchDifference;
import tricksmith.editor.change.TrickResult;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.words.Words;

/** One trick by one set of rules: its cards, and below them the criteria that it applies. */
final class TrickSide extends VBox {
  private static final double SMALL_CARD_EM = 1.3;

  /** How much of a line the label of a criterion may take before the code beside it. */
  private static final double LABEL_SHARE = 0.45;

  private final Words words;
  private final PlaytestActions actions;
  private final boolean past;
  private boolean linked;
  private final Label head = styled(new Label(), "change-side-head");
  private final Label said = RedSigns.on(styled(new Label(), "text-muted"));
  private final TrickTable felt;
  private final VBox criteria = styled(new VBox(), "change-criteria");

  /** Room for the criteria of either side, so that both felts are equally high. */
  private final VBox below =
      new VBox(criteria) {
        @Override
        protected double computeMinHeight(double width) {
          double own = super.computeMinHeight(width);
          return other == null ? own : Math.max(own, other.criteria.prefHeight(width));
        }
      };

  /** The side whose cards lie at the same places; null for none. */
  private @Nullable TrickSide other;

  TrickSide(Words words, PlaytestActions actions, boolean past) {
    this.words = words;
    this.actions = actions;
    this.past = past;
    linked = !past;
    felt = new TrickTable(words, past);
    getStyleClass().addAll("change-side", past ? "change-before" : "change-now");
    head.setText(words.say(past ? "change.before" : "change.now"));
    head.setMinWidth(USE_PREF_SIZE);
    said.setId(past ? "change-before-said" : "change-now-said");
    said.setMinWidth(0);
    HBox line = styled(new HBox(head, said), "change-side-line");
    setVgrow(felt, Priority.ALWAYS);
    setMinWidth(0);
    // As wide as the other, whatever is said.
    setPrefWidth(0);
    getChildren().setAll(line, felt, below);
  }

  /** Lets cards lie at the same places on both sides. */
  void alike(TrickSide twin) {
    other = twin;
    twin.other = this;
    felt.alike(twin.felt);
  }

  /** Sets whether the trick is the same on the other side, which is not shown then. */
  void speakForBoth(boolean both) {
    head.setText(words.say(both ? "change.both" : past ? "change.before" : "change.now"));
  }

  /** Sets whether the deciding line links to its rule. */
  void link(boolean nowLinked) {
    linked = nowLinked;
  }

  /** Returns its text for screen readers. */
  String said() {
    return head.getText() + " " + said.getText();
  }

  /**
   * Shows a trick, or only words if there is none.
   *
   * @param codes what to show beside criteria whose label alone does not tell what has changed
   */
  void show(
      @Nullable TrickResult trick,
      ChangeWords sentences,
      Round round,
      @Nullable MatchDifference difference,
      Map<String, String> codes) {
    MatchDifference.CardForbidden forbidden =
        !past && difference instanceof MatchDifference.CardForbidden found ? found : null;
    MatchDifference.AskedAgain asked =
        !past && difference instanceof MatchDifference.AskedAgain found ? found : null;
    said.setText(
        trick == null
            ? asked == null ? words.say("change.no-trick") : sentences.askedFirst(asked)
            : forbidden == null
                ? sentences.taken(trick)
                : words.about(
                    sentences.table(), forbidden.seat(), "change.may-not", forbidden.seat()));
    felt.show(trick, round, sentences.table(), forbidden == null ? null : forbidden.card());
    if (trick == null && asked != null) {
      felt.ask(asked.seat(), sentences.question(asked));
    }
    criteria.getChildren().clear();
    for (CriterionRow row : forbidden == null ? rows(trick) : List.of(obligation(forbidden))) {
      criteria
          .getChildren()
          .add(line(row, sentences.script(), codes.getOrDefault(row.label(), "")));
    }
    criteria.setVisible(!criteria.getChildren().isEmpty());
    setAccessibleText(said());
  }

  private CriterionRow obligation(MatchDifference.CardForbidden forbidden) {
    return new CriterionRow(
        forbidden.obligation(),
        forbidden.place(),
        List.of(),
        words.say("change.rules-out"),
        true,
        false);
  }

  private List<CriterionRow> rows(@Nullable TrickResult trick) {
    Optional<Reasons.WhyTrick> why = Optional.ofNullable(trick).flatMap(TrickResult::why);
    if (trick == null || why.isEmpty()) {
      return List.of();
    }
    Optional<String> decisive = trick.reason().map(reason -> reason.label());
    List<CriterionRow> rows = new ArrayList<>();
    boolean decided = false;
    for (Reasons.Criterion criterion : why.get().criteria()) {
      boolean decides =
          !decided && criterion.decides() && decisive.filter(criterion.label()::equals).isPresent();
      rows.add(row(criterion, why.get().cards(), decides));
      decided = decided || decides;
    }
    return rows;
  }

  private CriterionRow row(
      Reasons.Criterion criterion, List<Table.PlayedCard> cards, boolean decides) {
    List<Table.Face> left = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      if (criterion.left().get(i)) {
        left.add(cards.get(i).shown());
      }
    }
    boolean isIdle =
        !criterion.decides()
            && criterion.measures().stream()
                .allMatch(measure -> measure.equals("no") || measure.isEmpty());
    String instead =
        criterion.measures().isEmpty()
            ? words.say("why.not-in-force")
            : !criterion.asked()
                ? words.say("change.not-asked")
                : isIdle ? words.say("change.nobody") : "";
    return new CriterionRow(
        criterion.label(),
        Optional.of(criterion.place()),
        instead.isEmpty() ? left : List.of(),
        instead,
        decides,
        !instead.isEmpty());
  }

  private Region line(CriterionRow row, ScriptWords script, String code) {
    Label label = styled(new Label(script.text(row.label())), "change-criterion");
    label.setMinWidth(0);
    HBox line = new HBox(label);
    if (!code.isEmpty()) {
      Label words = styled(new Label(code), "code-words", "change-row-code");
      words.setMinWidth(0);
      line.getChildren().add(words);
      // The code gives way to the label, which is what the players say.
      line.widthProperty()
          .subscribe(
              width ->
                  label.setMinWidth(
                      Math.min(label.prefWidth(-1), LABEL_SHARE * width.doubleValue())));
    }
    row.place().filter(_ -> row.decides()).ifPresent(place -> line.getChildren().add(link(place)));
    Region between = new Region();
    HBox.setHgrow(between, Priority.ALWAYS);
    line.getChildren().add(between);
    if (row.said().isEmpty()) {
      row.left().forEach(face -> line.getChildren().add(small(face, script)));
    } else {
      Label instead = RedSigns.on(new Label(row.said()));
      instead.setMinWidth(USE_PREF_SIZE);
      line.getChildren().add(instead);
    }
    line.getStyleClass().add("change-row");
    if (row.decides()) {
      line.getStyleClass().add("change-decides");
    } else if (row.quiet()) {
      line.getStyleClass().add("change-quiet");
    }
    return line;
  }

  private CardFace small(Table.Face face, ScriptWords script) {
    CardFace card = new CardFace(face, script).small();
    card.wide(SMALL_CARD_EM * head.getFont().getSize());
    return card;
  }

  private Hyperlink link(RulePlace place) {
    Hyperlink link = styled(new Hyperlink(words.line(place)), "change-line");
    link.setMinWidth(USE_PREF_SIZE);
    if (!linked) {
      // The line is one of a text that is not there any more.
      link.setDisable(true);
    } else {
      link.setOnAction(_ -> actions.reveal(place.span()));
      link.hoverProperty()
          .subscribe(hover -> actions.light(hover ? List.of(place.span()) : List.of()));
    }
    return link;
  }

  /**
   * A line below a trick: the effect of one rule on it.
   *
   * @param label of the rule, in the words of the script
   * @param place of the rule, if it can be shown
   * @param left the cards that are still in the running after it
   * @param said the text in place of cards; empty for nothing
   * @param decides whether it decides
   * @param quiet whether it has had no say
   */
  private record CriterionRow(
      String label,
      Optional<RulePlace> place,
      List<Table.Face> left,
      String said,
      boolean decides,
      boolean quiet) {

    CriterionRow {
      left = List.copyOf(left);
    }
  }
}
