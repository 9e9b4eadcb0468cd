package tricksmith.editor.table.time;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.table.words.EntryWords;
import tricksmith.editor.table.words.Words;

/** Everything that has happened on the branch, and what is still to come, line by line. */
final class HistoryList extends ListView<Timeline.Entry> {
  private final PlaytestActions actions;
  private final Words words;
  private final IntConsumer why;
  private final IntConsumer thought;
  private @Nullable EntryWords entryWords;
  private int at;
  private int players;

  /**
   * Creates a list.
   *
   * @param why asked for the winner of the trick that ended after this many choices
   * @param thought asked for the reasoning behind the last of this many choices
   */
  HistoryList(PlaytestActions actions, Words words, IntConsumer why, IntConsumer thought) {
    this.actions = actions;
    this.why = why;
    this.thought = thought;
    this.words = words;
    setId("history");
    getStyleClass().add("history");
    setAccessibleText(words.say("time.history"));
    setCellFactory(_ -> new EntryCell());
    setOnMouseClicked(_ -> go());
    setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER && event.isShiftDown()) {
            explain();
          } else if (event.getCode() == KeyCode.ENTER) {
            go();
          }
        });
  }

  private void go() {
    Timeline.Entry entry = getSelectionModel().getSelectedItem();
    if (entry != null) {
      actions.play(playtest -> playtest.to(entry.choices()));
    }
  }

  /** Asks for the reasons for the selected line. */
  private void explain() {
    switch (getSelectionModel().getSelectedItem()) {
      case Timeline.Trick trick -> why.accept(trick.choices());
      case Timeline.Gained gained -> actions.reveal(gained.place().span());
      case Timeline.Played played -> thought.accept(played.choices());
      case Timeline.Chosen chosen -> thought.accept(chosen.choices());
      case null, default -> {}
    }
  }

  void show(Timeline timeline, @Nullable Table table) {
    if (table == null) {
      return;
    }
    entryWords = new EntryWords(words, table);
    players = table.seats().size();
    at = timeline.at();
    List<Timeline.Entry> lines = timeline.chapters();
    if (!getItems().equals(lines)) {
      getItems().setAll(lines);
    }
    refresh();
    int last = -1;
    for (int i = 0; i < lines.size(); i++) {
      last = lines.get(i).choices() <= at ? i : last;
    }
    if (last >= 0) {
      scrollTo(Math.max(0, last - 4));
    }
  }

  private final class EntryCell extends ListCell<Timeline.Entry> {
    EntryCell() {
      RedSigns.on(this);
    }

    @Override
    protected void updateItem(Timeline.@Nullable Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      getStyleClass().removeAll("to-come", "now", "chapter", "noted");
      setContextMenu(null);
      setGraphic(null);
      EntryWords sentences = entryWords;
      if (empty || entry == null || sentences == null) {
        setText(null);
        return;
      }
      if (entry.choices() > at) {
        getStyleClass().add("to-come");
      } else if (entry.choices() == at) {
        getStyleClass().add("now");
      }
      switch (entry) {
        case Timeline.Trick trick -> {
          getStyleClass().add("chapter");
          setGraphic(
              link(
                  "history.why",
                  "history.why-trick",
                  trick.number(),
                  () -> why.accept(trick.choices())));
        }
        case Timeline.TrickUnderWay _, Timeline.Shuffled _, Timeline.Scored _, Timeline.Over _ ->
            getStyleClass().add("chapter");
        case Timeline.Gained gained -> setGraphic(lineOf(gained.place()));
        case Timeline.Noted _ -> getStyleClass().add("noted");
        case Timeline.CameUp cameUp -> offerOthers(cameUp, sentences);
        case Timeline.Played played -> setGraphic(thoughtOf(played.seat(), played.choices()));
        case Timeline.Chosen chosen -> setGraphic(thoughtOf(chosen.seat(), chosen.choices()));
      }
      setText(sentences.of(entry));
    }

    private Hyperlink thoughtOf(int seat, int choices) {
      Hyperlink link =
          link("history.thought", "history.thought-of", seat, () -> thought.accept(choices));
      link.getStyleClass().setAll("hyperlink", "history-thought");
      return link;
    }

    private Hyperlink lineOf(RulePlace place) {
      Hyperlink link = styled(new Hyperlink(words.line(place)), "history-place");
      link.setAccessibleText(words.say("history.line-of", place.line()));
      link.setOnAction(_ -> actions.reveal(place.span()));
      return link;
    }

    private Hyperlink link(String key, String spoken, int number, Runnable action) {
      Hyperlink link = styled(new Hyperlink(words.say(key)), "history-why");
      link.setAccessibleText(words.say(spoken, number));
      link.setOnAction(_ -> action.run());
      return link;
    }

    /** Offers other results of a chance event that named a player. */
    private void offerOthers(Timeline.CameUp cameUp, EntryWords sentences) {
      if (!cameUp.player()) {
        return;
      }
      ContextMenu menu = new ContextMenu();
      for (int seat = 1; seat <= players; seat++) {
        String label = String.valueOf(seat);
        MenuItem item =
            new MenuItem(
                words.say(
                    "entry.let",
                    sentences.script().name(cameUp.occasion().name()),
                    words.say("seat", seat)));
        item.setDisable(label.equals(cameUp.label()));
        item.setOnAction(_ -> actions.play(playtest -> playtest.letComeUp(cameUp, label)));
        menu.getItems().add(item);
      }
      setContextMenu(menu);
    }
  }
}
