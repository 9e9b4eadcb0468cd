package tricksmith.service.completion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.parse.Continuation.Kind;

/**
 * A common name for something that scripts write in other words: a user looking for an auction
 * finds the loop in which it is held.
 *
 * @param place where it can be written
 * @param names in lower case; the first is shown
 * @param text as in a {@link Template}
 */
record Concept(Kind place, List<String> names, String text) {

  /** The shortest concept; a single letter is none yet. */
  private static final int SHORTEST = 2;

  /** The first character from which on a single character is a word of its own. */
  private static final int FIRST_WIDE = 0x2E80;

  private static final String AUCTION =
      """
      each player where not passed of player round and round from ${left of dealer} until ${passes == 3} {
        player may choose ${bid} from ${1..7} where it > ${0}
      }\
      """;

  private static final String BIDS =
      "each player in turn from ${left of dealer} { player chooses ${bid} from ${0..13} }";

  private static final String PASSED_ON =
      """
      each player at once chooses ${passed}: ${3} cards from hand
      each player at once moves ${passed} to hand of left of player\
      """;

  private static final String COMPARED =
      """
      best by "a trump"       card.suit == ${trump}
         then "the suit led"  card.suit == led.suit
         then "the higher"    card.rank\
      """;

  /** All concepts, in the order in which they are offered. */
  static final List<Concept> ALL =
      List.of(
          statement(AUCTION, "auction", "bid", "bidding", "競り", "オークション", "ビッド"),
          statement(BIDS, "bid", "bidding", "contract", "ビッド", "宣言"),
          statement("${dealer} chooses ${trump} from suits", "trump", "name trump", "切り札"),
          statement("${trump} = suit of ${bottom of deck}", "trump", "turn up trump", "切り札"),
          statement(PASSED_ON, "pass cards", "exchange", "swap", "discard", "交換", "渡す", "カードを渡す"),
          statement(
              "deal ${13} to each player from ${left of dealer}", "deal", "配る", "カードを配る", "全員に配る"),
          statement("shuffle ${deck}", "シャッフル", "混ぜる"),
          statement("reverse direction", "turn direction", "change direction", "逆回り", "リバース"),
          statement("${dealer} chooses ${trump} from ${suits}", "選ぶ", "選択"),
          statement(
              "${dealer} chooses ${allies}: ${2} players from ${everyone}",
              "choose several", "choose players", "allies", "複数選ぶ", "仲間"),
          statement("${dealer} chooses ${trumps}: ${1..2} suits from suits", "choose suits"),
          statement("each player scores ${tricks of player}", "points", "点", "得点", "全員に点"),
          statement(
              "each player scores ${40} if ${KH} in hand and ${QH} in hand",
              "meld",
              "marriage",
              "メルド",
              "役"),
          statement(
              "${dealer} and ${2 left of dealer} form a side", "partner", "team", "パートナー", "チーム"),
          statement("${dealer} = left of dealer", "next dealer", "rotate", "左隣", "ディーラー", "親"),
          statement(
              "play tricks from ${left of dealer} until hands are empty", "トリック", "リード", "プレイ"),
          new Concept(Kind.SECTION, List.of("ゲーム", "題名", "タイトル"), "game \"${title}\""),
          new Concept(
              Kind.SECTION,
              List.of("partner", "team", "パートナー", "チーム"),
              "players ${4}, partners across"),
          new Concept(
              Kind.SECTION,
              List.of("card", "pack", "カード", "デッキ"),
              "deck {\n  suits ${C D H S}\n  ranks ${2..10 J Q K A}\n}"),
          new Concept(
              Kind.SECTION,
              List.of("procedure", "rounds", "対戦", "進行"),
              "match {\n  ${new deal}\n}"),
          new Concept(
              Kind.SECTION,
              List.of("rules", "トリック", "ルール"),
              "trick {\n  must \"${follow suit}\"  ${card.suit == led.suit}\n}"),
          new Concept(Kind.VALUE, List.of("how many", "count", "枚数"), "number of ${cards in hand}"),
          new Concept(Kind.VALUE, List.of("next player", "左隣"), "left of ${dealer}"),
          new Concept(Kind.VALUE, List.of("partner", "パートナー"), "partner of ${dealer}"),
          new Concept(
              Kind.VALUE,
              List.of("sequence", "straight", "meld", "連番", "続き", "シークエンス"),
              "longest run in ${hand} by card.suit, then card.rank"),
          new Concept(
              Kind.TRICK_LINE,
              List.of("必ず", "しなければ"),
              "must \"${マストフォロー}\"  ${card.suit == led.suit}"),
          new Concept(
              Kind.TRICK_LINE,
              List.of("forbidden", "cannot", "禁止", "リード", "できない"),
              "may not lead \"${a trump}\"  ${card.suit == trump}"),
          statement(
              "each player scores ${50} if ${bid} == 0 and number of tricks of player == 0",
              "nil",
              "null",
              "misère",
              "ヌル",
              "ミゼール"),
          statement("each player draws ${1} from ${deck}", "draw", "山札から引く", "引く"),
          statement(
              "${maker} = only of (players with most ${bid}[player])",
              "declarer",
              "maker",
              "highest bidder",
              "宣言者",
              "ディクレアラー"),
          statement("${trump} = none", "notrump", "no trump", "ノートランプ", "切り札なし"),
          statement(
              "move top ${3} of ${deck} to ${kitty}",
              "kitty", "widow", "talon", "skat", "場札", "タロン"),
          statement("${left of dealer} plays for ${3 left of dealer}", "dummy", "ダミー"),
          new Concept(
              Kind.VALUE,
              List.of("void", "ボイド", "ショート"),
              "no card in ${hand} where card.suit == ${led.suit}"),
          new Concept(Kind.VALUE, List.of("台札", "リードカード"), "led"),
          new Concept(Kind.VALUE, List.of("場札", "場のカード"), "${cards of trick}"),
          new Concept(
              Kind.TRICK_LINE,
              List.of("ruff", "must trump", "ラフ", "マストラフ"),
              "must \"ruff\"  card.suit == ${trump}"),
          new Concept(
              Kind.TRICK_LINE,
              List.of("follow suit", "sluff", "void", "フォロー", "マストフォロー", "台札"),
              "must \"follow suit\"  card.suit == led.suit"),
          new Concept(
              Kind.TRICK_LINE,
              List.of("overtrump", "head the trick", "オーバートランプ"),
              "must \"win\"  beats(card)"),
          new Concept(
              Kind.TRICK_LINE,
              List.of("trump", "highest", "strongest", "切り札", "強い", "勝ち"),
              COMPARED));

  Concept {
    names = List.copyOf(names);
  }

  private static Concept statement(String text, String... names) {
    return new Concept(Kind.STATEMENT, List.of(names), text);
  }

  /** Returns the name that continues what is begun, if the concept has one. */
  Optional<String> called(String begun) {
    String start = begun.toLowerCase(Locale.ROOT);
    int shortest = start.codePoints().anyMatch(sign -> sign >= FIRST_WIDE) ? 1 : SHORTEST;
    return start.length() < shortest
        ? Optional.empty()
        : names.stream().filter(name -> name.startsWith(start)).findFirst();
  }
}
