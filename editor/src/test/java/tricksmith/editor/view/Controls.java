package tricksmith.editor.view;

import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TreeView;
import tricksmith.editor.view.script.ScriptArea;

/** The controls of a window, as those find them who use only keys or a screen reader. */
final class Controls {
  private Controls() {}

  /** Returns the controls in sight that can be used, from the outermost. */
  static Stream<Node> within(Node node) {
    if (!node.isVisible() || node.isDisabled() || node instanceof MenuBar || isPartOfTabs(node)) {
      return Stream.of();
    }
    Stream<Node> inside =
        node instanceof Parent parent && !isControl(node)
            ? Lookup.children(parent).stream().flatMap(Controls::within)
            : Stream.of();
    return isControl(node) ? Stream.of(node) : inside;
  }

  /** Returns the controls for which a screen reader has no words. */
  static List<Node> nameless(Node node) {
    return onFxThread(() -> within(node).filter(control -> !hasName(control)).toList());
  }

  /** The list of tabs that do not fit. */
  private static boolean isPartOfTabs(Node node) {
    return node.getStyleClass().contains("control-buttons-tab");
  }

  private static boolean isControl(Node node) {
    return node instanceof ButtonBase
        || node instanceof ChoiceBox
        || node instanceof ComboBoxBase
        || node instanceof Slider
        || node instanceof TextInputControl
        || node instanceof ListView
        || node instanceof TreeView
        || node instanceof ScriptArea;
  }

  private static boolean hasName(Node control) {
    String accessible = control.getAccessibleText();
    String text = control instanceof Labeled labeled ? labeled.getText() : null;
    return Stream.of(accessible, text).anyMatch(name -> name != null && !name.isBlank());
  }
}
