/** The words of a script. A placeholder until the language is written down. */
lexer grammar TrickLexer;

GAME: 'game';
TEXT: '"' ~["\r\n]* '"';

COMMENT: '//' ~[\r\n]* -> channel(HIDDEN);
SPACE: [ \t\r\n]+ -> channel(HIDDEN);
UNKNOWN: .;
