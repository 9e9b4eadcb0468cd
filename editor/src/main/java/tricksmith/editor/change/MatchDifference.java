package tricksmith.editor.change;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.picture.Table;

/** Something that comes out differently. Places refer to the text of the rules now. */
public sealed interface MatchDifference {

  /** After how many choices, as they were made before, it shows. */
  int choices();

  /** The rule that makes it so; empty if unknown. */
  Optional<RulePlace> place();

  /** A trick goes to another seat, or to nobody. */
  record TrickGoes(TrickColumn trick, Optional<RulePlace> place) implements MatchDifference {
    @Override
    public int choices() {
      return trick.choices();
    }
  }

  /**
   * A card may not be played any more.
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

  /** A choice is not asked any more. */
  record NotAsked(int choices, int seat, String decision) implements MatchDifference {
    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /**
   * What was chosen is not offered any more.
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

  /** A choice is asked that nobody was asked before; nothing behind it can be judged. */
  record AskedAnew(int choices, int seat, String decision, Optional<RulePlace> place)
      implements MatchDifference {}

  /** The cards lie otherwise, so that a card that was played is not in the hand. */
  record CardElsewhere(int choices, int seat, Table.Face card) implements MatchDifference {
    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /**
   * A seat scores otherwise, though every trick goes as before.
   *
   * @param deal in which it scores, from 1
   */
  record Scores(
      int choices, int deal, int seat, String now, String before, Optional<RulePlace> place)
      implements MatchDifference {}

  /** The match is over sooner. */
  record OverSooner(int choices, int deal) implements MatchDifference {
    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /** The match is not over any more where it ended. */
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
