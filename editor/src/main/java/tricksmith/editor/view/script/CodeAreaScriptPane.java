package tricksmith.editor.view.script;

import static tricksmith.editor.node.Styled.styled;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.event.MouseOverTextEvent;
import org.fxmisc.richtext.model.PlainTextChange;
import org.jspecify.annotations.Nullable;
import org.reactfx.EventStreams;
import org.reactfx.Subscription;
import tricksmith.editor.batch.CoveredRule;
import tricksmith.editor.highlight.Mark;
import tricksmith.editor.text.BracketPairs;
import tricksmith.editor.text.Folds;
import tricksmith.editor.text.TextComparison;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.view.look.Texts;
import tricksmith.source.Span;
import tricksmith.source.UnshownLine;

/** A {@link ScriptPane} built on RichTextFX. */
public final class CodeAreaScriptPane implements ScriptPane {
  private static final Duration REST = Duration.ofMillis(300);
  private static final String RENEWED = "script-renewed";
  private static final String BRACKET = "script-bracket";
  private static final String FOLDED = "script-folded";
  private static final String LIT = "script-lit";

  /** The style of a lit rule that is all that its lines say, and so needs no light of its own. */
  private static final String WHOLE_LINE = "script-whole-line";

  /** The text before a rule in its line, and the text after it. */
  private static final Pattern BEFORE_RULE = Pattern.compile("[a-z\\s]*+");

  private static final Pattern AFTER_RULE = Pattern.compile("\\s*+(?:\\{\\s*+)?(?://.*)?");
  private static final BracketPairs NO_BRACKETS = BracketPairs.of("");

  private final ScriptArea area = new ScriptArea();
  private final VirtualizedScrollPane<ScriptArea> scrolled =
      styled(new VirtualizedScrollPane<>(area), "script-scrolled");
  private final StackPane layers = new StackPane(scrolled);

  /** The style of a line that an edit has changed. */
  private static final String CHANGED = "changed";

  /** The style of a line with a lit rule. */
  private static final String RULE = "lit-rule";

  private @Nullable UnwrittenPreview unwritten;
  private Consumer<Boolean> unwrittenSeen = _ -> {};
  private final Gutter gutter = new Gutter(area, this::turnFold);
  private final Folding folding = new Folding(area, gutter, this::recolour);
  private final SyntaxColouring colouring;
  private final Structuring structuring;
  private final Subscription subscriptions;
  private Consumer<String> edited = _ -> {};
  private Runnable caretMoved = () -> {};
  private List<TextAnnotation> annotations = List.of();
  private ChangeListener changed = (_, _, _) -> {};
  private IntConsumer rests = _ -> {};
  private Runnable moves = () -> {};
  private IntConsumer shortcutClicked = _ -> {};
  private List<Mark> hover = List.of();
  private List<Span> lit = List.of();

  /** Whether the lit stretches are rules, which light their lines too. */
  private boolean litAreRules;

  private Optional<List<UseMark>> uses = Optional.empty();
  private List<Span> brackets = List.of();
  private BracketPairs allBrackets = NO_BRACKETS;

  /** What a screen reader calls the text with proposed lines. */
  private String unwrittenName = "";

  /** Creates a pane that computes colours in the background. */
  public CodeAreaScriptPane(Texts texts, Executor background) {
    colouring = new SyntaxColouring(area, background);
    structuring = new Structuring(background, this::structured);
    area.setId("script");
    speak(texts);
    area.showBeside(gutter);
    area.setMouseOverTextDelay(REST);
    area.whenComposed(this::takeEdit);
    IndentKeys.handle(area, this::apply);
    area.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    // Whoever writes sees the text itself.
    area.focusedProperty().subscribe(this::uncover);
    area.heightProperty().subscribe(this::heightHasChanged);
    subscriptions =
        Subscription.multi(
            area.plainTextChanges().subscribe(this::textHasChanged),
            EventStreams.merge(
                    EventStreams.changesOf(area.caretPositionProperty()),
                    EventStreams.changesOf(area.selectionProperty()))
                .subscribe(_ -> caretHasMoved()),
            EventStreams.eventsOf(area, MouseOverTextEvent.MOUSE_OVER_TEXT_BEGIN)
                .subscribe(event -> rests.accept(event.getCharacterIndex())),
            EventStreams.eventsOf(area, MouseOverTextEvent.MOUSE_OVER_TEXT_END)
                .subscribe(_ -> moves.run()),
            colouring::dispose,
            structuring::dispose);
  }

  @Override
  public Node node() {
    return layers;
  }

