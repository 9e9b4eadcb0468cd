package tricksmith.editor.learning;

import java.util.List;
import tricksmith.recipe.Recipe;

/** Something to look up. */
sealed interface Entry {

  /** A recipe, in the reader's language. */
  record OfRecipe(Recipe recipe) implements Entry {}

  /**
   * A word of the language.
   *
   * @param meanings at least one
   */
  record OfWord(String word, List<String> meanings) implements Entry {
    public OfWord {
      meanings = List.copyOf(meanings);
    }
  }

  /** A game, with the words by which it was found. */
  record OfGame(LearnedGame game, List<String> words) implements Entry {
    public OfGame {
      words = List.copyOf(words);
    }
  }

  /** Something that can be written at the caret. */
  record OfPlace(Writable writable) implements Entry {}

  default String title() {
    return switch (this) {
      case OfRecipe(Recipe recipe) -> recipe.title();
      case OfWord(String word, _) -> word;
      case OfGame(LearnedGame game, _) -> game.title();
      case OfPlace(Writable writable) -> writable.label();
    };
  }

  /** Whether its title is written as code. */
  default boolean isCode() {
    return switch (this) {
      case OfRecipe _, OfGame _ -> false;
      case OfWord _, OfPlace _ -> true;
    };
  }
}
