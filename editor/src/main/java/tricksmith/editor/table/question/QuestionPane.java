package tricksmith.editor.table.question;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.Answering;
import tricksmith.editor.table.card.Picked;
import tricksmith.editor.table.words.Words;
import tricksmith.engine.report.Pick;

/**
 * The question to a player, in one line at the own hand, with the few answers that fit there. While
 * the user points at a card, the reason takes its place.
 */
public final class QuestionPane extends VBox {
  private static final PseudoClass REASON = PseudoClass.getPseudoClass("reason");

  private final Table table;
  private final ScriptWords script;
  private final Picked selection;
  private final PlaytestActions actions;
  private final Answering answering;
  private final Words words;
  private final Label question = styled(new Label(), "question-part");
  private final FlowPane line = styled(new FlowPane(), "question-line");
  private @Nullable String held;

  /** Why a card may not be played, in place of the question; null for the question. */
  private @Nullable ExclusionPane exclusion;

  /** Where in this pane the card is that may not be played; empty if elsewhere on the table. */
  private Optional<Double> aim = Optional.empty();

  private double reach;

  /** Whether that stays when the mouse leaves the card. */
  private boolean isKept;

  public QuestionPane(
      Table table, Picked selection, PlaytestActions actions, Answering answering, Words words) {
    this.table = table;
    this.selection = selection;
    this.actions = actions;
    this.answering = answering;
    this.words = words;
    script = words.of(table);
    getStyleClass().add("question");
    setPickOnBounds(false);
    setFillWidth(false);
    question.setId("question");
    question.setWrapText(true);
    question.setText(asks());
    line.getChildren().add(question);
    obligations().ifPresent(line.getChildren()::add);
    line.setMinWidth(0); // Words wrap; a pane of this kind wants them in one line at least.
    getChildren().add(line);
    if (table.outcome() instanceof Table.Ended) {
      addNext("match.new", "next-match", Playtest::beginNext);
    } else if (table.dealOver()) {
      addNext("deal.next", "next-deal", Playtest::nextDeal);
    } else if (table.cover() > 0) {
      addCover();
    } else if (table.question() != null) {
      table.question().several().ifPresent(this::addSeveral);
    }
    setVisible(!question.getText().isEmpty());
  }

  /** Shows an explanation instead of the question while the user points at something. */
  public void explain(String explanation) {
    takeExclusion();
    question.setText(explanation);
    beside(false);
    pseudoClassStateChanged(REASON, true);
    setVisible(true);
  }

  /** Shows why a card may not be played, instead of the question. */
  public void explain(Reasons.WhyCard excluded) {
    takeExclusion();
    exclusion = new ExclusionPane(excluded, script, actions, answering, words);
    getChildren().add(exclusion);
    present(line, false);
    setVisible(true);
  }

  /** Returns the card of which it says why it may not be played; empty if of none. */
  public Optional<Table.Face> excluded() {
    return Optional.ofNullable(exclusion).map(ExclusionPane::card);
  }

  /**
   * Sets where in this pane that card is, if it is in the hand below.
   *
   * @param mayReach how far to the right the reason may reach to get there
   */
  public void aim(Optional<Double> x, double mayReach) {
    aim = x;
    reach = mayReach;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (exclusion != null) {
      exclusion.aim(aim, reach);
    }
  }

  /** Keeps the reason why a card may not be played, with an offer, until another is shown. */
  public void keepExclusion() {
    if (exclusion != null) {
      exclusion.offerToAllow();
      isKept = true;
    }
  }

  /** Shows the question again in place of a reason that is kept; returns whether there was one. */
  public boolean dismissExclusion() {
    boolean wasKept = isKept;
    if (wasKept) {
      isKept = false;
      ask();
    }
    return wasKept;
  }

  private void takeExclusion() {
    isKept = false;
    if (exclusion != null) {
      getChildren().remove(exclusion);
      exclusion = null;
      present(line, true);
    }
  }

  /** Shows the question again, unless a reason is kept. */
  public void ask() {
    if (isKept) {
      return;
    }
    takeExclusion();
    question.setText(asks());
    beside(true);
    pseudoClassStateChanged(REASON, false);
    setVisible(!question.getText().isEmpty());
  }

