package tricksmith.editor.table.question;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.words.Words;

/** The calls of an auction: a column for each seat, from the left of the own one. */
public final class AuctionPane extends GridPane {
  /** The most rows to show; earlier ones are in the list of events. */
  static final int MOST_ROWS = 9;

  private static final double ROW = 22;

  /** The most letters of a word that is written large. */
  private static final int SHORT = 3;

  private final ScriptWords script;
  private final Words words;

  /** The width of a column where nothing else needs the room. */
  private static final double WIDE_COLUMN = 112;

  /** What keeps rows as high as any call, by row. */
  private final List<Node> heights = new ArrayList<>();

  /** What keeps rows apart, from the one below the first. */
  private final List<Node> rules = new ArrayList<>();

  private final List<String> longest;

  private final List<Head> heads = new ArrayList<>();

  /** The row of each call, and of the place for the next one, from 1. */
  private final Map<Node, Integer> rows = new LinkedHashMap<>();

  /**
   * Shows calls.
   *
   * @param possible what can be called, or could be at first: columns are wide enough for any of it
   */
  AuctionPane(
      List<Timeline.Chosen> calls,
      List<List<String>> possible,
      Table table,
      DrawnCards cards,
      Words words) {
    script = cards.script();
    this.words = words;
    setId("calls");
    getStyleClass().add("auction");
    setAccessibleText(
        calls.stream()
            .map(call -> words.say("call", call.seat(), inWords(call)))
            .collect(Collectors.joining("  ·  ")));
    Round round = new Round(table.seats().size(), Math.max(1, table.eyes()), table.clockwise());
    longest = longest(calls, possible);
    List<String> shorter =
        longest(List.of(), possible.stream().filter(parts -> !isLongWord(parts)).toList());
    for (Table.SeatPlace seat : table.seats()) {
      Head head = new Head(cards.name(seat), roles(seat), call(longest), call(shorter));
      heads.add(head);
      ColumnConstraints column = new ColumnConstraints();
      column.setPercentWidth(100.0 / table.seats().size());
      getColumnConstraints().add(column);
      add(head, column(round, seat.number()), 0);
    }
    int row = addCalls(calls, round);
    Optional.ofNullable(table.question()).ifPresent(asked -> addNext(asked, calls, round, row));
    reserveRows();
  }

  private String inWords(Timeline.Chosen call) {
    if (call.hidden()) {
      return "?";
    }
    return call.pass() ? words.say("answer.pass") : script.answer(call.labels());
  }

  private boolean isLongWord(List<String> parts) {
    return parts.size() == 1 && script.answer(parts).length() > SHORT;
  }

  /** Lets long words shrink to their initials where columns are as narrow as other calls. */
  void narrow(boolean isNarrow) {
    heads.forEach(head -> head.narrow(isNarrow));
  }

  private List<String> roles(Table.SeatPlace seat) {
    return seat.roles().stream().map(script::title).toList();
  }

  /** Returns the longest of all calls, as the parts of which it is made. */
  private List<String> longest(List<Timeline.Chosen> calls, List<List<String>> possible) {
    return Stream.concat(
            calls.stream().filter(call -> !call.hidden()).map(Timeline.Chosen::labels),
            possible.stream())
        .max(Comparator.comparingInt(parts -> script.answer(parts).length()))
        .orElse(List.of());
  }

  /**
   * The head of a column: the seat, and below it its roles, or their initials where there is no
   * room for more; the mouse shows them in full. What a seat is never makes its column wider or
   * higher, since that changes while an auction goes on.
   */
  private static final class Head extends VBox {
    /** How much of the gaps on both sides a role may take: some of them is left. */
    private static final double BESIDE = 6;

    private final Label name;

    /** Keeps its line where there are none. */
    private final Label roles;

    /** Is not shown: the call that makes the column as wide as it is. */
    private final Label longest;

    private final String whole;

    /** The longest call that cannot be told by its initial. */
    private final Label shorter;

    private final String initials;

    private boolean isNarrow;

    Head(String seat, List<String> names, Label longest, Label shorter) {
      this.shorter = styled(shorter, "auction-call");
      getStyleClass().add("auction-column");
      this.longest = styled(longest, "auction-call");
      whole = String.join(" · ", names);
      initials = names.stream().map(AuctionPane::initial).collect(Collectors.joining(" · "));
      name = new Label(seat);
      name.getStyleClass().add("auction-head");
      getChildren().addAll(name, longest, shorter);
      for (Label unseen : List.of(longest, shorter)) {
        unseen.setManaged(false);
        unseen.setOpacity(0);
      }
      roles = chip(names);
      roles.setVisible(!names.isEmpty());
      getChildren().add(roles);
    }

    private static Label chip(List<String> names) {
      Label chip = styled(new Label(String.join(" · ", names)), "chip", "chip-role");
      chip.setMinWidth(0);
      Hint.on(chip, String.join("\n", names));
      return chip;
    }

    void narrow(boolean narrow) {
      isNarrow = narrow;
      requestLayout();
    }

    /** A role that is a little too long for its column goes on above the gaps beside it. */
    @Override
    protected void layoutChildren() {
      Text measured = new Text(whole);
      measured.setFont(roles.getFont());
      double room = getWidth() + BESIDE - roles.snappedLeftInset() - roles.snappedRightInset();
      roles.setText(measured.getLayoutBounds().getWidth() > room ? initials : whole);
      super.layoutChildren();
      if (roles.prefWidth(-1) > roles.getWidth()) {
        double wide = Math.min(roles.prefWidth(-1), getWidth() + BESIDE);
        roles.resizeRelocate((getWidth() - wide) / 2, roles.getLayoutY(), wide, roles.getHeight());
      }
    }

