package tricksmith.editor.table.scene;

import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Table;

/** What somebody who sets a table by hand does with cards and fields. */
interface SceneHand {

  /** Takes a card up, or exchanges it with the one that was taken up before. */
  void press(Table.Face face);

  /** Puts the card that was taken up somewhere, or opens what lies there. */
  void aim(SceneGoal goal);

  /** A card keeps its place when the rest is dealt, or no longer. */
  void lock(int card, boolean stays);

  /** A seat leads the trick. */
  void lead(int seat);

  /** Gives a variable or a score another value. */
  void set(SceneDraft.Setting setting, String value);
}
