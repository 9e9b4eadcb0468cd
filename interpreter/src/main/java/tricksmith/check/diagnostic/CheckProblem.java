package tricksmith.check.diagnostic;

import tricksmith.source.Problem;
import tricksmith.source.Severity;

/** The problems with the meaning of a script. */
public enum CheckProblem implements Problem {
  // Sections.
  MISSING_GAME("TS201"),
  MISSING_MATCH("TS202"),
  /** Argument: the word that begins it. */
  DUPLICATE_SECTION("TS203"),
  NO_SCORE_SECTION("TS204"),
  /** Arguments: the version in the script, the version of this program. */
  LANGUAGE_VERSION("TS205"),

  // Names.
  /** Argument: the name. */
  UNKNOWN_NAME("TS210"),
  /** Arguments: the word, the difference that it may be meant for, what is unknown in it. */
  UNKNOWN_DIFFERENCE("TS893"),
  /** Every deck of the script has a name of its own. */
  NO_DECK_WITHOUT_A_NAME("TS794"),
  /** Arguments: the name, the name that may have been meant. */
  UNKNOWN_NAME_LIKE("TS211"),
  /** Arguments: the words, and what is meant. */
  UNKNOWN_PHRASE("TS751"),
  /** Argument: the name. */
  UNKNOWN_ZONE("TS366"),
  /** {@code player} where no player acts. */
  NO_PLAYER_ACTS("TS206"),
  /** Arguments: the name, the definition. */
  NO_PARAMETER("TS377"),
  /** Argument: the kind. */
  KIND_AS_NAME("TS207"),
  /** Arguments: the name, what it names already. */
  NAME_TAKEN("TS212"),
  /** Arguments: the name, the one that looks like it. */
  LOOKALIKE_NAMES("TS352", Severity.WARNING),
  /** Arguments: the word, everything that it can mean. */
  AMBIGUOUS_WORD("TS213"),
  /** Arguments: the word, the kind of thing in the script that is called so. */
  ALSO_A_WORD("TS821"),
  IT_OUTSIDE_A_CHOICE("TS214"),
  /** Arguments: the word, and the number that the condition belongs to instead of the choice. */
  WHERE_OF_A_NUMBER("TS180"),
  /** Arguments: the word, the same of somebody, and a question about it. */
  WHOSE("TS215"),
  /** Argument: the word. */
  WHOSE_IN_DEFINITION("TS216"),
  /** Arguments: the property, the type, and the properties that there are. */
  UNKNOWN_PROPERTY("TS217"),
  /** Argument: the zone or variable. */
  ONE_FOR_ALL("TS335"),
  /** Arguments: the property, the type, which has none. */
  NO_PROPERTIES("TS300"),
  /** Arguments: the property, the type, the property that may have been meant. */
  UNKNOWN_PROPERTY_LIKE("TS218"),
  /** Arguments: both owners, what they have together, and the comparison with the second. */
  TWO_OWNERS("TS782"),
  /** Arguments: the word for a colour, and the suits of one of them. */
  COLOUR_OF_CARD("TS754"),
  /** Arguments: the suit or rank, and how its cards are counted. */
  CARDS_OF_WHERE("TS368"),
  /** Arguments: the number, the trick. */
  NUMBER_IN_A_TRICK("TS367"),
  /** Arguments: the word, the type of the operand, which is already a set of such elements. */
  ELEMENTS_OF_A_SET("TS209"),
  /** Arguments: the name, what it is in the deck, the cards that may be meant. */
  ELEMENT_LIKE_CONSTANT("TS208"),
  /** Argument: the word. */
  UNKNOWN_KIND("TS219"),
  /** Argument: the definition. */
  DEFINITION_AFTER_IS("TS242"),
  YES_NO_FOR_NUMBER("TS247"),
  RANK_FOR_NUMBER("TS248"),
  TRICK_FOR_CARDS("TS249"),
  /** Arguments: the tricks, the cards that are meant. */
  CARDS_OF_TRICKS("TS768"),
  /** Arguments: the value, the operator with the value after it. */
  IS_FOR_EQUAL("TS256"),
  /** Argument: somebody whose hand may be meant. */
  WHOSE_HAND("TS257"),
  /** Arguments: the word, the type that may have been meant. */
  UNKNOWN_TYPE_LIKE("TS259"),
  /** Arguments: the name, the card that may have been meant. */
  NOT_IN_DECK_LIKE("TS258"),
  /** Argument: the word. */
  UNKNOWN_TYPE("TS220"),
  /** Arguments: the name, what it should be. */
  NOT_IN_DECK("TS221"),
  /** Arguments: the definition, the number of its operands, the number written. */
  ARGUMENTS("TS222"),
  /** Arguments: the variable, the types of its indices. */
  INDICES("TS223"),
  /** Argument: the name. */
  NOT_INDEXED("TS224"),
  /** Arguments: the variable, and how it is written. */
  INDEX_IN_BRACKETS("TS225"),
  /** Argument: the definitions that use one another. */
  RECURSION("TS226"),
  /** Argument: the name. */
  UNKNOWN_PROCEDURE("TS310"),
  /** Arguments: the name, the procedure that may have been meant. */
  UNKNOWN_PROCEDURE_LIKE("TS311"),
  /** Argument: the name, which is not that of a procedure. */
  NOTHING_HAPPENS("TS312"),
  /** Argument: the procedure. */
  PROCEDURE_TOO_LONG("TS313"),
  ELSE_TOO_LONG("TS375"),
  OFFERED_BEFORE_ELSE("TS378"),
  /** Arguments: what is offered, and what is meant. */
  OFFERED_BY_CONDITION("TS764"),
  NO_TRICK_TO_END("TS314"),
  TRICK_NOT_OVER("TS315"),
  /** Arguments: who takes, and what. */
  CARDS_TAKEN("TS316"),
  /** Argument: the definition. */
  DEFINITIONS_TOO_DEEP("TS299"),
  /** Argument: the type. */
  TYPES_TOO_DEEP("TS269"),
  /** Argument: the limit. */
  TYPE_TOO_LARGE("TS200"),
  /** Argument: the parameter. */
  PARAMETER_WITHOUT_TYPE("TS227"),
  /** Argument: the variable. */
  VARIABLE_WITHOUT_TYPE("TS228"),
  /** Argument: the name. */
  IS_A_WORD("TS229"),