  @Override
  public void onUnwritten(Consumer<Boolean> listener) {
    unwrittenSeen = listener;
  }

  private void tellUnwritten() {
    unwrittenSeen.accept(unwritten != null && unwritten.isVisible());
  }

  @Override
  public void showUnwritten(Optional<String> proposed) {
    showProposed(proposed);
    tellUnwritten();
  }

  private void showProposed(Optional<String> proposed) {
    UnwrittenPreview before = unwritten;
    if (proposed.isEmpty()) {
      unwritten = null;
      if (before != null) {
        layers.getChildren().remove(before);
        before.dispose();
      }
      return;
    }
    UnwrittenPreview preview =
        before == null ? new UnwrittenPreview(unwrittenName, area::requestFocus) : before;
    if (before == null) {
      unwritten = preview;
      preview.setVisible(!area.isFocused());
      layers.getChildren().add(preview);
    }
    preview.wrap(area.isWrapText());
    preview.leaveRoomForUse(gutter.showsUse());
    int top = area.firstVisibleParToAllParIndex();
    int room = area.lastVisibleParToAllParIndex() - top + 1;
    preview.show(area.getText(), proposed.get(), top, room);
  }

  private void uncover(boolean writing) {
    if (unwritten != null) {
      unwritten.setVisible(!writing);
      tellUnwritten();
    }
  }

  @Override
  public void speak(Texts texts) {
    area.setAccessibleText(texts.say("script.name"));
    unwrittenName = texts.say("script.unwritten");
  }

  @Override
  public String text() {
    return area.getText();
  }

  @Override
  public void open(String text) {
    area.replaceText(text);
    colouring.begin();
    area.getUndoManager().forgetHistory();
    area.moveTo(0);
    area.requestFollowCaret();
  }

  @Override
  public void onEdited(Consumer<String> listener) {
    edited = listener;
  }

  @Override
  public void onUnshownLine(Consumer<UnshownLine> listener) {
    area.whenUnshownLine(listener);
  }

  @Override
  public void onCaretMoved(Runnable listener) {
    caretMoved = listener;
  }

  @Override
  public int caret() {
    return area.getCaretPosition();
  }

  @Override
  public Span selection() {
    return area.selectedSpan();
  }

  @Override
  public void apply(TextEdit edit) {
    if (area.isComposing() || !area.takes(edit.span(), edit.replacement())) {
      return;
    }
    area.getUndoManager().preventMerge();
    area.replaceText(edit.span().start(), edit.span().end(), edit.replacement());
    area.getUndoManager().preventMerge();
    area.selectRange(edit.selection().start(), edit.selection().end());
    area.requestFollowCaret();
  }

  @Override
  public void applyAll(List<tricksmith.source.Edit> edits) {
    if (area.isComposing()
        || edits.isEmpty()
        || !area.takes(tricksmith.source.Edit.applied(area.getText(), edits))) {
      return;
    }
    area.getUndoManager().preventMerge();
    var changes = area.createMultiChange(edits.size());
    int caret = area.getCaretPosition();
    int moved = caret;
    for (tricksmith.source.Edit edit : edits) {
      changes.replaceText(edit.span().start(), edit.span().end(), edit.text());
      moved += shiftOfCaret(edit, caret);
    }
    changes.commit();
    area.getUndoManager().preventMerge();
    area.moveTo(Math.clamp(moved, 0, area.getLength()));
    area.requestFollowCaret();
  }

  /**
   * Returns how far an edit shifts the caret; an insertion at the caret leaves it after the new
   * text.
   */
  private static int shiftOfCaret(tricksmith.source.Edit edit, int caret) {
    Span span = edit.span();
    return span.start() <= caret
        ? edit.text().length() - (Math.min(span.end(), caret) - span.start())
        : 0;
  }

  @Override
  public boolean isComposing() {
    return area.isComposing();
  }

  @Override
  public void onChanged(ChangeListener listener) {
    changed = listener;
  }

  @Override
  public Optional<Bounds> boundsOf(int offset) {
    // A line whose number was just redrawn is not positioned yet.
    area.applyCss();
    area.layout();
    int place = Math.clamp(offset, 0, area.getLength());
    boolean beforeLineEnd = place < area.getLength() && area.getText().charAt(place) != '\n';
    if (beforeLineEnd) {
      return area.getCharacterBoundsOnScreen(place, place + 1);
    }
    return place == area.getCaretPosition()
        ? area.getCaretBounds()
        : area.getCharacterBoundsOnScreen(Math.max(0, place - 1), place);
  }

