package tricksmith.editor.picture;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.engine.Match;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Values;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.script.Game;
import tricksmith.source.Span;

/** The alternatives at a moment; those that are cards of the hand are kept apart. */
final class OfferedChoices {
  private final Game game;
  private final Faces faces;
  private final Labels names;
  private final Match match;
  private final @Nullable Decision decision;

  /** Alternatives that are cards, by label: copies of a card are one alternative. */
  private final Map<String, Integer> cards = new HashMap<>();

  private final Map<Integer, Table.Excluded> excluded;

  private OfferedChoices(
      Game game, Match match, @Nullable Decision decision, Map<Integer, Table.Excluded> excluded) {
    this.game = game;
    this.match = match;
    faces = new Faces(game.rules().cards());
    names = new Labels(game.rules());
    this.decision = decision;
    this.excluded = excluded;
    for (int i = 0; i < alternatives().size(); i++) {
      if (isCard(alternatives().get(i))) {
        cards.put(alternatives().get(i).label(), i);
      }
    }
  }

  static OfferedChoices of(Game game, Match match) {
    if (!(match.status() instanceof Status.Deciding(var decision))) {
      return new OfferedChoices(game, match, null, Map.of());
    }
    Map<Integer, Table.Excluded> excluded =
        match.exclusions().stream()
            .collect(
                Collectors.toMap(Exclusion::card, exclusion -> excluded(game, match, exclusion)));
    return new OfferedChoices(game, match, decision, excluded);
  }

  private static Table.Excluded excluded(Game game, Match match, Exclusion exclusion) {
    return new Table.Excluded(
        exclusion.obligation().label(),
        game.rules().trick().obligations().stream()
            .anyMatch(each -> each.forbids() && each.rule().equals(exclusion.obligation().rule())),
        RulePlace.of(game, exclusion.obligation().rule()),
        new Faces(game.rules().cards()).of(exclusion.fulfilling()),
        also(game, match, exclusion));
  }

  /** The obligations after the first that exclude the card as well. */
  private static List<Table.Obligation> also(Game game, Match match, Exclusion exclusion) {
    if (game.rules().trick().obligations().size() < 2) {
      return List.of();
    }
    return match.bearingsSparing(exclusion.card()).stream()
        .filter(bearing -> bearing.excludes(exclusion.card()))
        .map(Bearing::obligation)
        .filter(obligation -> !obligation.equals(exclusion.obligation()))
        .map(
            obligation ->
                new Table.Obligation(obligation.label(), RulePlace.of(game, obligation.rule())))
        .toList();
  }

  /** Returns the seat whose decision is pending, or 0. */
  int seat() {
    return decision == null ? 0 : decision.seat();
  }

  /** Returns the place of the statement that asks; empty if nobody is asked. */
  Optional<Span> place() {
    return Optional.ofNullable(decision).map(asked -> game.placeOf(asked.rule()));
  }

  /** Returns the seat that decides, or 0. */
  int decider() {
    return decision == null ? 0 : decision.decider();
  }

  /** Whether a human must choose. */
  boolean areFor(SeatAssignment seating) {
    return decision != null && seating.isHuman(decision.decider());
  }

  /** Returns how a card of the hand can be used. */
  Table.Use use(Table.Face face) {
    Decision.Several several = several();
    if (several != null) {
      return several.ofCards() && several.members().contains(face.card())
          ? new Table.Pickable()
          : new Table.Idle();
    }
    Integer alternative = cards.get(face.label());
    if (alternative != null) {
      return new Table.Choosable(alternative);
    }
    Table.Excluded reason = excluded.get(face.card());
    return reason == null ? new Table.Idle() : reason;
  }

  /** Returns how a bot can use a card of the hand that it is asked about. */
  Table.Use watched(Table.Face face) {
    return decision != null && decision.options() instanceof Decision.OneOf(_, boolean play) && play
        ? new Table.Watched(cards.containsKey(face.label()))
        : new Table.Idle();
  }

