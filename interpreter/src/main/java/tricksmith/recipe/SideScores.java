package tricksmith.recipe;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/**
 * Scores for a recipe without partners in a script with partners: points of a player go to both.
 *
 * @param together whether a side wins together in the script, of which the recipe knows nothing
 * @param before what comes before a place of the recipe
 * @param after what comes after a place
 */
record SideScores(
    ScriptFrame recipe, boolean together, Map<Integer, String> before, Map<Integer, String> after) {
  private static final String SIDE = "side of ";
  private static final String PLAYER = "player";
  private static final Type PLAYERS = new Type.SetOf(Type.Basic.PLAYER);

  /** Returns what changes for a script; nothing for one whose players win alone. */
  static SideScores of(ScriptFrame recipe, CheckedRules ofRecipe, CheckedRules ofTarget) {
    boolean together =
        !ofTarget.partners().isEmpty()
            && ofRecipe.partners().isEmpty()
            && !(ofTarget.ending() instanceof CheckedRules.Winners);
    SideScores scores = new SideScores(recipe, together, new HashMap<>(), new HashMap<>());
    if (together) {
      ofRecipe.actions().forEach(scores::add);
      ofRecipe.terms().flatMap(Term::all).forEach(scores::addOfSet);
    }
    return scores;
  }

  private void add(Action action) {
    if (action.has(StatementEffect.GOES_ROUND)) {
      action.inside().forEach(inside -> addOfEach(action, inside));
    } else if (isOfPlayer(action) && !(subject(action).head() instanceof Local)) {
      before.put(subject(action).span().start(), SIDE);
    }
  }

  private void addOfEach(Action round, Action inside) {
    List<Action> all = inside.condition() == null ? List.of(inside) : inside.inside();
    for (Action action : all) {
      if (isOfPlayer(action) && subject(action).head() instanceof Local local) {
        addOfEach(round, action, local);
      }
    }
  }

  /** {@code each player scores 1} needs a block to name the player's side. */
  private void addOfEach(Action round, Action action, Local local) {
    int start = action.span().start();
    if (recipe.text().charAt(round.span().end() - 1) == '}') {
      before.put(start, SIDE);
    } else {
      String indentation = "\n" + recipe.indentation(round.span().start());
      before.put(start, "{" + indentation + "  " + SIDE + local.name() + " ");
      after.put(round.span().end(), indentation + "}");
    }
  }

  /** Partners have equal scores: where one of the best is to be left, one side is. */
  private void addOfSet(Term comparison) {
    if (comparison.operator() == Operator.EQUAL
        && comparison.children().getLast() instanceof Term.NumberConstant(_, long number)
        && number == 1
        && comparison.children().getFirst().counted() instanceof Term.VariableValue players
        && players.type().equals(PLAYERS)) {
      before.put(players.span().start(), "(sides where some player in ");
      after.put(players.span().end(), " has side of player == side)");
    }
  }

  private static boolean isOfPlayer(Action action) {
    return action.has(StatementEffect.SCORES) && subject(action).type() == Type.Basic.PLAYER;
  }

  private static Term subject(Action action) {
    return action.terms().getFirst();
  }

  String before(int place) {
    return before.getOrDefault(place, "");
  }

  String after(int place) {
    return after.getOrDefault(place, "");
  }

  /** Whether a word asks for the score of some player where sides have one. */
  boolean meansSide(String word, int place) {
    return together
        && word.equals(PLAYER)
        && recipe.text().startsWith("some ", place - "some ".length())
        && recipe.text().startsWith(" has score", place + PLAYER.length());
  }
}
