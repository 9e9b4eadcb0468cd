package tricksmith.check.diagnostic;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tricksmith.source.Diagnostic;
import tricksmith.source.Problem;
import tricksmith.source.Source;

/**
 * Finds problems that may merely follow from others: those in lines with a syntax error, unknown
 * names that such a line may declare, questions that ask for a definition in such a line, and
 * unknown cards if something is wrong with a deck.
 */
public final class FollowUpErrors {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]+");

  /** Problems with an unknown name, which is their first argument. */
  private static final Set<Problem> UNKNOWN =
      Set.of(
          CheckProblem.UNKNOWN_NAME,
          CheckProblem.UNKNOWN_NAME_LIKE,
          CheckProblem.SET_NOWHERE,
          CheckProblem.ONLY_IN_ITS_BLOCK,
          CheckProblem.UNKNOWN_ZONE,
          CheckProblem.UNKNOWN_PROPERTY,
          CheckProblem.UNKNOWN_PROPERTY_LIKE,
          CheckProblem.UNKNOWN_KIND,
          CheckProblem.UNKNOWN_TYPE,
          CheckProblem.UNKNOWN_TYPE_LIKE,
          CheckProblem.NOT_IN_DECK,
          CheckProblem.NOT_IN_DECK_LIKE);

  /** Problems with suits, ranks and cards that a deck without one of them does not have. */
  private static final Set<Problem> OF_HALF_A_PACK =
      Set.of(CheckProblem.NOT_A_CONSTANT, CheckProblem.WRONG_TYPE);

  /** Problems with what somebody asks for, which may be a definition that says something else. */
  private static final Set<Problem> OF_A_VALUE =
      Set.of(CheckProblem.VALUE_AS_CONDITION, CheckProblem.WRONG_TYPE);

  private static final Pattern DEFINED = Pattern.compile("\\bdefine\\s+([^\\s(=]+)");

  private static final Set<String> TYPES_OF_THE_DECK = Set.of("suit", "rank", "card");

  /** A section that declares cards, up to its brace. */
  private static final Pattern DECK = Pattern.compile("(?m)^[ \\t]*deck\\b[^{}\\n]*\\{[^}]*");

  /** The ranks and suits of the usual deck. */
  private static final Set<String> USUAL_RANKS =
      Set.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");

  private static final Set<String> USUAL_SUITS = Set.of("C", "D", "H", "S");

  private final Source source;
  private final Set<Integer> lines;
  private final Set<String> words = new HashSet<>();
  private final Set<String> definitions = new HashSet<>();

  private final Set<Integer> linesOfDecks = new HashSet<>();
  private final Set<String> wordsOfDecks = new HashSet<>();
  private final boolean deckUnreadable;
  private final boolean deckWrong;
  private final boolean halfAPack;

  /**
   * @param unreadable the syntax errors
   * @param found the problems of meaning
   */
  public FollowUpErrors(Source source, List<Diagnostic> unreadable, List<Diagnostic> found) {
    this.source = source;
    this.lines =
        unreadable.stream()
            .filter(Diagnostic::isError)
            .map(this::line)
            .collect(Collectors.toUnmodifiableSet());
    for (int line : lines) {
      String text = source.text(source.line(line));
      addWords(text, words);
      DEFINED.matcher(text).results().forEach(name -> definitions.add(name.group(1)));
    }
    DECK.matcher(source.text())
        .results()
        .forEach(
            deck -> {
              int first = source.place(deck.start()).line();
              int last = source.place(deck.end()).line();
              IntStream.rangeClosed(first, last).forEach(linesOfDecks::add);
              addWords(deck.group(), wordsOfDecks);
            });
    this.deckUnreadable = lines.stream().anyMatch(linesOfDecks::contains);
    this.deckWrong =
        deckUnreadable
            || found.stream()
                .filter(Diagnostic::isError)
                .anyMatch(each -> linesOfDecks.contains(line(each)));
    this.halfAPack = found.stream().anyMatch(each -> each.problem() == CheckProblem.HALF_A_PACK);
  }

  private static boolean isOfTheDeck(Diagnostic found) {
    return found.arguments().stream().anyMatch(TYPES_OF_THE_DECK::contains);
  }

  private static void addWords(String text, Set<String> words) {
    WORD.matcher(text).results().forEach(it -> words.add(it.group()));
  }

  /** Whether a problem may disappear when the others are fixed. */
  public boolean include(Diagnostic found) {
    if (lines.contains(line(found))) {
      return true;
    }
    if (found.problem() == CheckProblem.HALF_A_PACK) {
      return deckUnreadable;
    }
    if (OF_A_VALUE.contains(found.problem()) && asksForUnreadable(found)) {
      return true;
    }
    if (OF_HALF_A_PACK.contains(found.problem())) {
      return halfAPack && isOfTheDeck(found);
    }
    if (!UNKNOWN.contains(found.problem())) {
      return false;
    }
    String name = found.arguments().getFirst();
    return words.contains(name)
        || (deckWrong && !linesOfDecks.contains(line(found)) && mayBeOfTheDeck(name));
  }

  private boolean asksForUnreadable(Diagnostic found) {
    Set<String> asked = new HashSet<>();
    addWords(source.text(found.span()), asked);
    return asked.stream().anyMatch(definitions::contains);
  }

  /** Whether a name may be that of a suit, a rank, a card or a kind of cards. */
  private boolean mayBeOfTheDeck(String name) {
    return isSuit(name)
        || isRank(name)
        || wordsOfDecks.contains(name + "s")
        || IntStream.range(1, name.length())
            .anyMatch(at -> isRank(name.substring(0, at)) && isSuit(name.substring(at)));
  }

  private boolean isSuit(String name) {
    return USUAL_SUITS.contains(name) || wordsOfDecks.contains(name);
  }

  private boolean isRank(String name) {
    return USUAL_RANKS.contains(name) || wordsOfDecks.contains(name);
  }

  private int line(Diagnostic diagnostic) {
    return source.place(diagnostic.span().start()).line();
  }
}
