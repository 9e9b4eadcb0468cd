package tricksmith.recipe;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tricksmith.recipe.Meanings.Meaning;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * Translates what a recipe says into the words of another script: its suits, its hands, its seats.
 */
final class RecipeTranslator {
  private static final Pattern TOKEN =
      Pattern.compile("\"[^\"\n]*\"|//[^\n]*|[\\p{L}\\p{N}][\\p{L}\\p{N}-]*|\\s+|.");

  /** The seats to lead from that need no variable of the recipe's own. */
  private static final Pattern PLAIN_LEADER =
      Pattern.compile("(?:left of |next after )?dealer|seat 1");

  private final ScriptFrame recipe;
  private final ScriptFrame target;
  private final CheckedRules ofRecipe;
  private final CheckedRules ofTarget;
  private final Map<Integer, String> chosen;
  private final Map<String, String> names = new HashMap<>();
  private final Map<Integer, Knob> knobs = new LinkedHashMap<>();
  private final Optional<String> leader;
  private final Meanings meanings;
  private final Map<String, Name> declared;
  private final SideScores sides;

  /** Whether the recipe itself says how many cards are dealt. */
  private boolean keepsHandSize;

  /**
   * Creates the words for a recipe.
   *
   * @param chosen the texts that the user has chosen, by their places in the recipe
   */
  RecipeTranslator(
      ScriptFrame recipe,
      CheckedRules ofRecipe,
      ScriptFrame target,
      CheckedRules ofTarget,
      Map<Integer, String> chosen) {
    this.recipe = recipe;
    this.ofRecipe = ofRecipe;
    this.target = target;
    this.ofTarget = ofTarget;
    this.chosen = chosen;
    meanings = new Meanings(recipe);
    declared = Names.declared(recipe.script());
    sides = SideScores.of(recipe, ofRecipe, ofTarget);
    leader = recipe.leader().filter(from -> PLAIN_LEADER.matcher(from).matches());
  }

  /** Gives another name to something that the recipe declares. */
  void rename(String name, String instead) {
    names.put(name, instead);
  }

  /** Whether a text of the recipe uses a name that has another name in the script. */
  boolean renames(String text) {
    return Recipe.wordsOf(text).stream().anyMatch(names::containsKey);
  }

  /** Notes that the recipe is about how many cards are dealt. */
  void keepHandSize() {
    keepsHandSize = true;
  }

  /** Returns the knobs of all the text so far. */
  List<Knob> knobs() {
    return List.copyOf(knobs.values());
  }

  /**
   * Returns the variable that holds the leader of the recipe's tricks; empty if it is a seat that
   * the script can name without one.
   */
  Optional<String> ownLeader() {
    return recipe.leader().filter(_ -> leader.isEmpty()).map(this::named);
  }

  private String named(String text) {
    return names.getOrDefault(text, text);
  }

  /** Returns a part of the recipe in the words of the script, indented as in the recipe. */
  String of(Span span) {
    StringBuilder said = new StringBuilder();
    Matcher token = TOKEN.matcher(recipe.text()).region(span.start(), span.end());
    int at = span.start();
    while (at < span.end() && token.region(at, span.end()).lookingAt()) {
      said.append(sides.before(at));
      Optional<String> seat = leaderAt(at);
      if (seat.isPresent()) {
        said.append(begins(at, seat.get()));
        at += leader.orElseThrow().length();
      } else {
        said.append(word(token.group(), at));
        at = token.end();
      }
      said.append(sides.after(at));
    }
    return said.toString();
  }

  /** Returns the same text as lines of their own, the first not indented. */
  String lines(Span span) {
    return of(span).replace("\n" + recipe.indentation(span.start()), "\n");
  }

  // Seats.

  private Optional<String> leaderAt(int place) {
    return leader
        .filter(from -> recipe.text().startsWith(from, place))
        .filter(from -> isWord(place, place + from.length()))
        .filter(_ -> !knowsLeader() || isBeginning(place) || isChoosing(place));
  }

  private boolean isWord(int start, int end) {
    return !isWordSign(start - 1) && !isWordSign(end);
  }

  private boolean isWordSign(int place) {
    char sign = recipe.text().charAt(place);
    return Character.isLetterOrDigit(sign) || sign == '-';
  }

  /** Whether the recipe's name for the leader has a meaning in the script. */
  private boolean knowsLeader() {
    return leader.map(from -> !from.contains("dealer") || target.assigns("dealer")).orElse(true);
  }

  private boolean isBeginning(int place) {
    return recipe.text().startsWith("from ", place - 5)
        && enclosing(place) instanceof Statement.Each;
  }

  /** Whether somebody chooses here who is asked alone. */
  private boolean isChoosing(int place) {
    return enclosing(place) instanceof Statement.Choice choice
        && choice.subject().span().start() == place;
  }

