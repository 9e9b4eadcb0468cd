package tricksmith.editor.view;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.LineNumberFactory;
import org.fxmisc.richtext.event.MouseOverTextEvent;
import org.fxmisc.richtext.model.PlainTextChange;
import org.reactfx.EventStreams;
import org.reactfx.Subscription;
import tricksmith.source.Span;

/** The script in a code area of RichTextFX. */
final class CodeAreaScriptPane implements ScriptPane {
  private static final Duration REST = Duration.ofMillis(300);

  private final ScriptArea area = new ScriptArea();
  private final VirtualizedScrollPane<ScriptArea> scrolled = new VirtualizedScrollPane<>(area);
  private final Tooltip tooltip = new Tooltip();
  private final Colouring colouring;
  private final Subscription subscriptions;
  private Consumer<String> edited = _ -> {};
  private List<Remark> remarks = List.of();

  /** A pane that finds colours in the background. */
  CodeAreaScriptPane(Texts texts, Executor background) {
    colouring = new Colouring(area, background);
    area.setId("script");
    area.setAccessibleText(texts.say("script.name"));
    area.setParagraphGraphicFactory(LineNumberFactory.get(area));
    area.setMouseOverTextDelay(REST);
    area.whenComposed(this::takeEdit);
    tooltip.setWrapText(true);
    subscriptions =
        Subscription.multi(
            area.plainTextChanges().subscribe(this::changed),
            EventStreams.eventsOf(area, MouseOverTextEvent.MOUSE_OVER_TEXT_BEGIN)
                .subscribe(this::explain),
            EventStreams.eventsOf(area, MouseOverTextEvent.MOUSE_OVER_TEXT_END)
                .subscribe(_ -> tooltip.hide()),
            colouring::dispose);
  }

  @Override
  public Node node() {
    return scrolled;
  }

  @Override
  public String text() {
    return area.getText();
  }

  @Override
  public void open(String text) {
    area.replaceText(text);
    area.getUndoManager().forgetHistory();
    area.moveTo(0);
    area.requestFollowCaret();
  }

  @Override
  public void onEdited(Consumer<String> listener) {
    edited = listener;
  }

  @Override
  public void remark(List<Remark> newRemarks) {
    if (!remarks.equals(newRemarks)) {
      remarks = List.copyOf(newRemarks);
      recolour();
    }
  }

  @Override
  public void reveal(Span span) {
    int length = area.getLength();
    area.selectRange(Math.min(span.end(), length), Math.min(span.start(), length));
    area.requestFollowCaret();
    area.requestFocus();
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
    tooltip.hide();
    area.dispose();
  }

  private void changed(PlainTextChange change) {
    int position = change.getPosition();
    int removed = change.getRemoved().length();
    int inserted = change.getInserted().length();
    remarks =
        remarks.stream().flatMap(remark -> remark.after(position, removed, inserted)).toList();
    if (!area.isComposing()) {
      takeEdit();
    }
  }

  private void takeEdit() {
    recolour();
    edited.accept(area.getText());
  }

  private void recolour() {
    colouring.renew(remarks.stream().map(Remark::mark).toList());
  }

  private void explain(MouseOverTextEvent event) {
    String words =
        remarks.stream()
            .filter(remark -> remark.span().contains(event.getCharacterIndex()))
            .map(Remark::words)
            .collect(Collectors.joining("\n"));
    if (!words.isEmpty()) {
      Point2D place = event.getScreenPosition();
      tooltip.setText(words);
      tooltip.show(area, place.getX() + 10, place.getY() + 10);
    }
  }
}
