package tricksmith.editor.view.script;

import static tricksmith.editor.node.Styled.styled;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import tricksmith.editor.batch.CoveredRule;
import tricksmith.editor.figures.UseBar;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.text.Folds;
import tricksmith.source.Span;

/**
 * The gutter: for each line its number, problems, fold sign and, on request, how much its rules
 * were used.
 */
final class Gutter implements IntFunction<Node> {
  private final ScriptArea area;
  private final IntConsumer fold;
  private Folds folds = new Folds(Map.of());
  private Map<Integer, List<TextAnnotation>> marks = Map.of();
  private int digits = 2;

  /** The lines of each style that marks whole lines. */
  private final Map<String, Set<Integer>> marked = new TreeMap<>();

  /** Rule use by line; empty if it is not shown. */
  private Optional<Map<Integer, List<UseMark>>> uses = Optional.empty();

  private Consumer<CoveredRule> useClicked = _ -> {};
  private IntConsumer markClicked = _ -> {};

  /** Signs for annotations, in order of precedence. */
  private enum Sign {
    ERROR(TextAnnotation.ERROR, "●", "gutter-error"),
    WARNING(TextAnnotation.WARNING, "▲", "gutter-warning"),
    NOT_MET(TextAnnotation.NOT_MET, "✗", "gutter-not-met"),
    MET(TextAnnotation.MET, "✓", "gutter-met");

    private final String annotate;
    private final String text;
    private final String style;

    Sign(String annotate, String text, String style) {
      this.annotate = annotate;
      this.text = text;
      this.style = style;
    }

    static Sign of(TextAnnotation annotation) {
      return Stream.of(values())
          .filter(sign -> annotation.style().equals(sign.annotate))
          .findFirst()
          .orElse(WARNING);
    }
  }

  /** Returns the annotation that the sign of a line stands for, of those in this line. */
  static TextAnnotation worst(List<TextAnnotation> annotations) {
    return Collections.min(annotations, Comparator.comparing(Sign::of));
  }

  /** Creates a gutter; {@code fold} folds or unfolds a line. */
  Gutter(ScriptArea area, IntConsumer fold) {
    this.area = area;
    this.fold = fold;
  }

  @Override
  public Node apply(int line) {
    if (area.isFolded(line)) {
      return new Region();
    }
    Label number = styled(new Label(String.format("%" + digits + "d", line + 1)), "lineno");
    HBox row = new HBox(mark(line), number, foldSign(line));
    uses.ifPresent(byLine -> row.getChildren().add(1, use(byLine.getOrDefault(line, List.of()))));
    row.setAlignment(Pos.TOP_LEFT);
    row.getStyleClass().add("gutter");
    marked.forEach(
        (style, lines) -> {
          if (lines.contains(line)) {
            row.getStyleClass().add(style + "-gutter");
          }
        });
    return row;
  }

  private Node mark(int line) {
    List<TextAnnotation> here = marks.getOrDefault(line, List.of());
    if (here.isEmpty()) {
      return room("gutter-free");
    }
    Sign sign = Sign.of(worst(here));
    Label mark = styled(new Label(sign.text), "gutter-mark", sign.style);
    mark.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    Tooltip words =
        new Tooltip(
            MessageText.plain(
                String.join("\n", here.stream().map(TextAnnotation::words).toList())));
    words.setWrapText(true);
    mark.setTooltip(words);
    mark.setAccessibleText(words.getText());
    mark.setOnMousePressed(press -> whenPrimary(press, () -> markClicked.accept(line)));
    return mark;
  }

  /** Returns as much room as a sign takes: most lines have none, and a label costs more. */
  private static Region room(String style) {
    return styled(new Region(), style);
  }

  /** Returns the mark of a line; of several rules, that of the least used one. */
  private Node use(List<UseMark> here) {
    Label use = styled(new Label(), "gutter-use");
    use.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    here.stream()
        .map(UseMark::rule)
        .min(Comparator.comparing(CoveredRule::weight).thenComparingDouble(CoveredRule::share))
        .ifPresent(
            rule -> {
              UseBar bar = new UseBar();
              bar.show(rule);
              use.setGraphic(bar);
              Tooltip words =
                  new Tooltip(String.join("\n", here.stream().map(UseMark::words).toList()));
              words.setWrapText(true);
              use.setTooltip(words);
              use.setAccessibleText(words.getText());
              use.setOnMousePressed(press -> whenPrimary(press, () -> useClicked.accept(rule)));
            });
    return use;
  }

