package tricksmith.editor.signs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.text.Text;
import javafx.stage.WindowEvent;

/** Writes hearts and diamonds, with the rank before them, in red wherever they appear. */
public final class RedSigns {
  private static final String RED = "red-sign";

  /** A red sign, with the rank or number before it. */
  private static final Pattern BEARER = Pattern.compile("[0-9A-Za-z−-]{0,4}[♥♦]");

  private RedSigns() {}

  /**
   * Colours the signs in a control's text, now and whenever the text changes. The text stays the
   * control's own: it wraps, and is measured and read aloud, as without colours.
   */
  public static <T extends Labeled> T on(T labeled) {
    RedText.follow(labeled);
    return labeled;
  }

  /** Colours the signs in a menu item whenever its menu is shown. */
  public static void on(MenuItem item) {
    item.parentPopupProperty()
        .subscribe(
            menu -> {
              if (menu != null) {
                menu.addEventHandler(WindowEvent.WINDOW_SHOWN, _ -> colour(item));
              }
            });
  }

  private static void colour(MenuItem item) {
    Node drawn = item.getStyleableNode();
    if (drawn != null) {
      drawn.lookupAll(".label").forEach(label -> on((Labeled) label));
    }
  }

  /** Returns a text in pieces, of which those that bear the sign of a red suit are red. */
  static List<Text> parts(String said) {
    List<Text> parts = new ArrayList<>();
    Matcher red = BEARER.matcher(said);
    int from = 0;
    while (red.find()) {
      add(parts, said.substring(from, red.start()));
      add(parts, red.group());
      parts.getLast().getStyleClass().add(RED);
      from = red.end();
    }
    add(parts, said.substring(from));
    return parts;
  }

  private static void add(List<Text> parts, String words) {
    if (!words.isEmpty()) {
      parts.add(new Text(words));
    }
  }

  /** Whether a word is or contains the sign of a red suit. */
  public static boolean isRed(String word) {
    return word.indexOf('♥') >= 0 || word.indexOf('♦') >= 0;
  }
}
