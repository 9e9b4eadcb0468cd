package tricksmith.editor.gallery;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.editor.messages.LocalizedMessages;
import tricksmith.editor.persistence.Library.Shelf;
import tricksmith.mechanism.Mechanism;
import tricksmith.translation.Translation;

/** The words of the gallery, in the reader's language. */
final class GalleryWords extends LocalizedMessages {

  GalleryWords(Locale language) {
    super(GalleryWords.class.getName(), language);
  }

  String mechanism(Mechanism mechanism) {
    return say("mechanism." + mechanism);
  }

  /** Returns a mechanism as a remark about a game, after other facts. */
  String special(Mechanism mechanism) {
    String name = mechanism(mechanism);
    return name.substring(0, 1).toLowerCase(language()) + name.substring(1);
  }

  String facet(Facet facet) {
    return switch (facet) {
      case Facet.Players(int number) -> say("players.one", number);
      case Facet.Length length -> say("length." + length);
      case Facet.Has(Mechanism mechanism) -> mechanism(mechanism);
    };
  }

  /** Returns the numbers of players as text: 2–4, or 3, 4 and 6. */
  String players(List<Integer> numbers) {
    return say("players", numbers(numbers));
  }

  /** Returns the same for places with little room, if the language can do without the word. */
  String fewPlayers(List<Integer> numbers) {
    return say("players.short", numbers(numbers));
  }

  private static String numbers(List<Integer> numbers) {
    int least = numbers.getFirst();
    int most = numbers.getLast();
    boolean all = most - least + 1 == numbers.size();
    return least == most
        ? String.valueOf(least)
        : all
            ? least + "–" + most
            : numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  String minutes(int minutes) {
    return say("minutes", minutes);
  }

  /** Returns the numbers of players, and the playing time if known. */
  String measure(GameReading.Playable game) {
    return game.minutes() == 0
        ? players(game.players())
        : list(Stream.of(players(game.players()), minutes(game.minutes())));
  }

  String list(Stream<String> words) {
    return words.collect(Collectors.joining(say("list")));
  }

  String shelf(Shelf shelf) {
    return say("shelf." + shelf);
  }

  String sentence(SmallChange change, Translation script) {
    return say("change." + change.kind(), change.words().stream().map(script::of).toArray());
  }

  /** Returns what a change writes or removes, as briefly as possible. */
  String code(SmallChange change) {
    return switch (change.kind()) {
      case OPTION, LOWER, HIGHER -> change.code();
      case FREED, ALLOWED, IGNORED -> say("change.without", change.code());
      case NUMBER -> say("change.in", change.code());
    };
  }

  /** Returns how long ago something was. */
  String ago(Instant then, Instant now) {
    Duration since = Duration.between(then, now);
    if (since.toMinutes() < 1) {
      return say("ago.now");
    }
    if (since.toHours() < 1) {
      return say("ago.minutes", since.toMinutes());
    }
    if (since.toDays() < 1) {
      return say("ago.hours", since.toHours());
    }
    return since.toDays() == 1 ? say("ago.yesterday") : say("ago.days", since.toDays());
  }

  /** Returns how many games there are, shelf by shelf. */
  String count(Collection<GalleryGame> games) {
    List<String> parts = new ArrayList<>();
    for (Shelf shelf : List.of(Shelf.OWN, Shelf.BUNDLED, Shelf.CLASSICS, Shelf.TEMPLATES)) {
      long number = games.stream().filter(game -> game.shelf() == shelf).count();
      if (number > 0) {
        parts.add(say("count." + shelf, number));
      }
    }
    return list(parts.stream());
  }

  static Stream<Integer> numbersOfPlayers() {
    return IntStream.rangeClosed(2, 7).boxed();
  }
}
