package tricksmith.format;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/**
 * A block of neighbouring lines of one kind whose parts are aligned in columns.
 *
 * @param kind the role of the word that begins a line of the block
 * @param columns from left to right
 */
record AlignedBlock(Role kind, List<Column> columns) {
  private static final List<Role> RULE = List.of(Role.LABEL, Role.RULE, Role.CLAUSE);

  private static final Map<Role, List<Role>> KINDS =
      Map.of(
          Role.OPTION,
          List.of(Role.OPTION_TYPE, Role.OPTION_TEXT),
          Role.TRANSLATED,
          List.of(Role.TRANSLATION),
          Role.DEFINITION,
          List.of(Role.SET_TO),
          Role.ASSIGNMENT,
          List.of(Role.SET_TO),
          Role.OBLIGATION,
          RULE,
          Role.COMPARISON,
          RULE,
          Role.CRITERION,
          RULE);

  /**
   * Returns a new block for lines that begin with this word; empty if such lines are not aligned.
   */
  static Optional<AlignedBlock> beginningWith(Word first) {
    return first.roles().stream().filter(KINDS::containsKey).findFirst().map(AlignedBlock::of);
  }

  private static AlignedBlock of(Role kind) {
    return new AlignedBlock(
        kind, KINDS.getOrDefault(kind, List.of()).stream().map(Column::of).toList());
  }

  /**
   * Whether a line that begins with this word continues the block, as {@code then} continues {@code
   * best by}.
   */
  boolean takes(Word first) {
    return first.is(kind) || first.is(Role.CRITERION);
  }

  boolean alignsComments() {
    return kind != Role.DEFINITION && kind != Role.ASSIGNMENT;
  }
}