  /**
   * Returns the pending question; null for none. A bot's alternatives are listed only if they are
   * the same whatever it holds.
   */
  Table.@Nullable Question question(List<MatchView.Lying> hand, boolean ofHuman) {
    if (decision == null) {
      return null;
    }
    Set<Integer> held = hand.stream().map(MatchView.Lying::card).collect(Collectors.toSet());
    boolean areKnown = ofHuman || isOpen(decision);
    return new Table.Question(
        decision.name(),
        decision.options() instanceof Decision.OneOf(_, boolean play) && play,
        decision.seat(),
        decision.decider(),
        ofHuman,
        RulePlace.of(game, decision.rule()),
        areKnown ? choices(labels(held)) : List.of(),
        Optional.ofNullable(several()).filter(_ -> ofHuman).map(several -> several(several, held)),
        parts(),
        labels());
  }

  private boolean isOpen(Decision asked) {
    return asked.options() instanceof Decision.OneOf(_, boolean play)
        && !play
        && new OpenQuestions(rules()).include(game.placeOf(asked.rule()));
  }

  private CheckedRules rules() {
    return Objects.requireNonNull(game.script().rules());
  }

  /** Returns the type of the variable that the decision sets; empty if it sets none. */
  private Optional<Type> type() {
    String name = decision == null ? "" : decision.name();
    return rules().variables().stream()
        .filter(variable -> variable.name().equals(name))
        .map(Variable::type)
        .findFirst();
  }

  /** Returns the labels that the decision may set in place of a value made of parts. */
  private List<String> labels() {
    return type()
        .filter(type -> product(type).isPresent())
        .map(new PossibleValues(game)::of)
        .orElse(List.of());
  }

  /**
   * Returns the values of each part in declared order; empty unless the decision sets a variable
   * made of parts.
   */
  private List<List<String>> parts() {
    return type()
        .flatMap(OfferedChoices::product)
        .map(product -> product.factors().stream().map(new PossibleValues(game)::of).toList())
        .orElse(List.of());
  }

  private static Optional<Type.Product> product(Type type) {
    return switch (type) {
      case Type.Product product -> Optional.of(product);
      case Type.SetOf(Type element) -> product(element);
      case Type.Union(_, List<Type> members) ->
          members.stream().flatMap(member -> product(member).stream()).findFirst();
      case Type.Basic _, Type.Labels _, Type.Nothing _ -> Optional.empty();
    };
  }

  private Set<String> labels(Set<Integer> held) {
    Set<String> labels = new HashSet<>();
    held.stream()
        .filter(card -> card != MatchView.Lying.UNSEEN)
        .forEach(card -> labels.add(faces.of(card).label()));
    return labels;
  }

  private List<Table.Choice> choices(Set<String> inHand) {
    List<Decision.Alternative> alternatives = alternatives();
    return IntStream.range(0, alternatives.size())
        .filter(i -> !isCard(alternatives.get(i)) || !inHand.contains(alternatives.get(i).label()))
        .mapToObj(i -> choice(i, alternatives.get(i)))
        .toList();
  }

  private Table.Choice choice(int number, Decision.Alternative alternative) {
    long value = alternative.value();
    Table.Face face = isCard(alternative) ? faces.of(Values.index(value)) : null;
    return new Table.Choice(
        number, alternative.label(), parts(alternative), alternative.isPass(), face);
  }

  private List<String> parts(Decision.Alternative alternative) {
    List<String> parts = names.parts(alternative.value());
    return parts.size() > 1 ? parts : List.of(alternative.label());
  }

  private Table.Several several(Decision.Several several, Set<Integer> held) {
    List<Table.Member> elsewhere =
        IntStream.of(several.members().toArray())
            .filter(member -> !several.ofCards() || !held.contains(member))
            .mapToObj(member -> member(several.kind(), member))
            .toList();
    return new Table.Several(
        several.kind(),
        elsewhere,
        several.least(),
        several.most(),
        several.pass(),
        decision == null ? Optional.empty() : Receiver.of(match, decision));
  }

  private Table.Member member(Values.Kind kind, int index) {
    String label = names.of(Values.of(kind, index));
    return new Table.Member(index, label, kind == Values.Kind.CARD ? faces.of(index) : null);
  }

  private List<Decision.Alternative> alternatives() {
    return decision != null && decision.options() instanceof Decision.OneOf(var alternatives, _)
        ? alternatives
        : List.of();
  }

  private Decision.@Nullable Several several() {
    return decision != null && decision.options() instanceof Decision.Several several
        ? several
        : null;
  }

  private static boolean isCard(Decision.Alternative alternative) {
    return Values.isCard(alternative.value());
  }
}
