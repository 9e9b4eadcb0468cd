package tricksmith.editor.live;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.picture.Thought;
import tricksmith.proposal.Wish;
import tricksmith.source.Span;

/** The actions of a user at the table. Places refer to the text of the rules in force. */
public interface PlaytestActions {

  /** Stands for the moment at which the match is now. */
  int NOW = -1;

  void play(UnaryOperator<Playtest> change);

  /**
   * Does something with the match that may take long; {@code change} can ask whether it is still
   * wanted.
   */
  void playOn(BiFunction<Playtest, BooleanSupplier, Playtest> change);

  /**
   * Shows a place in the script and highlights it. Focus, caret and selection stay where they are,
   * so that a user who plays by keys can go on.
   */
  void reveal(Span place);

  /**
   * Saves a moment as a test of the script.
   *
   * @param choices the moment; {@link #NOW} for the current one
   */
  void pin(int choices, String title);

  /**
   * Sets the table by hand.
   *
   * @param done called on the JavaFX thread with the reason why the table cannot be set like this,
   *     or empty
   */
  void arrange(SceneDraft draft, Consumer<Optional<Arranged.Refused>> done);

  /**
   * Asks what the player had in mind for a choice.
   *
   * @param choices the moment after the choice
   * @param told called on the JavaFX thread a moment later; not called if there was no such choice
   */
  void askWhy(int choices, Consumer<Thought> told);

  /**
   * Asks what a hidden hand may hold.
   *
   * @param told called on the JavaFX thread, a moment later; not called if the viewers see all of
   *     it
   */
  void askHolding(int seat, Consumer<Holding> told);

  /**
   * Undoes the edits and options that have changed the match, so that all is as it was before them.
   */
  void takeEditBack();

  /** Moves the keyboard focus from the table to the text. */
  void goToText();

  /**
   * Runs a task that may take long in the background.
   *
   * @param done called with the result on the JavaFX thread
   */
  <T> void aside(Supplier<T> work, Consumer<T> done);

  /**
   * Takes a wish for a different outcome, for rules under which it would come about.
   *
   * @param choices the moment; {@link #NOW} for the current one
   * @param said the wish in words
   */
  void wish(int choices, Wish.Outcome outcome, String said);

  /** Highlights places of the script instead of those highlighted before. */
  void light(List<Span> places);
}
