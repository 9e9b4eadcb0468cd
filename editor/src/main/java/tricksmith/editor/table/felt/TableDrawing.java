package tricksmith.editor.table.felt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.PileRoom;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.table.card.Answering;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.card.Picked;
import tricksmith.editor.table.card.PileView;
import tricksmith.editor.table.card.Pointing;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.question.AnswersPane;
import tricksmith.editor.table.question.AuctionPane;
import tricksmith.editor.table.question.BoardPane;
import tricksmith.editor.table.question.NamedByChance;
import tricksmith.editor.table.question.QuestionPane;
import tricksmith.editor.table.seat.SeatLook;
import tricksmith.editor.table.seat.SeatPanel;
import tricksmith.editor.table.why.Reasoning;
import tricksmith.editor.table.why.ScorePane;
import tricksmith.editor.table.words.Words;

/**
 * Draws moments of a match one after the other. Seats that look as before are not drawn again:
 * styling their many parts is most of the work.
 */
final class TableDrawing {
  private final PlaytestActions actions;
  private final Words words;
  private final Answering answering;
  private final Pointing pointing;
  private final Reasoning reasoning;
  private final TableRoom room = new TableRoom();
  private Map<Integer, SeatPanel> seats = Map.of();

  TableDrawing(
      PlaytestActions actions,
      Words words,
      Answering answering,
      Pointing pointing,
      Reasoning reasoning) {
    this.actions = actions;
    this.words = words;
    this.answering = answering;
    this.pointing = pointing;
    this.reasoning = reasoning;
  }

  DrawnTable draw(ShownMoment moment) {
    Table now = moment.table();
    Picked selection = new Picked();
    DrawnCards cards = new DrawnCards(now, selection, answering, words, pointing);
    Round round = moment.round();
    seats = seats(now, round, cards);
    TrickPane trick =
        new TrickPane(now.trick(), awaited(now), round, cards, words, reasoning, actions);
    StatePane state =
        new StatePane(
            worthShowing(moment),
            now.others(),
            cards.script(),
            words,
            (content, beside) -> TablePopover.show(TablePopover.of(content), beside));
    Optional<Table.Grid> grid = now.grids().stream().filter(Table.Grid::yesNo).findFirst();
    Optional<BoardPane> board = grid.map(it -> new BoardPane(it, cards.script(), words));
    board.ifPresent(it -> led(now).ifPresent(it::led));
    List<PileView> piles = new ArrayList<>();
    room.piles(now).forEach((pile, room) -> piles.add(pile(pile, room, cards)));
    int rows = grid.map(it -> it.rows().size()).orElse(0);
    return new DrawnTable(
        room.shape(now, rows, moment.playtest().laysHandsOpen()),
        seats,
        trick,
        state,
        board,
        piles,
        question(moment, selection),
        over(moment, cards));
  }

  private PileView pile(Table.Pile pile, PileRoom room, DrawnCards cards) {
    PileView view = new PileView(pile, cards, words, SharedPiles.USUAL, SharedPiles.MOST_LAID);
    view.keep(
        Math.min(SharedPiles.MOST_LAID, room.apart()),
        room.cards() > 1 ? words.say("hand.count", room.cards()) : "");
    view.setVisible(!pile.cards().isEmpty());
    return view;
  }

  private Map<Integer, SeatPanel> seats(Table now, Round round, DrawnCards cards) {
    Map<Integer, SeatPanel> drawn = new TreeMap<>();
    for (Table.SeatPlace seat : now.seats()) {
      SeatLook look = SeatLook.of(seat, round.step(seat.number()), cards);
      SeatPanel before = seats.get(seat.number());
      SeatPanel panel =
          before != null && before.shows(look)
              ? before
              : new SeatPanel(look, cards, actions, words, reasoning);
      panel.ask(isNext(seat, now));
      drawn.put(seat.number(), panel);
    }
    return drawn;
  }

  /** Whether a seat is to act: the one whose card comes next, even if another decides for it. */
  private static boolean isNext(Table.SeatPlace seat, Table now) {
    Table.Question asked = now.question();
    return (asked != null && asked.play() && !now.dealOver())
        ? asked.seat() == seat.number()
        : seat.asked();
  }

  /** Returns the suit that was led to the trick. */
  private static Optional<String> led(Table now) {
    return now.trick().cards().stream()
        .filter(played -> !played.earlier())
        .findFirst()
        .flatMap(Table.PlayedCard::suit);
  }

