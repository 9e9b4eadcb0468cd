package tricksmith.service.completion;

import java.util.List;
import tricksmith.parse.Continuation.Kind;

/**
 * A whole line or value to fill in.
 *
 * @param place where it can be written
 * @param word the word of the language with which it begins; empty if it begins with a name
 * @param text with placeholders {@code ${name}}
 */
record Template(Kind place, String word, String text) {

  /** All templates; those for one place in the order in which they are offered. */
  static final List<Template> ALL =
      List.of(
          section("game", "game \"${title}\"\n  players ${4}"),
          section("title", "title ${ja} \"${title}\""),
          section("by", "by \"${author}\""),
          section("players", "players ${4}"),
          section("players", "players ${4}, partners across"),
          section("language", "language 1"),
          section("options", "options {\n  ${name} ${1..6} = ${3}  \"${description}\"\n}"),
          section("deck", "deck {\n  suits ${C D H S}\n  ranks ${2..10 J Q K A}\n}"),
          section("zones", "zones {\n  ${name}: ${face down}\n}"),
          section("state", "state {\n  each deal {\n    ${trump}: ${suit}\n  }\n}"),
          section("define", "define ${name}(${card}) = ${value}"),
          section(
              "match",
              """
              match {
                new deal
                shuffle deck
                deal deck to players from ${seat 1}
                play tricks from ${seat 1} until hands are empty {
                  ${winner scores 1}
                }
              }\
              """),
          section("procedure", "procedure ${name}(${player}) {\n  ${}\n}"),
          section(
              "trick",
              """
              trick {
                must "follow suit"  card.suit == led.suit

                best by "the suit led"  card.suit == led.suit
                   then "the higher"    card.rank
              }\
              """),
          section("score", "score {\n  ${each player scores tricks of player}\n}"),
          section("end", "end { ${highest} score wins }"),
          section("translation", "translation ${ja} {\n  ${name}  \"${translation}\"\n}"),
          section(
              "tests",
              """
              tests {
                test "${what is tested}" {
                  hand of seat 2: ${4H 2S KC}
                  seat 1 leads ${9D}
                  seat 2 may play ${4H 2S KC}
                }
              }\
              """),
          new Template(Kind.OPTION, "", "${name} ${1..6} = ${3}  \"${description}\""),
          new Template(Kind.OPTION, "", "${name} yes/no = ${no}  \"${description}\""),
          new Template(Kind.OPTION, "", "${name} ${one} | ${two} = ${one}  \"${description}\""),
          new Template(Kind.OPTION, "", "${name} suit = ${H}  \"${description}\""),
          new Template(Kind.DECK_LINE, "suits", "suits ${C D H S}"),
          new Template(Kind.DECK_LINE, "ranks", "ranks ${2..10 J Q K A}"),
          new Template(Kind.DECK_LINE, "ranks", "ranks ${2..10 J Q K A} numbered ${2..14}"),
          new Template(Kind.DECK_LINE, "copies", "copies ${2}"),
          new Template(Kind.DECK_LINE, "also", "also ${JK1 JK2}: ${joker}"),
          new Template(Kind.DECK_LINE, "leave", "leave out ranks ${2..6}"),
          new Template(
              Kind.DECK_LINE, "leave", "leave out ranks ${2} when number of everyone == ${5}"),
          new Template(Kind.ZONE, "", "${name}: face down"),
          new Template(Kind.ZONE, "", "${name}: face up"),
          new Template(Kind.ZONE, "", "${name}[player]: seen by owner"),
          new Template(Kind.STATE_LINE, "", "${name}: ${number}"),
          new Template(Kind.STATE_LINE, "", "${name}[player]: ${number}"),
          new Template(Kind.STATE_LINE, "a", "a ${name} is ${one} | ${two}"),
          new Template(Kind.STATE_LINE, "each", "each deal {\n  ${name}: ${suit}\n}"),
          new Template(Kind.STATE_LINE, "each", "each trick {\n  ${name}: ${suit}\n}"),
          statement("repeat", "repeat until ${some side has score >= 5} {\n  ${}\n}"),
          statement("repeat", "repeat ${4} times {\n  ${}\n}"),
          statement("repeat", "repeat with ${name} in ${1..4} {\n  ${}\n}"),
          statement("if", "if ${condition} {\n  ${}\n}"),
          statement("if", "if ${condition} {\n  ${}\n} else {\n  ${}\n}"),
          statement("if", "if ${condition}: ${score}"),
          statement("new", "new deal"),
          statement("shuffle", "shuffle ${deck}"),
          statement("deal", "deal ${5} to each player from ${left of dealer}"),
          statement("deal", "deal deck to players from ${left of dealer}"),
          statement("move", "move ${cards} to ${zone}"),
          statement("turn", "turn up ${top of deck}"),
          statement("show", "show ${cards} to ${player}"),
          statement("each", "each player ${scores 1} if ${condition}"),
          statement("each", "each player in turn from ${left of dealer} {\n  ${}\n}"),
          statement(
              "each",
              """
              each player round and round from ${left of dealer} until ${passes == 3} {
                ${}
              }\
              """),
          statement(
              "each",
              """
              each player round and round from ${left of dealer} until all but one have passed {
                player may choose ${bid} from ${1..10 where bid is none or it > bid}
              }\
              """),
          statement("each", "each player at once chooses ${name} from ${hand}"),
          statement("each", "each player in random order {\n  ${}\n}"),
          statement("each", "each side scores ${tricks of side}"),
          statement("play", "play tricks from ${left of dealer} until hands are empty {\n  ${}\n}"),
          statement("play", "play ${5} tricks from ${left of dealer} {\n  ${}\n}"),
          statement("perform", "perform ${name}"),
          statement("score", "score"),
          statement("end", "end the match"),
          statement("end", "end the trick"),
          statement("reverse", "reverse direction"),
          statement("define", "define ${name}(${card}) = ${value}"),
          new Template(Kind.PLAY_LINE, "before", "before each trick {\n  ${}\n}"),
          new Template(Kind.PLAY_LINE, "before", "before each card {\n  ${}\n}"),
          new Template(Kind.PLAY_LINE, "after", "after each card {\n  ${}\n}"),
          new Template(Kind.VERB, "scores", "scores ${1}"),
          new Template(Kind.VERB, "chooses", "chooses ${name} from ${hand}"),
          new Template(Kind.VERB, "chooses", "chooses ${name}: ${3} cards from ${hand}"),
          new Template(Kind.VERB, "chooses", "chooses ${name}: ${2} players from ${everyone}"),
          new Template(Kind.VERB, "chooses", "chooses ${name}: ${1..2} suits from ${suits}"),
          new Template(
              Kind.VERB,
              "chooses",
              "chooses ${name}: ${3} cards from ${hand where card.rank != A}, else from ${hand}"),
          new Template(Kind.VERB, "chooses", "chooses ${name}, yes or no"),
          new Template(Kind.VERB, "may", "may choose ${name} from ${suits}"),
          new Template(Kind.VERB, "moves", "moves ${cards} to ${zone}"),
          new Template(Kind.VERB, "draws", "draws ${1} from ${deck}"),
          new Template(Kind.VERB, "sits", "sits out"),
          new Template(Kind.VERB, "drops", "drops out"),
          new Template(Kind.VERB, "form", "form a side"),
          new Template(Kind.VERB, "plays", "plays for ${player}"),
          new Template(Kind.VERB, "takes", "takes the trick"),
          new Template(
              Kind.TRICK_LINE, "must", "must \"${follow suit}\"  ${card.suit == led.suit}"),
          new Template(Kind.TRICK_LINE, "must", "must lead \"${label}\"  ${condition}"),
          new Template(Kind.TRICK_LINE, "must", "must lead or follow \"${label}\"  ${condition}"),
          new Template(Kind.TRICK_LINE, "may", "may not \"${label}\"  ${condition}"),
          new Template(
              Kind.TRICK_LINE,
              "may",
              "may not lead \"${label}\"  ${condition} unless ${condition}"),
          new Template(
              Kind.TRICK_LINE,
              "best",
              """
              best by "${a trump}"       ${card.suit == trump}
                 then "the suit led"  card.suit == led.suit
                 then "the higher"    card.rank\
              """),
          new Template(Kind.TRICK_LINE, "ties", "ties go to a playoff"),
          new Template(Kind.ENDING, "highest", "highest score wins"),
          new Template(Kind.ENDING, "lowest", "lowest score wins"),
          new Template(
              Kind.ENDING, "winners", "winners are ${players with highest score of player}"),
          new Template(Kind.TEST, "test", "test \"${what is tested}\" {\n  ${}\n}"),
          new Template(Kind.TEST_LINE, "players", "players ${4}"),
          new Template(Kind.TEST_LINE, "given", "given ${name} = ${value}"),
          new Template(Kind.TEST_LINE, "hand", "hand of seat ${2}: ${4H 2S KC}"),
          new Template(Kind.TEST_LINE, "on", "on table: ${AH 2S KH}"),
          new Template(Kind.TEST_LINE, "seat", "seat ${1} leads ${9D}"),
          new Template(Kind.TEST_LINE, "seat", "seat ${2} may play ${4H 2S KC}"),
          new Template(Kind.TEST_LINE, "seat", "seat ${2} wins"),
          new Template(Kind.TEST_LINE, "seat", "seat ${2} may choose ${name} from ${set}"),
          new Template(Kind.TEST_LINE, "expect", "expect ${condition}"),
          new Template(Kind.TEST_LINE, "the", "the match begins"),
          new Template(Kind.TEST_LINE, "the", "the trick ends"),
          new Template(Kind.TEST_LINE, "the", "the match ends"),
          new Template(Kind.TEST_LINE, "play", "play until ${condition}"),
          new Template(Kind.TYPE, "yes", "yes/no"),
          new Template(Kind.TYPE, "some", "some ${suits}"),
          value("number", "number of ${cards in hand}"),
          value("sum", "sum of ${value} over ${set}"),
          value("highest", "highest ${value} over ${set}"),
          value("lowest", "lowest ${value} over ${set}"),
          value("some", "some ${card} in ${hand} where ${condition}"),
          value("every", "every ${card} in ${hand} where ${condition}"),
          value("no", "no ${card} in ${hand} where ${condition}"),
          value("first", "first ${card} on table where ${condition}"),
          value("last", "last ${card} on table where ${condition}"),
          value("last", "last trick"),
          value("first", "first trick"),
          value("place", "place of ${card.rank} in ${2..10 J Q K A}"),
          value("place", "place of ${player} by most ${score of player}"),
          value("longest", "longest run in ${hand} by ${card.suit}, then ${card.rank}"),
          value("run", "run of ${card} in ${hand} by ${card.suit}, then ${card.rank}"),
          value("by", "by ${card.rank} { ${A: 11, 10: 10}, else ${0} }"),
          value("seat", "seat ${1}"),
          value("left", "left of ${player}"),
          value("right", "right of ${player}"),
          value("next", "next after ${player}"),
          value("player", "player holding ${card}"),
          value("top", "top of ${deck}"),
          value("top", "top ${3} of ${deck}"),
          value("bottom", "bottom of ${deck}"),
          value("cards", "cards won by ${player}"),
          value("only", "only of ${set}"));

  private static Template section(String word, String text) {
    return new Template(Kind.SECTION, word, text);
  }

  private static Template statement(String word, String text) {
    return new Template(Kind.STATEMENT, word, text);
  }

  private static Template value(String word, String text) {
    return new Template(Kind.VALUE, word, text);
  }
}
