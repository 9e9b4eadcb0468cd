package tricksmith.editor.view;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.chart.Chart;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.util.StringConverter;

/**
 * All words that are shown or read out in a part of a window, except for the lines of its script,
 * what is typed as it is written there, and charts, which describe themselves.
 */
final class ShownWords {
  private static final Pattern ENGLISH = Pattern.compile("[A-Za-z][a-z]+");

  /** What is called so in Japanese as well. */
  private static final Set<String> KEYS = Set.of("Ctrl", "Enter", "Esc");

  private ShownWords() {}

  /** The English words among them. */
  static Stream<String> english(Node part) {
    return in(part).stream().filter(ShownWords::isEnglish).distinct();
  }

  private static boolean isEnglish(String words) {
    return ENGLISH.matcher(words).results().anyMatch(found -> !KEYS.contains(found.group()));
  }

  /** All of them, as they are now. */
  static List<String> in(Node part) {
    return Waiting.onFxThread(() -> within(part).toList());
  }

  private static Stream<String> within(Node node) {
    boolean isTyped = node instanceof TextInputControl;
    if (!node.isVisible() || isScript(node) || isTyped || node instanceof Chart) {
      return Stream.of();
    }
    Stream<String> below =
        node instanceof Parent parent
            ? Lookup.children(parent).stream().flatMap(ShownWords::within)
            : Stream.of();
    return Stream.concat(own(node), below);
  }

  private static boolean isScript(Node node) {
    return "script".equals(node.getId())
        || node.getStyleClass().contains("code-words")
        || node.getStyleClass().contains("proposal-lines");
  }

  private static Stream<String> own(Node node) {
    Stream<String> said =
        switch (node) {
          case MenuButton menu ->
              Stream.concat(
                  Stream.of(menu.getText()), menu.getItems().stream().map(MenuItem::getText));
          case Labeled labeled -> Stream.of(labeled.getText());
          case Text text -> Stream.of(text.getText());
          case ChoiceBox<?> box -> written(box.getItems(), box.getConverter());
          case ComboBox<?> box -> written(box.getItems(), box.getConverter());
          default -> Stream.of();
        };
    Tooltip told =
        node.getProperties().values().stream()
            .filter(Tooltip.class::isInstance)
            .map(Tooltip.class::cast)
            .findFirst()
            .orElse(null);
    return Stream.of(
            said,
            Lookup.tryFind(node, ".code-words").isEmpty()
                ? Stream.of(node.getAccessibleText())
                : Stream.<String>of(),
            Stream.of(node.getAccessibleHelp()),
            told == null ? Stream.<String>of() : Stream.of(told.getText()))
        .flatMap(words -> words)
        .filter(Objects::nonNull)
        .flatMap(words -> Arrays.stream(words.split("\n")));
  }

  @SuppressWarnings("unchecked") // The converter is that of the items.
  private static Stream<String> written(List<?> items, StringConverter<?> converter) {
    return items.stream()
        .map(
            item ->
                converter == null
                    ? String.valueOf(item)
                    : ((StringConverter<Object>) converter).toString(item));
  }
}