  // Types.
  /** Arguments: the type expected, the type found, examples of what is expected. */
  WRONG_TYPE("TS230"),
  /** Arguments: the type expected, the type found, the property that may be meant. */
  WRONG_TYPE_PROPERTY("TS294"),
  /** Arguments: the two types. */
  DIFFERENT_KINDS("TS231"),
  /** Arguments: the two types, the property that may be meant. */
  DIFFERENT_KINDS_PROPERTY("TS295"),
  /** Argument: the type found. */
  NOT_A_CONDITION("TS232"),
  /** Argument: the type found. */
  NOT_A_SET("TS233"),
  /** Argument: the type found. */
  NOT_ORDERED("TS234"),
  /** Argument: the type. */
  UNION_NOT_ORDERED("TS775"),
  /** Argument: the type found. */
  NOTHING_FOLLOWS("TS323"),
  /** Argument: the type found. */
  NUMBER_TO_PLAYERS("TS356"),
  NOT_A_ZONE("TS235"),
  /** Arguments: the end of a zone, the zone as a place to move to. */
  END_FOR_ZONE("TS769"),
  /** Argument: the type found. */
  NOT_PLAYERS("TS236"),
  /** Argument: the type. */
  PLACE_OF_SOMETHING_ELSE("TS941"),
  /** Argument: the type found. */
  NOT_CARDS("TS237"),
  NONE_OF_WHAT("TS238"),
  /** Arguments: the word, the type expected. */
  NOT_A_CONSTANT("TS239"),
  /** Argument: the card. */
  SEVERAL_CARDS("TS240"),
  /** Argument: the word. */
  HAS_WHAT("TS241"),
  /** Arguments: {@code and} or {@code or}, what is meant. */
  SHORTENED_COMPARISON("TS265"),
  /** Arguments: the two types, what is meant. */
  PLAYERS_WITHOUT_BRACKETS("TS266"),
  /** Arguments: the ways to draw one of several that may be meant. */
  RANDOM_WHAT("TS267"),
  /** Arguments: the operator, the intended word. */
  SET_ARITHMETIC("TS268"),
  /** Arguments: the two types, whether it is one of them, whether it is the only one. */
  ONE_AND_SEVERAL("TS297"),
  /** Arguments: the numbers, the intended comparison. */
  NUMBER_AND_NUMBERS("TS369"),
  /** Argument: the same without a player from whom to begin. */
  NOT_ROUND_THE_TABLE("TS922"),
  /** Argument: the name. */
  NAME_HIDES_SET("TS296"),
  SEVERAL_PRODUCTS("TS243"),
  PRODUCT_PARTS("TS244"),
  /** Argument: the type found. */
  PRODUCT_PART("TS245"),
  /** Argument: the part. */
  SEVERAL_PARTS("TS246"),

