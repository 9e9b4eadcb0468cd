package tricksmith.editor.table.scene;

import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Table;

/** The actions of a user who sets a table by hand. */
interface SceneHand {

  /** Picks a card up, or exchanges it with the one picked up before. */
  void press(Table.Face face);

  /** Puts the card that was picked up somewhere; without one, acts on what is there. */
  void aim(SceneGoal goal);

  /** Sets whether a card keeps its place when the rest is dealt. */
  void lock(int card, boolean stays);

  void lead(int seat);

  /** Changes the value of a variable or a score. */
  void set(SceneDraft.Setting setting, String value);
}