  private void beside(boolean shown) {
    for (Node other : line.getChildren()) {
      present(other, shown || other.equals(question));
    }
  }

  /**
   * Uses at most this width. What does not fit beside the question goes below it; only a question
   * that is too long by itself is broken.
   */
  public void fit(double width) {
    if (exclusion != null) {
      exclusion.fit(width);
    }
    line.applyCss();
    double inside = width - line.getInsets().getLeft() - line.getInsets().getRight();
    question.setMaxWidth(Math.max(0, inside));
    List<Node> shown = line.getChildren().stream().filter(Node::isManaged).toList();
    double wanted = shown.stream().mapToDouble(part -> line.snapSizeX(part.prefWidth(-1))).sum();
    double gaps = line.getHgap() * Math.max(0, shown.size() - 1);
    line.setPrefWrapLength(Math.clamp(inside, 0, Math.ceil(wanted + gaps)));
  }

  /** Shows who takes the trick, until the user goes on. */
  public void hold(Table.TrickPlace trick) {
    held =
        trick
            .winner()
            .map(
                seat ->
                    table.isYours(seat)
                        ? words.say("trick.takes.you")
                        : words.say("trick.takes", words.say("seat", seat)))
            .orElseGet(() -> words.say("trick.nobody-takes"));
    Label goOn = styled(new Label(words.say("trick.go-on")), "question-part", "question-more");
    goOn.setMinWidth(USE_PREF_SIZE);
    line.getChildren().add(goOn);
    ask();
  }

  /** Notes that this is not the end of what was played. */
  public void past(int choices, int length) {
    Label past =
        styled(new Label(words.say("past", choices, length)), "question-part", "past-chip");
    past.setMinWidth(USE_PREF_SIZE);
    line.getChildren().addFirst(past);
  }

  public void add(NamedByChance named) {
    line.getChildren().add(named);
  }

  private String asks() {
    if (held != null) {
      return held;
    }
    Table.Question asked = table.question();
    return switch (table.outcome()) {
      case Table.Going _ -> asked == null ? "" : asks(asked);
      case Table.Ended ended -> words.ended(table, ended.winners());
      case Table.Failed failed ->
          words.say(
              "outcome.failed",
              words.say("fault." + failed.kind()),
              failed.place().map(words::line).orElse(""));
      case Table.Unfinished _ -> words.say("outcome.unfinished");
    };
  }

  /**
   * Returns what keeps cards from being played, in the words of the script; empty if nothing does.
   */
  private Optional<Label> obligations() {
    Table.Question asked = table.question();
    if (asked == null || !asked.play() || table.dealOver() || table.cover() > 0) {
      return Optional.empty();
    }
    List<String> obligations =
        table.seat(asked.seat()).hand().stream()
            .flatMap(
                held ->
                    held.use() instanceof Table.Excluded excluded
                        ? Stream.of(said(excluded))
                        : Stream.of())
            .distinct()
            .toList();
    if (obligations.isEmpty()) {
      return Optional.empty();
    }
    String suit = obligations.size() == 1 ? suitToFollow(asked.seat()).orElse("") : "";
    Label more =
        styled(new Label(String.join(" · ", obligations) + suit), "question-part", "question-more");
    more.setId("obligations");
    return Optional.of(more);
  }

  /** Returns an obligation as its label says it, or that what a label says may not be done. */
  private String said(Table.Excluded excluded) {
    String label = script.text(excluded.obligation());
    return excluded.forbids() ? words.say("question.forbidden", label) : label;
  }

  /** Returns the sign of the suit led, if just the cards of this suit may be played. */
  private Optional<String> suitToFollow(int seat) {
    return table.trick().cards().stream()
        .filter(played -> !played.earlier())
        .findFirst()
        .flatMap(Table.PlayedCard::suit)
        .filter(_ -> script.french())
        .filter(
            suit -> table.seat(seat).hand().stream().allMatch(held -> isDecidedBySuit(held, suit)))
        .map(suit -> " " + script.sign(suit));
  }