  private Node foldSign(int line) {
    if (!folds.beginsIn(line)) {
      return room("fold-sign");
    }
    boolean folded = line + 1 < area.getParagraphs().size() && area.isFolded(line + 1);
    Label sign = styled(new Label(folded ? "▸" : "▾"), "fold-sign", folded ? "folded" : "unfolded");
    sign.setOnMousePressed(press -> whenPrimary(press, () -> fold.accept(line)));
    return sign;
  }

  private static void whenPrimary(MouseEvent press, Runnable action) {
    if (press.getButton() == MouseButton.PRIMARY) {
      action.run();
      press.consume();
    }
  }

  /** Shows these folds and annotations; redraws only lines that differ. */
  void show(Folds newFolds, List<TextAnnotation> annotations) {
    Map<Integer, List<TextAnnotation>> newMarks =
        byLine(annotations, TextAnnotation::span, TextAnnotation::beside);
    Set<Integer> lines = new TreeSet<>();
    addDifferences(folds.lastLines(), newFolds.lastLines(), lines);
    addDifferences(marks, newMarks, lines);
    folds = newFolds;
    marks = newMarks;
    int newDigits = Math.max(2, String.valueOf(area.getParagraphs().size()).length());
    if (newDigits != digits) {
      digits = newDigits;
      area.showBeside(this);
      return;
    }
    lines.stream().filter(this::isInSight).forEach(this::refresh);
  }

  boolean marks(String style) {
    return !marked.getOrDefault(style, Set.of()).isEmpty();
  }

  /** Marks these lines by a style, and no others. */
  void mark(Set<Integer> lines, String style) {
    Set<Integer> before = marked.getOrDefault(style, Set.of());
    Set<Integer> others = new TreeSet<>(before);
    others.addAll(lines);
    others.removeIf(line -> before.contains(line) == lines.contains(line));
    marked.put(style, Set.copyOf(lines));
    others.stream().filter(this::isInSight).forEach(this::refresh);
  }

  /** Shows how much rules were used; empty to hide it. */
  void showUse(Optional<List<UseMark>> marks) {
    Optional<Map<Integer, List<UseMark>>> before = uses;
    uses = marks.map(all -> byLine(all, UseMark::span, UseMark::beside));
    if (before.isPresent() != uses.isPresent()) {
      refresh(0, area.getParagraphs().size() - 1);
    } else if (uses.isPresent() && before.isPresent()) {
      Set<Integer> lines = new TreeSet<>();
      addDifferences(before.get(), uses.get(), lines);
      lines.stream().filter(this::isInSight).forEach(this::refresh);
    }
  }

  /** Whether it shows how much rules were used. */
  boolean showsUse() {
    return uses.isPresent();
  }

  /** Sets the listener for clicks on the sign of a line. */
  void onMarkClicked(IntConsumer listener) {
    markClicked = listener;
  }

  void onUseClicked(Consumer<CoveredRule> listener) {
    useClicked = listener;
  }

  /**
   * Whether a line is visible. Others are drawn when they scroll into view; redrawing them now
   * would lay them out.
   */
  private boolean isInSight(int line) {
    return line < area.getParagraphs().size() && area.allParToVisibleParIndex(line).isPresent();
  }

  void refresh(int line) {
    area.recreateParagraphGraphic(line);
  }

  /** Redraws lines that were folded or unfolded. */
  void refresh(int first, int last) {
    IntStream.rangeClosed(first, last).filter(this::isInSight).forEach(this::refresh);
  }

  Folds folds() {
    return folds;
  }

  private <T> Map<Integer, List<T>> byLine(
      List<T> marks, Function<T, Span> place, UnaryOperator<T> beside) {
    int length = area.getLength();
    return marks.stream()
        .collect(
            Collectors.groupingBy(
                mark -> area.lineOf(Math.min(place.apply(mark).start(), length)),
                Collectors.mapping(beside, Collectors.toList())));
  }

  private static <T> void addDifferences(
      Map<Integer, T> before, Map<Integer, T> after, Set<Integer> lines) {
    before.forEach((line, value) -> addIf(!value.equals(after.get(line)), line, lines));
    after.forEach((line, value) -> addIf(!value.equals(before.get(line)), line, lines));
  }

  private static void addIf(boolean differs, int line, Set<Integer> lines) {
    if (differs) {
      lines.add(line);
    }
  }
}