  @Override
  public void onScrolled(Runnable listener) {
    scrolled.estimatedScrollYProperty().addListener((_, _, _) -> listener.run());
  }

  @Override
  public void onRest(IntConsumer newRests, Runnable newMoves) {
    rests = newRests;
    moves = newMoves;
  }

  @Override
  public void onShortcutClick(IntConsumer listener) {
    shortcutClicked = listener;
  }

  private void clicked(MouseEvent click) {
    if (click.isShortcutDown() && click.getButton() == MouseButton.PRIMARY) {
      shortcutClicked.accept(area.getCaretPosition());
    }
  }

  @Override
  public void colour(List<Mark> newMeanings) {
    if (!hover.equals(newMeanings)) {
      hover = List.copyOf(newMeanings);
      recolour();
    }
  }

  @Override
  public void annotate(List<TextAnnotation> newAnnotations) {
    if (!annotations.equals(newAnnotations)) {
      annotations = List.copyOf(newAnnotations);
      recolour();
      gutter.show(gutter.folds(), annotations);
    }
  }

  @Override
  public void showUse(Optional<List<UseMark>> marks) {
    if (!uses.equals(marks)) {
      uses = marks;
      gutter.showUse(uses);
    }
  }

  @Override
  public void onMarkClicked(Consumer<TextAnnotation> listener) {
    gutter.onMarkClicked(
        line -> {
          List<TextAnnotation> here =
              annotations.stream().filter(each -> lineOf(each) == line).toList();
          if (!here.isEmpty()) {
            listener.accept(Gutter.worst(here));
          }
        });
  }

  private int lineOf(TextAnnotation annotation) {
    return area.lineOf(Math.min(annotation.span().start(), area.getLength()));
  }

  @Override
  public void onUseClicked(Consumer<CoveredRule> listener) {
    gutter.onUseClicked(listener);
  }

  @Override
  public void light(List<Span> stretches) {
    light(stretches, false);
  }

  @Override
  public void lightRules(List<Span> rules) {
    light(rules, true);
  }

  private void light(List<Span> stretches, boolean areRules) {
    if (!lit.equals(stretches) || litAreRules != areRules) {
      lit = List.copyOf(stretches);
      litAreRules = areRules;
      recolour();
    }
  }

  private Set<Integer> linesOfLitRules() {
    Set<Integer> lines = new TreeSet<>();
    if (litAreRules) {
      int length = area.getLength();
      lit.forEach(
          rule ->
              IntStream.rangeClosed(
                      area.lineOf(Math.min(rule.start(), length)),
                      area.lineOf(Math.min(rule.end(), length)))
                  .forEach(lines::add));
    }
    return lines;
  }

  @Override
  public void showChanged(Optional<String> before) {
    Set<Integer> lines = new TreeSet<>();
    before.ifPresent(
        text ->
            TextComparison.of(text, area.getText())
                .differences()
                .forEach(
                    difference -> {
                      int first = difference.own().first();
                      IntStream.range(first, first + difference.own().texts().size())
                          .forEach(lines::add);
                    }));
    mark(lines, CHANGED);
  }

  /** Gives these lines a style, and no others. */
  private void mark(Set<Integer> lines, String mark) {
    if (lines.isEmpty() && !gutter.marks(mark)) {
      return;
    }
    for (int line = 0; line < area.getParagraphs().size(); line++) {
      Collection<String> before = area.getParagraph(line).getParagraphStyle();
      if (before.contains(mark) != lines.contains(line)) {
        List<String> style = new ArrayList<>(before);
        if (!style.remove(mark)) {
          style.add(mark);
        }
        area.setParagraphStyle(line, style);
      }
    }
    gutter.mark(lines, mark);
  }

  @Override
  public void show(Span span) {
    int line = area.lineOf(Math.min(span.start(), area.getLength()));
    folding.unfoldAround(line);
    if (!isSeen(line)) {
      area.showParagraphAtCenter(line);
    }
  }

  private boolean isSeen(int line) {
    return area.firstVisibleParToAllParIndex() <= line
        && line <= area.lastVisibleParToAllParIndex();
  }

  /** Keeps the caret's line visible when the list of problems opens below the text. */
  private void heightHasChanged(Number before, Number now) {
    if (now.doubleValue() < before.doubleValue() && isSeen(area.getCurrentParagraph())) {
      area.requestFollowCaret();
    }
  }

  @Override
  public void select(Span span) {
    int length = area.getLength();
    int start = Math.min(span.start(), length);
    int line = area.lineOf(start);
    folding.unfoldAround(line);
    boolean wasSeen = isSeen(line);
    area.selectRange(Math.min(span.end(), length), start);
    if (!wasSeen) {
      area.showParagraphAtCenter(line);
      area.layout(); // Else the caret is followed from where the lines are now.
    }
    area.requestFollowCaret();
  }

