package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import tricksmith.cards.IndexSet;
import tricksmith.editor.keeping.Settings;
import tricksmith.editor.session.Knob;
import tricksmith.editor.session.Occupant;
import tricksmith.editor.session.RulePlace;
import tricksmith.editor.session.Table;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.source.Span;

/** The table by itself, drawn from pictures made by hand. */
@ExtendWith(ApplicationExtension.class)
class TablePaneTest {
  private static final RulePlace RULE = new RulePlace(new Span(40, 51), 22);
  private static final String[] HAND = {"2C", "10C", "KC", "3D", "JD", "7H", "QH", "AS"};

  private final List<Object> done = new ArrayList<>();
  private TablePane pane;

  @Start
  void open(Stage stage) {
    pane = new TablePane(new Recorder(), new Texts(Locale.ENGLISH));
    Scene scene = new Scene(pane, 500, 600);
    new Look().applyTo(scene, Settings.USUAL);
    stage.setScene(scene);
    stage.show();
  }

  @Test
  void playsLegalCardsAndExplainsOthers(FxRobot robot) {
    robot.interact(() -> pane.show(playing()));
    robot.interact(() -> Screenshot.take(pane.getScene(), "table"));

    robot.clickOn(card(robot, "QH, can be chosen"));
    robot.clickOn(card(robot, "2C may not be played"));

    assertThat(done).containsExactly(new Pick.One(1), RULE.span());
  }

  @Test
  void canBePlayedFromTheKeyboard(FxRobot robot) {
    robot.interact(() -> pane.show(playing()));
    robot.interact(pane::focusFirstAnswer);

    robot.type(KeyCode.RIGHT, KeyCode.SPACE);

    assertThat(done).containsExactly(new Pick.One(1));
  }

  @Test
  void letsSeveralCardsBeChosen(FxRobot robot) {
    robot.interact(() -> pane.show(passing()));

    assertThat(robot.lookup("#confirm").queryButton().isDisabled()).isTrue();
    robot.clickOn(card(robot, "2C,")).clickOn(card(robot, "AS,"));
    robot.clickOn("#confirm");

    assertThat(done).containsExactly(new Pick.Cards(IndexSet.of(0).with(7)));
  }

  private static CardButton card(FxRobot robot, String beginning) {
    return robot.lookup(".card-button").queryAllAs(CardButton.class).stream()
        .filter(card -> card.getAccessibleText().startsWith(beginning))
        .findFirst()
        .orElseThrow();
  }

  private static Table playing() {
    List<Table.Held> hand = new ArrayList<>();
    for (int i = 0; i < HAND.length; i++) {
      Table.Use use =
          HAND[i].endsWith("H")
              ? new Table.Choosable(i - 5)
              : new Table.Excluded("follow suit", RULE, List.of("7H", "QH"));
      hand.add(new Table.Held(face(i, HAND[i]), use));
    }
    return table(hand, new Table.Question("play", true, 1, 1, true, List.of(), Optional.empty()));
  }

  private static Table passing() {
    List<Table.Held> hand = new ArrayList<>();
    for (int i = 0; i < HAND.length; i++) {
      hand.add(new Table.Held(face(i, HAND[i]), new Table.Pickable()));
    }
    Table.Several several = new Table.Several(List.of(), 2, 2, false);
    return table(
        hand, new Table.Question("pass on", false, 1, 1, true, List.of(), Optional.of(several)));
  }

  private static Table table(List<Table.Held> hand, Table.Question question) {
    List<Table.Held> hidden = List.of(new Table.Held(null, new Table.Idle()));
    return new Table(
        null,
        "Whist",
        List.of("C", "D", "H", "S"),
        List.of(
            new Table.SeatPlace(1, Occupant.HUMAN, 0, true, true, "3", hand, List.of()),
            new Table.SeatPlace(
                2,
                Occupant.RANDOM_BOT,
                0,
                true,
                false,
                "1/2",
                hidden,
                List.of(new Table.Pile("won", 8, List.of())))),
        List.of(new Table.Pile("stock", 12, List.of(face(40, "QD")))),
        new Table.TrickPlace(
            3, List.of(new Table.PlayedCard(2, face(30, "9H"), true)), false, "the suit led"),
        null,
        List.of(new Table.Variable("trump", "S"), new Table.Variable("dealer", "2")),
        question,
        new Table.Going());
  }

  private static Table.Face face(int card, String label) {
    int last = label.length() - 1;
    return new Table.Face(card, label, label.substring(last), label.substring(0, last));
  }

  private final class Recorder implements TableActions {
    @Override
    public void choose(Match shown, Pick pick) {
      done.add(pick);
    }

    @Override
    public void revealRule(Span place) {
      done.add(place);
    }

    @Override
    public void seat(int seat, Occupant occupant) {
      done.add(occupant);
    }

    @Override
    public void turn(Knob knob, List<String> values) {
      done.add(values);
    }
  }
}
