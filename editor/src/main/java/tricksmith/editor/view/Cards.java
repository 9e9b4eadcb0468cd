package tricksmith.editor.view;

import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.Table;
import tricksmith.match.Pick;

/** Makes the cards of one picture of a match, each with what can be done with it. */
final class Cards {
  private static final PseudoClass PICKED = PseudoClass.getPseudoClass("picked");

  private final Table table;
  private final SuitSigns signs;
  private final Selection selection;
  private final TableActions actions;
  private final Texts texts;

  Cards(Table table, Selection selection, TableActions actions, Texts texts) {
    this.table = table;
    this.signs = SuitSigns.of(table.suits());
    this.selection = selection;
    this.actions = actions;
    this.texts = texts;
  }

  /** A card that only lies there. */
  CardFace lying(Table.@Nullable Face face) {
    CardFace card = new CardFace(face, signs);
    card.setAccessibleText(face == null ? texts.say("card.unseen") : face.label());
    return card;
  }

  /** A card in a hand. */
  Node held(Table.Held held) {
    Table.Face face = held.face();
    return face == null ? lying(null) : usable(face, held.use());
  }

  private Node usable(Table.Face face, Table.Use use) {
    return switch (use) {
      case Table.Idle _ -> lying(face);
      case Table.Choosable(int alternative) -> choosable(face, alternative);
      case Table.Pickable _ -> pickable(face);
      case Table.Excluded excluded -> excluded(face, excluded);
    };
  }

  /** A card that is chosen when it is clicked. */
  CardButton choosable(Table.Face face, int alternative) {
    return new CardButton(
        lying(face).marked("legal"),
        texts.say("card.legal", face.label()),
        () -> actions.choose(table.match(), new Pick.One(alternative)));
  }

  /** A card that is picked, or put back, when it is clicked. */
  CardButton pickable(Table.Face face) {
    CardFace card = lying(face).marked("legal");
    CardButton button =
        new CardButton(
            card, texts.say("card.pickable", face.label()), () -> selection.toggle(face.card()));
    button.addEventHandler(
        ActionEvent.ACTION,
        _ -> card.pseudoClassStateChanged(PICKED, selection.contains(face.card())));
    return button;
  }

  /** A card that may not be played: clicked, it shows the rule that forbids it. */
  private CardButton excluded(Table.Face face, Table.Excluded excluded) {
    String reason =
        texts.say(
            "card.excluded",
            face.label(),
            excluded.obligation(),
            excluded.place().line(),
            String.join(" ", excluded.fulfilling()));
    return new CardButton(
            lying(face).marked("illegal"),
            reason,
            () -> actions.revealRule(excluded.place().span()))
        .explained(reason);
  }
}
