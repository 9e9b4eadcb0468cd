package tricksmith.editor.proposals;

import static tricksmith.editor.node.Styled.styled;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The tricks of a match as small bars, deal by deal; those that come out differently stand out. */
final class EffectStrip extends FlowPane {

  EffectStrip(ProposalEffect effect, String spoken) {
    getStyleClass().add("effect-strip");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(spoken);
    for (var deal : effect.deals()) {
      HBox tricks = styled(new HBox(), "effect-deal");
      deal.forEach(trick -> tricks.getChildren().add(bar(trick)));
      getChildren().add(tricks);
    }
  }

  private static Region bar(ProposalEffect.Trick trick) {
    return styled(new Region(), "effect-trick", "effect-" + trick.name());
  }
}
