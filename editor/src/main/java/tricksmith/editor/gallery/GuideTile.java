package tricksmith.editor.gallery;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Leads to the first variation, and shows the progress in it until it is finished. */
final class GuideTile extends VBox {
  private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");

  GuideTile(GalleryWords words, int done, Runnable begin) {
    setId("gallery-guide");
    getStyleClass().add("guide-tile");
    Label title = new Label(words.say("guide"));
    title.getStyleClass().add("guide-tile-title");
    title.setWrapText(true);
    Label about = new Label(words.say("guide.about"));
    about.setWrapText(true);
    about.setMinHeight(USE_PREF_SIZE);
    HBox progress = new HBox();
    progress.getStyleClass().add("guide-progress");
    for (int step = 0; step < GalleryActions.GUIDE_STEPS; step++) {
      Region part = new Region();
      part.getStyleClass().add("guide-part");
      part.pseudoClassStateChanged(DONE, step < done);
      progress.getChildren().add(part);
    }
    Button go = new Button(words.say(done == 0 ? "guide.begin" : "guide.go"));
    go.setId("gallery-guide-begin");
    go.setMinWidth(USE_PREF_SIZE);
    go.setOnAction(_ -> begin.run());
    Label steps = new Label(words.say("guide.steps", done, GalleryActions.GUIDE_STEPS));
    steps.getStyleClass().add("guide-tile-steps");
    FlowPane row = new FlowPane(go, progress, steps);
    row.getStyleClass().add("guide-tile-row");
    getChildren().setAll(title, about, row);
  }
}
