package tricksmith.editor.view.menu;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.node.Hint;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.view.look.Texts;

/** Shows what is visible, text, table or both, and changes it; beside it is the button for play. */
public final class ViewSwitch extends HBox {
  private final Texts texts;
  private final Consumer<Command> perform;
  private final Map<Halves, ToggleButton> choices = new EnumMap<>(Halves.class);
  private final Button play;

  public ViewSwitch(Texts texts, Consumer<Command> perform) {
    this.texts = texts;
    this.perform = perform;
    setId("view-switch");
    getStyleClass().add("view-switch");
    setMinWidth(USE_PREF_SIZE);
    play = new Button(texts.say("switch.play"), new FontIcon(Feather.PLAY_CIRCLE));
    play.setId("switch-PLAY");
    play.getStyleClass().add("flat");
    dress(play, Command.PLAY);
    play.setOnAction(_ -> perform.accept(Command.PLAY));
    HBox segments =
        styled(
            new HBox(
                choice(Halves.TEXT, Command.TEXT_ALONE, Feather.ALIGN_LEFT),
                choice(Halves.BOTH, Command.TEXT_AND_TABLE, Feather.COLUMNS),
                choice(Halves.TABLE, Command.TABLE_ALONE, Feather.SQUARE)),
            "segments");
    getChildren().addAll(play, segments);
  }

  private ToggleButton choice(Halves halves, Command command, Feather icon) {
    ToggleButton button =
        new ToggleButton(texts.say("switch." + halves.name()), new FontIcon(icon));
    button.setId("switch-" + halves.name());
    dress(button, command);
    // What is in sight decides which one is down, not the press.
    button.setOnAction(
        _ -> {
          button.setSelected(!button.isSelected());
          perform.accept(command);
        });
    choices.put(halves, button);
    return button;
  }

  private void dress(ButtonBase button, Command command) {
    String name = texts.say(command.key());
    Hint.on(button, name + "  " + command.keys().getDisplayText());
    button.setAccessibleText(name);
    button.setMinWidth(USE_PREF_SIZE);
  }

  /**
   * Shows what is visible.
   *
   * @param both whether there is room for both halves
   */
  public void show(Halves inSight, boolean both) {
    choices.forEach(
        (halves, button) -> {
          boolean possible = both || halves != Halves.BOTH;
          button.setSelected(halves == inSight);
          present(button, possible);
        });
  }
}