  private static boolean isDecidedBySuit(Table.Held held, String suit) {
    Table.Face face = held.face();
    return face != null && suit.equals(face.suit()) != held.use() instanceof Table.Excluded;
  }

  /** Whether the viewer is the only human here, so that no seat needs to be named. */
  private boolean isForYou(Table.Question asked) {
    return asked.ofHuman() && asked.decider() == table.eyes() && table.isYours(asked.decider());
  }

  private String asks(Table.Question asked) {
    if (table.dealOver()) {
      return words.say("deal.over");
    }
    if (table.cover() > 0) {
      return words.say("cover", table.cover());
    }
    String who =
        asked.seat() == asked.decider()
            ? words.say("seat", asked.seat())
            : words.say("seat.for", asked.decider(), asked.seat());
    if (isForYou(asked)) {
      return forYou(asked);
    }
    if (asked.play()) {
      return words.say(asked.ofHuman() ? "question.play" : "question.plays", who);
    }
    String name = script.name(asked.name());
    Optional<String> receiver = receiver(asked);
    if (asked.ofHuman() && receiver.isPresent()) {
      return words.say("question.choose.for", who, name, receiver.get());
    }
    String amount = asked.several().map(several -> " (" + amount(several) + ")").orElse("");
    return words.say(asked.ofHuman() ? "question.choose" : "question.chooses", who, name) + amount;
  }

  private String forYou(Table.Question asked) {
    if (asked.play()) {
      return asked.seat() == asked.decider()
          ? words.say("question.play.you")
          : words.say("question.play.you-for", asked.seat());
    }
    // How many, says the button beside it.
    String name = script.name(asked.name());
    return receiver(asked)
        .map(receiver -> words.say("question.choose.you-for", name, receiver))
        .orElseGet(() -> words.say("question.choose.you", name));
  }

  /** Returns the seat that gets the cards asked for; empty if none does. */
  private Optional<String> receiver(Table.Question asked) {
    return asked.several().flatMap(Table.Several::receiver).map(seat -> words.say("seat", seat));
  }

  private String amount(Table.Several several) {
    String counted = several.ofCards() ? "cards" : "amount";
    return several.least() == several.most()
        ? words.say(counted, several.least())
        : words.say(counted + ".range", several.least(), several.most());
  }

  /**
   * Adds a button for the next player to confirm before the cards are shown, since others share the
   * screen.
   */
  private void addCover() {
    Button look = styled(new Button(words.say("cover.look", table.cover())), "accent", "answer");
    look.setId("uncover");
    look.setOnAction(_ -> actions.play(playtest -> playtest.uncover(table.cover())));
    add(List.of(look));
  }

  /** Adds a button to go on after the end of a deal or of the match. */
  private void addNext(String key, String id, UnaryOperator<Playtest> step) {
    Button next = styled(new Button(words.say(key)), "accent", "answer");
    next.setId(id);
    next.setOnAction(_ -> actions.play(step));
    add(List.of(next));
  }

  private void add(List<? extends Node> answers) {
    HBox few = styled(new HBox(), "answers", "few-answers");
    few.getChildren().setAll(answers);
    line.getChildren().add(few);
  }

  private void addSeveral(Table.Several several) {
    List<Node> answers = new ArrayList<>();
    answers.add(confirm(several));
    if (several.pass()) {
      Button pass = styled(new Button(words.say("answer.pass")), "answer");
      pass.setOnAction(_ -> answering.choose(new Pick.Pass()));
      answers.add(pass);
    }
    add(answers);
  }

  private Button confirm(Table.Several several) {
    Button confirm = styled(new Button(), "accent", "answer");
    confirm.setId("confirm");
    confirm.setMinWidth(USE_PREF_SIZE);
    var size = selection.sizeProperty();
    confirm
        .textProperty()
        .bind(size.map(count -> words.say("answer.confirm", count, amount(several))));
    confirm
        .disableProperty()
        .bind(size.lessThan(several.least()).or(size.greaterThan(several.most())));
    confirm.setOnAction(_ -> answering.choose(new Pick.Several(selection.members())));
    return confirm;
  }
}
