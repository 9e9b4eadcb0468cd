package tricksmith.editor.table.card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;
import tricksmith.engine.report.Pick;

/** Makes the cards of one picture of a match, each with its actions. */
public final class DrawnCards {

  /** The number of variables for which a card has room. */
  private static final int MOST_OWN = 8;

  private final Table table;
  private final ScriptWords script;
  private final Picked selection;
  private final Answering answering;
  private final Words words;
  private final Pointing pointing;

  /**
   * Creates the cards of a picture.
   *
   * @param pointing told which card of the hand the user points at
   */
  public DrawnCards(
      Table table, Picked selection, Answering answering, Words words, Pointing pointing) {
    this.table = table;
    this.script = words.of(table);
    this.selection = selection;
    this.answering = answering;
    this.words = words;
    this.pointing = pointing;
  }

  /**
   * What the drawing of a seat depends on besides the seat itself.
   *
   * @param sides the partnership of each seat
   * @param tricksOfSides how many tricks each seat and its partners have won together; 0 for one
   *     that plays alone
   * @param winners the seats that have won the match; empty while it goes on
   * @param dealOver whether nothing of the deal is left to play
   * @param columns the suits of an open hand, from the left
   * @param written the variables of each card
   * @param asksForCard whether a card is to be played
   * @param toLead the seat that is to lead
   */
  public record Surroundings(
      List<Integer> sides,
      List<Integer> tricksOfSides,
      Optional<Integer> you,
      List<Integer> winners,
      boolean dealOver,
      List<String> columns,
      Map<Integer, List<Table.Variable>> written,
      boolean asksForCard,
      Optional<Integer> toLead,
      ScriptWords script) {
    public Surroundings {
      sides = List.copyOf(sides);
      tricksOfSides = List.copyOf(tricksOfSides);
      winners = List.copyOf(winners);
      columns = List.copyOf(columns);
      written = Map.copyOf(written);
    }
  }

  /** Returns what the drawing of a seat depends on besides the seat itself. */
  public Surroundings surroundings() {
    return new Surroundings(
        table.seats().stream().map(Table.SeatPlace::side).toList(),
        table.seats().stream().map(seat -> seat.side() > 0 ? tricksOfSide(seat) : 0).toList(),
        you(),
        table.outcome() instanceof Table.Ended(List<Integer> winners) ? winners : List.of(),
        isDealOver(),
        columns(),
        table.ofCards(),
        table.question() != null && table.question().play(),
        table.toLead(),
        script);
  }

  /** Returns the seats that play together with this one. */
  public List<Integer> partners(Table.SeatPlace seat) {
    return table.seats().stream()
        .filter(other -> other.side() == seat.side() && other.number() != seat.number())
        .map(Table.SeatPlace::number)
        .toList();
  }

  /** Whether a human sits here, and bots everywhere else. */
  public boolean isYours(Table.SeatPlace seat) {
    return table.isYours(seat.number());
  }

  public String name(Table.SeatPlace seat) {
    return words.seat(table, seat.number());
  }

  /** Returns the seat of the only human. */
  public Optional<Integer> you() {
    return table.yourSeat();
  }

  /** Whether this seat plays together with the only human, and with nobody else. */
  public boolean isYourPartner(Table.SeatPlace seat) {
    List<Integer> partners = partners(seat);
    return partners.size() == 1 && isYours(table.seat(partners.getFirst()));
  }

  /** Returns how many tricks a seat and its partners have won together. */
  public int tricksOfSide(Table.SeatPlace seat) {
    return seat.tricks()
        + partners(seat).stream().mapToInt(partner -> table.seat(partner).tricks()).sum();
  }

  /** Whether nothing of the deal is left to play. */
  public boolean isDealOver() {
    return table.dealOver() || table.outcome() instanceof Table.Ended;
  }

  /** Whether the match is over and this seat has won it, alone or with others. */
  public boolean hasWon(Table.SeatPlace seat) {
    return table.outcome() instanceof Table.Ended(List<Integer> winners)
        && winners.contains(seat.number());
  }

  /** Returns the cards of a hand from the left. */
  public List<Table.Held> inOrder(List<Table.Held> hand) {
    return hand.stream()
        .sorted(Comparator.comparing(Table.Held::face, Comparator.nullsFirst(fromTheLeft(script))))
        .toList();
  }

  /** Compares cards of a hand: by suit, red and black in turn, the highest first. */
  public static Comparator<Table.Face> fromTheLeft(ScriptWords script) {
    List<String> suits = script.inHand();
    return Comparator.comparingInt((Table.Face face) -> suits.indexOf(suitOf(face)))
        .thenComparingInt(face -> -face.card());
  }

