package tricksmith.editor.view.script;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.fxmisc.flowless.VirtualizedScrollPane;
import tricksmith.editor.highlight.Highlighting;
import tricksmith.editor.text.TextComparison;
import tricksmith.editor.text.TextComparison.Difference;

/**
 * A script with lines that are not yet written, in their future places: on blue with a dashed edge,
 * without numbers. Lines to be removed are struck through. It lies over the text, whose lines keep
 * their numbers, and accepts no input.
 */
final class UnwrittenPreview extends StackPane {
  private final ScriptArea area = new ScriptArea();
  private List<Line> lines = List.of();
  private int digits = 2;
  private boolean leavesRoomForUse;

  /** The effect of a proposal on a line. */
  private enum Fate {
    STAYS,
    GOES,
    COMES
  }

  /**
   * A line of the preview.
   *
   * @param number in the present script, from 1; meaningless for an added line
   */
  private record Line(String text, Fate fate, int number) {}

  /**
   * Creates an empty preview; a click on it asks for the text.
   *
   * @param name what a screen reader calls it
   */
  UnwrittenPreview(String name, Runnable text) {
    area.setId("unwritten");
    area.setAccessibleText(name);
    area.setEditable(false);
    area.setFocusTraversable(false);
    area.showBeside(this::beside);
    getChildren().setAll(styled(new VirtualizedScrollPane<>(area), "script-scrolled"));
    getStyleClass().add("unwritten-preview");
    addEventFilter(
        MouseEvent.MOUSE_PRESSED,
        press -> {
          press.consume();
          text.run();
        });
  }

  /** Sets whether to leave room beside the lines, as the text does, for how much rules are used. */
  void leaveRoomForUse(boolean leave) {
    leavesRoomForUse = leave;
  }

  /**
   * Shows what a script would become, scrolled like the text if the first new line is visible then.
   *
   * @param top the first visible line of the text, from 0
   * @param room the number of visible lines
   */
  void show(String written, String proposed, int top, int room) {
    lines = lines(written, proposed);
    digits = Math.max(2, String.valueOf(lines.size()).length());
    String text = String.join("\n", lines.stream().map(Line::text).toList());
    area.replaceText(text);
    if (!text.isEmpty()) {
      area.setStyleSpans(0, Highlighting.of(text, List.of()));
    }
    for (int line = 0; line < lines.size(); line++) {
      area.setParagraphStyle(line, style(lines.get(line).fate()));
    }
    area.showBeside(this::beside);
    int first = firstNew();
    if (first >= top && first < top + room - 1) {
      area.showParagraphAtTop(top);
    } else {
      area.showParagraphAtCenter(first);
    }
  }

  void wrap(boolean wrap) {
    area.setWrapText(wrap);
  }

  void dispose() {
    area.dispose();
  }

  private int firstNew() {
    for (int line = 0; line < lines.size(); line++) {
      if (lines.get(line).fate() != Fate.STAYS) {
        return line;
      }
    }
    return 0;
  }

  private static List<String> style(Fate fate) {
    return switch (fate) {
      case STAYS -> List.of();
      case GOES -> List.of("unwritten-gone");
      case COMES -> List.of("unwritten");
    };
  }

  private static List<Line> lines(String written, String proposed) {
    String[] old = written.split("\n", -1);
    List<Line> lines = new ArrayList<>();
    int at = 0;
    for (Difference difference : TextComparison.of(proposed, written).differences()) {
      for (; at < difference.own().first(); at++) {
        lines.add(new Line(old[at], Fate.STAYS, at + 1));
      }
      for (String gone : difference.own().texts()) {
        at++;
        lines.add(new Line(gone, Fate.GOES, at));
      }
      difference.others().texts().forEach(come -> lines.add(new Line(come, Fate.COMES, 0)));
    }
    for (; at < old.length; at++) {
      lines.add(new Line(old[at], Fate.STAYS, at + 1));
    }
    return lines;
  }

  private Node beside(int place) {
    Line line = place < lines.size() ? lines.get(place) : new Line("", Fate.STAYS, place + 1);
    Label mark = styled(new Label(), "gutter-mark");
    mark.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    boolean numbered = line.fate() != Fate.COMES;
    Label number =
        styled(
            new Label(
                numbered ? ("%" + digits + "d").formatted(line.number()) : " ".repeat(digits)),
            "lineno");
    HBox row = new HBox(mark, number, styled(new Label(), "fold-sign"));
    if (leavesRoomForUse) {
      row.getChildren().add(1, styled(new Label(), "gutter-use"));
    }
    row.setAlignment(Pos.TOP_LEFT);
    row.getStyleClass().add("gutter");
    style(line.fate()).forEach(style -> row.getStyleClass().add(style + "-gutter"));
    return row;
  }
}