  private String begins(int place, String from) {
    String own = target.leader().orElse("seat 1");
    boolean chooses = isChoosing(place);
    String usual = !chooses && knowsLeader() && from.contains("dealer") ? from : own;
    String value = chosen.getOrDefault(place, usual);
    if (chooses || isBeginning(place)) {
      Set<String> choices = new LinkedHashSet<>(List.of(usual, own, "seat 1"));
      if (target.assigns("dealer")) {
        choices.addAll(List.of("left of dealer", "dealer"));
      }
      Knob.Kind kind = chooses ? Knob.Kind.CHOOSES : Knob.Kind.BEGINS;
      add(Meaning.of(kind), place, value, List.copyOf(choices));
    }
    return value;
  }

  // Words.

  private String word(String word, int place) {
    if (!Character.isLetterOrDigit(word.charAt(0))) {
      return word;
    }
    String own = names.getOrDefault(word, word);
    if (!own.equals(word)) {
      return own;
    }
    if (sides.meansSide(word, place)) {
      return "side";
    }
    if (isHandSize(word, place)) {
      String size = handSize(place);
      String value = chosen.getOrDefault(place, size);
      if (size.chars().allMatch(Character::isDigit)) {
        add(meanings.ofHandSize(place), place, value);
      }
      return value;
    }
    if (word.chars().allMatch(Character::isDigit)) {
      return number(word, place);
    }
    return card(word, place);
  }

  private Statement enclosing(int place) {
    return recipe
        .everyStatement()
        .filter(each -> each.span().start() <= place && place < each.span().end())
        .reduce((_, inner) -> inner)
        .orElse(new Statement.EndMatch(new Span(0, 0)));
  }

  // Hands.

  private boolean isHandSize(String word, int place) {
    String dealt =
        recipe
            .handSize()
            .map(size -> recipe.text(size.span()))
            .orElseGet(() -> String.valueOf(52 / ofRecipe.leastPlayers()));
    if (!dealt.equals(word) || keepsHandSize || declared.containsKey(word)) {
      return false;
    }
    return !word.chars().allMatch(Character::isDigit)
        || (isInTests(place) && recipe.text().startsWith("== ", place - 3))
        || (enclosing(place) instanceof Statement.Choice choice
            && choice.sets().stream()
                .anyMatch(set -> set.span().start() <= place && place < set.span().end())
            && recipe.text().startsWith("..", place - 2));
  }

  private boolean isInTests(int place) {
    return recipe
        .sections(Section.Tests.class)
        .anyMatch(tests -> tests.span().start() <= place && place < tests.span().end());
  }

  private String handSize(int place) {
    return target
        .handSize()
        .map(size -> target.text(size.span()))
        .map(size -> size.contains(" ") ? "(" + size + ")" : size)
        .orElseGet(
            () ->
                enclosing(place) instanceof Statement.Choice choice
                    ? "(number of hand of " + of(choice.subject().span()) + ")"
                    : "(number of hand of player)");
  }

  // Numbers.

  private String number(String number, int place) {
    String value = chosen.getOrDefault(place, number);
    meanings.ofNumber(place, enclosing(place)).ifPresent(meaning -> add(meaning, place, value));
    return value;
  }

  // Cards.

  private String card(String word, int place) {
    if (!isOrdinaryWord(word)) {
      if (ofRecipe.suits().contains(word)) {
        String value = chosen.getOrDefault(place, suit(word));
        meanings
            .ofCard(Knob.Kind.SUIT, place)
            .ifPresent(it -> add(it, place, value, ofTarget.suits()));
        return value;
      }
      if (ofRecipe.ranks().contains(word)) {
        String value = chosen.getOrDefault(place, rank(word));
        meanings
            .ofCard(Knob.Kind.RANK, place)
            .ifPresent(it -> add(it, place, value, ofTarget.ranks()));
        return value;
      }
    }
    return ofRecipe.ranks().stream()
        .flatMap(
            rank ->
                ofRecipe.suits().stream()
                    .filter(suit -> word.equals(rank + suit))
                    .map(suit -> rank(rank) + suit(suit)))
        .findFirst()
        .orElse(word);
  }

  /** Whether a word only looks like a rank or a suit. */
  private boolean isOrdinaryWord(String word) {
    return Stream.concat(
            ofRecipe.labels().stream(), ofRecipe.variables().stream().map(each -> each.name()))
        .anyMatch(word::equals);
  }

  private String suit(String suit) {
    List<String> own = ofTarget.suits();
    return own.contains(suit) || own.isEmpty()
        ? suit
        : own.get(ofRecipe.suits().indexOf(suit) % own.size());
  }

  /** Returns the script's rank as far from the highest as one of the recipe is. */
  private String rank(String rank) {
    List<String> own = ofTarget.ranks();
    int fromTop = ofRecipe.ranks().size() - ofRecipe.ranks().indexOf(rank);
    return own.contains(rank) || own.isEmpty() ? rank : own.get(Math.max(0, own.size() - fromTop));
  }

  private void add(Meaning meaning, int place, String value) {
    add(meaning, place, value, List.of());
  }

  private void add(Meaning meaning, int place, String value, List<String> choices) {
    Optional<String> about = meaning.about().map(this::named);
    Knob knob = new Knob(meaning.kind(), place, value, choices, about, meanings.line(place));
    knobs.putIfAbsent(place, knob);
  }
}
