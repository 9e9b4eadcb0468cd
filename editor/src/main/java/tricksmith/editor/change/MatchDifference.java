package tricksmith.editor.change;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.picture.Table;

/** Something that comes out differently. Places refer to the text of the new rules. */
public sealed interface MatchDifference {

  /** Returns the number of choices, as they were made before, after which it shows. */
  int choices();

  /** Returns the rule responsible; empty if unknown. */
  Optional<RulePlace> place();

  /** A trick goes to another seat, or to nobody. */
  record TrickGoes(TrickColumn trick, Optional<RulePlace> place) implements MatchDifference {
    @Override
    public int choices() {
      return trick.choices();
    }
  }

  /**
   * A card may no longer be played.
   *
   * @param choices after which it was played
   * @param deal in which it was played, from 1
   * @param trick to which it was played, from 1
   * @param obligation that excludes it, in the words of the script
   */
  record CardForbidden(
      int choices,
      int deal,
      int trick,
      int seat,
      Table.Face card,
      String obligation,
      Optional<RulePlace> place)
      implements MatchDifference {}

  /** A choice is no longer asked for. */
  record NotAsked(int choices, int seat, String decision) implements MatchDifference {
    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /**
   * What was chosen is no longer offered.
   *
   * @param label what was chosen
   * @param secret whether only the seat itself knows it
   */
  record NotOffered(
      int choices,
      int seat,
      String decision,
      String label,
      boolean secret,
      Optional<RulePlace> place)
      implements MatchDifference {}

  /** A choice is asked for that was not asked for before; nothing after it can be judged. */
  record AskedAgain(int choices, int seat, String decision, Optional<RulePlace> place)
      implements MatchDifference {}

  /** The cards lie differently, so that a card that was played is not in the hand. */
  record CardElsewhere(int choices, int seat, Table.Face card) implements MatchDifference {
    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /**
   * A seat scores differently, though every trick goes as before.
   *
   * @param deal in which it scores, from 1
   */
  record Scores(
      int choices, int deal, int seat, String now, String before, Optional<RulePlace> place)
      implements MatchDifference {}

  /** The match ends earlier. */
  record OverSooner(int choices, int deal) implements MatchDifference {
    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /** The match goes on beyond its former end. */
  record GoesOn(int choices) implements MatchDifference {
    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /** The match has other winners. */
  record Winners(int choices, List<Integer> now, List<Integer> before) implements MatchDifference {
    public Winners {
      now = List.copyOf(now);
      before = List.copyOf(before);
    }

    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /** A script error ends the match. */
  record Fails(int choices, @Nullable RulePlace at) implements MatchDifference {
    @Override
    public Optional<RulePlace> place() {
      return Optional.ofNullable(at);
    }
  }
}
