package tricksmith.editor.table.question;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.Answering;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.words.Words;
import tricksmith.engine.report.Pick;
import tricksmith.program.value.Values;

/**
 * The answers that are not cards of the hand, over the middle of the table, in the shape of the
 * question: pairs of values as a box of rows and columns, beside earlier calls; suits as large
 * signs; anything else as buttons in a row.
 */
public final class AnswersPane extends VBox {
  private static final int LEAST_FOR_A_GRID = 6;
  private static final int FEW = 5;
  private static final int MANY = 12;
  private static final double CARD = 64;

  private static final PseudoClass BESIDE = PseudoClass.getPseudoClass("beside");

  private static final String PASS = "pass-answer";

  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

  /** The number of answers that can be drawn and looked through as buttons. */
  private static final int MOST_BUTTONS = 200;

  /** How many rows of calls to show above answers, and at least beside them. */
  private static final int FEW_ROWS = 3;

  private static final int LEAST_ROWS = 5;

  /** The most signs of an answer that is written large. */
  private static final int SHORT = 3;

  private final DrawnCards cards;
  private final Answering answering;
  private final Words words;

  /** The earlier calls, and the possible answers. */
  private final GridPane parts = new GridPane();

  /** What could be called when the same auction began. */
  private List<Table.Choice> atFirst = List.of();

  private Optional<AuctionPane> auction = Optional.empty();

  private boolean takesHeight;

  /** What is said about the entry of a board that is pointed at. */
  private final Label pointedAt = RedSigns.on(styled(new Label(), "board-pointed-at"));

  private AnswersPane(DrawnCards cards, Answering answering, Words words) {
    this.cards = cards;
    this.answering = answering;
    this.words = words;
    setId("answers");
    getStyleClass().addAll("over-mat", "answers-over");
  }

  /**
   * Returns the answers to a question.
   *
   * @param calls what has been chosen before in the same auction
   * @param opening what could be chosen at the first of these calls
   * @return empty if there is nothing to choose but cards of the hand, and nothing was called
   */
  public static Optional<AnswersPane> of(
      Table table,
      List<Timeline.Chosen> calls,
      List<Table.Choice> opening,
      DrawnCards cards,
      Answering answering,
      Words words) {
    Table.Question asked = table.question();
    if (asked == null || table.dealOver() || table.cover() > 0) {
      return Optional.empty();
    }
    AnswersPane pane = new AnswersPane(cards, answering, words);
    Optional<Table.Grid> board = BoardPane.asked(asked, table.grids());
    if (!asked.play() && (AuctionPane.isAuction(calls) || AuctionPane.isAuction(asked, board))) {
      pane.atFirst = opening;
      pane.auction = Optional.of(new AuctionPane(calls, pane.callable(asked), table, cards, words));
    }
    boolean isAnswered = asked.ofHuman() || pane.auction.isPresent();
    Optional<Node> answers = isAnswered ? pane.answers(asked, board) : Optional.empty();
    pane.parts.getStyleClass().add("answers-beside");
    pane.parts
        .getChildren()
        .addAll(Stream.concat(pane.auction.stream(), answers.stream()).toList());
    pane.stack(false);
    if (!pane.canBeStacked()) {
      pane.auction.ifPresent(AuctionPane::takeTheRoom);
    }
    VBox.setVgrow(pane.parts, Priority.ALWAYS);
    pane.getChildren().add(pane.parts);
    return pane.parts.getChildren().isEmpty() ? Optional.empty() : Optional.of(pane);
  }

  /** Whether there are rows that share a greater height. */
  public boolean takesHeight() {
    return takesHeight;
  }

  /** Whether it has two parts, which can be placed beside or above one another. */
  public boolean canBeStacked() {
    return parts.getChildren().size() > 1;
  }

  /**
   * Lays the answers out below the earlier calls, fewer of which are then shown, or beside them.
   */
  public void stack(boolean stacked) {
    parts.pseudoClassStateChanged(BESIDE, auction.isPresent() && canBeStacked() && !stacked);
    int columns = stacked ? 1 : parts.getChildren().size();
    parts.getColumnConstraints().clear();
    IntStream.range(0, columns).forEach(_ -> parts.getColumnConstraints().add(growing()));
    parts.getRowConstraints().clear();
    int rows = stacked ? parts.getChildren().size() : 1;
    for (int row = 1; row <= rows; row++) {
      RowConstraints height = new RowConstraints();
      height.setVgrow(row == rows ? Priority.ALWAYS : Priority.NEVER);
      parts.getRowConstraints().add(height);
    }
    for (int i = 0; i < parts.getChildren().size(); i++) {
      GridPane.setConstraints(parts.getChildren().get(i), stacked ? 0 : i, stacked ? i : 0);
    }
    auction.ifPresent(calls -> calls.show(stacked ? FEW_ROWS : rowsBeside(calls)));
  }

