package tricksmith.editor.table.scene;

/** Where a card can be put on a table that is being set by hand. */
sealed interface SceneGoal {

  /** In the place of another card, which takes the place of this one. */
  record Onto(int card) implements SceneGoal {}

  /** Among the other cards of a zone. */
  record Into(int zone) implements SceneGoal {}

  /** As a card that a seat has played to the trick. */
  record Played(int seat) implements SceneGoal {}
}
