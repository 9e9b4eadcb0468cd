/**
 * The words of a script. Comments, spaces and line breaks stay in the stream of tokens, on the hidden channel, for
 * colours and for layout. Which line breaks end a statement is decided afterwards, from the tokens; see LINE_END.
 */
lexer grammar TrickLexer;

tokens {
  /** The end of a statement: a line break that counts, or a semicolon. */
  LINE_END,
  /** A minus directly before what it negates: a sign, no subtraction. */
  SIGN,
  /** `except` where it begins the exemptions of an obligation or a criterion. */
  EXEMPT,
  /** `in` of `in turn` and `in random order`. */
  IN_ORDER
}

// Connecting words. They alone can never be names.

AND: 'and';
ARE: 'are';
AT: 'at';
BY: 'by';
ELSE: 'else';
EXCEPT: 'except';
FOR: 'for';
FROM: 'from';
IF: 'if';
IN: 'in';
IS: 'is';
NOT: 'not';
OF: 'of';
ON: 'on';
OR: 'or';
OVER: 'over';
THEN: 'then';
TO: 'to';
UNLESS: 'unless';
UNTIL: 'until';
WHEN: 'when';
WHERE: 'where';
WITH: 'with';

// Words of the language where they are expected, and names everywhere else: see `name` in the parser.

A: 'a';
ACROSS: 'across';
AFTER: 'after';
ALL: 'all';
ALSO: 'also';
ALTERNATE: 'alternate';
AN: 'an';
ANTICLOCKWISE: 'anticlockwise';
BEFORE: 'before';
BEGINS: 'begins';
BEST: 'best';
BOTTOM: 'bottom';
BUT: 'but';
CALLED: 'called';
CARD: 'card';
CARDS: 'cards';
CHOOSE: 'choose';
CHOOSES: 'chooses';
CLOCKWISE: 'clockwise';
COPIES: 'copies';
DEAL: 'deal';
DECK: 'deck';
DEFINE: 'define';
DIRECTION: 'direction';
DOES: 'does';
DOWN: 'down';
DRAW: 'draw';
DRAWS: 'draws';
DROP: 'drop';
DROPS: 'drops';
EACH: 'each';
EARLIER: 'earlier';
END: 'end';
ENDS: 'ends';
EVERY: 'every';
EXPECT: 'expect';
FACE: 'face';
FEWEST: 'fewest';
FIRST: 'first';
FOLLOW: 'follow';
FORM: 'form';
FORMS: 'forms';
GAME: 'game';
GIVEN: 'given';
GO: 'go';
HAND: 'hand';
HAS: 'has';
HAVE: 'have';
HIGHEST: 'highest';
HOLDING: 'holding';
LANGUAGE: 'language';
LAST: 'last';
LATER: 'later';
LEAD: 'lead';
LEADS: 'leads';
LEAST: 'least';
LEAVE: 'leave';
LEFT: 'left';
LONGEST: 'longest';
LOWER: 'lower';
LOWEST: 'lowest';
MATCH: 'match';
MAY: 'may';
MOST: 'most';
MOVE: 'move';
MOVES: 'moves';
MUST: 'must';
NEW: 'new';
NEXT: 'next';
NO: 'no';
NUMBER_WORD: 'number';
NUMBERED: 'numbered';
ONCE: 'once';
ONE: 'one';
ONLY: 'only';
OPENLY: 'openly';
OPTIONS: 'options';
ORDER: 'order';
OUT: 'out';
OWNER: 'owner';
PARTNERS: 'partners';
PASS: 'pass';
PASSED: 'passed';
PASSES: 'passes';
PERFORM: 'perform';
PLACE: 'place';
PLAY: 'play';
PLAYER: 'player';
PLAYERS: 'players';
PLAYOFF: 'playoff';
PLAYS: 'plays';
PROCEDURE: 'procedure';
RANDOM: 'random';
RANK: 'rank';
RANKS: 'ranks';
REPEAT: 'repeat';
REVERSE: 'reverse';
RIGHT: 'right';
ROUND: 'round';
RUN: 'run';
SCORE: 'score';
SCORES: 'scores';
SEAT: 'seat';
SEE: 'see';
SEEN: 'seen';
SEES: 'sees';
SHOW: 'show';
SHUFFLE: 'shuffle';
SIDE: 'side';
SIDES: 'sides';
SIT: 'sit';
SITS: 'sits';
SOME: 'some';
STATE: 'state';
SUIT: 'suit';
SUITS: 'suits';
SUM: 'sum';
TABLE: 'table';
TAKE: 'take';
TAKES: 'takes';
TEST: 'test';
TESTS: 'tests';
THE: 'the';
TIES: 'ties';
TIME: 'time';
TIMES_WORD: 'times';
TITLE: 'title';
TOP: 'top';
TRANSLATION: 'translation';
TRICK: 'trick';
TRICKS: 'tricks';
TURN: 'turn';
UP: 'up';
WIN: 'win';
WINNER: 'winner';
WINNERS: 'winners';
WINS: 'wins';
WON: 'won';
YES: 'yes';
ZONES: 'zones';

