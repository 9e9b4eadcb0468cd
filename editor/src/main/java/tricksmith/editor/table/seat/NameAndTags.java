package tricksmith.editor.table.seat;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import tricksmith.editor.node.Hint;

/**
 * The words of a plaque: its name, and its tags in the line below. Tags without room there follow
 * the name. If that is too little, roles become initials and winners stars, and then names of
 * variables are shortened; if that is too little as well, an ellipsis says that there are more, and
 * a click or the mouse over it tells them all. Spare tags, whose content is shown elsewhere too,
 * are left out instead.
 */
final class NameAndTags extends Pane {
  /** The style of tags that may be left out. */
  static final String SPARE = "chip-spare";

  private static final double GAP = 4;
  private static final double BETWEEN_LINES = 1;
  private static final String QUIET = "chip-quiet";
  private static final String ROLE = "chip-role";
  private static final String WON = "chip-won";

  private final Region name;
  private final List<Label> tags;

  /** What stands for a tag where that is too long. */
  private final Map<Label, Label> initials = new LinkedHashMap<>();

  private final Label more = new Label("…");

  NameAndTags(Region name, List<Label> tags) {
    this.name = name;
    this.tags = tags.stream().sorted(Comparator.comparing(NameAndTags::isSpare)).toList();
    tags.forEach(tag -> initial(tag).ifPresent(initial -> initials.put(tag, initial)));
    getStyleClass().add("plaque-words");
    more.getStyleClass().addAll("chip", QUIET, "more-tags");
    getChildren().add(name);
    getChildren().addAll(tags);
    getChildren().addAll(initials.values());
    getChildren().add(more);
    setMinWidth(0);
    String all = tags.stream().map(Label::getText).collect(Collectors.joining("\n"));
    Stream.of(tags, initials.values(), List.of(more))
        .flatMap(Collection::stream)
        .forEach(tag -> Hint.on(tag, all));
    more.setAccessibleText(all);
    more.setOnMouseClicked(
        click -> {
          Tooltip told = new Tooltip(all);
          told.setAutoHide(true);
          told.show(more, click.getScreenX(), click.getScreenY() + more.getHeight());
        });
  }

  /** Returns the star of a winner, or the initial of a role, as far as its script has such. */
  private static Optional<Label> initial(Label tag) {
    String text = tag.getText();
    boolean isRole = tag.getStyleClass().contains(ROLE);
    boolean isLatin = UnicodeScript.of(text.codePointAt(0)) == UnicodeScript.LATIN;
    if (!(isRole && isLatin) && !tag.getStyleClass().contains(WON)) {
      return Optional.empty();
    }
    Label initial = new Label(text.substring(0, text.offsetByCodePoints(0, 1)));
    initial.getStyleClass().setAll(tag.getStyleClass());
    initial.setAccessibleText(text);
    return Optional.of(initial);
  }

  /** Where tags go: below the name, beside it, or nowhere. */
  private record Places(List<Label> below, List<Label> beside, List<Label> left) {

    boolean has(Label tag) {
      return below.contains(tag) || beside.contains(tag);
    }

    boolean hasAll() {
      return missing() == 0;
    }

    /** Returns the number of tags that are left out, without spare ones. */
    long missing() {
      return left.stream().filter(tag -> !isSpare(tag)).count();
    }
  }

  @Override
  protected double computePrefHeight(double width) {
    return name.prefHeight(-1) + BETWEEN_LINES + more.prefHeight(-1);
  }

