package tricksmith.editor.learning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.recipe.Recipe;
import tricksmith.recipe.Recipes;
import tricksmith.service.script.LanguageWords;
import tricksmith.source.Spelling;

/** Recipes, words and games, found by words of either language. */
final class LearningIndex {
  private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.JAPANESE);
  private static final int MOST_RECIPES = 12;
  private static final int MOST_WORDS = 12;
  private static final int MOST_GAMES = 6;

  /** How many words of fitting recipes to offer, and how many recipes must use one. */
  private static final int MOST_USED = 5;

  private static final int LEAST_USES = 4;

  /** The share of the words in a query that must be found. */
  private static final double ENOUGH = 0.6;

  /** How much it counts if a query is what people call an entry, or contains that. */
  private static final int CALLED_SO = 200;

  private static final int NAMES_IT = 100;

  private static final Map<Locale, LearningIndex> WITHOUT_GAMES = new ConcurrentHashMap<>();

  private final List<Searched> recipes;
  private final List<Searched> words;
  private final List<Searched> games;

  /** The words of each recipe, by its number. */
  private final Map<Integer, Set<String>> wordsOfRecipes;

  /**
   * An entry, with the words by which it is found.
   *
   * @param titles in all languages
   * @param texts that explain it, in all languages
   * @param code the words of its script
   * @param terms what people call it, in all languages
   */
  private record Searched(
      Entry entry, String titles, String texts, Set<String> code, List<String> terms) {
    Searched {
      titles = titles.toLowerCase(Locale.ROOT);
      texts = texts.toLowerCase(Locale.ROOT);
    }

    /** Returns how well a word fits; 0 if it does not. */
    int fit(String word) {
      if (titles.lines().anyMatch(word::equals)) {
        return 12;
      }
      if (titles.contains(word) || (word.length() > 3 && titles.contains(singular(word)))) {
        return 6;
      }
      if (texts.contains(word)) {
        return 3;
      }
      return code.contains(word) ? 1 : 0;
    }

    /** Returns how well its titles and what people call it fit a whole query; 0 if they do not. */
    int fitOfNames(String query) {
      return Stream.concat(
              terms.stream(),
              titles.lines().filter(title -> !query.isEmpty() && title.equals(query)))
          .mapToInt(term -> query.equals(term) ? CALLED_SO : query.contains(term) ? NAMES_IT : 0)
          .max()
          .orElse(0);
    }

    private static String singular(String word) {
      return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
    }
  }

  /** The results of a search; each list has the best matches first. */
  record Found(List<Entry> recipes, List<Entry> words, List<Entry> games) {
    boolean isEmpty() {
      return recipes.isEmpty() && words.isEmpty() && games.isEmpty();
    }
  }

  private LearningIndex(Locale language) {
    List<List<Recipe>> translations = LANGUAGES.stream().map(Recipes::in).toList();
    recipes = Recipes.in(language).stream().map(recipe -> searched(recipe, translations)).toList();
    wordsOfRecipes =
        Recipes.in(language).stream().collect(Collectors.toMap(Recipe::number, Recipe::words));
    List<LanguageWords> meanings = LANGUAGES.stream().map(LanguageWords::in).toList();
    LanguageWords own = LanguageWords.in(language);
    words =
        LanguageWords.all().stream()
            .map(word -> searched(word, own, meanings))
            .flatMap(Optional::stream)
            .toList();
    games = List.of();
  }

  private LearningIndex(LearningIndex index, List<Searched> games) {
    recipes = index.recipes;
    wordsOfRecipes = index.wordsOfRecipes;
    words = index.words;
    this.games = games;
  }

  /** Returns the index without games for a reader of a language; it is made once. */
  static LearningIndex in(Locale language) {
    return WITHOUT_GAMES.computeIfAbsent(language, LearningIndex::new);
  }

  LearningIndex with(List<LearnedGame> games) {
    return new LearningIndex(
        this,
        games.stream()
            .map(
                game ->
                    new Searched(
                        new Entry.OfGame(game, List.of()),
                        game.title(),
                        game.about(),
                        Recipe.wordsOf(game.text()),
                        List.of()))
            .toList());
  }

  private static Searched searched(Recipe recipe, List<List<Recipe>> translations) {
    List<Recipe> same = translations.stream().map(all -> all.get(recipe.number() - 1)).toList();
    return new Searched(
        new Entry.OfRecipe(recipe),
        same.stream().map(Recipe::title).collect(Collectors.joining("\n")),
        same.stream()
            .map(each -> each.chapter() + "\n" + each.explanation())
            .collect(Collectors.joining("\n")),
        Recipe.wordsOf(recipe.script()),
        SearchTerms.ofRecipe(translations.getFirst().get(recipe.number() - 1)));
  }

  private static Optional<Searched> searched(
      String word, LanguageWords own, List<LanguageWords> all) {
    List<String> meanings = meanings(word, own);
    return meanings.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Searched(
                new Entry.OfWord(word, meanings),
                word,
                all.stream()
                    .flatMap(language -> meanings(word, language).stream())
                    .collect(Collectors.joining("\n")),
                Set.of(),
                SearchTerms.ofWord(word)));
  }

  private static List<String> meanings(String word, LanguageWords words) {
    Stream<String> section =
        LanguageWords.sections().contains(word)
            ? words.sectionExplanation(word).stream()
            : Stream.empty();
    return Stream.concat(section, words.explanation(word).stream()).distinct().toList();
  }

  Found all() {
    return new Found(entries(recipes), entries(words), entries(games));
  }

  private static List<Entry> entries(List<Searched> all) {
    return all.stream().map(Searched::entry).toList();
  }

  /** Returns the entries that fit a query: most of its words, or any if nothing fits most. */
  Found search(String query) {
    Set<String> wanted = SearchedWords.wanted(query);
    if (wanted.isEmpty()) {
      return query.isBlank() ? all() : new Found(List.of(), List.of(), List.of());
    }
    String whole = normalized(query);
    int most = (int) Math.ceil(wanted.size() * ENOUGH);
    boolean isFoundByWords = !search("", wanted, most).isEmpty();
    return search(whole, wanted, isFoundByWords ? most : 1);
  }

  private static String normalized(String query) {
    return query.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
  }

  /** Returns the word of the language that people call so. */
  Optional<Entry> meantWord(String query) {
    String whole = normalized(query);
    return words.stream()
        .filter(each -> each.fitOfNames(whole) == CALLED_SO)
        .map(Searched::entry)
        .findFirst();
  }

  private Found search(String whole, Set<String> wanted, int enough) {
    List<Entry> fitting = found(recipes, whole, wanted, enough, MOST_RECIPES);
    return new Found(
        fitting,
        words(fitting, whole, wanted, enough),
        found(games, whole, wanted, enough, MOST_GAMES).stream()
            .map(entry -> withWords((Entry.OfGame) entry, wanted))
            .toList());
  }

  /**
   * Returns the words of the language that are meant: those that are called so, then those that the
   * fitting recipes use and few others do, then those explained by what is wanted.
   */
  private List<Entry> words(List<Entry> fitting, String whole, Set<String> wanted, int enough) {
    List<Entry> found = found(words, whole, wanted, enough, MOST_WORDS);
    List<Entry> meant = meantWord(whole).stream().toList();
    List<Entry> called =
        found.stream().filter(entry -> wanted.stream().anyMatch(entry.title()::contains)).toList();
    return Stream.of(meant, called, used(fitting), found)
        .flatMap(List::stream)
        .distinct()
        .limit(MOST_WORDS)
        .toList();
  }

  /** Returns the words that some recipes use, those first that few others use. */
  private List<Entry> used(List<Entry> some) {
    List<Recipe> fitting = recipes(some.stream());
    List<Recipe> all = recipes(recipes.stream().map(Searched::entry));
    Map<Entry, Double> telling = new LinkedHashMap<>();
    for (Searched each : words) {
      String word = each.entry().title();
      double here = fitting.stream().filter(recipe -> uses(recipe, word)).count();
      if (here >= LEAST_USES) {
        telling.put(each.entry(), here / all.stream().filter(recipe -> uses(recipe, word)).count());
      }
    }
    return telling.entrySet().stream()
        .sorted(Map.Entry.<Entry, Double>comparingByValue().reversed())
        .limit(MOST_USED)
        .map(Map.Entry::getKey)
        .toList();
  }

  private boolean uses(Recipe recipe, String word) {
    return wordsOfRecipes.getOrDefault(recipe.number(), Set.of()).contains(word);
  }

  private static List<Recipe> recipes(Stream<Entry> entries) {
    return entries
        .filter(Entry.OfRecipe.class::isInstance)
        .map(entry -> ((Entry.OfRecipe) entry).recipe())
        .toList();
  }

  private static Entry withWords(Entry.OfGame game, Set<String> wanted) {
    return new Entry.OfGame(game.game(), List.copyOf(wanted));
  }

  private record Hit(Entry entry, long words, int fit) {}

  private static List<Entry> found(
      List<Searched> all, String whole, Set<String> wanted, int enough, int most) {
    List<Hit> hits = new ArrayList<>();
    for (Searched each : all) {
      List<Integer> fits = wanted.stream().map(each::fit).filter(fit -> fit > 0).toList();
      int called = each.fitOfNames(whole);
      if (fits.size() >= enough || called > 0) {
        int fit = fits.stream().mapToInt(Integer::intValue).sum();
        hits.add(new Hit(each.entry(), fits.size() + called, fit));
      }
    }
    return hits.stream()
        .sorted(Comparator.comparingLong(Hit::words).thenComparingInt(Hit::fit).reversed())
        .limit(most)
        .map(Hit::entry)
        .toList();
  }

  /** Returns the entry for a word of the language; empty if there is none. */
  Optional<Entry> word(String word) {
    return words.stream()
        .map(Searched::entry)
        .filter(entry -> entry.title().equals(word))
        .findFirst();
  }

  /** Returns what may have been meant where nothing is found. */
  List<Entry> nearest(String query) {
    List<String> known =
        Stream.concat(
                words.stream().map(each -> each.entry().title()),
                recipes.stream().flatMap(each -> SearchedWords.wanted(each.titles()).stream()))
            .distinct()
            .toList();
    return SearchedWords.wanted(query).stream()
        .flatMap(word -> Spelling.nearest(word, known).stream())
        .flatMap(
            near -> {
              Found found = search(near);
              return Stream.concat(found.words().stream(), found.recipes().stream()).limit(4);
            })
        .distinct()
        .toList();
  }

  /** Returns lines of recipes that show how a word is used, at most one from each recipe. */
  List<Example> examples(String word, int most) {
    return recipes.stream()
        .map(each -> (Entry.OfRecipe) each.entry())
        .filter(each -> uses(each.recipe(), word))
        .map(each -> new Example(line(each.recipe(), word), each))
        .sorted(Comparator.comparingInt(example -> example.line().length()))
        .filter(example -> !example.line().equals(word))
        .collect(
            Collectors.toMap(
                Example::line, example -> example, (one, _) -> one, LinkedHashMap::new))
        .values()
        .stream()
        .limit(most)
        .toList();
  }

  /** Returns the first line with a word, and of a block also the first line in it. */
  private static String line(Recipe recipe, String word) {
    List<String> lines =
        recipe.script().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at);
      if (Recipe.wordsOf(line).contains(word)) {
        String next = at + 1 < lines.size() ? lines.get(at + 1) : "{";
        return line.endsWith("{") && !next.endsWith("{") ? line + " " + next + " … }" : line;
      }
    }
    return word;
  }

  record Example(String line, Entry.OfRecipe recipe) {}
}
