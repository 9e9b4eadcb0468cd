package tricksmith.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Sample;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.NameUse;
import tricksmith.script.WellKnownScripts;
import tricksmith.service.Renaming.Reason;
import tricksmith.service.script.CheckedScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;

/** Another name for something, everywhere at once. */
class RenamingTest {
  private static final String SCRIPT =
      """
      game "Names"
      options { limit 1..9 = 3 "The limit" } // limit
      deck { suits S H; ranks 7..9 K; also JK: joker }
      zones { stock: face down; won: face up }
      state { a mode is high | low; how: mode; bid[player]: number }
      define strong(card) = joker(card) or card.number > limit
      define is-high(mode) = mode == high
      define rich(player) = score > 3
      match {
        dealer = random player
        new deal
        move deck to stock
        dealer chooses bid from 0..limit
        how = high if bid[dealer] == 3, else low
        each player scores number of cards in hand where strong(card)
        each player scores number of strongs in hand - number of jokers in hand
      }
      trick { must card.suit == led.suit }
      tests { test "limit" { given limit = 4; on table: KS 8S JK } }
      """;

  static List<Source> bundled() throws IOException {
    return Marked.bundled();
  }

  private static final Analysis ANALYSIS = Analysis.of(new Source("names.trick", SCRIPT));

  private static Renaming rename(String where, String newName) {
    return ANALYSIS.rename(SCRIPT.indexOf(where), newName);
  }

  private static String renamed(String where, String newName) {
    return switch (rename(where, newName)) {
      case Renaming.Possible(List<Edit> edits) -> Edit.applied(SCRIPT, edits);
      case Renaming.Refused refused -> throw new AssertionError(refused);
    };
  }

  @Test
  void nothingIsWrongWithTheScript() {
    assertThat(ANALYSIS.diagnostics()).noneMatch(Diagnostic::isError);
  }

  @Test
  void anOptionIsRenamedInRulesAndTestsAndNotInTexts() {
    assertThat(renamed("limit 1..9", "限度"))
        .contains(
            "options { 限度 1..9 = 3 \"The limit\" } // limit",
            "card.number > 限度",
            "from 0..限度",
            "test \"limit\" { given 限度 = 4;");
  }

  @Test
  void itIsTheSameFromWhereverItIsAsked() {
    assertThat(renamed("limit = 4", "far")).isEqualTo(renamed("limit 1..9", "far"));
  }

  @Test
  void cardsAreCalledAfterTheirNewSuitAndRank() {
    assertThat(renamed("S H;", "♠")).contains("suits ♠ H;", "on table: K♠ 8♠ JK");
    assertThat(renamed("K; also", "King")).contains("7..9 King;", "on table: KingS 8S JK");
  }

  @Test
  void aParameterThatLosesTheNameOfItsTypeSaysTheType() {
    assertThat(renamed("card) = joker", "c"))
        .contains("define strong(c: card) = joker(c) or c.number > limit");
    assertThat(renamed("mode is", "direction"))
        .contains(
            "a direction is high", "how: direction", "define is-high(mode: direction) = mode ==");
  }

  @Test
  void aNounKeepsItsPlural() {
    assertThat(renamed("strong(card) =", "lady"))
        .contains("define lady(card)", "where lady(card)", "number of ladies in hand -");
    assertThat(renamed("joker }", "fox"))
        .contains("also JK: fox }", "fox(card) or", "- number of foxes in hand");
  }

  @Test
  void theNameOfAnElementIsRenamedWithItsPlural() {
    assertThat(renamed("cards in hand", "one")).contains("number of one in hand where strong(one)");
  }

  @ParameterizedTest
  @CsvSource({
    "rich(player, limit, CLASH",
    "limit 1..9, stock, CLASH",
    "bid[player], hand, CLASH",
    "limit 1..9, if, CONNECTING_WORD",
    "limit 1..9, two words, NOT_A_NAME",
    "limit 1..9, 12, NOT_A_NAME",
    "random player, x, WORD_OF_LANGUAGE",
    "won:, x, WORD_OF_LANGUAGE",
    "must, x, WORD_OF_LANGUAGE",
    "Names, x, IN_TEXT",
    "// limit, x, IN_TEXT",
    "8S, x8, RANK_AND_SUIT",
    "3 \"The, x, NO_NAME",
    "7..9, x, NUMBER"
  })
  void somethingKeepsItsNameForAReason(String where, String newName, Reason reason) {
    assertThat(rename(where, newName))
        .isInstanceOfSatisfying(
            Renaming.Refused.class, refused -> assertThat(refused.reason()).isEqualTo(reason));
  }

