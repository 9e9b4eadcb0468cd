package tricksmith.editor.table.seat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * The words of a plaque: its name, and its tags in the line below. Tags without room there follow
 * the name. If that is too little as well, an ellipsis says that there are more, and a click or the
 * mouse over it tells them all. Quiet tags, whose content is shown elsewhere too, are left out
 * instead.
 */
final class NameAndTags extends Pane {
  private static final double GAP = 4;
  private static final double BETWEEN_LINES = 1;
  private static final String QUIET = "chip-quiet";

  private final Region name;
  private final List<Label> tags;
  private final Label more = new Label("…");

  NameAndTags(Region name, List<Label> tags) {
    this.name = name;
    this.tags = tags.stream().sorted(Comparator.comparing(NameAndTags::isQuiet)).toList();
    getStyleClass().add("plaque-words");
    more.getStyleClass().addAll("chip", QUIET, "more-tags");
    getChildren().add(name);
    getChildren().addAll(tags);
    getChildren().add(more);
    setMinWidth(0);
    Tooltip all = new Tooltip(tags.stream().map(Label::getText).collect(Collectors.joining("\n")));
    all.setAutoHide(true);
    Stream.concat(tags.stream(), Stream.of(more)).forEach(tag -> Tooltip.install(tag, all));
    more.setAccessibleText(all.getText());
    more.setOnMouseClicked(
        click -> all.show(more, click.getScreenX(), click.getScreenY() + more.getHeight()));
  }

  /** Where tags go: below the name, beside it, or nowhere. */
  private record Places(List<Label> below, List<Label> beside, List<Label> left) {

    boolean hasAll() {
      return left.stream().allMatch(NameAndTags::isQuiet);
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
    tags.forEach(tag -> tag.setVisible(!places.left().contains(tag)));
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
    Places all = fit(tags, room);
    Places reversed = fit(tags.reversed(), room);
    if (all.hasAll()) {
      return all;
    }
    return reversed.hasAll() ? reversed : fit(tags, room - GAP - more.prefWidth(-1));
  }

  /**
   * Puts each tag where it fits first. A tag that fits nowhere is cut if it would be alone, unless
   * it is quiet: half of it says less than nothing.
   */
  private Places fit(List<Label> inThisOrder, double roomBeside) {
    Places places = new Places(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    double freeBelow = getWidth();
    double freeBeside = roomBeside;
    for (Label tag : inThisOrder) {
      double width = tag.prefWidth(-1);
      if (width <= freeBelow) {
        places.below().add(tag);
        freeBelow -= width + GAP;
      } else if (width <= freeBeside && !isQuiet(tag)) {
        places.beside().add(tag);
        freeBeside -= width + GAP;
      } else if (places.below().isEmpty() && !isQuiet(tag)) {
        places.below().add(tag);
        freeBelow = 0;
      } else {
        places.left().add(tag);
      }
    }
    return places;
  }

  private static boolean isQuiet(Label tag) {
    return tag.getStyleClass().contains(QUIET);
  }
}
