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

/** What somebody at the table can ask for. Places are places in the text of the rules in force. */
public interface PlaytestActions {

  /** The moment at which the match stands. */
  int NOW = -1;

  /** Does something with the match. */
  void play(UnaryOperator<Playtest> change);

  /** The same with something that may go on for long, and asks whether it is still wanted. */
  void playOn(BiFunction<Playtest, BooleanSupplier, Playtest> change);

  /**
   * Shows a place of the script and lights it up. Whoever plays by keys goes on playing: focus,
   * caret and selection stay where they are.
   */
  void reveal(Span place);

  /** Keeps the moment at which the match stands as a test of the script. */
  void pin(String title);

  /**
   * Sets the table by hand.
   *
   * @param done told on the JavaFX thread what came of it: why it cannot be set so, or nothing
   */
  void arrange(SceneDraft draft, Consumer<Optional<Arranged.Refused>> done);

  /**
   * Asks what whoever made a choice had in mind.
   *
   * @param choices the moment after the choice
   * @param told on the JavaFX thread, a moment later; not told if there was no such choice
   */
  void askWhy(int choices, Consumer<Thought> told);

  /**
   * Asks what a hidden hand may hold.
   *
   * @param told on the JavaFX thread, a moment later; not told if the viewers see all of it
   */
  void askHolding(int seat, Consumer<Holding> told);

  /** Takes the edits back that have changed the match: the text is as it was before them. */
  void takeEditBack();

  /** Leaves the table to the text, which gets the keyboard. */
  void goToText();

  /**
   * Does something that may take long beside everything else.
   *
   * @param done told on the JavaFX thread what came of it
   */
  <T> void aside(Supplier<T> work, Consumer<T> done);

  /**
   * Somebody would have had something otherwise, and wants rules by which it would be so.
   *
   * @param choices the moment; {@link #NOW} for the present one
   */
  void wish(int choices, Wish.Outcome outcome);

  /** Lights places of the script up, instead of those before. */
  void light(List<Span> places);
}
