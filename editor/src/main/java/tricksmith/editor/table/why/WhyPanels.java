package tricksmith.editor.table.why;

import static tricksmith.editor.node.Styled.styled;

import java.util.Collections;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.WishMenu;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;
import tricksmith.proposal.Wish;

/** Reasons as tables: the criteria side by side for the cards of a trick, the points by line. */
public record WhyPanels(PlaytestActions actions, Words words) {
  private static final double CARD = 46;
  private static final String YES = "yes";
  private static final String NO = "no";

  /**
   * Returns the reasons for the winner of a trick.
   *
   * @param number of the trick
   * @param over whether the trick is over; otherwise its best card may still be beaten
   */
  public TrickReasons trick(Reasons.WhyTrick why, int number, boolean over, Table table) {
    ScriptWords script = words.of(table);
    String title =
        why.cards().stream()
            .filter(Table.PlayedCard::winning)
            .findFirst()
            .map(
                card ->
                    words.about(
                        table,
                        card.seat(),
                        over ? "why.trick-of" : "why.trick-so-far",
                        words.say("seat", card.seat()),
                        number))
            .orElseGet(() -> words.say("why.trick", number));
    GridPane grid = grid("why-trick");
    TrickReasons reasons = new TrickReasons(title, grid);
    addBackgrounds(grid, why);
    for (int i = 0; i < why.cards().size(); i++) {
      Table.PlayedCard card = why.cards().get(i);
      CardFace face = new CardFace(card.shown(), script).wide(CARD);
      VBox head = styled(new VBox(face, quiet(words.seat(table, card.seat()))), "played");
      if (card.winning()) {
        face.marked("winning");
      }
      reasons.add(face);
      grid.add(head, i + 1, 0);
    }
    spread(grid, why.cards().size(), why.criteria().size());
    List<Boolean> in = Collections.nCopies(why.cards().size(), true);
    for (int i = 0; i < why.criteria().size(); i++) {
      Reasons.Criterion criterion = why.criteria().get(i);
      addCriterion(reasons, grid, i + 1, criterion, in, i == lastToDecide(why), script);
      in = criterion.measures().isEmpty() ? in : criterion.left();
    }
    int last = why.criteria().size() + 1;
    why.tie().ifPresent(tie -> addTie(grid, last, tie, why.cards()));
    return reasons;
  }

  /**
   * The same with what can be asked of it: that each card that did not win should have, and the one
   * that did should not, on the card itself and in a menu; and that all stay as it is, in a test.
   *
   * @param number of the trick
   * @param choices after which the trick was over
   */
  public TrickReasons withActions(
      TrickReasons trick, int number, int choices, Reasons.WhyTrick why, ScriptWords script) {
    MenuButton wishes = new MenuButton(words.say("why.should-have-won"));
    wishes.setId("why-wish");
    for (int place = 0; place < why.cards().size(); place++) {
      Table.PlayedCard card = why.cards().get(place);
      String name = CardNames.of(card.shown(), script, words);
      String said = words.say(card.winning() ? "wish.not-won" : "wish.won", name);
      Wish.Outcome outcome = new Wish.Wins(card.seat(), !card.winning());
      WishMenu.Item item = new WishMenu.Item(said, () -> actions.wish(choices, outcome, said));
      WishMenu.on(trick.cards().get(place), List.of(item));
      wishes.getItems().add(item.menuItem());
    }
    Button pin = new Button(words.say("why.pin"), new FontIcon(Feather.BOOKMARK));
    pin.setId("why-pin");
    Hint.on(pin, words.say("pin"));
    pin.setOnAction(_ -> actions.pin(choices, words.momentTitle(number, choices)));
    trick.getChildren().add(styled(new FlowPane(wishes, pin), "why-actions"));
    return trick;
  }

  /** Lets the cards and the criteria share whatever room there is. */
  private static void spread(GridPane grid, int cards, int criteria) {
    ColumnConstraints ofCriteria = new ColumnConstraints();
    ofCriteria.setHgrow(Priority.SOMETIMES);
    ColumnConstraints ofCard = new ColumnConstraints();
    ofCard.setHgrow(Priority.ALWAYS);
    ofCard.setHalignment(HPos.CENTER);
    grid.getColumnConstraints().add(ofCriteria);
    grid.getColumnConstraints().addAll(Collections.nCopies(cards, ofCard));
    RowConstraints ofCriterion = new RowConstraints();
    ofCriterion.setVgrow(Priority.ALWAYS);
    grid.getRowConstraints().add(new RowConstraints());
    grid.getRowConstraints().addAll(Collections.nCopies(criteria, ofCriterion));
  }

  /** Marks the column of the best card, and the row that decides. */
  private static void addBackgrounds(GridPane grid, Reasons.WhyTrick why) {
    int rows = why.criteria().size() + 1;
    for (int i = 0; i < why.cards().size(); i++) {
      if (why.cards().get(i).winning()) {
        grid.add(background("why-best"), i + 1, 0, 1, rows);
      }
    }
    for (int i = 0; i < why.criteria().size(); i++) {
      String style = i == lastToDecide(why) ? "why-deciding" : "why-row";
      grid.add(background(style), 0, i + 1, why.cards().size() + 1, 1);
    }
  }

  /** Returns which criterion was the last to eliminate a card; -1 if none did. */
  private static int lastToDecide(Reasons.WhyTrick why) {
    int last = -1;
    for (int i = 0; i < why.criteria().size(); i++) {
      last = why.criteria().get(i).decides() ? i : last;
    }
    return last;
  }

