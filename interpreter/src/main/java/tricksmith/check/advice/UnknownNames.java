package tricksmith.check.advice;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Reports unknown names, and suggests what may have been meant. */
public record UnknownNames(Symbols symbols, CheckLog log) {
  /** A range that begins with a sign, as in {@code over number in -3..3}. */
  private static final Pattern SIGNED_RANGE =
      Pattern.compile("^ ++in ++(?<range>-[^\\s.,;})]++ *+\\.\\. *+[^\\s,;})]++)");

  private static final Pattern SCORES = Pattern.compile("(?<!\\p{L})scores? +");

  private static final String OWNED = "(?: +of +(?:player|side)|\\[(?:player|side)\\])?";

  private static final String BEST =
      "(?:most|highest|fewest|least|lowest) +(?!number\\b)[\\p{L}\\p{N}_-]+" + OWNED;

  /** By what somebody is the best, of whoever is looked at. */
  private static final Pattern MOST =
      Pattern.compile(
          "with +(?:the +)?" + BEST + "(?:,? +then +" + BEST + ")*(?! +of|[\\p{L}\\p{N}_\\[])");

  /** Whoever has the best card, as if players had one each. */
  private static final Pattern WITH_CARD =
      Pattern.compile(
          "with +(?:the +)?(?:(?<which>highest|lowest) +card(?![.\\p{L}\\p{N}_-])"
              + "|(?<by>(?:most|highest|fewest|least|lowest) +card\\.[\\p{L}\\p{N}_-]+))");

  /**
   * By what cards are picked, from those of a player: {@code hand of player with most card.rank}.
   */
  private static final Pattern OF_CARDS = Pattern.compile("(?:where|with)\\b[^,;{}]*\\bcard\\b");

  private static final Pattern MEASURE =
      Pattern.compile(
          "(?:the +)?(?<most>most|highest|fewest|least|lowest) +(?<what>[\\p{L}\\p{N}_-]+)(?<owned>"
              + OWNED
              + ")");

  private static final Pattern ASKING = Pattern.compile("\\b(?:some|every|no) +$");

  /** The beginning of a statement about every player. */
  private static final Pattern EVERY = Pattern.compile("(?:^|[{;:])\\s*every +$");

  private static final Pattern WINNERS = Pattern.compile("\\bwinners? +(?:is|are) +$");

  /** What is asked of a combination that is offered: {@code it.number}. */
  private static final Set<String> PROPERTIES = Set.of("number", "suit", "rank");

  private static final Set<String> POINTS =
      Set.of("points", "point", "value", "values", "点", "点数", "得点");

  /** What players call cards, or players, that are equally good. */
  private static final Set<String> TIES =
      Set.of("tie", "ties", "tied", "draw", "drawn", "引き分け", "同点", "同着", "タイ");

  /** What players call a deal in which no suit is trump. */
  private static final Set<String> NO_TRUMP =
      Set.of("notrump", "notrumps", "no-trump", "no-trumps", "NT", "ノートランプ");

  /** The head of a definition, up to its name. */
  private static final Pattern DEFINED = Pattern.compile("\\bdefine\\s+(?<name>[^\\s(=]+)");

  /** A line of several players who score. */
  private static final Pattern TOGETHER =
      Pattern.compile(
          "(?:^|[{;])\\s*(?<players>(?:opponents|partners) +of +(?:(?! scores? )[^{};])*"
              + "|\\(?players\\b(?:(?! scores? )[^{};])*|everyone *?) scores? ");

  /** A line of one who acts alone. */
  private static final Pattern ALONE =
      Pattern.compile(
          "(?:^|[{;:])\\s*(?<who>[\\p{L}\\p{N}_-]+(?: +of +[\\p{L}\\p{N}_-]+| +[0-9]+)?)"
              + " +(?:scores|draws|moves) +[^{};]*$");

  /** Whose points are asked for as if some player had a score of their own. */
  private static final Pattern SCORE_OF_SOME =
      Pattern.compile("\\b(?<what>score|(?:number +of +)?tricks) +of +(?<some>some|every|no) +$");

  /** How variables are set that most card games have. */
  private static final Map<String, List<String>> SET_BY =
      Map.of(
          "trump", List.of("%s = H", "dealer chooses %s from suits"),
          "dealer", List.of("%s = random player", "%s = seat 1"),
          "declarer", List.of("%s = player", "%s = only of (players with most bid[player])"),
          "bid",
              List.of("each player in turn chooses %s from 0..5", "dealer chooses %s from 0..5"));

