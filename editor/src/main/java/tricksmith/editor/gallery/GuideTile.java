package tricksmith.editor.gallery;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

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
    Label title = styled(new Label(words.say("guide")), "guide-tile-title");
    title.setWrapText(true);
    Label about = wrapped(words.say("guide.about"), "guide-tile-about");
    HBox progress = styled(new HBox(), "guide-progress");
    for (int step = 0; step < GalleryActions.GUIDE_STEPS; step++) {
      Region part = styled(new Region(), "guide-part");
      part.pseudoClassStateChanged(DONE, step < done);
      progress.getChildren().add(part);
    }
    Button go = new Button(words.say(done == 0 ? "guide.begin" : "guide.go"));
    go.setId("gallery-guide-begin");
    go.setMinWidth(USE_PREF_SIZE);
    go.setOnAction(_ -> begin.run());
    Label steps =
        styled(
            new Label(words.say("guide.steps", done, GalleryActions.GUIDE_STEPS)),
            "guide-tile-steps");
    getChildren().setAll(title, about, styled(new FlowPane(go, progress, steps), "guide-tile-row"));
  }
}
