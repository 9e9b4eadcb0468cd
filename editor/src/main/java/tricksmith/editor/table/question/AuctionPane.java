package tricksmith.editor.table.question;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.words.CallWords;
import tricksmith.editor.table.words.Words;

/** What has been called in an auction: a column for each seat, from the left of the own one. */
final class AuctionPane extends GridPane {
  /** Earlier rows are in the list of what has happened. */
  private static final int MOST_ROWS = 9;

  private final ScriptWords script;
  private final Words words;

  AuctionPane(List<Timeline.Chosen> calls, Table table, ScriptWords script, Words words) {
    this.script = script;
    this.words = words;
    setId("calls");
    getStyleClass().add("auction");
    setAccessibleText(new CallWords(words, script).of(calls));
    Round round = new Round(table.seats().size(), Math.max(1, table.eyes()), table.clockwise());
    for (Table.SeatPlace seat : table.seats()) {
      Label head = new Label(words.say("seat", seat.number()));
      head.getStyleClass().add("auction-head");
      head.setMaxWidth(Double.MAX_VALUE);
      initials(seat).ifPresent(head::setGraphic);
      ColumnConstraints column = new ColumnConstraints();
      column.setHgrow(Priority.ALWAYS);
      getColumnConstraints().add(column);
      add(head, column(round, seat.number()), 0);
    }
    int row = addCalls(calls, round);
    Optional.ofNullable(table.question()).ifPresent(asked -> addNext(asked, calls, round, row));
  }

  /** What a seat is, told by the first sign: there is no room for more. */
  private Optional<Node> initials(Table.SeatPlace seat) {
    if (seat.roles().isEmpty()) {
      return Optional.empty();
    }
    Label initials =
        new Label(
            seat.roles().stream()
                .map(role -> script.title(role).substring(0, 1))
                .distinct()
                .collect(Collectors.joining()));
    initials.getStyleClass().addAll("chip", "chip-role");
    initials.setMinWidth(USE_PREF_SIZE);
    initials.setTooltip(
        new Tooltip(seat.roles().stream().map(script::title).collect(Collectors.joining(" · "))));
    return Optional.of(initials);
  }

  /** Where the call will stand that is asked for. */
  private void addNext(Table.Question asked, List<Timeline.Chosen> calls, Round round, int row) {
    Label next = new Label("?");
    next.getStyleClass().add("auction-next");
    next.setMaxWidth(Double.MAX_VALUE);
    int column = column(round, asked.seat());
    boolean goesOn = !calls.isEmpty() && column > column(round, calls.getLast().seat());
    add(next, column, goesOn ? row : row + 1);
  }

  /** Whether numbers are called, as in an auction. */
  static boolean isAuction(List<Timeline.Chosen> calls) {
    return calls.stream()
        .flatMap(call -> call.labels().stream())
        .anyMatch(label -> !label.isEmpty() && Character.isDigit(label.charAt(0)));
  }

  /**
   * Whether an auction is asked for before anything was called in it: something of a number and
   * something else, or nothing.
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
    int[] rows = new int[calls.size()];
    for (int i = 0; i < calls.size(); i++) {
      int column = column(round, calls.get(i).seat());
      row += column <= before ? 1 : 0;
      rows[i] = row;
      before = column;
    }
    int first = Math.max(0, row - MOST_ROWS);
    for (int i = 0; i < calls.size(); i++) {
      if (rows[i] > first) {
        Label call = new Label(what(calls.get(i)));
        call.getStyleClass().add("auction-call");
        RedSigns.on(call);
        setHalignment(call, HPos.CENTER);
        add(call, column(round, calls.get(i).seat()), rows[i] - first);
      }
    }
    return row - first;
  }

  private String what(Timeline.Chosen call) {
    if (call.hidden()) {
      return "?";
    }
    return call.pass() ? words.say("answer.pass") : script.values(call.labels());
  }
}