  /** Lets columns of calls be narrow, where everything has to be small. */
  public void narrow(boolean isNarrow) {
    auction.ifPresent(calls -> calls.narrow(isNarrow));
  }

  /** Returns how many rows of calls are not higher than the answers beside them. */
  private int rowsBeside(AuctionPane calls) {
    if (!canBeStacked()) {
      return AuctionPane.MOST_ROWS;
    }
    parts.applyCss();
    double high = parts.getChildren().getLast().prefHeight(-1);
    for (int rows = AuctionPane.MOST_ROWS; rows > LEAST_ROWS; rows--) {
      calls.show(rows);
      calls.applyCss();
      if (calls.prefHeight(-1) <= high) {
        return rows;
      }
    }
    return LEAST_ROWS;
  }

  /** Returns what can be chosen, in an auction also what could be at first. */
  private List<Table.Choice> offered(Table.Question asked) {
    return Stream.concat(atFirst.stream(), asked.choices().stream()).toList();
  }

  /** Returns all that can be called in this auction at some time, as the parts of each call. */
  private List<List<String>> callable(Table.Question asked) {
    return Stream.of(
            atFirst.stream().map(Table.Choice::parts),
            asked.labels().stream().map(List::of),
            asked.choices().stream().map(Table.Choice::parts))
        .flatMap(calls -> calls)
        .distinct()
        .toList();
  }

  /**
   * Returns the answers. Those of an auction keep their places until it is over: while somebody
   * else calls, or where a call is not possible any more, they are dimmed.
   */
  private Optional<Node> answers(Table.Question asked, Optional<Table.Grid> board) {
    VBox all = styled(new VBox(), "answers-column");
    if (board.isEmpty() && Math.max(atFirst.size(), asked.choices().size()) > MOST_BUTTONS) {
      if (!asked.ofHuman()) {
        return Optional.empty();
      }
      all.getChildren().add(new LongList(asked.choices(), cards.script(), words, answering));
      return Optional.of(all);
    }
    List<Node> others = new ArrayList<>();
    boolean pairs = board.isPresent() || isTable(asked);
    if (pairs) {
      Node rows = board.map(grid -> board(grid, asked)).orElseGet(() -> grid(asked));
      VBox.setVgrow(rows, Priority.ALWAYS);
      all.getChildren().add(rows);
      takesHeight = true;
    }
    asked.choices().stream()
        .filter(choice -> !pairs || choice.parts().size() != 2)
        .filter(_ -> auction.isEmpty())
        .map(this::answer)
        .forEach(others::add);
    if (auction.isPresent()) {
      others.addAll(besidePairs(asked, pairs));
    }
    asked
        .several()
        .ifPresent(
            several ->
                several.elsewhere().stream()
                    .map(member -> pickable(several, member))
                    .forEach(others::add));
    if (!others.isEmpty()) {
      makeWordsAlike(others);
      List<Node> numbers = NumberGrid.manyOf(others);
      if (!numbers.isEmpty()) {
        all.getChildren().add(new NumberGrid(numbers));
        others.removeAll(numbers);
      }
    }
    if (!others.isEmpty()) {
      Pane row = auction.isPresent() ? belowBox(passFirst(others)) : inARow(passFirst(others));
      if (board.isPresent()) {
        sayBeside(row);
      }
      all.getChildren().add(row);
    }
    return all.getChildren().isEmpty() ? Optional.empty() : Optional.of(all);
  }

  /** Returns the calls of an auction that are not in its box, the impossible ones dimmed. */
  private List<Node> besidePairs(Table.Question asked, boolean pairs) {
    Map<List<String>, Table.Choice> now = asked.ofHuman() ? byParts(asked) : Map.of();
    List<Node> calls = new ArrayList<>();
    for (List<String> call : callable(asked)) {
      if (!pairs || call.size() != 2) {
        Table.Choice choice = now.get(call);
        calls.add(choice == null ? impossible(call, asked) : answer(choice));
      }
    }
    return calls;
  }

  private Node impossible(List<String> call, Table.Question asked) {
    Table.Choice known =
        offered(asked).stream()
            .filter(choice -> choice.parts().equals(call))
            .findFirst()
            .orElseGet(() -> new Table.Choice(-1, call.getFirst(), call, false, null));
    Node answer = answer(known);
    answer.setDisable(true);
    return answer;
  }

  private static Map<List<String>, Table.Choice> byParts(Table.Question asked) {
    return asked.choices().stream()
        .collect(toMap(Table.Choice::parts, identity(), (first, _) -> first));
  }

