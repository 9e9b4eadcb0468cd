package tricksmith.recipe;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** A script into which a recipe is written step by step, reread after each step. */
final class Draft {
  private static final String STEP = "  ";

  private ScriptFrame frame;

  Draft(ScriptFrame frame) {
    this.frame = frame;
  }

  ScriptFrame frame() {
    return frame;
  }

  String text() {
    return frame.text();
  }

  void edit(Span span, String text) {
    edit(List.of(new Edit(span, text)));
  }

  private void edit(List<Edit> edits) {
    frame = new ScriptFrame(Edit.applied(frame.text(), edits));
  }

  private void insert(int offset, String text) {
    edit(List.of(Edit.insert(offset, text)));
  }

  void removeLines(Span span) {
    edit(new Span(lineStart(span.start()), Math.min(text().length(), lineEnd(span.end()) + 1)), "");
  }

  // Statements and lines.

  /** Inserts lines before the code that begins at a place. */
  void before(int place, String lines) {
    String indentation = frame.indentation(place);
    if (text().substring(lineStart(place), place).isBlank()) {
      insert(lineStart(place), indented(lines, indentation) + "\n");
    } else {
      insert(place, indented(lines, indentation + STEP).strip() + "\n" + indentation + STEP);
    }
  }

  /** Inserts lines after the line in which a span ends. */
  void after(Span span, String lines) {
    insert(lineEnd(span.end()), "\n" + indented(lines, frame.indentation(span.start())));
  }

  /** Inserts lines at the end of a block, which may be written in one line. */
  void atEndOf(Span block, String lines) {
    int brace = block.end() - 1;
    String indentation = frame.indentation(block.start());
    int open = text().indexOf('{', block.start());
    String inside = text().substring(open + 1, brace);
    if (inside.contains("\n")) {
      insert(lineStart(brace), indented(lines, indentation + STEP) + "\n");
    } else {
      String before = inside.isBlank() ? "" : indented(inside.strip(), indentation + STEP) + "\n";
      edit(
          new Span(open + 1, brace),
          "\n" + before + indented(lines, indentation + STEP) + "\n" + indentation);
    }
  }

  /** Wraps the lines of a span in a block of their own. */
  void wrap(Span span, String header) {
    int start = lineStart(span.start());
    int end = lineEnd(span.end());
    String indentation = frame.indentation(span.start());
    String body = indented(text().substring(start, end), STEP);
    edit(new Span(start, end), indentation + header + " {\n" + body + "\n" + indentation + "}");
  }

  // Sections.

  /** Inserts a section where sections of its kind belong. */
  void section(Class<? extends Section> kind, String lines) {
    int place = order(kind);
    @Nullable Section next =
        frame.script().sections().stream()
            .filter(each -> order(each.getClass()) > place)
            .findFirst()
            .orElse(null);
    if (next == null) {
      insert(text().length(), (text().endsWith("\n") ? "\n" : "\n\n") + lines + "\n");
    } else {
      int before = beforeComments(next.span().start());
      insert(before, (isBelowEmptyLine(before) ? "" : "\n") + lines + "\n\n");
    }
  }

  private boolean isBelowEmptyLine(int lineStart) {
    return lineStart == 0 || text().substring(lineStart(lineStart - 1), lineStart).isBlank();
  }

  /** Returns the place before the comments right above a section, which belong to it. */
  private int beforeComments(int place) {
    int start = lineStart(place);
    while (start > 0 && text().substring(lineStart(start - 1), start).strip().startsWith("//")) {
      start = lineStart(start - 1);
    }
    return start;
  }

  private static final List<Class<? extends Section>> ORDER =
      List.of(
          Section.Game.class,
          Section.Title.class,
          Section.Author.class,
          Section.LanguageVersion.class,
          Section.Players.class,
          Section.Options.class,
          Section.Deck.class,
          Section.Zones.class,
          Section.State.class,
          Section.Define.class,
          Section.Match.class,
          Section.Procedure.class,
          Section.Trick.class,
          Section.Score.class,
          Section.End.class,
          Section.Tests.class,
          Section.Translation.class);

  private static int order(Class<? extends Section> kind) {
    return ORDER.indexOf(kind);
  }

  // Text.

  private int lineStart(int place) {
    return text().lastIndexOf('\n', place - 1) + 1;
  }

  private int lineEnd(int place) {
    int end = text().indexOf('\n', place);
    return end < 0 ? text().length() : end;
  }

  static String indented(String lines, String indentation) {
    return Arrays.stream(lines.split("\n", -1))
        .map(line -> line.isBlank() ? "" : indentation + line)
        .collect(Collectors.joining("\n"));
  }

  /** Returns the span from the first of the statements to the last. */
  static Span whole(List<Statement> statements) {
    return statements.getFirst().span().to(statements.getLast());
  }
}