  private static String suitOf(Table.Face face) {
    return face.suit() == null ? "" : face.suit();
  }

  /**
   * Returns the suits of an open hand, from the left; if the variables name a single suit, it comes
   * first.
   */
  public List<String> columns() {
    List<String> named =
        table.variables().stream()
            .filter(variable -> variable.values().size() == 1)
            .map(variable -> variable.values().getFirst())
            .filter(script::isSuit)
            .distinct()
            .toList();
    List<String> columns = new ArrayList<>(script.inHand());
    if (named.size() == 1) {
      columns.remove(named.getFirst());
      columns.addFirst(named.getFirst());
    }
    return columns;
  }

  /** Returns the number of seats. */
  public int players() {
    return table.seats().size();
  }

  public ScriptWords script() {
    return script;
  }

  /** Returns the name of a card, with what is written on it. */
  public String name(Table.Face face) {
    String name = CardNames.of(face, script, words);
    return Stream.concat(
            Stream.of(name),
            ownOf(face).stream()
                .map(variable -> script.title(variable.name()) + " " + value(variable)))
        .collect(Collectors.joining(", "));
  }

  private List<Table.Variable> ownOf(Table.Face face) {
    List<Table.Variable> own = table.ofCards().getOrDefault(face.card(), List.of());
    return own.subList(0, Math.min(own.size(), MOST_OWN));
  }

  private String value(Table.Variable variable) {
    return variable.hidden()
        ? "?"
        : variable.values().stream()
            .map(PlainWords::number)
            .map(script::value)
            .collect(Collectors.joining(" "));
  }

  private String styleOf(Table.Variable variable) {
    List<String> values = variable.values();
    return values.size() == 1 && script.isSuit(values.getFirst())
        ? script.style(values.getFirst())
        : "card-word";
  }

  /** Returns a card that cannot be acted on. */
  public CardFace lying(Table.@Nullable Face face) {
    CardFace card = new CardFace(face, script);
    card.setAccessibleText(face == null ? words.say("card.unseen") : name(face));
    if (face != null) {
      ownOf(face).forEach(variable -> card.bear(value(variable), styleOf(variable)));
    }
    return card;
  }

  public Node held(Table.Held held, int seat) {
    Table.Face face = held.face();
    if (face == null) {
      return lying(null);
    }
    Node card = waits(held, seat) ? waiting(face, seat) : usable(face, held.use(), seat);
    if (held.received()) {
      card.getStyleClass().add("received");
      card.setAccessibleText(words.say("card.received", card.getAccessibleText()));
    }
    return card;
  }

  /** Whether cards of a hand that a human sees wait for another hand to play. */
  public boolean hasToWait(Table.SeatPlace seat) {
    return seat.hand().stream().anyMatch(held -> waits(held, seat.number()));
  }

  /**
   * Whether a card is one that its player might take for playable: it is in the own hand, or one
   * that lies face up as a dummy's does, while a card of another hand is to be played.
   */
  private boolean waits(Table.Held held, int seat) {
    Table.Question asked = table.question();
    return asked != null
        && asked.play()
        && asked.ofHuman()
        && asked.seat() != seat
        && held.use() instanceof Table.Idle
        && (held.open() || table.isYours(seat));
  }

  /**
   * Returns a card whose hand has to wait: clicked, it says whose turn it is. It is not veiled,
   * since whoever plays for another hand thinks about both.
   */
  private CardFace waiting(Table.Face face, int seat) {
    CardFace card = lying(face);
    card.setOnMouseClicked(_ -> pointing.atWaiting(seat));
    card.setOnMouseExited(_ -> pointing.nothing());
    wishToLead(card, face, seat);
    return card;
  }

  /**
   * Whether an idle card of a hand is one that a question passes over, because others of that hand
   * can be chosen.
   */
  private boolean isPassedOver(int seat) {
    Table.Question asked = table.question();
    return asked != null
        && !asked.play()
        && asked.ofHuman()
        && table.seats().stream()
            .filter(place -> place.number() == seat)
            .flatMap(place -> place.hand().stream())
            .map(Table.Held::use)
            .anyMatch(use -> use instanceof Table.Choosable || use instanceof Table.Pickable);
  }

  private Node usable(Table.Face face, Table.Use use, int seat) {
    return switch (use) {
      case Table.Idle _ when isPassedOver(seat) -> {
        CardFace card = lying(face).marked("unoffered");
        card.setAccessibleText(words.say("card.unoffered", name(face)));
        yield card;
      }
      case Table.Idle _ -> {
        CardFace card = lying(face);
        wishToLead(card, face, seat);
        yield card;
      }
      case Table.Watched(boolean allowed) -> {
        CardFace card = lying(face);
        wish(card, face, !allowed);
        yield card;
      }
      case Table.Choosable(int alternative) -> choosable(face, alternative);
      case Table.Pickable _ -> pickable(face);
      case Table.Excluded excluded -> excluded(face, excluded);
    };
  }

