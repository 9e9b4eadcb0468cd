package tricksmith.editor.view.menu;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.Halves;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.look.Texts;

/** The menu bar: all commands, and the settings. */
public final class MenuRow extends MenuBar {
  private final Texts texts;
  private final ObservableSettings preferences;
  private final Map<Halves, RadioMenuItem> halves = new EnumMap<>(Halves.class);

  /**
   * Creates the menus of a window.
   *
   * @param open opens a recent file
   */
  public MenuRow(
      Texts texts, ObservableSettings preferences, Consumer<Command> perform, Consumer<Path> open) {
    this.texts = texts;
    this.preferences = preferences;
    setId("menus");
    for (Command.Group group : Command.Group.values()) {
      getMenus().add(menu(group, perform, open));
    }
  }

  private Menu menu(Command.Group group, Consumer<Command> perform, Consumer<Path> open) {
    Menu menu = new Menu(texts.say(group.key()));
    menu.setId("menu-" + group.name());
    List<MenuItem> items = menu.getItems();
    group.commands().forEach(command -> items.addAll(items(command, perform)));
    switch (group) {
      case FILE -> {
        Menu recent = recent(open);
        items.add(2, recent);
        menu.setOnShowing(
            _ -> recent.setDisable(preferences.now().recent().stream().noneMatch(Files::exists)));
        items.add(5, autosave());
      }
      case VIEW -> items.addAll(0, List.of(themes(), languages(), new SeparatorMenuItem()));
      case EDIT, SCRIPT, GO, MATCH, HELP -> {}
    }
    return menu;
  }

  private List<MenuItem> items(Command command, Consumer<Command> perform) {
    MenuItem item =
        switch (command) {
          case WRAP -> wrap();
          case TEXT_ALONE -> half(Halves.TEXT);
          case TEXT_AND_TABLE -> half(Halves.BOTH);
          case TABLE_ALONE -> half(Halves.TABLE);
          default -> new MenuItem();
        };
    item.setText(texts.say(command.key()));
    item.setId("command-" + command.name());
    item.setAccelerator(command.keys());
    item.setOnAction(_ -> perform.accept(command));
    return command.beginsPart() ? List.of(new SeparatorMenuItem(), item) : List.of(item);
  }

  private RadioMenuItem half(Halves shown) {
    RadioMenuItem item = new RadioMenuItem();
    halves.put(shown, item);
    return item;
  }

  /** Marks the visible halves. */
  void show(Halves inSight) {
    halves.forEach((shown, item) -> item.setSelected(shown == inSight));
  }

  private CheckMenuItem wrap() {
    CheckMenuItem item = new CheckMenuItem();
    item.setSelected(preferences.now().wrap());
    return item;
  }

  /** Returns the menu of recent files, filled when it opens, since the list changes. */
  private Menu recent(Consumer<Path> open) {
    Menu menu = new Menu(texts.say("menu.recent"));
    menu.getItems().add(new MenuItem());
    menu.setOnShowing(
        _ ->
            menu.getItems()
                .setAll(
                    preferences.now().recent().stream()
                        .filter(Files::exists)
                        .map(file -> item(file, open))
                        .toList()));
    return menu;
  }

  private static MenuItem item(Path file, Consumer<Path> open) {
    MenuItem item = new MenuItem(file.toString());
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> open.accept(file));
    return item;
  }

  private CheckMenuItem autosave() {
    CheckMenuItem item = new CheckMenuItem(texts.say("menu.autosave"));
    item.setSelected(preferences.now().autosave());
    item.setOnAction(_ -> preferences.change(settings -> settings.withAutosave(item.isSelected())));
    return item;
  }

  private Menu themes() {
    return choices(
        "menu.theme",
        Arrays.stream(EditorSettings.Theme.values())
            .map(
                theme ->
                    choice(
                        "theme." + theme,
                        preferences.now().theme() == theme,
                        () -> preferences.change(settings -> settings.withTheme(theme))))
            .toList());
  }

  private Menu languages() {
    return choices(
        "menu.language",
        Arrays.stream(EditorSettings.Language.values())
            .map(
                language ->
                    choice(
                        "language." + language,
                        preferences.now().language() == language,
                        () -> preferences.change(settings -> settings.withLanguage(language))))
            .toList());
  }

  private Menu choices(String key, List<RadioMenuItem> choices) {
    ToggleGroup group = new ToggleGroup();
    choices.forEach(choice -> choice.setToggleGroup(group));
    Menu menu = new Menu(texts.say(key));
    menu.getItems().addAll(new ArrayList<>(choices));
    return menu;
  }

  private RadioMenuItem choice(String key, boolean chosen, Runnable action) {
    RadioMenuItem item = new RadioMenuItem(texts.say(key));
    item.setId(key.replace('.', '-'));
    item.setSelected(chosen);
    item.setOnAction(_ -> action.run());
    return item;
  }
}
