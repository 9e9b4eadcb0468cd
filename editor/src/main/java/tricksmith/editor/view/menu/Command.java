package tricksmith.editor.view.menu;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.view.look.Texts;

/**
 * Everything that menus and keys can do. Order and groups are those of the menus; the words are in
 * {@link Texts}.
 */
public enum Command {
  NEW(Group.FILE, "Shortcut+N"),
  OPEN(Group.FILE, "Shortcut+O"),
  SAVE(Group.FILE, "Shortcut+S", Part.NEW),
  SAVE_AS(Group.FILE, "Shortcut+Shift+S"),
  COMPARE(Group.FILE, "Shortcut+Shift+D"),
  SAVE_MATCH(Group.FILE, "Shortcut+Alt+S", Part.NEW),
  SHARE(Group.FILE, "Shortcut+Shift+E"),
  CLOSE(Group.FILE, "Shortcut+W", Part.NEW),
  QUIT(Group.FILE, "Shortcut+Q"),

  UNDO(Group.EDIT, "Shortcut+Z"),
  REDO(Group.EDIT, "Shortcut+Y"),
  CUT(Group.EDIT, "Shortcut+X", Part.NEW),
  COPY(Group.EDIT, "Shortcut+C"),
  PASTE(Group.EDIT, "Shortcut+V"),
  SELECT_ALL(Group.EDIT, "Shortcut+A"),
  FIND(Group.EDIT, "Shortcut+F", Part.NEW),
  REPLACE(Group.EDIT, "Shortcut+R"),
  FIND_NEXT(Group.EDIT, "F3"),
  FIND_PREVIOUS(Group.EDIT, "Shift+F3"),
  DUPLICATE_LINES(Group.EDIT, "Shortcut+D", Part.NEW),
  DELETE_LINES(Group.EDIT, "Shortcut+Shift+K"),
  MOVE_LINES_UP(Group.EDIT, "Alt+Up"),
  MOVE_LINES_DOWN(Group.EDIT, "Alt+Down"),
  TOGGLE_COMMENT(Group.EDIT, "Shortcut+Slash", Part.NEW),
  FORMAT(Group.EDIT, "Shortcut+Shift+F"),

  COMPLETE(Group.SCRIPT, "Shortcut+Space"),
  FIX(Group.SCRIPT, "Shortcut+Period"),
  EXPLAIN(Group.SCRIPT, "Shortcut+I"),
  SIGNATURE(Group.SCRIPT, "Shortcut+Shift+Space"),
  RENAME(Group.SCRIPT, "F2", Part.NEW),

  DEFINITION(Group.GO, "F12"),
  USES(Group.GO, "Shift+F12"),
  BACK(Group.GO, "Alt+Left"),
  GO_TO_LINE(Group.GO, "Shortcut+G", Part.NEW),
  NEXT_PROBLEM(Group.GO, "F8", Part.NEW),
  PREVIOUS_PROBLEM(Group.GO, "Shift+F8"),
  SWITCH_SIDES(Group.GO, "F6", Part.NEW),
  NEXT_SCRIPT(Group.GO, "Shortcut+Page Down"),
  PREVIOUS_SCRIPT(Group.GO, "Shortcut+Page Up"),

  OUTLINE(Group.VIEW, "Shortcut+Shift+L"),
  TEXT_ALONE(Group.VIEW, "Shortcut+F9", Part.NEW),
  TEXT_AND_TABLE(Group.VIEW, "Shift+F9"),
  TABLE_ALONE(Group.VIEW, "Shortcut+Shift+F9"),
  PLAY(Group.VIEW, "F9"),
  SHOW_TABLE(Group.VIEW, "Shortcut+1", Part.NEW),
  SHOW_FIGURES(Group.VIEW, "Shortcut+2"),
  SHOW_REFERENCE(Group.VIEW, "Shortcut+3"),
  ZOOM_IN(Group.VIEW, "Shortcut+Plus", Part.NEW),
  ZOOM_OUT(Group.VIEW, "Shortcut+Minus"),
  ZOOM_RESET(Group.VIEW, "Shortcut+0"),
  WRAP(Group.VIEW, "Shortcut+Shift+W", Part.NEW),
  FOLD(Group.VIEW, "Shortcut+Shift+Minus"),
  FOLD_ALL(Group.VIEW, "Shortcut+Alt+Minus"),
  UNFOLD_ALL(Group.VIEW, "Shortcut+Alt+Plus"),