  // The procedure.
  /** Argument: the name. */
  CANNOT_BE_SET("TS250"),
  /** Argument: the name. */
  ONLY_A_NAME("TS848"),
  AT_ONCE("TS251"),
  /** Arguments: the variable, its type. */
  ONE_VALUE_EACH("TS252"),
  /** Argument: the zone. */
  WHOSE_ZONE("TS253"),
  ENDLESS("TS254"),
  /** Argument: the word. */
  NO_LOOP("TS255"),

  // The trick.
  /** Argument: the word. */
  IN_CRITERION("TS260"),
  /** Argument: the word. */
  OUTSIDE_OBLIGATIONS("TS261"),
  /** Argument: the word. */
  BEATS_WHAT("TS262"),

  // The head, options and state.
  NUMBER_OF_PLAYERS("TS270"),
  UNEVEN_PARTNERS("TS271"),
  FEATURES_DISAGREE("TS276"),
  OPTION_RANGE("TS272"),
  /** Arguments: the option, what its default may be. */
  OPTION_DEFAULT("TS273"),
  /** Arguments: the option, the type found. */
  OPTION_TYPE("TS274"),
  INITIAL_VALUE("TS275"),
  /** Argument: the zone. */
  NO_OWNER("TS277"),
  /** Argument: the variable. */
  NOBODYS_VARIABLE("TS279"),
  /** Argument: the type found. */
  INDEX_TYPE("TS278"),

  // Decks.
  /** Argument: the label. */
  SAME_CARD_TWICE("TS280"),
  /** Argument: the name. */
  TWICE_IN_LIST("TS281"),
  /** Arguments: how many cards, how many numbers. */
  NUMBERING("TS282"),
  /** Arguments: the ends of the range. */
  ITEM_RANGE("TS283"),
  /** Argument: the limit. */
  RANGES_TOO_LONG("TS370"),
  COPIES("TS284"),
  /** Argument: the limit. */
  TOO_MANY_CARDS("TS285"),
  /** Arguments: the name, what it is, the word to write before it. */
  LEFT_OUT_WITHOUT_WORD("TS288"),
  SETUP_CONDITION("TS286"),
  /** Arguments: what is there, what is missing. */
  HALF_A_PACK("TS289"),
  SUITS_AMONG_RANKS("TS371"),
  /** Arguments: the deck, the players and options in question. */
  NO_CARDS("TS287"),

  /** In the condition that says when an obligation is in force. Argument: the condition. */
  CARD_NOT_PLAYED_YET("TS263"),
  CHOICE_OR_ALTERNATIVE("TS264"),