  /**
   * Returns the variables of no particular player: those that name a suit first, numbers last.
   * Repeated choices appear in the auction instead, and a chip on its board.
   */
  private List<Table.Variable> worthShowing(ShownMoment moment) {
    Table now = moment.table();
    return now.variables().stream()
        .filter(variable -> moment.time().calls(variable.name()).size() < 2)
        .filter(
            variable ->
                now.grids().stream()
                    .filter(Table.Grid::yesNo)
                    .limit(1)
                    .noneMatch(board -> BoardPane.shows(board, variable)))
        .sorted(Comparator.comparingInt(variable -> rank(variable, now.suits())))
        .toList();
  }

  private static int rank(Table.Variable variable, List<String> suits) {
    if (namesASuit(variable, suits)) {
      return 0;
    }
    boolean isMadeOfParts = variable.values().stream().anyMatch(value -> value.contains("."));
    boolean isNumber = variable.values().stream().allMatch(value -> value.matches("-?[\\d/]+"));
    return isMadeOfParts ? 0 : isNumber ? 2 : 1;
  }

  private static boolean namesASuit(Table.Variable variable, List<String> suits) {
    return variable.values().stream()
        .flatMap(value -> Stream.of(value.split("\\.")))
        .anyMatch(suits::contains);
  }

  /** Returns the seat whose card comes next, for which a place is kept visible. */
  private static List<Integer> awaited(Table now) {
    Table.Question asked = now.question();
    if (asked == null || !asked.play() || !(now.outcome() instanceof Table.Going)) {
      return List.of();
    }
    int seat = asked.seat();
    boolean lies = now.trick().cards().stream().anyMatch(played -> played.seat() == seat);
    return lies ? List.of() : List.of(seat);
  }

  private QuestionPane question(ShownMoment moment, Picked selection) {
    Table now = moment.table();
    Timeline time = moment.time();
    QuestionPane question = new QuestionPane(now, selection, actions, answering, words);
    if (moment.isPast()) {
      question.past(time.at(), time.length());
    }
    if (moment.isHeld()) {
      question.hold(now.trick());
    }
    time.named().ifPresent(named -> question.add(new NamedByChance(named, now, actions, words)));
    return question;
  }

  /**
   * Returns what lies over the middle of the table: answers, or the scores at the end of a deal.
   */
  private List<OverMat> over(ShownMoment moment, DrawnCards cards) {
    Table now = moment.table();
    List<OverMat> over = new ArrayList<>();
    List<Timeline.Chosen> calls = calls(moment);
    AnswersPane.of(now, calls, opening(moment.playtest(), calls), cards, answering, words)
        .map(answers -> new OverMat(answers).rising(areClosed(now)))
        .ifPresent(answers -> over.add(answers.low(!now.trick().cards().isEmpty())));
    if (now.dealOver() || now.outcome() instanceof Table.Ended) {
      boolean isHandFree = now.seat(Math.max(1, now.eyes())).hand().isEmpty();
      OverMat sheet = new OverMat(scoreSheet(moment));
      sheet.getStyleClass().add("scores-over");
      over.add(sheet.closedBy(words.say("close")).inHand(isHandFree));
    }
    return over;
  }

  /** Whether no hand is open except the viewer's own. */
  private static boolean areClosed(Table now) {
    return now.seats().stream()
        .filter(seat -> seat.number() != now.eyes())
        .flatMap(seat -> seat.hand().stream())
        .allMatch(held -> held.face() == null);
  }

  private static List<Timeline.Chosen> calls(ShownMoment moment) {
    Table now = moment.table();
    Table.Question asked = now.question();
    return asked == null || asked.play() || now.dealOver()
        ? List.of()
        : moment.time().calls(asked.name());
  }

  /** Returns what could be chosen at the first of these calls, as far as the viewer may know. */
  private static List<Table.Choice> opening(Playtest playtest, List<Timeline.Chosen> calls) {
    return Optional.of(calls)
        .filter(AuctionPane::isAuction)
        .map(those -> playtest.to(those.getFirst().choices() - 1).table())
        .map(Table::question)
        .map(Table.Question::choices)
        .orElse(List.of());
  }

  /** Returns the scores recorded so far, with a title. */
  VBox scores(ShownMoment moment) {
    Label head = new Label(words.say("match.scores"));
    head.getStyleClass().add("why-title");
    VBox titled = new VBox(head, scoreSheet(moment));
    titled.getStyleClass().add("why");
    return titled;
  }

  private ScorePane scoreSheet(ShownMoment moment) {
    return new ScorePane(moment.scores(), moment.table(), actions, words);
  }
}
