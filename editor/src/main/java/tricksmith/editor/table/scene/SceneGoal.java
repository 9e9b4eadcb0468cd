package tricksmith.editor.table.scene;

/** Where a card can be put on a table that is being set by hand. */
sealed interface SceneGoal {

  /** In the place of another card, which goes where this one was. */
  record Onto(int card) implements SceneGoal {}

  /** To the other cards of a zone. */
  record Into(int zone) implements SceneGoal {}

  /** As played to the trick by a seat. */
  record Played(int seat) implements SceneGoal {}
}