  /** Returns a card that is chosen when it is clicked. */
  public CardButton choosable(Table.Face face, int alternative) {
    CardButton card =
        new CardButton(
                lying(face).marked("legal"),
                words.say("card.legal", name(face)),
                () -> {
                  pointing.nothing();
                  answering.choose(new Pick.One(alternative));
                })
            .touchedTwice()
            .pointedAt(() -> pointing.at(face), pointing::nothing);
    if (table.question() != null && table.question().play()) {
      wish(card, face, false);
    }
    return card;
  }

  /** Returns a card that is picked, or put back, when it is clicked. */
  public CardButton pickable(Table.Face face) {
    CardFace card = lying(face).marked("legal");
    CardButton button =
        new CardButton(
            card, words.say("card.pickable", name(face)), () -> selection.toggle(face.card()));
    selection.sizeProperty().subscribe(_ -> showPicked(button, face));
    confirmWithEnter(button, face.card());
    return button;
  }

  /**
   * Returns a button for something other than a card that is picked, or put back, when it is
   * clicked.
   */
  public ToggleButton pickable(Table.Member member, String called) {
    ToggleButton button = new ToggleButton(called);
    button.setOnAction(_ -> selection.toggle(member.index()));
    selection
        .sizeProperty()
        .subscribe(
            _ -> {
              boolean picked = selection.contains(member.index());
              button.setSelected(picked);
              button.setAccessibleText(words.say(picked ? "card.picked" : "card.pickable", called));
            });
    confirmWithEnter(button, member.index());
    return button;
  }

  private void confirmWithEnter(ButtonBase button, int member) {
    button.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            enter(member);
            event.consume();
          }
        });
  }

  /** Picks one more as long as more are wanted, and then chooses what is picked. */
  private void enter(int member) {
    Table.Question asked = table.question();
    if (asked != null) {
      asked.several().ifPresent(several -> enter(member, several));
    }
  }

  private void enter(int member, Table.Several several) {
    boolean isOneMore = !selection.contains(member) && selection.members().size() < several.most();
    if (isOneMore) {
      selection.toggle(member);
    } else if (selection.isEnoughFor(several)) {
      pointing.nothing();
      answering.choose(new Pick.Several(selection.members()));
    }
  }

  private void showPicked(CardButton button, Table.Face face) {
    boolean picked = selection.contains(face.card());
    button.pick(picked);
    button.setAccessibleText(words.say(picked ? "card.picked" : "card.pickable", name(face)));
  }

  /** Returns a card that may not be played: pointed at, it says why; clicked, it shows the rule. */
  private CardButton excluded(Table.Face face, Table.Excluded excluded) {
    CardButton card =
        new CardButton(
                lying(face).marked("illegal"), said(face, excluded), () -> answering.showRule(face))
            .pointedAt(() -> pointing.at(face), pointing::nothing);
    wish(card, face, true);
    return card;
  }

  private String said(Table.Face face, Table.Excluded excluded) {
    String said =
        words.say(
            "card.excluded",
            name(face),
            script.text(excluded.obligation()),
            words.line(excluded.place()));
    for (Table.Obligation also : excluded.also()) {
      said =
          words.say(
              "card.excluded-also", said, script.text(also.label()), words.line(also.place()));
    }
    return said;
  }

  private void wish(Node card, Table.Face face, boolean allowed) {
    String said = words.say(allowed ? "wish.allowed" : "wish.not-allowed", name(face));
    wish(card, said, () -> answering.wish(face, allowed, said));
  }

  /** Offers the wish that a seat led, while another is to. */
  private void wishToLead(Node card, Table.Face face, int seat) {
    if (table.toLead().filter(leader -> leader != seat).isPresent()) {
      String said = words.about(table, seat, "wish.led", seat, name(face));
      wish(card, said, () -> answering.wishToLead(seat, face, said));
    }
  }

  private void wish(Node card, String said, Runnable action) {
    Runnable wished =
        () -> {
          pointing.nothing();
          action.run();
        };
    WishMenu.on(card, List.of(new WishMenu.Item(said, wished), keeping()));
  }

  /** Returns the offer to keep the moment as a test. */
  public WishMenu.Item keeping() {
    return new WishMenu.Item(words.say("pin"), answering::keep);
  }
}