  @Override
  protected void layoutChildren() {
    double nameWidth = Math.min(name.prefWidth(-1), getWidth());
    double nameHeight = name.prefHeight(-1);
    double tagHeight = more.prefHeight(-1);
    double top = (getHeight() - computePrefHeight(-1)) / 2;
    double besideTop = top + (nameHeight - tagHeight) / 2;
    Places places = places(nameWidth + GAP);
    name.resizeRelocate(0, top, nameWidth, nameHeight);
    double right = line(places.beside(), nameWidth + GAP, besideTop);
    line(places.below(), 0, top + nameHeight + BETWEEN_LINES);
    Stream.of(tags, initials.values())
        .flatMap(Collection::stream)
        .forEach(tag -> tag.setVisible(places.has(tag)));
    more.setVisible(!places.hasAll());
    more.resizeRelocate(right, besideTop, more.prefWidth(-1), tagHeight);
  }

  /** Lays out tags from left to right; returns where the next one would begin. */
  private double line(List<Label> line, double left, double top) {
    double x = left;
    for (Label tag : line) {
      double width = Math.min(tag.prefWidth(-1), getWidth() - x);
      tag.resizeRelocate(x, top, width, tag.prefHeight(-1));
      x += width + GAP;
    }
    return x;
  }

  private Places places(double besideName) {
    double room = getWidth() - besideName;
    Stream<Places> whole =
        wordings().flatMap(NameAndTags::orders).map(tags -> fit(tags, room, false));
    Stream<Places> cut = orders(withInitials(initials.size())).map(tags -> fit(tags, room, true));
    return Stream.concat(whole, cut)
        .filter(Places::hasAll)
        .findFirst()
        .orElseGet(() -> withMost(room - GAP - more.prefWidth(-1)));
  }

  /** Returns where most tags are shown; of several such places, where most are whole words. */
  private Places withMost(double roomBeside) {
    return wordings()
        .map(tags -> fit(tags, roomBeside, false))
        .reduce((best, next) -> next.missing() < best.missing() ? next : best)
        .orElseThrow();
  }

  /** Returns the tags in whole words, then with one initial after the other. */
  private Stream<List<Label>> wordings() {
    return IntStream.rangeClosed(0, initials.size()).mapToObj(this::withInitials);
  }

  /** Returns tags in their order, and in the opposite one; spare ones stay behind the others. */
  private static Stream<List<Label>> orders(List<Label> tags) {
    List<Label> opposite = new ArrayList<>(tags.reversed());
    opposite.sort(Comparator.comparing(NameAndTags::isSpare));
    return Stream.of(tags, opposite);
  }

  /** Returns the tags with initials for so many roles, the last first. */
  private List<Label> withInitials(int number) {
    List<Label> some = new ArrayList<>(tags);
    List<Label> roles = tags.stream().filter(initials::containsKey).toList();
    for (Label role : roles.subList(roles.size() - number, roles.size())) {
      some.replaceAll(tag -> tag.equals(role) ? initials.getOrDefault(tag, tag) : tag);
    }
    return some;
  }

  /**
   * Puts each tag where it fits first. A tag that fits nowhere is cut if it would be alone, unless
   * it is spare: half of it says less than nothing.
   *
   * @param shortened whether the names of variables may be shortened
   */
  private Places fit(List<Label> inThisOrder, double roomBeside, boolean shortened) {
    Places places = new Places(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    double freeBelow = getWidth();
    double freeBeside = roomBeside;
    for (Label tag : inThisOrder) {
      double width = tag.prefWidth(-1);
      double enough = shortened && tag instanceof VariableTag cut ? cut.leastWidth() : width;
      if (width <= freeBelow || (enough <= freeBelow && width > freeBeside)) {
        places.below().add(tag);
        freeBelow -= width + GAP;
      } else if (enough <= freeBeside && !isSpare(tag)) {
        places.beside().add(tag);
        freeBeside -= width + GAP;
      } else if (places.below().isEmpty() && !isSpare(tag)) {
        places.below().add(tag);
        freeBelow = 0;
      } else {
        places.left().add(tag);
      }
    }
    return places;
  }

  private static boolean isSpare(Label tag) {
    return tag.getStyleClass().contains(QUIET) || tag.getStyleClass().contains(SPARE);
  }
}