// Signs.

LEFT_BRACE: '{';
RIGHT_BRACE: '}';
LEFT_PARENTHESIS: '(';
RIGHT_PARENTHESIS: ')';
LEFT_BRACKET: '[';
RIGHT_BRACKET: ']';
COMMA: ',';
COLON: ':';
SEMICOLON: ';';
BAR: '|';
RANGE: '..';
DOT: '.';
SET_TO: '=';
EQUAL: '==';
UNEQUAL: '!=';
AT_MOST: '<=';
LESS: '<';
AT_LEAST: '>=';
GREATER: '>';
PLUS: '+';
MINUS: '-';
TIMES: '*';
DIVIDED_BY: '/';

// Numbers, texts and names.

NUMBER: [0-9]+;
FOREIGN_NUMBER: [0-9]* [０-９] [0-9０-９]*;
WORD: WORD_SIGN+ ('-' WORD_SIGN+)*;
TEXT: '"' TEXT_SIGN* '"';

// What is none of these, each by itself so that it can be told what to write instead.

UNFINISHED_TEXT: '"' TEXT_SIGN* '\\'?;
FOREIGN_TEXT: [“”„«「『＂'‘] ~[”“»」』＂'’"\r\n]* [”“»」』＂'’];
FOREIGN_SIGN
    : '&&' | '＆＆' | '||' | '｜｜' | [!！] [=＝]? | [<＜] [>＞] | [=＝] [<＜>＞=＝] | [<＜] [=＝] | [>＞] [=＝]
    | '≠' | '≤' | '≦' | '≥' | '≧' | '×' | '÷' | '−' | '–' | '…' | [.．] [.．] '.'? | '～' | '〜'
    | '（' | '）' | '［' | '］' | '｛' | '｝' | '【' | '】' | '，' | '、' | '：' | '；' | '｜' | '．' | '。' | '＝' | '＋' | '－'
    | '＊' | '／' | '＜' | '＞' | '&' | '＆' | '‥' | '。。' | [\u2010-\u2012\u2014\u2015]
    ;

// Layout.

COMMENT: '//' ~[\r\n]* -> channel(HIDDEN);
LINE_BREAK: ('\r\n' | [\r\n]) -> channel(HIDDEN);
SPACE: [ \t\f\u000B\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+ -> channel(HIDDEN);

UNKNOWN: .;

/** Letters of any script, digits, `_`, 〇 and Ⅳ, and signs such as ♠; marks and joiners belong to the letter before them. */
fragment WORD_SIGN: [\p{L}\p{M}\p{Nd}\p{Nl}\p{So}_・\u200D];

fragment TEXT_SIGN: '\\' ~[\r\n] | ~["\\\r\n];
