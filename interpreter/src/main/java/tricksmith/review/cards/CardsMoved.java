package tricksmith.review.cards;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Term.FaceConstant;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Visibility;
import tricksmith.syntax.Statement.EachOrder;

/** Finds cards that are not moved, or not to the place that was meant. */
public record CardsMoved(Rulebook book, Findings findings) {
  private static final Pattern MOVER =
      Pattern.compile("(?:^|[{;:])\\s*+(?<who>[^{};:]*?\\S) +moves? +(?<what>[^{};:]*)$");

  private static final Pattern FACING = Pattern.compile(",\\s*+face\\s++(?:up|down)\\b[^,]*+$");

  private static final String EACH = "each player ";

  private static final Set<EachOrder> ONCE_EACH = EnumSet.of(EachOrder.BY_SEAT, EachOrder.IN_TURN);

  /**
   * Finds two moves written as an exchange: the second takes everything, also the cards that the
   * first has just brought.
   */
  public void movedBack() {
    book.blocks().forEach(this::movedBack);
  }

  private void movedBack(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      Action first = actions.get(place - 1);
      Action second = actions.get(place);
      Term one = first.moved();
      if (one != null
          && second.moved() instanceof Term.ZoneCards other
          && TermEquality.same(other, first.target())
          && comesFrom(one, second.target())) {
        findings.add(ReviewProblem.MOVED_BACK, second, book.written(other), book.written(one));
      } else if (first instanceof Action.Move put
          && second instanceof Action.Move taken
          && taken.cards() instanceof Term.EndOfZone(_, boolean top, var count, var pile)
          && count == null
          && top != put.atTheBottom()
          && TermEquality.same(pile, put.to())
          && put.cards().all().anyMatch(from -> TermEquality.same(from, taken.to()))) {
        findings.add(
            ReviewProblem.JUST_PUT_THERE,
            taken.cards(),
            book.written(taken.cards()),
            book.written(put));
      }
    }
  }

  /** Whether these are the cards of a zone, or such as were chosen from there. */
  private boolean comesFrom(Term cards, Term.@Nullable ZoneCards zone) {
    if (TermEquality.same(cards, zone)) {
      return true;
    }
    Variable chosen = book.variable(cards);
    return zone != null
        && chosen != null
        && book.setting(chosen).stream()
            .map(Action::choice)
            .allMatch(
                choice ->
                    choice != null
                        && choice.offered().stream()
                            .allMatch(
                                from ->
                                    from instanceof Term.ZoneCards offered
                                        && offered.zone().equals(zone.zone())));
  }

  /**
   * Finds conditions that are to decide whether cards are moved, and decide only how they lie where
   * they lie so anyhow: {@code move top of deck to shown, face up if trump == H} into a zone that
   * is face up.
   */
  public void faceUpAnyhow() {
    book.actions(Action.Move.class).forEach(this::faceUpAnyhow);
  }

  private void faceUpAnyhow(Action.Move move) {
    Action.Facing facing = move.facing();
    Term condition = facing == null ? null : facing.condition();
    Visibility anyhow = move.to().zone().visibility();
    if (facing != null
        && condition != null
        && anyhow == (facing.up() ? Visibility.FACE_UP : Visibility.FACE_DOWN)) {
      String written = book.written(move);
      Matcher rest = FACING.matcher(written);
      boolean last = rest.find();
      String moved = last ? written.substring(0, rest.start()) : written;
      String meant = "if " + book.written(condition) + ": " + moved;
      findings.add(
          ReviewProblem.LIES_SO_ANYHOW,
          condition,
          last ? Fix.replace(move, meant) : null,
          book.written(move.to()),
          meant);
    }
  }

  /**
   * Finds the first or last card of a hand, where that means the order of the deck, not the one in
   * which the cards were dealt: {@code suit of last card in hand of dealer}. Whoever moves or shows
   * the first one may mean any card.
   */
  public void lastDealt() {
    book.actions()
        .forEach(
            action -> {
              boolean anyCardWillDo = action.moved() != null || action.reveals() != null;
              action
                  .allTerms(Term.Outermost.class)
                  .filter(outermost -> !anyCardWillDo || !outermost.first())
                  .forEach(this::lastDealt);
            });
  }

  private void lastDealt(Term.Outermost outermost) {
    Term.Domain domain = outermost.domain();
    boolean allHands = isAllHands(domain.set()) && decidesSuit(outermost);
    if (domain.condition() == null
        && (allHands || Rulebook.isOneHand(domain.set()))
        && book.bounds().inHand(outermost) > 1) {
      String hand = allHands ? "hand of dealer" : book.written(domain.set());
      String meant = (outermost.first() ? "bottom of " : "top of ") + hand;
      findings.replace(
          ReviewProblem.LAST_IN_ORDER, outermost, meant, book.written(outermost), meant);
    }
  }

  private static boolean isAllHands(Term cards) {
    Term owner = cards.ownerOf(Zone.HAND);
    return owner != null && owner.operator() == Operator.PLAYERS;
  }

  /** Whether nothing but the suit of a card is asked for, as of a card that is turned up. */
  private boolean decidesSuit(Term card) {
    return book.actions(Action.Assign.class)
        .map(Action.Assign::value)
        .anyMatch(value -> value.operator() == Operator.SUIT_OF && value.children().contains(card));
  }

  /**
   * Finds cards of equal rank that are all moved where one is meant: {@code each player moves (hand
   * with lowest card.rank) to aside}.
   */
  public void severalMoved() {
    book.actions()
        .forEach(
            action -> {
              if (action.moved() instanceof Term.Selected best
                  && best.domain().condition() == null
                  && Rulebook.isOneHand(best.domain().set())
                  && best.standards().size() == 1
                  && best.standards().getFirst().value().operator() == Operator.RANK_OF) {
                severalMoved(best);
              }
            });
  }

  private void severalMoved(Term.Selected best) {
    long ranks = book.cards().stream().map(DeckRules.Card::rank).distinct().count();
    if (ranks < book.cards().size()) {
      String written = book.written(best);
      String one = "first card in (" + written + ")";
      String rank = book.written(best.standards().getFirst().value());
      String hand = book.written(best.domain().set());
      String bound = best.standards().getFirst().most() ? "highest " : "lowest ";
      String all =
          "%s where %s == (%sother.rank over other in %s)".formatted(hand, rank, bound, hand);
      findings.add(
          ReviewProblem.SEVERAL_MOVED, best, Fix.replace(book.balanced(best), one), one, all);
    }
  }

  /**
   * Finds cards that somebody is said to move, and that may lie in another's hand: {@code seat 1
   * moves AS to shown} moves the ace out of any hand, if no line asks who holds it.
   */
  public void heldByAnother() {
    List<Action.Move> moves =
        book.actions(Action.Move.class)
            .filter(move -> move.cards() instanceof FaceConstant)
            .filter(this::isDealtBefore)
            .toList();
    Map<String, Set<Span>> mentioned = moves.isEmpty() ? Map.of() : mentioned();
    moves.forEach(move -> heldByAnother(move, mentioned));
  }

  private void heldByAnother(Action.Move move, Map<String, Set<Span>> mentioned) {
    FaceConstant card = (FaceConstant) move.cards();
    String before = book.before(move.span().start());
    Matcher mover = MOVER.matcher(before + book.written(move));
    if (!mover.find()
        || move.to().zone().is(Zone.HAND)
        || mentioned.getOrDefault(card.label(), Set.of()).stream()
            .anyMatch(place -> !place.equals(card.span()))) {
      return;
    }
    String who = mover.group("who");
    if (who.contains(card.label())) {
      return;
    }
    int start = move.span().start() - before.length() + mover.start("who");
    String deed = " moves " + mover.group("what");
    String holder = "player holding " + card.label();
    findings.add(
        ReviewProblem.HELD_BY_ANOTHER,
        move,
        Fix.replace(new Span(start, start + who.length()), holder),
        card.label(),
        who,
        holder + deed,
        who + deed + " if " + card.label() + " in hand of " + whose(who));
  }

  private static String whose(String who) {
    return who.startsWith("each ") ? "player" : who;
  }

  private boolean isDealtBefore(Action move) {
    return book.actions(Action.Deal.class)
        .anyMatch(deal -> deal.span().start() < move.span().start());
  }

  /** Returns where the procedure is about each card: another line may say where it lies. */
  private Map<String, Set<Span>> mentioned() {
    return book.actions()
        .flatMap(action -> action.terms().stream())
        .flatMap(term -> book.everythingIn(term, FaceConstant.class))
        .map(Term::span)
        .collect(Collectors.groupingBy(book::written, Collectors.toSet()));
  }

  /**
   * Finds cards that players pass on in turn instead of all at once: in {@code each player moves
   * hand to hand of left of player}, the second player also passes on the first one's cards.
   */
  public void passedOnTwice() {
    book.actions()
        .forEach(
            action -> {
              if (action instanceof Action.Each each
                  && ONCE_EACH.contains(each.order())
                  && each.element().type() == Type.Basic.PLAYER) {
                each.body().forEach(inside -> passedOnTwice(inside, each));
                chosen(each);
              }
            });
  }

  private void passedOnTwice(Action inside, Action.Each each) {
    Term.ZoneCards to = inside.target();
    Term moved = inside.moved();
    if (to == null || moved == null || isOf(to, each.element()) || !to.reads(each.element())) {
      return;
    }
    boolean handsOn =
        moved
            .all()
            .limit(each.order() == EachOrder.BY_SEAT ? Long.MAX_VALUE : 1)
            .anyMatch(
                part ->
                    part instanceof Term.ZoneCards from
                        && from.zone().equals(to.zone())
                        && isOf(from, each.element()));
    if (handsOn) {
      findings.add(ReviewProblem.HANDED_ON, inside, atOnce(each), book.written(to));
    }
  }

  /**
   * Reports {@code each player chooses sent: 3 cards from hand { move sent to hand of left of
   * player }}.
   */
  private void chosen(Action.Each each) {
    List<Action> inside = Action.all(each.body()).toList();
    Set<Variable> fromHand =
        inside.stream()
            .flatMap(Action::choices)
            .filter(choice -> choice.offered().stream().anyMatch(set -> isHandOf(set, each)))
            .map(Action.Choice::variable)
            .collect(Collectors.toSet());
    Set<Variable> fromNeighbour =
        inside.stream()
            .flatMap(Action::choices)
            .filter(choice -> isNeighbour(choice.player(), each))
            .filter(
                choice ->
                    choice.offered().stream()
                        .anyMatch(
                            set -> TermEquality.same(set.ownerOf(Zone.HAND), choice.player())))
            .map(Action.Choice::variable)
            .collect(Collectors.toSet());
    for (Action action : inside) {
      Term.ZoneCards to = action.target();
      if (to != null
          && action.moved() instanceof Term.VariableValue value
          && to.zone().is(Zone.HAND)
          && (isOf(to, each.element())
              ? fromNeighbour.contains(value.variable())
              : fromHand.contains(value.variable()) && to.reads(each.element()))) {
        findings.add(
            ReviewProblem.CHOSEN_AND_HANDED_ON,
            action,
            value.variable().name(),
            isOf(to, each.element()) ? whereItGoes(each, value.variable()) : whose(to, each));
      }
    }
  }

  private String whose(Term.ZoneCards to, Action.Each each) {
    String written = book.written(to);
    return written.contains(each.element().name()) ? written : "hand of left of player";
  }

  /** Returns the hand that a neighbour's cards go to, as that neighbour would say it. */
  private static String whereItGoes(Action.Each each, Variable chosen) {
    boolean fromTheLeft =
        Action.all(each.body())
            .flatMap(Action::choices)
            .filter(choice -> choice.variable().equals(chosen))
            .anyMatch(choice -> choice.player().operator() == Operator.LEFT_OF);
    return "hand of %s of player".formatted(fromTheLeft ? "right" : "left");
  }

  private static boolean isNeighbour(Term player, Action.Each each) {
    return player.applies(Operator.LEFT_OF, Operator.RIGHT_OF)
        && each.element().equals(player.children().getFirst().head());
  }

  private static boolean isHandOf(Term set, Action.Each each) {
    return set instanceof Term.ZoneCards cards
        && cards.zone().is(Zone.HAND)
        && isOf(cards, each.element());
  }

  private static boolean isOf(Term.ZoneCards cards, Local player) {
    return cards.owner() != null && cards.owner().head().equals(player);
  }

  private @Nullable Fix atOnce(Action.Each each) {
    Span span = each.span();
    boolean plain = each.where() == null && book.written(span).startsWith(EACH + "move");
    return plain ? Fix.insert(span.start() + EACH.length(), "at once ") : null;
  }

  /**
   * Finds a card that is turned up on top of a deck before dealing, which then goes into the first
   * hand: {@code trump = suit of top of deck}, and then {@code deal 8 to each player}. Between
   * deals, {@code deal 1 to each player} may depend on a choice, or each player may draw several.
   */
  public void dealtAway() {
    book.blocks().map(block -> book.inPlace(block).toList()).forEach(this::dealtAway);
  }

  /** Looks at the statements of one block, without those inside them. */
  private void dealtAway(List<Action> actions) {
    Map<Integer, List<Action>> looking = new HashMap<>();
    for (Action action : actions) {
      Term.ZoneCards from = action.origin();
      if (from != null) {
        List<Action> before = looking.remove(from.zone().id());
        if (before != null && action instanceof Action.Deal) {
          reportDealtAway(
              before,
              action,
              from,
              action.count() == null ? bottom(before) : book.movedAfter(action, before));
        }
      } else if (action.moved() != null || action instanceof Action.PlayTricks || isNew(action)) {
        looking.clear();
      } else if (!action.blocks().isEmpty()) {
        looking.values().removeIf(each -> each.stream().noneMatch(Action.Turn.class::isInstance));
        action.all().forEach(inside -> takenInside(inside, looking));
      } else {
        tops(action)
            .map(top -> top.zone().zone().id())
            .distinct()
            .forEach(zone -> looking.computeIfAbsent(zone, _ -> new ArrayList<>()).add(action));
      }
    }
  }

  /** Looks at a statement inside one of those that follow the turning up of a card. */
  private void takenInside(Action action, Map<Integer, List<Action>> looking) {
    Term.ZoneCards from = action.origin();
    List<Action> before = from == null ? null : looking.remove(from.zone().id());
    if (from != null
        && before != null
        && (action instanceof Action.Deal
            || (action.receivers() != null
                && action.receivers().head() instanceof Local
                && !(action.count() instanceof Term.NumberConstant(_, long number) && number == 1)
                && before.stream().anyMatch(Action.Assign.class::isInstance)))) {
      reportDealtAway(before, action, from, null);
    }
  }

  /**
   * Finds a card that is turned up again and again, since nothing takes it away: a block before
   * each trick turns up the top of the deck.
   */
  public void turnedUpAgain() {
    if (book.actions(Action.Turn.class).anyMatch(Action.Turn::up)) {
      book.actions()
          .filter(loop -> loop.repetition() != null || loop instanceof Action.PlayTricks)
          .forEach(this::turnedUpAgain);
    }
  }

  private void turnedUpAgain(Action loop) {
    List<Action> inside = loop.all().filter(action -> !action.equals(loop)).toList();
    for (Action action : inside) {
      if (action instanceof Action.Turn(_, boolean up, Term.EndOfZone end)
          && up
          && end.count() == null
          && end.zone().owner() == null
          && !end.zone().zone().is(Zone.TABLE)
          && inside.stream().noneMatch(other -> mayChange(other, end.zone()))) {
        findings.add(ReviewProblem.TURNED_UP_AGAIN, action, book.written(end));
      }
    }
  }

  /** Whether a statement may change which card lies at an end of a zone. */
  private static boolean mayChange(Action action, Term.ZoneCards zone) {
    Term.ZoneCards from = action.origin();
    Term.ZoneCards to = action.target();
    return isNew(action)
        || action instanceof Action.PlayTricks
        || (to != null && to.zone().equals(zone.zone()))
        || (action.moved() != null && (from == null || from.zone().equals(zone.zone())));
  }

  /**
   * Finds a suit that is read from another card than the one that is turned up beside it: {@code
   * turn up top of deck}, and then {@code trump = suit of bottom of deck}.
   */
  public void turnedUpBeside() {
    book.blocks().forEach(this::turnedUpBeside);
  }

  private void turnedUpBeside(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      turnedUpBeside(actions.get(place - 1), actions.get(place));
      turnedUpBeside(actions.get(place), actions.get(place - 1));
    }
  }

  private void turnedUpBeside(Action turn, Action set) {
    if (turn instanceof Action.Turn(_, boolean up, Term.EndOfZone turned)
        && up
        && turned.count() == null
        && set instanceof Action.Assign assign
        && assign.variable().type() != Type.Basic.CARD) {
      List<Term.EndOfZone> read =
          book.everyTerm(Term.EndOfZone.class)
              .filter(end -> TermEquality.same(end.zone(), turned.zone()))
              .filter(end -> !end.equals(turned))
              .toList();
      if (read.size() == 1
          && read.getFirst().count() == null
          && read.getFirst().top() != turned.top()
          && assign.value().all().anyMatch(read.getFirst()::equals)) {
        String shown = book.written(turned);
        findings.replace(
            ReviewProblem.NOT_THE_CARD_SHOWN,
            read.getFirst(),
            shown,
            book.written(read.getFirst()),
            shown);
      }
    }
  }

  private static boolean isNew(Action action) {
    return action instanceof Action.NewDeal || action instanceof Action.Shuffle;
  }

  private static Stream<Term.EndOfZone> tops(Action action) {
    return action.allTerms(Term.EndOfZone.class).filter(end -> end.top() && end.count() == null);
  }

  private void reportDealtAway(
      List<Action> looking, Action deal, Term.ZoneCards from, @Nullable Fix fix) {
    if (looking.stream().anyMatch(CardsMoved::keepsTheCard)) {
      return;
    }
    Action first = looking.getFirst();
    findings.add(ReviewProblem.DEALT_AWAY, first, fix, from.zone().name(), book.written(deal));
  }

  /** Whether a statement remembers the card itself, so that it can be found in a hand. */
  private static boolean keepsTheCard(Action action) {
    return action.sets().stream().anyMatch(variable -> variable.type() == Type.Basic.CARD);
  }

  private static @Nullable Fix bottom(List<Action> looking) {
    Edit[] edits =
        looking.stream()
            .flatMap(CardsMoved::tops)
            .map(top -> new Span(top.span().start(), top.span().start() + "top".length()))
            .map(top -> new Edit(top, "bottom"))
            .toArray(Edit[]::new);
    return Fix.of(edits);
  }
}