  /** Returns answers with the pass first, so that it keeps its place while others come and go. */
  private static List<Node> passFirst(List<Node> answers) {
    return answers.stream()
        .sorted(Comparator.comparing(answer -> !answer.getStyleClass().contains(PASS)))
        .toList();
  }

  /** Puts answers in a row that is as wide as the box above. */
  private static Pane belowBox(List<Node> answers) {
    Pane row = inARow(answers);
    if (row instanceof HBox) {
      for (Node answer : answers) {
        HBox.setHgrow(answer, Priority.ALWAYS);
        if (answer instanceof ButtonBase button) {
          button.setMaxWidth(Double.MAX_VALUE);
        }
      }
    }
    row.getStyleClass().add("auction-row");
    return row;
  }

  /** Says what is pointed at on the board at the left of the answers in a row. */
  private void sayBeside(Pane row) {
    if (row instanceof HBox) {
      HBox.setHgrow(pointedAt, Priority.ALWAYS);
      pointedAt.setMinWidth(0);
      pointedAt.setPrefWidth(0);
      pointedAt.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
      row.getChildren().addFirst(pointedAt);
    }
  }

  private void sayWhenPointedAt(Node entry, String what) {
    entry.hoverProperty().subscribe(pointed -> say(what, pointed));
    entry.focusedProperty().subscribe(pointed -> say(what, pointed));
  }

  private void say(String what, boolean pointed) {
    if (pointed || pointedAt.getText().equals(what)) {
      pointedAt.setText(pointed ? what : "");
    }
  }

  /** Puts answers in a row; if there are more than a few, they wrap. */
  private static Pane inARow(List<Node> answers) {
    Pane row = answers.size() <= FEW ? new HBox() : new FlowPane();
    if (row instanceof FlowPane flow) {
      boolean areCards = answers.stream().anyMatch(CardButton.class::isInstance);
      flow.setPrefWrapLength(areCards && answers.size() > MANY ? 520 : 350);
    }
    row.getStyleClass().addAll("answers", "answer-row");
    row.getChildren().setAll(answers);
    return row;
  }

  private Node pickable(Table.Several several, Table.Member member) {
    if (member.face() != null) {
      CardButton card = cards.pickable(member.face());
      card.face().wide(CARD);
      return card;
    }
    ToggleButton button = cards.pickable(member, called(several, member));
    button.getStyleClass().add("answer");
    if (several.kind() == Values.Kind.SUIT) {
      button.getStyleClass().addAll("suit-answer", cards.script().style(member.label()));
    } else {
      shorten(button);
    }
    button.setMinWidth(USE_PREF_SIZE);
    return button;
  }

  private String called(Table.Several several, Table.Member member) {
    return switch (several.kind()) {
      case PLAYER -> words.say("seat", member.index() + 1);
      case SUIT, RANK, CARD, LABEL, SIDE, TRICK, YES_NO, COMBINATION ->
          cards.script().answer(List.of(member.label()));
    };
  }

  /** Makes signs red or black, and short words large. */
  private static void shorten(ButtonBase button) {
    RedSigns.on(button);
    if (button.getText().length() <= SHORT) {
      button.getStyleClass().add("short-answer");
    }
  }

  /** Writes no word larger than the others only because it is shorter. */
  private static void makeWordsAlike(List<Node> answers) {
    List<ButtonBase> words =
        answers.stream()
            .filter(answer -> answer instanceof ButtonBase)
            .map(ButtonBase.class::cast)
            .filter(answer -> !answer.getStyleClass().contains(PASS))
            .filter(answer -> !NUMBER.matcher(answer.getText()).matches())
            .toList();
    if (words.stream().anyMatch(word -> word.getText().length() > SHORT)) {
      words.forEach(word -> word.getStyleClass().remove("short-answer"));
    }
  }

  /**
   * Returns the board itself: entries that may be chosen are buttons, and the whole board shows its
   * state.
   */
  private Node board(Table.Grid grid, Table.Question asked) {
    return BoardPane.answered(
        grid,
        cards.script(),
        words,
        (row, column) -> {
          List<String> parts = List.of(grid.rows().get(row), grid.columns().get(column));
          BoardSwitch chip =
              new BoardSwitch(
                  BoardPane.isYes(grid, row, column),
                  BoardPane.sides(grid, column, cards.script()));
          String told = BoardPane.entry(grid, row, column, cards.script(), words);
          Node entry =
              asked.choices().stream()
                  .filter(choice -> choice.parts().equals(parts))
                  .findFirst()
                  .map(choice -> (Node) answerOnBoard(choice, chip, told))
                  .orElseGet(() -> quietOnBoard(chip, told));
          sayWhenPointedAt(entry, BoardPane.pointedAt(grid, row, column, cards.script(), words));
          return entry;
        });
  }