  @Test
  void aNameByWhichSomethingElseIsKnownStays() {
    // Whose score it is, the name of the parameter tells.
    assertThat(rename("player) = score", "x")).isEqualTo(new Renaming.Refused(Reason.CLASH, "x"));
  }

  @Test
  void reasonsAreToldInBothLanguages() {
    Renaming.Refused refused = new Renaming.Refused(Reason.CLASH, "tails");
    assertThat(refused.message(Locale.ENGLISH))
        .contains("`tails`")
        .contains("would change its meaning");
    assertThat(refused.message(Locale.JAPANESE)).contains("`tails`").contains("意味");
  }

  @Test
  void theSameNameChangesNothing() {
    assertThat(rename("limit 1..9", "limit")).isEqualTo(new Renaming.Possible(List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "strain is, suit-or-none, 'a suit-or-none is suit | notrump; a bid is [number, suit-or-none]'",
    "strain] where, colour, '[1..7, colour] where'",
    "call: bid, asked, 'player may choose asked from'",
    "bid is, offer, 'where last is none or offer > last'",
    "bid is, offer, 'a offer is [number, strain]; last: offer; call: offer | double'",
    "bid is, offer, 'last = call.offer'",
    "bid is, offer, 'number of (bids where offer.number > 3)'",
    "bid is, offer, 'define high(bid: offer) = bid.number > 3'",
    "bid is, offer, 'bids: some offers'",
    "strain is, colour, 'call.colour'",
    "notrump, open, 'suit | open'"
  })
  void aTypeIsRenamedWithThePartsAndElementsCalledAfterIt(
      String where, String newName, String expected) {
    String script =
        """
        game "Types"
        state {
          a strain is suit | notrump; a bid is [number, strain]; last: bid; call: bid | double
        }
        define high(bid) = bid.number > 3
        define many(bids: some bids) = number of (bids where bid.number > 3)
        match {
          new deal
          each player in turn from seat 1 {
            player may choose call from ([1..7, strain] where last is none or bid > last), double {
              last = call.bid if call != double
            }
          }
          each player scores many([1..7, strain]) if call.strain == notrump or high(last)
        }
        """;
    Analysis analysis = Analysis.of(new Source("types.trick", script));
    assertThat(analysis.diagnostics()).noneMatch(Diagnostic::isError);
    assertThat(analysis.rename(script.indexOf(where), newName))
        .isInstanceOfSatisfying(
            Renaming.Possible.class,
            possible -> assertThat(Edit.applied(script, possible.edits())).contains(expected));
  }

  /** A law: whatever a script declares can be renamed, and the way back leads to where it began. */
  @ParameterizedTest
  @MethodSource("bundled")
  void whateverAScriptDeclaresCanBeRenamedAndBack(Source source) {
    Analysis analysis = Analysis.of(WellKnownScripts.script(source));
    List<String> refused = new ArrayList<>();
    for (NameUse use : Sample.of(declared(source, analysis), 17)) {
      switch (analysis.rename(use.span().start(), "別の名前")) {
        case Renaming.Refused _ -> refused.add(use.kind() + " " + use.name());
        case Renaming.Possible(List<Edit> edits) -> comesBack(source, use, edits);
      }
    }
    // A parameter called `player` tells whose score is meant, a plural that numbers are asked for,
    // and of elements that are all meant nothing need be asked if they are called after their type.
    assertThat(refused).isSubsetOf("LOCAL player", "LOCAL side", "LOCAL tricks", "LOCAL card");
  }

  private static List<NameUse> declared(Source source, Analysis analysis) {
    return new CheckedScript(WellKnownScripts.script(source))
        .names().uses().stream()
            .filter(use -> use.span().equals(use.declared()))
            .filter(use -> analysis.renameable(use.span().start()).isPresent())
            .toList();
  }

  private static void comesBack(Source source, NameUse use, List<Edit> edits) {
    Source renamed = new Source(source.name(), Edit.applied(source.text(), edits));
    Analysis after = Analysis.of(renamed);
    assertThat(after.diagnostics()).as(use.name()).isEmpty();
    boolean typed = edits.stream().anyMatch(edit -> edit.text().startsWith(": "));
    if (use.kind() != NameKind.LOCAL && !typed) {
      int place = renamed.text().indexOf("別の名前");
      assertThat(after.rename(place, use.name()))
          .isInstanceOfSatisfying(
              Renaming.Possible.class,
              back ->
                  assertThat(Edit.applied(renamed.text(), back.edits())).isEqualTo(source.text()));
    }
  }
}
