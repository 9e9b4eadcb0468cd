package tricksmith.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Action.Choice;
import tricksmith.rules.Type;

/** Choices ({@code docs/language/reference.md}, Choices). */
final class Choices {
  private final ReferenceMatch match;
  private final Procedure procedure;
  private final Evaluator evaluator;
  private final Situation situation;

  Choices(ReferenceMatch match, Procedure procedure) {
    this.match = match;
    this.procedure = procedure;
    this.evaluator = match.evaluator();
    this.situation = match.situation();
  }

  /** What somebody has chosen; null for a pass. */
  private record Answer(Thing.Player player, @Nullable Thing value) {
    boolean isPass() {
      return value == null;
    }
  }

  /** Nobody chooses nothing. */
  void choose(Action.Choose choose, Environment environment) {
    Choice choice = choose.choice();
    for (Thing.Player player : evaluator.players(choice.player(), environment)) {
      Answer answer = ask(choice, player, environment);
      situation.decided(player, answer.isPass());
      set(choice, answer, environment);
      follow(choice, answer, environment);
    }
  }

  /** All choose, then all values are set, then the consequences are performed. */
  void chooseAtOnce(Action.ChooseAtOnce choose, Environment environment) {
    Choice choice = choose.choice();
    List<Environment> bound =
        situation.seating().inPlay().stream()
            .map(player -> environment.with(choose.element(), player))
            .filter(each -> choose.where() == null || evaluator.holds(choose.where(), each))
            .toList();
    Map<Environment, Answer> answers = new LinkedHashMap<>();
    for (Environment each : bound) {
      for (Thing.Player player : evaluator.players(choice.player(), each)) {
        answers.put(each, ask(choice, player, each));
      }
    }
    answers.values().forEach(answer -> situation.decided(answer.player(), answer.isPass()));
    answers.forEach((each, answer) -> set(choice, answer, each));
    answers.forEach((each, answer) -> follow(choice, answer, each));
  }

  private void set(Choice choice, Answer answer, Environment environment) {
    if (answer.value() != null) {
      List<Thing> indices = evaluator.values(choice.indices(), environment);
      situation.variables().set(choice.variable(), indices, answer.value());
    }
  }

  private void follow(Choice choice, Answer answer, Environment environment) {
    procedure.perform(answer.isPass() ? choice.otherwise() : choice.then(), environment);
  }

  private Answer ask(Choice choice, Thing.Player player, Environment environment) {
    List<Thing> offered = offered(choice, environment);
    boolean pass = choice.pass() != null && evaluator.holds(choice.pass(), environment);
    return new Answer(
        player,
        choice.amount() == null
            ? askForOne(choice, player, offered, pass)
            : askForSeveral(choice, player, offered, pass, environment));
  }

  /** The elements of the sets in order, each once. */
  private List<Thing> offered(Choice choice, Environment environment) {
    return choice.offered().stream()
        .flatMap(set -> evaluator.inOrder(set, environment).stream())
        .distinct()
        .filter(it -> suits(choice, it, environment))
        .toList();
  }

  private boolean suits(Choice choice, Thing it, Environment environment) {
    return choice.where() == null
        || evaluator.holds(choice.where(), environment.with(choice.it(), it));
  }

  private @Nullable Thing askForOne(
      Choice choice, Thing.Player player, List<Thing> offered, boolean pass) {
    Map<String, Thing> byLabel = oneOfEachLabel(offered);
    List<String> labels = new ArrayList<>(byLabel.keySet());
    if (pass) {
      labels.add(Question.PASS);
    }
    if (labels.isEmpty()) {
      throw new ScriptError(ScriptError.Kind.NO_ALTERNATIVES);
    }
    return byLabel.get(pick(choice, player, new Question.OneOf(labels)).getFirst());
  }

  /** Identical copies are one alternative. */
  private static Map<String, Thing> oneOfEachLabel(List<Thing> offered) {
    return offered.stream()
        .collect(
            Collectors.toMap(
                Thing::label, Function.identity(), (first, _) -> first, LinkedHashMap::new));
  }

  private @Nullable Thing askForSeveral(
      Choice choice,
      Thing.Player player,
      List<Thing> offered,
      boolean pass,
      Environment environment) {
    Action.Amount amount = Objects.requireNonNull(choice.amount());
    int least = evaluator.whole(amount.least(), environment);
    int most = Math.min(evaluator.whole(amount.most(), environment), offered.size());
    if (least > most && !pass) {
      throw new ScriptError(ScriptError.Kind.NO_ALTERNATIVES);
    }
    List<String> labels = offered.stream().map(Thing::label).toList();
    List<String> pick = pick(choice, player, new Question.Several(labels, least, most, pass));
    return pick.equals(List.of(Question.PASS)) ? null : chosen(choice, pick, offered);
  }

  private static Thing chosen(Choice choice, List<String> labels, List<Thing> offered) {
    List<Thing> left = new ArrayList<>(offered);
    List<Thing> chosen = new ArrayList<>();
    for (String label : labels) {
      Thing card =
          left.stream().filter(each -> each.label().equals(label)).findFirst().orElseThrow();
      left.remove(card);
      chosen.add(card);
    }
    return choice.variable().type() instanceof Type.SetOf
        ? Thing.Group.of(chosen)
        : chosen.getFirst();
  }

  private List<String> pick(Choice choice, Thing.Player player, Question.Options options) {
    int decider = situation.seating().decider(player).seat();
    return match
        .course()
        .ask(new Question(choice.name(), player.seat(), decider, options, Map.of()));
  }
}