  private Button answerOnBoard(Table.Choice choice, BoardSwitch chip, String told) {
    Button button = styled(new Button(words(choice.parts()), chip), "answer", "board-answer");
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    button.setAccessibleText(told);
    Hint.on(button, told);
    Pick pick = new Pick.One(choice.alternative());
    button.setOnAction(_ -> answering.choose(pick));
    return button;
  }

  private static Node quietOnBoard(BoardSwitch chip, String told) {
    Label quiet = styled(new Label("", chip), "answer", "board-quiet");
    quiet.setAccessibleText(told);
    return quiet;
  }

  /**
   * Whether the choices are shown as a table, in which values of two parts are easier to find. Once
   * there was something to call in an auction, it stays a table, however little is left.
   */
  private boolean isTable(Table.Question asked) {
    long pairs = pairs(asked).size();
    boolean isLeft = pairs > 0 && auction.isPresent() && !asked.inOrder(1).isEmpty();
    return isLeft || pairs >= LEAST_FOR_A_GRID;
  }

  private List<Table.Choice> pairs(Table.Question asked) {
    return offered(asked).stream().filter(choice -> choice.parts().size() == 2).toList();
  }

  /**
   * Returns a grid with rows and columns in their declared order; choices that are not offered are
   * dimmed.
   */
  private Node grid(Table.Question asked) {
    List<Table.Choice> choices = pairs(asked);
    List<String> rows = rows(asked.inOrder(0), choices);
    List<String> columns = asked.inOrder(1).isEmpty() ? partsOf(choices, 1) : asked.inOrder(1);
    Map<List<String>, Table.Choice> byParts = asked.ofHuman() ? byParts(asked) : Map.of();
    GridPane grid = styled(new GridPane(), "answers", "answer-grid");
    columns.forEach(_ -> grid.getColumnConstraints().add(growing()));
    RowConstraints asHighAsCalls = new RowConstraints();
    asHighAsCalls.setVgrow(Priority.ALWAYS);
    rows.forEach(_ -> grid.getRowConstraints().add(asHighAsCalls));
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        List<String> parts = List.of(rows.get(row), columns.get(column));
        Table.Choice choice = byParts.get(parts);
        grid.add(choice == null ? gap(parts) : answer(choice), column, row);
      }
    }
    return grid;
  }

  private static ColumnConstraints growing() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHgrow(Priority.ALWAYS);
    return column;
  }

  private static List<String> partsOf(List<Table.Choice> choices, int part) {
    return choices.stream().map(choice -> choice.parts().get(part)).distinct().toList();
  }

  /**
   * Returns the values of the first part, in declared order if there is one, and all numbers from
   * the least to the most.
   */
  private static List<String> rows(List<String> declared, List<Table.Choice> choices) {
    List<String> found = partsOf(choices, 0);
    if (!declared.isEmpty()) {
      return declared.stream().filter(found::contains).toList();
    }
    if (!found.stream().allMatch(NUMBER.asMatchPredicate())) {
      return found;
    }
    IntSummaryStatistics numbers = found.stream().mapToInt(Integer::parseInt).summaryStatistics();
    return IntStream.rangeClosed(numbers.getMin(), numbers.getMax())
        .mapToObj(String::valueOf)
        .toList();
  }

  private Node gap(List<String> parts) {
    Label gap =
        styled(
            new Label(words(parts), new SignedWords(parts, cards.script())),
            "answer",
            "answer-gap");
    gap.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    return gap;
  }

  private String words(List<String> parts) {
    return cards.script().answer(parts);
  }

  private Node answer(Table.Choice choice) {
    if (choice.face() != null) {
      CardButton card = cards.choosable(choice.face(), choice.alternative());
      card.face().wide(CARD);
      return card;
    }
    ScriptWords script = cards.script();
    Button button =
        styled(
            new Button(choice.pass() ? words.say("answer.pass") : words(choice.parts())), "answer");
    if (choice.pass()) {
      button.getStyleClass().add(PASS);
    }
    if (choice.parts().size() == 1 && script.isSuit(choice.label())) {
      button.getStyleClass().addAll("suit-answer", script.style(choice.label()));
    } else if (choice.parts().size() > 1) {
      button.setGraphic(new SignedWords(choice.parts(), script));
      button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    } else {
      shorten(button);
    }
    button.setMinWidth(USE_PREF_SIZE);
    Pick pick = new Pick.One(choice.alternative());
    button.setOnAction(_ -> answering.choose(pick));
    return button;
  }
}
