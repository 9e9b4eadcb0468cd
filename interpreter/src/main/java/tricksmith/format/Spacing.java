package tricksmith.format;

import java.util.Set;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/** Decides how many spaces go between two words of a line, apart from alignment. */
final class Spacing {
  private static final Set<String> NOT_BEFORE = Set.of(",", ":", ")", "]");
  private static final Set<String> NOT_AFTER = Set.of("(", "[");

  /** Words that begin a part of a line that should stand out. */
  private static final Set<Role> PARTS =
      Set.of(Role.CLAUSE, Role.CRITERION, Role.OPTION_TYPE, Role.OPTION_TEXT, Role.TRANSLATION);

  private Spacing() {}

  static int between(Word left, Word right) {
    if (isJoined(left, right)) {
      return 0;
    }
    return isParted(left, right) ? 2 : 1;
  }

  private static boolean isJoined(Word left, Word right) {
    return left.is(Role.LINK)
        || right.is(Role.LINK)
        || left.is(Role.NEGATION)
        || right.is(Role.AFTER_NAME)
        || NOT_AFTER.contains(left.text())
        || NOT_BEFORE.contains(right.text());
  }

  private static boolean isParted(Word left, Word right) {
    return left.is(Role.LABEL)
        || right.roles().stream().anyMatch(PARTS::contains)
        || (right.is(Role.NUMBERING) && !left.text().equals(","));
  }
}