  private static Region background(String style) {
    Region background = styled(new Region(), style);
    background.setMouseTransparent(true);
    background.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    return background;
  }

  /**
   * Adds a criterion.
   *
   * @param in whether each card was still among the best before it
   * @param decides whether no later one eliminates a card
   */
  private void addCriterion(
      TrickReasons reasons,
      GridPane grid,
      int row,
      Reasons.Criterion criterion,
      List<Boolean> in,
      boolean decides,
      ScriptWords script) {
    Hyperlink name = link(script.text(criterion.label()), criterion.place());
    Label where = quiet(outcome(criterion, decides));
    where.getStyleClass().add("why-line");
    grid.add(reasons.criterion(name, where), 0, row);
    if (decides) {
      name.getStyleClass().add("decides");
    }
    if (criterion.measures().isEmpty()) {
      grid.add(quiet(words.say("why.not-in-force")), 1, row, criterion.left().size(), 1);
      return;
    }
    boolean nobody = isOfNobody(criterion);
    for (int i = 0; i < criterion.measures().size(); i++) {
      String value = criterion.measures().get(i);
      // A criterion that no card satisfies rules none out.
      Label measure =
          RedSigns.on(styled(new Label(measure(nobody ? "" : value, script)), "measure"));
      if (nobody) {
        measure.setAccessibleText(words.say(value));
      } else if (YES.equals(value) || NO.equals(value)) {
        measure.setAccessibleText(words.say(value));
        measure.getStyleClass().add(YES.equals(value) ? "measure-yes" : "measure-no");
      }
      if (!criterion.asked() || !in.get(i)) {
        measure.getStyleClass().add("text-muted");
      } else if (criterion.decides()) {
        measure.getStyleClass().add(criterion.left().get(i) ? "measure-left" : "measure-dropped");
      }
      GridPane.setHalignment(measure, HPos.CENTER);
      grid.add(measure, i + 1, row);
    }
  }

  /** Returns the line of a criterion, and its result. */
  private String outcome(Reasons.Criterion criterion, boolean decides) {
    String line = words.line(criterion.place());
    if (criterion.measures().isEmpty()) {
      return line;
    }
    if (!criterion.asked()) {
      return words.say("why.not-asked", line);
    }
    if (isOfNobody(criterion)) {
      return words.say("why.nobody", line);
    }
    long left = criterion.left().stream().filter(Boolean::booleanValue).count();
    return decides ? words.say("why.decides", line) : words.say("why.still-in", line, left);
  }

  private static boolean isOfNobody(Reasons.Criterion criterion) {
    return criterion.measures().stream().allMatch(NO::equals);
  }

  /** Adds what follows if the criteria leave several cards. */
  private void addTie(GridPane grid, int row, Reasons.Tie tie, List<Table.PlayedCard> cards) {
    String said =
        tie.over()
            ? cards.stream()
                .filter(Table.PlayedCard::winning)
                .findFirst()
                .map(card -> words.say("why.tie-cards", words.seats(tie.seats()), card.seat()))
                .orElseGet(() -> words.say("why.tie-nobody", words.seats(tie.seats())))
            : words.say("why.tie", words.seats(tie.seats()));
    Node line = tie.place().map(place -> (Node) link(said, place)).orElseGet(() -> quiet(said));
    line.setId("why-tie");
    line.getStyleClass().add("decides");
    grid.add(line, 0, row, cards.size() + 1, 1);
  }

  private String measure(String value, ScriptWords script) {
    return switch (value) {
      case "" -> "–";
      case YES -> "✓";
      case NO -> "✗";
      default -> script.value(value);
    };
  }

  public Region score(int seat, List<Reasons.Points> points) {
    GridPane grid = grid("why-score");
    int row = 0;
    for (Reasons.Points line : points) {
      grid.add(link(words.line(line.place()), line.place()), 0, row);
      grid.add(code(line.code()), 1, row);
      grid.add(quiet(words.say("why.times", line.times())), 2, row);
      Label total = new Label(PlainWords.number(line.points()));
      GridPane.setHalignment(total, HPos.RIGHT);
      grid.add(total, 3, row);
      if (line.now() != null) {
        Label now =
            styled(
                new Label(words.say("why.now", PlainWords.number(line.now()))),
                line.now().startsWith("-") ? "measure-dropped" : "measure-left");
        grid.add(now, 4, row);
      }
      row++;
    }
    if (points.isEmpty()) {
      grid.add(quiet(words.say("why.no-points")), 0, 0);
    }
    return titled(words.say("why.score", seat), grid);
  }

  /** Returns the statement itself: statements have no other names. */
  private static Label code(String text) {
    Label code = styled(new Label(text), "code-words", "why-code");
    Hint.on(code, text);
    return code;
  }

  private Hyperlink link(String label, RulePlace place) {
    Hyperlink link = new Hyperlink(label);
    link.setAccessibleText(words.say("why.link", label, words.line(place)));
    link.setOnAction(_ -> actions.reveal(place.span()));
    link.hoverProperty()
        .subscribe(hover -> actions.light(hover ? List.of(place.span()) : List.of()));
    return link;
  }

  private static GridPane grid(String id) {
    GridPane grid = styled(new GridPane(), "why-grid");
    grid.setId(id);
    return grid;
  }

  private static Label quiet(String text) {
    return RedSigns.on(styled(new Label(text), "text-muted"));
  }

  private static Region titled(String title, Node content) {
    VBox box = new VBox(styled(new Label(title), "why-title"), content);
    box.getStyleClass().add("why");
    return box;
  }
}
