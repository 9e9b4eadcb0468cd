package tricksmith.editor.view.tab;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javafx.application.Platform;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.text.CaretTracking;
import tricksmith.editor.text.Indentation;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.text.WholeLines;
import tricksmith.editor.view.arrival.FileSaving;
import tricksmith.editor.view.arrival.MatchExport;
import tricksmith.editor.view.arrival.UnsavedCopy;
import tricksmith.editor.view.assist.LanguageTools;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.half.Navigation;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.half.TextHalf;
import tricksmith.editor.view.menu.Command;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.source.Span;

/** What each command does to a script. Commands of the window are not here. */
final class ScriptCommands {
  private final Map<Command, Runnable> actions = new EnumMap<>(Command.class);

  /**
   * Performs a command.
   *
   * @throws IllegalArgumentException if it is a command of the window
   */
  void perform(Command command) {
    Runnable action = actions.get(command);
    if (action == null) {
      throw new IllegalArgumentException("not asked of a script: " + command);
    }
    action.run();
  }

  Set<Command> performed() {
    return actions.keySet();
  }

  void addFile(UnsavedCopy copy, FileSaving saving, MatchExport export) {
    actions.put(Command.SAVE, () -> copy.save());
    actions.put(Command.SAVE_AS, () -> saving.saveAs());
    actions.put(Command.COMPARE, () -> saving.compare());
    actions.put(Command.SAVE_MATCH, () -> export.saveMatch());
    actions.put(Command.SHARE, () -> export.share());
  }

  void addText(ScriptPane script) {
    actions.put(Command.UNDO, () -> script.perform(ScriptPane.TextCommand.UNDO));
    actions.put(Command.REDO, () -> script.perform(ScriptPane.TextCommand.REDO));
    actions.put(Command.CUT, () -> script.perform(ScriptPane.TextCommand.CUT));
    actions.put(Command.COPY, () -> script.perform(ScriptPane.TextCommand.COPY));
    actions.put(Command.PASTE, () -> script.perform(ScriptPane.TextCommand.PASTE));
    actions.put(Command.SELECT_ALL, () -> script.perform(ScriptPane.TextCommand.SELECT_ALL));
    actions.put(Command.FOLD, () -> script.perform(ScriptPane.TextCommand.FOLD));
    actions.put(Command.FOLD_ALL, () -> script.perform(ScriptPane.TextCommand.FOLD_ALL));
    actions.put(Command.UNFOLD_ALL, () -> script.perform(ScriptPane.TextCommand.UNFOLD_ALL));
  }

  void addLines(ScriptPane script, EditingSession session) {
    actions.put(
        Command.DUPLICATE_LINES,
        () -> script.apply(WholeLines.duplicated(script.text(), script.selection())));
    actions.put(
        Command.DELETE_LINES,
        () -> script.apply(WholeLines.deleted(script.text(), script.selection())));
    actions.put(
        Command.MOVE_LINES_UP,
        () -> WholeLines.movedUp(script.text(), script.selection()).ifPresent(script::apply));
    actions.put(
        Command.MOVE_LINES_DOWN,
        () -> WholeLines.movedDown(script.text(), script.selection()).ifPresent(script::apply));
    actions.put(
        Command.TOGGLE_COMMENT,
        () -> script.apply(Indentation.toggleComment(script.text(), script.selection())));
    actions.put(Command.FORMAT, () -> format(script, session));
  }

  /** Formats the text, unless it is edited meanwhile. */
  private static void format(ScriptPane script, EditingSession session) {
    String before = script.text();
    session.format(
        before,
        formatted ->
            Platform.runLater(
                () -> {
                  if (script.text().equals(before) && !formatted.equals(before)) {
                    int caret = CaretTracking.carry(before, script.caret(), formatted);
                    script.apply(
                        new TextEdit(
                            new Span(0, before.length()), formatted, new Span(caret, caret)));
                  }
                }));
  }

  void addHelp(LanguageTools tools) {
    actions.put(Command.COMPLETE, () -> tools.complete());
    actions.put(Command.FIX, () -> tools.offerFixes());
    actions.put(Command.EXPLAIN, () -> tools.explain());
    actions.put(Command.SIGNATURE, () -> tools.showSignature());
    actions.put(Command.DEFINITION, () -> tools.goToDefinition());
  }

  /** Adds what the panes around the text do; they are rebuilt when the language changes. */
  void addPanes(Supplier<TextHalf> panes, Navigation navigation, HalvesInSight halves) {
    actions.put(Command.FIND, () -> panes.get().findBar().open(false));
    actions.put(Command.REPLACE, () -> panes.get().findBar().open(true));
    actions.put(Command.FIND_NEXT, () -> panes.get().findBar().next());
    actions.put(Command.FIND_PREVIOUS, () -> panes.get().findBar().previous());
    actions.put(Command.USES, () -> panes.get().uses().find());
    actions.put(Command.RENAME, () -> panes.get().renameBar().open());
    actions.put(Command.NEXT_PROBLEM, () -> panes.get().problems().step(1));
    actions.put(Command.PREVIOUS_PROBLEM, () -> panes.get().problems().step(-1));
    actions.put(Command.BACK, () -> navigation.goBack());
    actions.put(Command.GO_TO_LINE, () -> navigation.goToLine());
    actions.put(Command.OUTLINE, () -> halves.toggleOutline());
  }

  void addMatch(HalvesInSight halves, EditingSession session) {
    actions.put(Command.PIN, () -> halves.table().pin());
    actions.put(Command.NOTE, () -> halves.table().turnNote());
    actions.put(Command.SCENE, () -> halves.table().turnScene());
    actions.put(Command.NEW_MATCH, () -> halves.table().beginAnother());
    actions.put(
        Command.TAKE_BACK,
        () -> {
          halves.table();
          session.takeBack();
        });
    actions.put(Command.OPEN_HANDS, () -> halves.table().turnHands());
    actions.put(Command.GO_ON, () -> halves.table().goOn());
    actions.put(Command.NEXT_CHANGE, () -> halves.table().stepChange(1));
    actions.put(Command.PREVIOUS_CHANGE, () -> halves.table().stepChange(-1));
    actions.put(Command.RULES_NOW, () -> halves.table().byEarlierRules(false));
    actions.put(Command.RULES_BEFORE, () -> halves.table().byEarlierRules(true));
  }

  void addFaces(TabContents tab, HalvesInSight halves, TableLink table) {
    actions.put(Command.SWITCH_SIDES, () -> table.switchSides());
    actions.put(Command.KNOBS, () -> tab.table().playtest().turnKnobs());
    actions.put(Command.SHOW_TABLE, () -> halves.showTable());
    actions.put(Command.SHOW_FIGURES, () -> tab.table().faces().turnTo(Face.FIGURES));
    actions.put(Command.FIGURES, () -> tab.table().faces().turn(Face.FIGURES));
    actions.put(Command.SHOW_REFERENCE, () -> halves.learn());
    actions.put(Command.LEARN, () -> halves.learn());
  }
}