  @Override
  public void reveal(Span span) {
    select(span);
    area.requestFocus();
  }

  @Override
  public void perform(TextCommand command) {
    switch (command) {
      case UNDO -> whenNotComposing(area::undo);
      case REDO -> whenNotComposing(area::redo);
      case CUT -> area.cut();
      case COPY -> area.copy();
      case PASTE -> whenNotComposing(area::paste);
      case SELECT_ALL -> area.selectAll();
      case FOLD -> folding.turnAt(area.getCurrentParagraph());
      case FOLD_ALL -> folding.foldAll();
      case UNFOLD_ALL -> folding.unfoldAll();
    }
  }

  private void turnFold(int line) {
    folding.turn(line);
  }

  private void whenNotComposing(Runnable action) {
    if (!area.isComposing()) {
      action.run();
    }
  }

  @Override
  public void wrap(boolean wrap) {
    if (area.isWrapText() != wrap) {
      area.setWrapText(wrap);
      if (wrap) {
        renewLines();
      }
      area.requestFollowCaret();
    }
  }

  /**
   * Renews the lines, since the area stays as wide as the widest line it has seen until that line
   * is replaced.
   */
  private void renewLines() {
    for (int line = 0; line < area.getParagraphs().size(); line++) {
      List<String> style = new ArrayList<>(area.getParagraph(line).getParagraphStyle());
      if (!style.remove(RENEWED)) {
        style.add(RENEWED);
      }
      area.setParagraphStyle(line, style);
    }
  }

  @Override
  public void focus() {
    area.requestFocus();
  }

  @Override
  public boolean hasFocus() {
    return area.isFocused();
  }

  @Override
  public void dispose() {
    subscriptions.unsubscribe();
    area.dispose();
  }

  private void textHasChanged(PlainTextChange change) {
    int position = change.getPosition();
    int removed = change.getRemoved().length();
    int inserted = change.getInserted().length();
    annotations =
        annotations.stream()
            .flatMap(annotate -> annotate.after(position, removed, inserted))
            .toList();
    hover = hover.stream().flatMap(mark -> mark.after(position, removed, inserted)).toList();
    uses =
        uses.map(
            marks ->
                marks.stream().flatMap(mark -> mark.after(position, removed, inserted)).toList());
    lit = List.of();
    brackets = List.of();
    folding.forget();
    allBrackets = NO_BRACKETS;
    changed.changed(position, removed, inserted);
    if (!area.isComposing()) {
      takeEdit();
    }
  }

  private void takeEdit() {
    String text = area.getText();
    recolour();
    structuring.renew(text);
    gutter.show(gutter.folds(), annotations);
    gutter.showUse(uses);
    edited.accept(text);
  }

  private void structured(BracketPairs newBrackets, Folds folds) {
    allBrackets = newBrackets;
    gutter.show(folds, annotations);
    showBrackets();
    folding.renew();
  }

  private void caretHasMoved() {
    showBrackets();
    caretMoved.run();
  }

  private void showBrackets() {
    List<Span> around = allBrackets.around(area.getCaretPosition());
    if (!area.isComposing() && !brackets.equals(around)) {
      brackets = around;
      recolour();
    }
  }

  private boolean fillsItsLines(Span rule) {
    String text = area.getText();
    int end = Math.min(rule.end(), text.length());
    int start = Math.min(rule.start(), end);
    int next = text.indexOf('\n', end);
    String before = text.substring(text.lastIndexOf('\n', start - 1) + 1, start);
    String after = text.substring(end, next < 0 ? text.length() : next);
    return BEFORE_RULE.matcher(before).matches() && AFTER_RULE.matcher(after).matches();
  }

  private void recolour() {
    mark(linesOfLitRules(), RULE);
    List<Mark> marks = new ArrayList<>();
    for (Span span : lit) {
      marks.add(new Mark(span.start(), span.end(), LIT));
      if (litAreRules && fillsItsLines(span)) {
        marks.add(new Mark(span.start(), span.end(), WHOLE_LINE));
      }
    }
    folding.folded().forEach(span -> marks.add(new Mark(span.start(), span.end(), FOLDED)));
    brackets.forEach(span -> marks.add(new Mark(span.start(), span.end(), BRACKET)));
    annotations.stream().flatMap(TextAnnotation::mark).forEach(marks::add);
    colouring.renew(hover, marks);
  }
}
