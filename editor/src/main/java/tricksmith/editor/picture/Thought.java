package tricksmith.editor.picture;

import java.util.List;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.editor.branches.Bots;
import tricksmith.editor.branches.Choice;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.players.Consideration;

/**
 * The thoughts of the player who made a choice: how it valued its alternatives, from what its seat
 * knew then. For a human's choice, what a good bot thinks of it.
 *
 * @param choices the moment after the choice
 * @param seat the seat that made it, from 1
 * @param by who decides for that seat
 * @param chosen what was chosen, in the words of the script
 * @param basis what the values rest on
 * @param worlds the number of layouts of the hidden cards in which it was tried out
 * @param even whether all possible layouts were exactly equally likely; otherwise nearly so
 * @param alternatives what was weighed, best first; empty if nothing was
 */
public record Thought(
    int choices,
    int seat,
    Occupant by,
    List<String> chosen,
    Basis basis,
    int worlds,
    boolean even,
    List<Alternative> alternatives) {

  public Thought {
    chosen = List.copyOf(chosen);
    alternatives = List.copyOf(alternatives);
  }

  /** What the values rest on. */
  public enum Basis {
    /** The viewers may not know, because it reveals something about cards that they do not see. */
    SECRET,
    /** There was only one thing to choose. */
    FORCED,
    /** Chance only. */
    CHANCE,
    /** Trying out a little at random, while the game is still being learned. */
    LEARNING,
    /** What was learned of the game, without trying anything out. */
    SIGHT,
    /** Trying out. */
    TRIED
  }

  /**
   * Something that could be chosen.
   *
   * @param label in the words of the script, part by part; empty for nothing
   * @param worth how many points it seems better than the average of those weighed
   * @param tried how often it was played out
   * @param chosen whether it was chosen
   */
  public record Alternative(List<String> label, double worth, int tried, boolean chosen) {
    public Alternative {
      label = List.copyOf(label);
    }
  }

  /** Whether the viewers may not know it. */
  public boolean isSecret() {
    return basis == Basis.SECRET;
  }

  /**
   * Returns the thought behind the choice that led to a moment.
   *
   * @param choices the moment after the choice
   */
  public static Optional<Thought> behind(int choices, LiveMatch live, Viewers viewers) {
    if (choices < 1
        || choices > live.course().length()
        || !(live.course().after(choices - 1).match().status()
            instanceof Status.Deciding(Decision decision))) {
      return Optional.empty();
    }
    Match before = live.course().after(choices - 1).match();
    Occupant by = viewers.seating().at(decision.decider());
    if (!viewers.mayKnowSecretsOf(decision.decider(), live.match())) {
      return Optional.of(untold(choices, decision, by, List.of(), Basis.SECRET));
    }
    Choice made = live.branch().choices().get(choices - 1);
    if (by == Occupant.RANDOM_BOT) {
      return Optional.of(untold(choices, decision, by, made.words(), Basis.CHANCE));
    }
    boolean untaught =
        Bots.areUntaught(before.rules(), by == Occupant.HUMAN ? Occupant.GOOD_BOT : by);
    Consideration thought = Bots.consideration(before, decision, by);
    Labels labels = new Labels(before.rules());
    return Optional.of(
        new Thought(
            choices,
            decision.decider(),
            by,
            made.words(),
            basis(thought, untaught),
            thought.worlds(),
            thought.even(),
            thought.options().stream()
                .map(option -> alternative(decision, option, made, labels))
                .toList()));
  }

  /** Returns a thought without anything weighed in it. */
  private static Thought untold(
      int choices, Decision decision, Occupant by, List<String> chosen, Basis basis) {
    return new Thought(choices, decision.decider(), by, chosen, basis, 0, true, List.of());
  }

  private static Basis basis(Consideration thought, boolean untaught) {
    if (thought.options().size() < 2) {
      return Basis.FORCED;
    }
    if (untaught) {
      return Basis.LEARNING;
    }
    return thought.worlds() == 0 ? Basis.SIGHT : Basis.TRIED;
  }

  private static Alternative alternative(
      Decision decision, Consideration.Option option, Choice made, Labels labels) {
    List<String> label =
        switch (option.pick()) {
          case Pick.One(int number) ->
              decision.options() instanceof Decision.OneOf one
                  ? List.of(one.alternatives().get(number).label())
                  : List.of();
          case Pick.Several(IndexSet members) ->
              decision.options() instanceof Decision.Several several
                  ? labels.of(members, several.kind())
                  : List.of();
          case Pick.Pass _ -> List.of(Decision.Alternative.PASS);
        };
    return new Alternative(label, option.worth(), option.tried(), label.equals(made.words()));
  }
}