  /** The line that says who wins, written as if somebody scored. */
  private static final Pattern WINS = Pattern.compile("(?:highest|lowest) +score +wins\\b");

  /** The rest of a line that plays tricks, up to its block. */
  private static final Pattern TRICKS =
      Pattern.compile("^ +tricks\\b(?:(?! until\\b)[^{}])*(?<! )");

  /** Who draws cards, up to how many. */
  private static final Pattern DRAWN =
      Pattern.compile("(?:^|[{;:])\\s*+(?<line>(?<who>[^\\s{};:][^{};:]*) draws? +)$");

  /** The pile that cards are drawn from, at the end of a line. */
  private static final Pattern FROM =
      Pattern.compile("^ +(?:cards +)?(?:from|of) +(?<pile>[\\p{L}\\p{N}_-]+)(?=\\s*(?:$|[;}]))");

  /** The pile that cards are chosen from: {@code chooses passed: all cards from hand}. */
  private static final Pattern OFFERED =
      Pattern.compile("^ +cards +from +(?<pile>[\\p{L}\\p{N}_-]+)(?=\\s*(?:$|[;{}]))");

  private static final Pattern COMPARED = Pattern.compile("[=!<>]=?\\s*$");

  /**
   * Reports an unknown name with the best guess at what was meant.
   *
   * @param hint the type that is expected; null for any
   */
  public Term explain(String name, Span span, @Nullable Type hint, Scope scope) {
    String after = log.after(span.end()).stripLeading();
    boolean owns = log.follows("of", span.start()) && OF_CARDS.matcher(after).lookingAt();
    if (name.equals("player")
        && !owns
        && (after.startsWith("with ") || after.startsWith("where "))) {
      if (EVERY.matcher(log.before(span.start())).find()) {
        return eachPlayer(span);
      }
      return isAskedAbout(span) && after.startsWith("where ")
          ? playerHas(new Span(span.start(), log.endOf("where", span.end())), "player where", "")
          : playerWith(span, after);
    }
    if (scope.isOfDefinition() && isAround(name, hint, scope)) {
      String definition =
          DEFINED
              .matcher(log.before(span.start()))
              .results()
              .map(defined -> defined.group("name"))
              .reduce("NAME", (_, last) -> last);
      return log.error(CheckProblem.NO_PARAMETER, span, name, definition);
    }
    if (name.equals("player")) {
      return player(span, after, scope);
    }
    if (name.equals("deck")) {
      return log.error(CheckProblem.NO_DECK_WITHOUT_A_NAME, span);
    }
    NameGuess.UnknownName unknown =
        new NameGuess.UnknownName(name, hint, scope, symbols, log.before(span.start()));
    if (name.equals("side")) {
      return side(span, after, unknown);
    }
    if (log.isDefined(name)) {
      return log.error(CheckProblem.ONLY_IN_ITS_BLOCK, span, name);
    }
    Optional<String> meant = NameGuess.byWord(unknown);
    if (meant.isPresent()) {
      return log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, name, meant.get());
    }
    Term elsewhere = wordOfAnotherPlace(name, span, hint, scope);
    return elsewhere == null ? guess(unknown, span) : elsewhere;
  }

  /** Reports {@code player} where nobody acts. */
  private Term player(Span span, String after, Scope scope) {
    if (after.startsWith(".") && isAskedAbout(span)) {
      return playerHas(new Span(span.start(), span.end() + 1), "player.", " ");
    }
    if (log.endOf("left of", span.end()) >= 0 || log.endOf("right of", span.end()) >= 0) {
      Span word = new Span(span.start(), log.nextWord(span.end()));
      String neighbour = after.substring(0, after.indexOf(' ')) + " of …";
      Fix fix = Fix.remove(word);
      return log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, fix, "player", neighbour);
    }
    if (log.follows("every", span.start())) {
      return eachPlayer(span);
    }
    Local it = scope.local("it");
    if (it != null && it.type() == Type.Basic.PLAYER) {
      return log.replace(CheckProblem.PLAYER_OFFERED, span, "it");
    }
    return nobodyActs(span, scope);
  }

  /** Reports {@code side} where no side acts: {@code side with most tricks}, {@code of side}. */
  private Term side(Span span, String after, NameGuess.UnknownName unknown) {
    String before = log.before(span.start());
    Matcher most = MOST.matcher(after);
    if (most.lookingAt()) {
      String meant = "sides " + meant(most.group(), "side");
      boolean several = before.endsWith("(") || WINNERS.matcher(before).find();
      Span whole = new Span(span.start(), log.nextWord(span.end()) + most.end());
      return like(whole, several ? meant : "only of (" + meant + ")");
    }
    if (before.isBlank() && after.startsWith("score")) {
      return like(span, "each side");
    }
    Matcher alone = ALONE.matcher(before);
    boolean acts = unknown.scope().local("player") == null && alone.find();
    if (acts && alone.group("who").equals("side")) {
      return ErrorTerm.at(span);
    }
    String who = acts ? alone.group("who") : NameGuess.whose(unknown, "seat 1");
    return like(span, who.startsWith("side ") ? who : "side of " + who);
  }

  private Term like(Span written, String meant) {
    Fix fix = Fix.replace(written, meant);
    return log.error(CheckProblem.UNKNOWN_NAME_LIKE, written, fix, log.written(written), meant);
  }

  /** Reports {@code every player}, which only asks, where each one is to do something. */
  private Term eachPlayer(Span player) {
    Span every = new Span(log.beginningOf("every", player.start()), player.end());
    Fix fix = Fix.replace(every, "each player");
    return log.error(CheckProblem.UNKNOWN_NAME_LIKE, every, fix, "every player", "each player");
  }

  /** Whether a question is asked of players: {@code some player}. */
  private boolean isAskedAbout(Span player) {
    return ASKING.matcher(log.before(player.start())).find();
  }

  private Term playerHas(Span written, String called, String space) {
    Fix fix = Fix.replace(written, "player has" + space);
    return log.error(CheckProblem.UNKNOWN_NAME_LIKE, written, fix, called, "player has …");
  }

  /** Reports a word that scripts use elsewhere, or do without; null for any other. */
  private @Nullable Term wordOfAnotherPlace(
      String name, Span span, @Nullable Type hint, Scope scope) {
    Term element = element(name, span, hint, scope);
    if (element != null) {
      return element;
    }
    Matcher wins = WINS.matcher(log.written(span) + log.after(span.end()));
    if (wins.lookingAt()) {
      Span line = new Span(span.start(), span.start() + wins.end());
      return log.error(CheckProblem.WINNING_OUTSIDE_END, line, wins.group());
    }
    if (name.equals("trumps")
        && log.follows("except", span.start())
        && symbols.variables().find("trump") != null) {
      String meant = "(cards where card.suit == trump)";
      return log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, name, meant);
    }
    if (hint == Type.Basic.SUIT && NO_TRUMP.contains(name)) {
      return log.replace(CheckProblem.UNKNOWN_NAME_LIKE, span, "none", name, "none");
    }
    if (name.equals("winners") && Types.PLAYERS.equals(hint)) {
      return log.error(CheckProblem.WINNERS_OF_WHAT, span);
    }
    if (name.equals("wins") && WINS.matcher(log.before(span.end())).find()) {
      return ErrorTerm.at(span);
    }
    if (name.equals("all")) {
      Term meant = allOfWhat(span);
      if (meant != null) {
        return meant;
      }
    }
    if (name.equals("random")) {
      return log.error(CheckProblem.RANDOM_WHAT, span, waysToDraw(hint));
    }
    if (symbols.constants().kinds().containsKey(name)) {
      return log.endOf("in", span.end()) >= 0
          ? log.error(CheckProblem.KIND_AS_NAME, span, Fix.before(span, "some "), name)
          : log.error(CheckProblem.KIND_AS_NAME, span, name);
    }
    if (POINTS.contains(name) && isScored(log.before(span.start()))) {
      return log.error(CheckProblem.POINTS_OF_CARDS, span);
    }
    if (isTie(name) && (hint == null || hint == Type.Basic.YES_NO)) {
      return log.error(CheckProblem.NO_WORD_FOR_TIES, span, name);
    }
    Matcher signed = SIGNED_RANGE.matcher(log.after(span.end()));
    boolean goesThrough = log.follows("over", span.start()) || log.follows("of", span.start());
    if (goesThrough && signed.lookingAt()) {
      Span range = new Span(span.end() + signed.start("range"), span.end() + signed.end("range"));
      String meant = "(" + signed.group("range") + ")";
      return log.replace(CheckProblem.SIGNED_RANGE, range, meant, signed.group("range"), meant);
    }
    return log.isOfALoop(name) ? log.error(CheckProblem.ONLY_IN_ITS_LOOP, span, name) : null;
  }

  /** Reports a word for a card, or for one of its parts, where none is looked at. */
  private @Nullable Term element(String name, Span span, @Nullable Type hint, Scope scope) {
    Local it = scope.local("it");
    if (PROPERTIES.contains(name) && it != null && it.type() instanceof Type.Product) {
      return like(span, "it." + name);
    }
    if (it != null
        && ((name.equals("suit") && it.type() == Type.Basic.SUIT)
            || (name.equals("rank") && it.type() == Type.Basic.RANK))) {
      return like(span, "it");
    }
    if (name.equals("card") && !Types.CARDS.equals(hint)) {
      return log.error(CheckProblem.NO_CARD_LOOKED_AT, span);
    }
    if ((name.equals("suit") && hint == Type.Basic.SUIT)
        || (name.equals("rank") && hint == Type.Basic.RANK)) {
      return log.error(CheckProblem.NO_ELEMENT, span, name, name + "s");
    }
    return null;
  }

  /** Reports {@code all}, which says by itself neither what it is of nor how many that are. */
  private @Nullable Term allOfWhat(Span span) {
    if (log.follows("deal", span.start())) {
      return log.replace(CheckProblem.UNKNOWN_NAME_LIKE, span, "deck", "all", "deck");
    }
    Matcher offered = OFFERED.matcher(log.after(span.end()));
    if (log.before(span.start()).stripTrailing().endsWith(":") && offered.find()) {
      return like(span, "number of " + offered.group("pile"));
    }
    Matcher drawn = DRAWN.matcher(log.before(span.start()));
    Matcher from = FROM.matcher(log.after(span.end()));
    if (drawn.find() && from.find()) {
      Span line = new Span(span.start() - drawn.group("line").length(), span.end() + from.end());
      String meant = "move %s to hand of %s".formatted(from.group("pile"), drawn.group("who"));
      return log.replace(CheckProblem.UNKNOWN_NAME_LIKE, line, meant, log.written(line), meant);
    }
    Matcher tricks = TRICKS.matcher(log.after(span.end()));
    if (tricks.find()) {
      Span line = new Span(span.start(), span.end() + tricks.end());
      String meant = tricks.group().strip() + " until hands are empty";
      return like(line, meant);
    }
    return COMPARED.matcher(log.before(span.start())).find()
        ? log.error(CheckProblem.ALL_AS_A_VALUE, span)
        : null;
  }

  private Term guess(NameGuess.UnknownName unknown, Span span) {
    String name = unknown.name();
    Optional<String> common = common(unknown);
    if (common.isPresent()) {
      List<String> lines = SET_BY.getOrDefault(common.get(), List.of());
      if (log.after(span.end()).startsWith("[player]")) {
        String declared = name + "[player]: " + (name.equals("trump") ? "suit" : "number");
        return log.error(
            CheckProblem.SET_NOWHERE,
            span,
            name,
            "state { each deal { " + declared + " } }",
            "state { " + declared + " }");
      }
      String called = StandardCharsets.US_ASCII.newEncoder().canEncode(name) ? common.get() : name;
      return log.error(
          CheckProblem.SET_NOWHERE,
          span,
          name,
          lines.getFirst().formatted(called),
          lines.getLast().formatted(called));
    }
    return Optional.of(unknown)
        .filter(_ -> !log.hasEnoughErrors())
        .flatMap(NameGuess::best)
        .map(meant -> log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, name, meant))
        .orElseGet(() -> unknown(unknown, span));
  }

  /** Reports a name of which there is nothing to guess but that it may be a difference. */
  private Term unknown(NameGuess.UnknownName unknown, Span span) {
    String name = unknown.name();
    return NameGuess.differenceOfUnknown(unknown)
        .map(
            sides ->
                log.error(
                    CheckProblem.UNKNOWN_DIFFERENCE,
                    span,
                    name,
                    String.join(" - ", sides),
                    Character.isDigit(sides.getFirst().charAt(0))
                        ? sides.getLast()
                        : sides.getFirst()))
        .orElseGet(() -> log.error(CheckProblem.UNKNOWN_NAME, span, name));
  }

  /** Whether a name would mean something beside a definition, in the loop around it. */
  private boolean isAround(String name, @Nullable Type hint, Scope scope) {
    return name.equals("player")
        || (name.equals("suit") && hint == Type.Basic.SUIT)
        || (name.equals("rank") && hint == Type.Basic.RANK)
        || (name.equals("side") && scope.local("player") == null)
        || log.isOfALoop(name)
        || log.isOfAProcedure(name);
  }

  /** The variable of most card games that a word means, if this script sets none for it. */
  private static Optional<String> common(NameGuess.UnknownName unknown) {
    return Optional.of(unknown.name())
        .filter(SET_BY::containsKey)
        .or(() -> Synonyms.among(unknown.name(), SET_BY.keySet()))
        .filter(_ -> Synonyms.among(unknown.name(), unknown.names()).isEmpty());
  }

  /** Whether players say so of what is equally good. */
  public static boolean isTie(String word) {
    return TIES.contains(word);
  }

  /** The two sides of a difference that is written as one word: {@code pot-bid}. */
  public Optional<List<String>> difference(String word, Scope scope) {
    return NameGuess.difference(
        new NameGuess.UnknownName(word, Type.Basic.NUMBER, scope, symbols, ""));
  }

  /** {@code opponents of dealer score points(player)}, where they act together. */
  private Term nobodyActs(Span span, Scope scope) {
    String before = log.before(span.start());
    if (scope.local("side") != null) {
      return log.replace(CheckProblem.ACTS_ALONE, span, "side", "side");
    }
    Matcher some = SCORE_OF_SOME.matcher(before);
    if (some.find()) {
      boolean score = some.group("what").equals("score");
      String meant =
          some.group("some") + " player has " + (score ? "score" : "number of tricks of player");
      Span whole = new Span(span.start() - before.length() + some.start(), span.end());
      return like(whole, meant);
    }
    Matcher together = TOGETHER.matcher(before);
    if (!together.find()) {
      return actsAlone(span, before);
    }
    String players = together.group("players");
    int line = span.start() - before.length();
    String meant = "each of " + players + " scores";
    Span subject = new Span(line + together.start("players"), line + together.end() - 1);
    return log.error(
        CheckProblem.ACT_TOGETHER, span, Fix.replace(subject, meant), players, meant + " …");
  }

  /** {@code declarer scores number of tricks of player}, where only the declarer acts. */
  private Term actsAlone(Span span, String before) {
    Matcher alone = ALONE.matcher(before);
    if (!alone.find() || alone.group("who").equals("player")) {
      return log.error(CheckProblem.NO_PLAYER_ACTS, span);
    }
    String who = alone.group("who");
    return log.replace(CheckProblem.ACTS_ALONE, span, who, who);
  }

  /** {@code player with most tricks}, which names one of several that may be equal. */
  private Term playerWith(Span span, String after) {
    Matcher most = MOST.matcher(after);
    String meant =
        "players "
            + (most.lookingAt() ? meant(most.group(), "player") : "with most score of player");
    Span whole =
        most.lookingAt() ? new Span(span.start(), log.nextWord(span.end()) + most.end()) : span;
    if (WINNERS.matcher(log.before(span.start())).find()) {
      Fix all = Fix.replace(whole, most.lookingAt() ? meant : "players");
      return log.error(CheckProblem.PLAYERS_WITH, span, all, "winners are " + meant);
    }
    Matcher card = WITH_CARD.matcher(after);
    if (card.lookingAt()) {
      String by = card.group("by") == null ? card.group("which") + " card.rank" : card.group("by");
      String played = "player of only of (cards of trick with " + by + ")";
      return like(new Span(span.start(), log.nextWord(span.end()) + card.end()), played);
    }
    if (after.startsWith("where ")) {
      String among = "first player in players";
      return log.follows("first", span.start())
          ? like(new Span(log.beginningOf("first", span.start()), span.end()), among)
          : log.error(CheckProblem.PLAYER_WITH, span, Fix.replace(span, among), among + " where …");
    }
    String first = "first player in (" + meant + ")";
    return most.lookingAt()
        ? log.error(CheckProblem.PLAYER_WITH, span, Fix.replace(whole, first), first)
        : log.error(CheckProblem.PLAYER_WITH, span, first);
  }

  /** The measures by which somebody is best, each with its owner. */
  private String meant(String best, String owner) {
    return MEASURE
        .matcher(best)
        .replaceAll(
            found ->
                found.group("most")
                    + " "
                    + Matcher.quoteReplacement(
                        of(found.group("what"), found.group("owned"), owner)));
  }

  private String of(String what, String owned, String owner) {
    if (!owned.isEmpty()) {
      return what + owned;
    }
    if (what.equals("cards")) {
      return "number of hand of " + owner;
    }
    boolean variable = symbols.variables().find(what) != null;
    return what + (variable ? "[" + owner + "]" : " of " + owner);
  }

  /** Whether a statement that scores has begun, and a word follows. */
  private static boolean isScored(String before) {
    return before.endsWith(" ") && SCORES.matcher(before).find();
  }

  private static String[] waysToDraw(@Nullable Type hint) {
    return hint == Type.Basic.PLAYER || hint == Type.Basic.SUIT
        ? new String[] {"random " + Notation.of(hint)}
        : new String[] {"random player", "random suit"};
  }
}
