package tricksmith.editor.table.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tricksmith.editor.branches.OtherSetting;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.DealColumns;
import tricksmith.editor.change.Judgement;
import tricksmith.editor.change.MatchDifference;
import tricksmith.editor.change.MatchEnd;
import tricksmith.editor.change.TrickColumn;
import tricksmith.editor.change.TrickResult;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/** A change in sentences. */
record ChangeWords(Words words, Table table, Judgement judgement) {
  /** The most scores that can be told apart by their order. */
  private static final int MOST_IN_A_ROW = 4;

  ScriptWords script() {
    return words.of(table);
  }

  /** Returns what comes out differently, in one sentence. */
  String headline(MatchDifference difference) {
    return switch (difference) {
      case MatchDifference.TrickGoes(TrickColumn trick, _) -> trick(trick);
      case MatchDifference.CardForbidden forbidden ->
          about(
              forbidden.seat(),
              "change.forbidden",
              trick(forbidden.deal(), forbidden.trick()),
              forbidden.seat(),
              CardNames.of(forbidden.card(), script(), words));
      case MatchDifference.NotAsked asked ->
          about(
              asked.seat(),
              "change.not-asked-any-more",
              asked.seat(),
              script().name(asked.decision()));
      case MatchDifference.NotOffered offer ->
          offer.secret()
              ? about(
                  offer.seat(),
                  "change.secret-not-offered",
                  offer.seat(),
                  script().name(offer.decision()))
              : about(
                  offer.seat(),
                  "change.not-offered",
                  offer.seat(),
                  script().name(offer.decision()),
                  script().value(offer.label()));
      case MatchDifference.AskedAgain asked ->
          about(asked.seat(), "change.asked-anew", asked.seat(), script().name(asked.decision()));
      case MatchDifference.CardElsewhere card ->
          about(
              card.seat(),
              "change.card-elsewhere",
              card.seat(),
              CardNames.of(card.card(), script(), words));
      case MatchDifference.Scores scores ->
          about(
              scores.seat(),
              "change.scores",
              deal(scores.deal()),
              scores.seat(),
              PlainWords.number(scores.now()),
              PlainWords.number(scores.before()));
      case MatchDifference.OverSooner over -> words.say("change.over-sooner", deal(over.deal()));
      case MatchDifference.GoesOn _ -> words.say("change.goes-on");
      case MatchDifference.Winners winners ->
          words.say("change.winners", seats(winners.now()), seats(winners.before()));
      case MatchDifference.Fails fails ->
          fails
              .place()
              .map(place -> words.say("change.fails-at", words.line(place)))
              .orElseGet(() -> words.say("change.fails"));
    };
  }

  /** Says that a choice comes before the trick that was played. */
  String askedFirst(MatchDifference.AskedAgain asked) {
    return words.say("change.asked-first", script().name(asked.decision()));
  }

  /** Returns what a seat is asked, with its name. */
  String question(MatchDifference.AskedAgain asked) {
    return words.say(
        "change.question", words.seat(table, asked.seat()), script().title(asked.decision()));
  }

  private String about(int seat, String key, Object... arguments) {
    return words.about(table, seat, key, arguments);
  }

  private String trick(TrickColumn column) {
    String which = trick(column.deal(), column.number());
    Optional<TrickResult> now = column.now();
    if (now.map(TrickResult::isUndecided).orElse(false)) {
      return words.say("change.trick-undecided", which);
    }
    return now.flatMap(TrickResult::winner)
        .map(winner -> about(winner, "change.trick-goes", which, winner))
        .orElseGet(() -> words.say("change.trick-goes-to-nobody", which));
  }

  private String trick(int deal, int number) {
    return words.say(
        judgement.rounds() ? "change.trick-of-round" : "change.trick-of-deal", deal, number);
  }

  /** Returns the name of a deal, or a round. */
  String deal(int number) {
    return words.say(judgement.rounds() ? "change.round" : "change.deal", number);
  }

  /** Returns a deal with the suits that variables hold in it. */
  String caption(DealColumns deal) {
    return deal.suits().stream()
        .findFirst()
        .map(
            held ->
                words.say(
                    "change.deal-with",
                    deal(deal.number()),
                    script().name(held.name()),
                    script().sign(held.suit())))
        .orElseGet(() -> deal(deal.number()));
  }

  /** Returns how much else comes out differently, and why if it is not because of the text. */
  String lead(Change change) {
    int tricks = judgement.tricksOtherwise();
    boolean match = !winners(judgement.before()).equals(winners(judgement.now()));
    List<String> sentences = new ArrayList<>();
    OtherSetting.between(change.before().game(), change.now())
        .map(set -> words.setting(set, script()))
        .ifPresent(sentences::add);
    boolean first = change.first() instanceof MatchDifference.TrickGoes;
    if (tricks == 0 && judgement.losesTricks()) {
      sentences.add(words.say("change.tricks-lost"));
    } else if (tricks == 0) {
      sentences.add(words.say(match ? "change.match-only" : "change.no-tricks"));
    } else if (tricks == 1) {
      String key = first ? "change.only-trick" : "change.one-trick";
      sentences.add(words.say(match ? key + "-and-match" : key));
    } else {
      String key = first ? "change.first-of-tricks" : "change.tricks";
      sentences.add(words.say(match ? key + "-and-match" : key, tricks));
    }
    return String.join(" ", sentences);
  }