    @Override
    protected double computePrefWidth(double height) {
      Label widest = isNarrow ? shorter : longest;
      double wide = Math.max(name.prefWidth(-1), widest.prefWidth(-1));
      return snappedLeftInset() + wide + snappedRightInset();
    }
  }

  private static String initial(String name) {
    return name.isEmpty() ? name : name.substring(0, name.offsetByCodePoints(0, 1));
  }

  /** Keeps a row as high as any of these, seen or not. */
  private static final class RowHeight extends StackPane {
    RowHeight(Label... highest) {
      super(highest);
      setOpacity(0);
      setMouseTransparent(true);
    }

    @Override
    protected double computePrefWidth(double height) {
      return 0;
    }
  }

  /** A call in its column, as wide as that; a word without room is reduced to its initial. */
  private static final class Called extends StackPane {
    private final Label call;
    private final String whole;

    Called(Label call) {
      super(styled(call, "auction-call", "called"));
      this.call = call;
      whole = call.getText();
      Hint.on(this, whole);
    }

    /** The head of its column is as wide as any call, or means it to be shortened. */
    @Override
    protected double computePrefWidth(double height) {
      return 0;
    }

    @Override
    protected void layoutChildren() {
      if (call.getGraphic() == null) {
        Text measured = new Text(whole);
        measured.setFont(call.getFont());
        boolean fits = measured.getLayoutBounds().getWidth() <= getWidth();
        call.setText(fits ? whole : initial(whole));
      }
      super.layoutChildren();
    }
  }

  private static Label next() {
    Label next = styled(new Label("?"), "auction-next");
    next.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    return next;
  }

  private void addNext(Table.Question asked, List<Timeline.Chosen> calls, Round round, int row) {
    Label next = next();
    next.setId("next-call");
    int column = column(round, asked.seat());
    boolean goesOn = !calls.isEmpty() && column > column(round, calls.getLast().seat());
    rows.put(next, goesOn ? row : row + 1);
    add(next, column, 0);
  }

  /** Reserves room for rows, with a line between two. */
  private void reserveRows() {
    for (int row = 1; row <= MOST_ROWS; row++) {
      heights.add(new RowHeight(styled(call(longest), "auction-call"), next()));
      add(heights.getLast(), 0, row);
    }
    for (int row = 1; row < MOST_ROWS; row++) {
      Region rule = styled(new Region(), "auction-rule");
      rule.setMouseTransparent(true);
      rules.add(rule);
      add(rule, 0, row, REMAINING, 1);
      rule.toBack();
    }
  }

  /** Shows only the last rows, and reserves room for all of them from the first call on. */
  void show(int most) {
    for (int row = 1; row <= MOST_ROWS; row++) {
      present(heights.get(row - 1), row <= most);
    }
    for (int row = 1; row < MOST_ROWS; row++) {
      present(rules.get(row - 1), row < most);
    }
    RowConstraints ofCalls = new RowConstraints();
    ofCalls.setMinHeight(ROW);
    ofCalls.setVgrow(Priority.ALWAYS);
    getRowConstraints().setAll(new RowConstraints());
    getRowConstraints().addAll(Collections.nCopies(most, ofCalls));
    int last = rows.values().stream().mapToInt(row -> row).max().orElse(0);
    int hidden = Math.max(0, last - most);
    rows.forEach(
        (call, row) -> {
          present(call, row > hidden);
          setRowIndex(call, Math.max(1, row - hidden));
        });
  }

  /** Makes columns wide enough for roles too, where there is nothing beside them. */
  void takeTheRoom() {
    getColumnConstraints().forEach(column -> column.setMinWidth(WIDE_COLUMN));
  }

  /** Whether numbers are called, as in an auction; those in the names of cards do not count. */
  public static boolean isAuction(List<Timeline.Chosen> calls) {
    return calls.stream()
        .filter(call -> !call.ofCards())
        .flatMap(call -> call.labels().stream())
        .anyMatch(label -> !label.isEmpty() && Character.isDigit(label.charAt(0)));
  }

  /**
   * Whether the question opens an auction, before any calls: the player may pass, or call a pair
   * that begins with a number.
   */
  static boolean isAuction(Table.Question asked, Optional<Table.Grid> board) {
    boolean mayPass = asked.choices().stream().anyMatch(Table.Choice::pass);
    return board.isEmpty()
        && mayPass
        && asked.choices().stream()
            .filter(choice -> choice.parts().size() == 2)
            .anyMatch(choice -> Character.isDigit(choice.parts().getFirst().charAt(0)));
  }

  private static int column(Round round, int seat) {
    return Math.floorMod(round.step(seat) - 1, round.players());
  }

  /** Returns the row of the last call. */
  private int addCalls(List<Timeline.Chosen> calls, Round round) {
    int row = 0;
    int before = Integer.MAX_VALUE;
    for (Timeline.Chosen chosen : calls) {
      int column = column(round, chosen.seat());
      row += column <= before ? 1 : 0;
      before = column;
      Called call = new Called(call(chosen));
      rows.put(call, row);
      add(call, column, 0);
    }
    return row;
  }

  private Label call(Timeline.Chosen chosen) {
    if (chosen.hidden()) {
      return new Label("?");
    }
    return chosen.pass() ? new Label(words.say("answer.pass")) : call(chosen.labels());
  }

  /** Returns a call of one word, or of parts. */
  private Label call(List<String> labels) {
    Label call = new Label(script.answer(labels));
    call.setMinWidth(0);
    if (labels.size() > 1) {
      call.setGraphic(new SignedWords(labels, script));
      call.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    } else {
      RedSigns.on(call);
      if (call.getText().length() > SHORT + 1) {
        call.getStyleClass().add("long-call");
      }
    }
    return call;
  }
}
