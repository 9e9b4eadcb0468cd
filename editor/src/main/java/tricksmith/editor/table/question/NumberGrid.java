package tricksmith.editor.table.question;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;

/**
 * Many numbers to choose from, in rows of ten. Numbers at equal intervals lie below those with the
 * same last digit.
 */
final class NumberGrid extends GridPane {
  private static final int COLUMNS = 10;

  /** The fewest numbers that are found more easily in rows of ten than beside each other. */
  private static final int LEAST = 21;

  private static final int LONG = 100;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

  /** Shows many numbers. */
  NumberGrid(List<Node> answers) {
    getStyleClass().addAll("answers", "number-grid");
    for (int column = 0; column < COLUMNS; column++) {
      ColumnConstraints equal = new ColumnConstraints();
      equal.setPercentWidth(100.0 / COLUMNS);
      getColumnConstraints().add(equal);
    }
    List<Integer> numbers = answers.stream().map(NumberGrid::number).toList();
    int step = step(numbers);
    int before = step == 0 ? 0 : numbers.getFirst() / step % COLUMNS;
    for (int i = 0; i < answers.size(); i++) {
      int place = before + i;
      boolean isLast = i == answers.size() - 1 && place % COLUMNS < COLUMNS - 1;
      boolean spans = isLast && isLong(numbers.get(i));
      add(answers.get(i), place % COLUMNS, place / COLUMNS, spans ? 2 : 1, 1);
      if (!spans && isLong(numbers.get(i))) {
        answers.get(i).getStyleClass().add("long-number");
      }
    }
  }

  /**
   * Whether a number has more figures than its column need have room for; the last may span two.
   */
  private static boolean isLong(int number) {
    return number >= LONG;
  }

  /** Returns the numbers among these answers if they are many; otherwise nothing. */
  static List<Node> manyOf(List<Node> answers) {
    List<Node> numbers =
        answers.stream()
            .filter(
                answer ->
                    answer instanceof ButtonBase button
                        && NUMBER.matcher(button.getText()).matches())
            .toList();
    return numbers.size() < LEAST ? List.of() : numbers;
  }

  private static int number(Node answer) {
    return Integer.parseInt(((ButtonBase) answer).getText());
  }

  /** Returns the interval between neighbours, or 0 if it is not always the same. */
  private static int step(List<Integer> numbers) {
    int first = numbers.get(1) - numbers.get(0);
    boolean isEven =
        first > 0
            && IntStream.range(1, numbers.size())
                .allMatch(i -> numbers.get(i) - numbers.get(i - 1) == first);
    return isEven ? first : 0;
  }
}