  private static List<Integer> winners(MatchEnd end) {
    return end instanceof MatchEnd.Won(_, List<Integer> winners) ? winners : List.of();
  }

  String taken(TrickResult trick) {
    if (trick.isUndecided()) {
      return words.say("change.undecided");
    }
    String who =
        trick
            .winner()
            .map(seat -> words.seat(table, seat))
            .orElseGet(() -> words.say("trick.nobody"));
    return trick
        .reason()
        .map(reason -> words.say("change.by", who, script().text(reason.label())))
        .orElse(who);
  }

  String match() {
    MatchEnd before = judgement.before();
    MatchEnd now = judgement.now();
    return switch (now) {
      case MatchEnd.Failed _ -> words.say("change.match.fails");
      case MatchEnd.Won won -> wonMatch(won, before);
      case MatchEnd.Open open ->
          before instanceof MatchEnd.Won won
              ? words.say(
                  "change.match.open-now",
                  score(open.scores()),
                  seats(won.winners()),
                  score(won.scores()))
              : openMatch(open, before);
    };
  }

  private String openMatch(MatchEnd.Open open, MatchEnd before) {
    String was = before.standing().map(this::score).orElse("");
    String is = score(open.scores());
    if (is.equals(was)) {
      return words.say("change.match.as-before", is);
    }
    List<String> standing = before.standing().orElse(List.of());
    return isLong(open.scores()) && standing.size() == open.scores().size()
        ? words.say("change.match.some", differences(open.scores(), standing))
        : words.say("change.match.stands", is, was);
  }

  /** Whether nobody could say which of these scores is whose. */
  private boolean isLong(List<String> scores) {
    return shown(scores).size() > MOST_IN_A_ROW;
  }

  /** Returns the scores that differ, each with its seat. */
  private String differences(List<String> now, List<String> before) {
    return IntStream.range(0, now.size())
        .filter(i -> !now.get(i).equals(before.get(i)))
        .mapToObj(
            i ->
                words.say(
                    "change.match.differs",
                    words.seat(table, i + 1),
                    PlainWords.number(now.get(i)),
                    PlainWords.number(before.get(i))))
        .collect(Collectors.joining(words.say("list.between")));
  }

  private String wonMatch(MatchEnd.Won won, MatchEnd before) {
    String now = score(won.scores());
    return switch (before) {
      case MatchEnd.Won was when was.winners().equals(won.winners()) ->
          words.say(
              one(
                  score(was.scores()).equals(now)
                      ? "change.match.won-the-same"
                      : "change.match.won-still",
                  won),
              seats(won.winners()),
              now,
              score(was.scores()));
      case MatchEnd.Won was ->
          words.say(
              one("change.match.won", won),
              seats(won.winners()),
              now,
              seats(was.winners()),
              score(was.scores()));
      case MatchEnd.Open was ->
          words.say(
              one("change.match.won-now", won), seats(won.winners()), now, score(was.scores()));
      case MatchEnd.Failed _ ->
          words.say(one("change.match.won-simply", won), seats(won.winners()), now);
    };
  }

  /** Returns the text for one winner or several; the verb of "you" is that of several. */
  private String one(String key, MatchEnd.Won won) {
    boolean isOther = won.winners().size() == 1 && !table.isYours(won.winners().getFirst());
    return isOther ? key + "-one" : key;
  }

  /** Returns several seats in words, within a sentence. */
  private String seats(List<Integer> seats) {
    if (seats.size() == 1 || seats.stream().anyMatch(table::isYours)) {
      return seats.stream()
          .map(seat -> about(seat, "change.seat", seat))
          .collect(Collectors.joining(words.say("change.plus")));
    }
    return seats.isEmpty()
        ? words.say("trick.nobody")
        : words.say(
            "change.seats",
            seats.stream()
                .map(String::valueOf)
                .collect(Collectors.joining(words.say("change.plus"))));
  }

  /** Returns who is who in the row of those who take the tricks. */
  String takers() {
    return table
        .yourSeat()
        .map(seat -> words.say("change.who-takes.you", seat))
        .orElseGet(() -> words.say("change.who-takes"));
  }

  /** Returns the scores in a row, one for each side. */
  String score(List<String> scores) {
    return shown(scores).stream()
        .map(PlainWords::number)
        .collect(Collectors.joining(words.say("change.versus")));
  }

  private List<String> shown(List<String> scores) {
    List<List<Integer>> sides =
        judgement.deals().isEmpty() ? List.of() : judgement.deals().getFirst().sides();
    boolean partners = sides.stream().anyMatch(side -> side.size() > 1);
    return partners ? sides.stream().map(side -> scores.get(side.getFirst() - 1)).toList() : scores;
  }
}
