package tricksmith.editor.table.question;

import java.util.List;
import java.util.Locale;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.Answering;
import tricksmith.editor.table.words.Words;
import tricksmith.engine.report.Pick;

/**
 * Answers that are too many for buttons: a list to search by typing. Only the visible ones are
 * drawn. A click or Enter chooses.
 */
final class LongList extends VBox {
  private final ScriptWords script;
  private final Words words;
  private final Answering answering;
  private final ListView<Table.Choice> list;

  LongList(List<Table.Choice> choices, ScriptWords script, Words words, Answering answering) {
    this.script = script;
    this.words = words;
    this.answering = answering;
    FilteredList<Table.Choice> found = new FilteredList<>(FXCollections.observableList(choices));
    list = new ListView<>(found);
    list.setId("long-answers");
    list.setCellFactory(_ -> new Answer());
    list.setOnKeyPressed(
        key -> {
          if (key.getCode() == KeyCode.ENTER) {
            choose(list.getSelectionModel().getSelectedItem());
          }
        });
    TextField searched = new TextField();
    searched.setId("searched-answer");
    searched.setPromptText(words.say("answer.search"));
    searched
        .textProperty()
        .subscribe(
            text ->
                found.setPredicate(
                    each ->
                        called(each)
                            .toLowerCase(Locale.ROOT)
                            .contains(text.strip().toLowerCase(Locale.ROOT))));
    searched.setOnAction(
        _ -> {
          if (found.size() == 1) {
            choose(found.getFirst());
          }
        });
    getStyleClass().add("answers");
    getChildren().setAll(searched, list);
  }

  private String called(Table.Choice choice) {
    return choice.pass() ? words.say("answer.pass") : script.answer(choice.parts());
  }

  private void choose(Table.@Nullable Choice choice) {
    if (choice != null) {
      answering.choose(new Pick.One(choice.alternative()));
    }
  }

  /** An answer in sight. */
  private final class Answer extends ListCell<Table.Choice> {
    Answer() {
      RedSigns.on(this);
      setOnMouseClicked(_ -> choose(getItem()));
    }

    @Override
    protected void updateItem(Table.@Nullable Choice choice, boolean empty) {
      super.updateItem(choice, empty);
      setText(choice == null ? "" : called(choice));
    }
  }
}