  // Tests.
  /** Arguments: the number of players, all numbers for which the game is meant. */
  TEST_PLAYERS("TS290"),
  /** Argument: the definition. */
  GIVEN_DEFINITION("TS298"),
  CANNOT_BE_GIVEN("TS291"),
  /** Arguments: what is written, what is meant. */
  GIVEN_WITHOUT_BRACKETS("TS195"),
  /** Arguments: those who are named, the rest of the line. */
  EVERYBODY_IN_A_TEST("TS196"),
  /** Arguments: the option, the values it may have. */
  GIVEN_OPTION("TS292"),
  /** Argument: the variable. */
  NEVER_CHOSEN("TS293"),

  // Translations.
  /**
   * Argument: what is written. A warning, because a line that was removed leaves its translation
   * behind.
   */
  TRANSLATES_NOTHING("TS320", Severity.WARNING),
  /** Arguments: what is written, what may have been meant. A warning for the same reason. */
  TRANSLATES_NOTHING_LIKE("TS321", Severity.WARNING),
  /** Argument: what is translated. */
  TRANSLATED_TWICE("TS322"),
  /** Argument: what stands for the language. */
  UNKNOWN_LANGUAGE("TS353", Severity.WARNING),

  // Choices.
  /** Argument: what is to be chosen. */
  NOT_CHOSEN_TOGETHER("TS324"),
  /** Arguments: the variable, its type, the plural of what it holds, the type of a single one. */
  AMOUNT_MISSING("TS325"),
  /** Arguments: what is to be chosen, what is offered, how the latter is chosen. */
  OFFERED_OTHERS("TS327"),
  /** Argument: the alternatives as they are written. */
  OR_IN_OFFER("TS328"),
  /** Argument: the alternatives and the pass as they are written. */
  PASS_AS_ALTERNATIVE("TS329"),

  /** Arguments: the name, and the names that it runs together. */
  RUN_TOGETHER("TS355"),

  // Values together.
  /** Arguments: what is written, the intended set. */
  SQUARE_BRACKETS("TS326"),
  /** Arguments: what is several, and the question about each of them. */
  SEVERAL_AMONG("TS330"),
  /** Arguments: the suit or rank, which of both, and the question about the cards. */
  PROPERTY_AMONG_CARDS("TS331"),
  /** Arguments: the definition, what it asks about, and how it is written. */
  OF_WHICH("TS332"),
  /** Arguments: what is counted, and how those are counted that are picked. */
  COUNTED_FIRST("TS333"),
  /** Arguments: what is combined first, and the intended brackets. */
  COMBINED_FIRST("TS877"),
  /** Arguments: what is offered, the variable, and what that holds. */
  NEW_VALUE("TS334"),
  /** Arguments: the type that is offered, and a range of it. */
  NUMBERS_OFFERED("TS337"),
  /** Argument: what can be compared instead. */
  CARDS_NOT_ORDERED("TS338"),
  /** Argument: the set of players that is meant. */
  PLAYER_WITH("TS339"),
  /** Arguments: what is written, and the intended comparison. */
  NOT_COMPARED("TS340"),
  PLAYER_OFFERED("TS341"),