  NEW_MATCH(Group.MATCH, "F5"),
  TAKE_BACK(Group.MATCH, "Shift+F5"),
  GO_ON(Group.MATCH, "Shortcut+Enter", Part.NEW),
  NEXT_CHANGE(Group.MATCH, "F7"),
  PREVIOUS_CHANGE(Group.MATCH, "Shift+F7"),
  RULES_NOW(Group.MATCH, "Alt+1"),
  RULES_BEFORE(Group.MATCH, "Alt+2"),
  OPEN_HANDS(Group.MATCH, "Shortcut+Shift+H", Part.NEW),
  SCENE(Group.MATCH, "Shortcut+Shift+T", Part.NEW),
  PIN(Group.MATCH, "Shortcut+Shift+B"),
  NOTE(Group.MATCH, "Shortcut+Shift+M"),
  KNOBS(Group.MATCH, "Shortcut+Shift+O", Part.NEW),
  FIGURES(Group.MATCH, "Shortcut+Shift+P"),

  LEARN(Group.HELP, "F1"),
  FIRST_STEPS(Group.HELP, "Shortcut+F1"),
  WORDS(Group.HELP, "Shift+F1"),
  SHORTCUTS(Group.HELP, "Shortcut+Shift+Slash"),
  ABOUT(Group.HELP, "Shortcut+Shift+F1", Part.NEW);

  enum Group {
    FILE,
    EDIT,
    SCRIPT,
    GO,
    VIEW,
    MATCH,
    HELP;

    String key() {
      return "menu." + name();
    }

    List<Command> commands() {
      return Stream.of(Command.values()).filter(command -> command.group == this).toList();
    }
  }

  private enum Part {
    SAME,
    NEW
  }

  private final Group group;
  private final String keys;
  private final Part part;

  Command(Group group, String keys) {
    this(group, keys, Part.SAME);
  }

  /**
   * Creates a command.
   *
   * @param part whether it goes on with the part of its menu or begins another
   */
  Command(Group group, String keys, Part part) {
    this.group = group;
    this.keys = keys;
    this.part = part;
  }

  public KeyCombination keys() {
    return KeyCombination.keyCombination(keys);
  }

  String key() {
    return "command." + name();
  }

  /** Returns the half of a script that it works on, which must be visible for it. */
  public Optional<Halves> half() {
    return switch (group) {
      case EDIT, SCRIPT -> Optional.of(Halves.TEXT);
      case MATCH -> Optional.of(Halves.TABLE);
      case GO ->
          switch (this) {
            case SWITCH_SIDES, NEXT_SCRIPT, PREVIOUS_SCRIPT -> Optional.empty();
            default -> Optional.of(Halves.TEXT);
          };
      case VIEW ->
          switch (this) {
            case OUTLINE, FOLD, FOLD_ALL, UNFOLD_ALL -> Optional.of(Halves.TEXT);
            case SHOW_TABLE, SHOW_FIGURES, SHOW_REFERENCE -> Optional.of(Halves.TABLE);
            default -> Optional.empty();
          };
      case HELP -> this == LEARN ? Optional.of(Halves.TABLE) : Optional.empty();
      case FILE -> Optional.empty();
    };
  }

  /** Whether it shows something for which the table alone has no place. */
  public boolean endsPlay() {
    return switch (this) {
      case SHOW_FIGURES, SHOW_REFERENCE, FIGURES, LEARN -> true;
      default -> false;
    };
  }

  /** Whether a separator precedes it in its menu. */
  boolean beginsPart() {
    return part == Part.NEW;
  }
}