  // What is meant by a short form.
  /** Arguments: the type, and the intended condition. */
  VALUE_AS_CONDITION("TS342"),
  /** Arguments: the player, whether it is the one who acts, and whether there is one at all. */
  PLAYER_AS_CONDITION("TS770"),
  /** Argument: the suit. */
  SUIT_AS_CONDITION("TS308"),
  /** Argument: one of the values. */
  VALUES_JOINED("TS309"),
  /** Argument: the number. */
  NUMBER_ALREADY("TS317"),
  /** Argument: the number. */
  WHERE_AFTER_A_NUMBER("TS318"),
  /** An obligation that is to hold only for a card that cannot be followed with. */
  CARD_AS_OCCASION("TS319"),
  /** Arguments: who acts. */
  ACTS_ALONE("TS336"),
  /** Arguments: the property, what it asks of one card, and those that occur. */
  PROPERTY_OF_SEVERAL("TS343"),
  /** Arguments: the property, what it asks of the only one. */
  PROPERTY_OF_ONE("TS358"),
  /** Arguments: the opponents, their side. */
  SIDE_OF_SEVERAL("TS727"),
  /** Argument: the property. */
  OF_FIRST_TRICK("TS776"),
  /** Argument: the player. */
  PLAYER_EXCEPT_FROM_NUMBER("TS777"),
  /** Arguments: the sum of what all have, and what the other side has. */
  SCORE_OF_SEVERAL("TS771"),
  POINTS_OF_CARDS("TS344"),
  /** Arguments: what is found first, and how those are found that are picked. */
  FOUND_FIRST("TS346"),
  /** Arguments: the intended card, and how high it is. */
  BEST_CARD("TS347"),
  /** Argument: the question whether anybody has such a score. */
  WHOSE_SCORE("TS348"),
  SCORE_SET("TS349"),
  WINNER_SET("TS889"),
  /** Argument: who wins. */
  PLAYERS_WITH("TS350"),
  NO_CARD_LOOKED_AT("TS351"),
  /** Argument: the name that a loop gives its values. */
  ONLY_IN_ITS_LOOP("TS345"),
  /** Argument: the name that a definition gives in another block. */
  ONLY_IN_ITS_BLOCK("TS539"),
  /** Argument: the word for what is equally good. */
  NO_WORD_FOR_TIES("TS359"),
  /** Arguments: the type of one, and the only one of those that are written. */
  SEVERAL_FOR_ONE("TS360"),
  /** Arguments: the variable, the type of what it holds, the type of what is offered. */
  OFFERS_ANOTHER_TYPE("TS361"),
  /** Arguments: the function, and how it is written. */
  BOTH_IN_BRACKETS("TS362"),
  /** Argument: what the elements are called. */
  IT_IN_BRACKETS("TS363"),
  /** Argument: the deck. */
  NO_CARDS_NAMED("TS364"),
  /** Arguments: the players, and the beginning of the line as it is meant. */
  ACT_TOGETHER("TS365"),
  /** Arguments: the name, and two lines that would set it. */
  SET_NOWHERE("TS372"),
  ALL_AS_A_VALUE("TS373"),
  /** Argument: what is written. */
  WINNING_OUTSIDE_END("TS374"),
  WINNERS_OF_WHAT("TS197"),
  /** Argument: the player. */
  PLAYERS_JOINED_BY_OR("TS198"),
  /** Arguments: what is written, and the other one of two. */
  OTHER_OF_SEVERAL("TS376"),
  /** Argument: the beginning of the line that moves them. */
  CARDS_THAT_ACT("TS760"),
  /** Arguments: the word, and the set of all of its kind. */
  NO_ELEMENT("TS761"),
  /** Arguments: the variable, whose values are read, and what asks for each of them. */
  ENTRIES_OF_SEVERAL("TS784"),
  /** Arguments: the range, and the same in brackets. */
  SIGNED_RANGE("TS803"),
  /** Arguments: the type of labels, the type of the other value, the type as it is meant. */
  LABELS_OF_THEIR_OWN("TS804"),
  /** Argument: the procedure. */
  PROCEDURE_AS_VALUE("TS806"),
  /** Argument: the suit. */
  SUIT_DENIED("TS807");

  private final String code;
  private final Severity severity;

  CheckProblem(String code) {
    this(code, Severity.ERROR);
  }

  CheckProblem(String code, Severity severity) {
    this.code = code;
    this.severity = severity;
  }

  @Override
  public String code() {
    return code;
  }

  @Override
  public Severity severity() {
    return severity;
  }
}
