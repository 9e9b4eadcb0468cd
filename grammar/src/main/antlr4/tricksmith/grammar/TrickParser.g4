/**
 * The shape of a script. The tokens arrive with the line ends that count (LINE_END), and with one before each closing
 * brace and at the end, so that every line of whatever kind is closed by one.
 */
parser grammar TrickParser;

options { tokenVocab = TrickLexer; }

script: section* EOF;

section
    : ( game | title | author | language | players | gameOptions | deck | zones | state | define
      | procedure | namedProcedure | trick | scoring | ending | translation | tests ) LINE_END
    ;

// The head.

game: GAME TEXT;
title: TITLE name TEXT;
author: BY TEXT;
language: LANGUAGE NUMBER;
players: PLAYERS NUMBER (RANGE NUMBER)? (COMMA feature)*;
feature: (PARTNERS ACROSS | SIDES ALTERNATE) restriction? | CLOCKWISE | ANTICLOCKWISE;
restriction: (WHEN | UNLESS) condition;

// Options, deck, zones, state.

gameOptions: OPTIONS LEFT_BRACE option* RIGHT_BRACE;
option: name type SET_TO item+ TEXT? LINE_END;

deck: DECK name? LEFT_BRACE deckLine* RIGHT_BRACE;
deckLine: (pack | copies | specials | leaveOut) LINE_END;
pack
    : SUITS suits+=deckItem+ (RANKS ranks+=deckItem+ (COMMA? numbering)?)?
    | RANKS ranks+=deckItem+ (COMMA? numbering)?
    ;
numbering: NUMBERED NUMBER (RANGE NUMBER)?;
copies: COPIES NUMBER;
specials
    : ALSO (NUMBER OF)? labels+=item+ COLON kind=name (COMMA (numbering | SUIT suitName=name | RANK rankName=item))*
    ;
leaveOut: LEAVE OUT (SUITS | RANKS)? item+ restriction?;

zones: ZONES LEFT_BRACE zone* RIGHT_BRACE;
zone: name (LEFT_BRACKET PLAYER RIGHT_BRACKET)? COLON visibility LINE_END;
visibility: FACE UP | FACE DOWN | SEEN BY OWNER;

state: STATE LEFT_BRACE stateLine* RIGHT_BRACE;
stateLine: (namedType | lifetime | variable) LINE_END;
namedType: (A | AN) name IS typeMember (BAR typeMember)*;
lifetime: EACH (DEAL | TRICK) LEFT_BRACE stateLine* RIGHT_BRACE;
variable
    : name (LEFT_BRACKET index (COMMA index)* RIGHT_BRACKET)? COLON type (SET_TO expression)? (COMMA visibility)?
    ;

index: wholeNumber RANGE wholeNumber | name;

type
    : YES DIVIDED_BY NO
    | SOME plural=name
    | wholeNumber RANGE wholeNumber
    | typeMember (BAR typeMember)*
    ;
typeMember: name | LEFT_BRACKET factors+=type (COMMA factors+=type)* RIGHT_BRACKET;
wholeNumber: SIGN? NUMBER;

define: DEFINE name (LEFT_PARENTHESIS parameter (COMMA parameter)* RIGHT_PARENTHESIS)? SET_TO value;
parameter: name (COLON type)?;

// Procedure.

procedure: MATCH block;
namedProcedure: PROCEDURE name (LEFT_PARENTHESIS parameter (COMMA parameter)* RIGHT_PARENTHESIS)? block;
scoring: SCORE block;
block: LEFT_BRACE statement* RIGHT_BRACE;
statement: action guard? LINE_END;
guard: (IF | UNLESS) condition;

action
    : define
    | repeatUntil
    | repeatTimes
    | repeatWith
    | branch
    | newDeal
    | shuffle
    | deal
    | move
    | turn
    | show
    | each
    | playTricks
    | performScore
    | endMatch
    | endTrick
    | reverseDirection
    | perform
    | deed
    ;

repeatUntil: REPEAT UNTIL condition block;
repeatTimes: REPEAT timesHead block;
timesHead: sum TIMES_WORD;
repeatWith: REPEAT WITH repeatWithHead block;
repeatWithHead: name IN junction (COMMA junction)* overAndOver? (COMMA UNTIL condition)?;
overAndOver: COMMA OVER AND OVER;

branch: IF condition (COLON statementInLine | block (ELSE (branch | block))?);
statementInLine: action guard?;

newDeal: NEW DEAL (EXCEPT junction)?;
shuffle: SHUFFLE junction;
deal
    : DEAL (count OF pile=operand | sum) TO (EACH PLAYER | everybody=PLAYERS) (FROM from=junction)? (COMMA atATime=sum AT A TIME)?
    ;
move: (MOVE | MOVES) cards=expression TO to=junction (COMMA placement)*;
placement: FACE (UP | DOWN) guard? | AT THE BOTTOM;
turn: TURN (UP | DOWN) expression;
show: SHOW cards=expression TO to=junction;
performScore: SCORE;
perform: PERFORM name (LEFT_PARENTHESIS expression (COMMA expression)* RIGHT_PARENTHESIS)?;
endMatch: END THE MATCH;
endTrick: END THE TRICK;
reverseDirection: REVERSE DIRECTION;

each: EACH eachHead (block | doing);
doing: (verb | assignment | turn | show) guard?;
assignment: name (LEFT_BRACKET expression (COMMA expression)* RIGHT_BRACKET)? SET_TO (random | value);
eachHead: (PLAYER | SIDE | OF expression) (WHERE condition)? order?;
order
    : IN_ORDER TURN (FROM junction)? (UNTIL condition)?
    | ROUND AND ROUND (FROM junction)? (UNTIL (allButOne | condition))?
    | IN_ORDER RANDOM ORDER (COMMA CALLED TEXT)?
    | AT ONCE
    ;
allButOne: ALL BUT ONE HAVE PASSED;

playTricks: PLAY playHead playBlock?;
playHead: sum? TRICKS (FROM junction)? (UNTIL condition)?;
playBlock: LEFT_BRACE playLine* RIGHT_BRACE;
playLine: aroundPlay | statement;
aroundPlay: (BEFORE EACH (TRICK | CARD) | AFTER EACH CARD) block LINE_END;

deed: junction (SET_TO random | SET_TO value | verb);
random: RANDOM (FROM junction | name) (COMMA CALLED TEXT)?;

verb
    : (SCORE | SCORES) value                 # scores
    | MAY? (CHOOSE | CHOOSES) choice         # chooses
    | move                                   # moves
    | (DRAW | DRAWS) sum? FROM junction      # draws
    | (SIT | SITS) OUT                       # sitsOut
    | (DROP | DROPS) OUT                     # dropsOut
    | (FORM | FORMS) A SIDE                  # formsSide
    | (PLAY | PLAYS) FOR junction            # playsFor
    | (TAKE | TAKES) (THE TRICK | junction)  # takes
    ;

choice: choiceHead (block (ELSE block)?)?;
choiceHead
    : name entry? (COLON amount)? (offer (COMMA ELSE offer)? | yesOrNo) (COMMA orPass)? (COMMA CALLED TEXT)?
    ;
offer: FROM junction (COMMA junction)* (WHERE condition)?;
entry: LEFT_BRACKET expression (COMMA expression)* RIGHT_BRACKET;
amount: sum (RANGE sum)? kind=name;
yesOrNo: COMMA YES OR NO;
orPass: OR PASS OPENLY? guard?;

// Tricks.

trick: TRICK LEFT_BRACE trickLine* RIGHT_BRACE;
trickLine: (obligation | comparison | playoff) LINE_END;
obligation: (MUST | MAY NOT) (LEAD (OR FOLLOW)?)? TEXT? condition clause*;
comparison: BEST BY criterion (THEN (BEST BY)? criterion)*;
criterion: TEXT? measure clause*;
measure: LOWER condition | EARLIER | LATER | condition;
clause: (WHEN | UNLESS | EXEMPT) condition;
playoff: TIES GO TO A PLAYOFF;

// End, translations and tests.

ending: END LEFT_BRACE winning RIGHT_BRACE;
winning: ((HIGHEST | LOWEST) SCORE WINS | (WINNER | WINNERS) (IS | ARE) value) LINE_END;

translation: TRANSLATION name LEFT_BRACE translated* RIGHT_BRACE;
translated: (name | original=TEXT) meaning=TEXT LINE_END;

tests: TESTS LEFT_BRACE test* RIGHT_BRACE;
test: TEST TEXT LEFT_BRACE testLine* RIGHT_BRACE LINE_END;
testLine: testStep (COMMA testStep)* LINE_END;
testStep
    : PLAYERS NUMBER                                  # testPlayers
    | GIVEN given (COMMA given)*                      # testGiven
    | operand COLON item+                             # testCards
    | ON TABLE (FROM operand)? COLON item+            # testTable
    | operand (COMMA operand)* GO TO A PLAYOFF        # testPlayoff
    | operand (LEAD | LEADS | PLAY | PLAYS) item      # testPlay
    | operand MAY PLAY item+                          # testLegal
    | operand (WIN | WINS) (BY TEXT)?                 # testWinner
    | operand TO LEAD                                 # testLeader
    | operand (SCORE | SCORES) junction               # testScore
    | operand (CHOOSE | CHOOSES) name (junction | item item+)   # testChosen
    | operand PASSES name                             # testPassed
    | operand MAY CHOOSE name FROM junction (COMMA junction)* (COMMA OR PASS)?  # testChoice
    | operand (COMMA operand)* (WIN | WINS) THE MATCH # testMatchWinner
    | operand (SEES | DOES NOT SEE) seen+             # testSight
    | EXPECT condition                                # testCondition
    | SCORE                                           # testScoring
    | perform                                         # testPerformed
    | THE TRICK ENDS                                  # testTrickOver
    | THE MATCH BEGINS                                # testMatchBegun
    | PLAY (UNTIL condition | TO THE END)             # testPlayedOn
    | THE MATCH (ENDS | DOES NOT END)                      # testMatchOver
    ;
seen: item | name LEFT_BRACKET expression (COMMA expression)* RIGHT_BRACKET;
given: operand (SET_TO junction | (SIT | SITS) OUT | (FORM | FORMS) A SIDE)?;

// Expressions, from the loosest to the tightest.

value: expression cases?;
cases: IF condition (COMMA expression IF condition)* (COMMA? ELSE expression)?;
expression: junction (SET_TO junction)* (WHERE condition)? (WITH standards)?;
condition: junction (SET_TO junction)*;
junction: negation ((AND | OR) negation)*;
negation: NOT negation | relation;
relation: range relationTail*;
relationTail
    : (EQUAL | UNEQUAL | LESS | AT_MOST | GREATER | AT_LEAST) range
    | NOT? (IN | ON) range
    | (IS | ARE) NOT? name
    ;
range: sum (RANGE sum)?;
sum: product ((PLUS | MINUS) product)*;
product: signed ((TIMES | DIVIDED_BY) signed)*;
signed: SIGN signed | term;
term: operand (EXCEPT operand)*;
operand: primary ((LEFT | RIGHT) OF operand)? (DOT name)*;

primary
    : NUMBER                                                                   # number
    | LEFT_PARENTHESIS bracketed RIGHT_PARENTHESIS                             # brackets
    | LEFT_BRACKET expression (COMMA expression)* RIGHT_BRACKET                # combinations
    | name LEFT_BRACKET expression (COMMA expression)* RIGHT_BRACKET           # indexed
    | (SOME | EVERY | NO) domain                                               # quantified
    | NUMBER_WORD OF domain                                                    # numberOf
    | (SUM OF | HIGHEST | LOWEST) sum OVER domain                              # aggregate
    | PLACE OF operand (IN item+ | BY standards)                               # place
    | BY sum LEFT_BRACE row (separator row)* (separator? ELSE COLON? expression)? separator? RIGHT_BRACE   # table
    | SEAT count                                                               # seat
    | (LEFT | RIGHT) OF operand                                                # neighbour
    | NEXT AFTER operand                                                       # nextAfter
    | PLAYER HOLDING operand                                                   # holding
    | (TOP | BOTTOM) (count | name)? OF operand                                # endOfZone
    | (FIRST | LAST) TRICK                                                     # trickWord
    | (FIRST | LAST) domain (FROM operand)?                                    # outermost
    | CARDS WON BY operand                                                     # wonBy
    | ONLY OF term                                                             # onlyOf
    | LONGEST RUN (IN | OF) domain BY keys                                     # longestRun
    | RUN OF operand IN domain BY keys                                         # runOf
    | propertyName OF operand                                                  # property
    | name LEFT_PARENTHESIS expression (COMMA expression)* RIGHT_PARENTHESIS   # call
    | name                                                                     # word
    ;

bracketed: expression (cases | COMMA OR expression | (COMMA expression)+)?;
count: NUMBER | LEFT_PARENTHESIS expression RIGHT_PARENTHESIS;
row: item+ COLON expression;
separator: COMMA | LINE_END;
domain: members ((IN | ON) members)? (WHERE where=condition)? (HAS has=condition)?;
members: term (RANGE term)?;
standards: standard (COMMA THEN standard)*;
keys: sum (COMMA THEN sum)*;
standard: (MOST | HIGHEST | FEWEST | LEAST | LOWEST) sum;

// Names.

/** An entry of a list of names: a name or a number, or a range of numbers. */
item: NUMBER RANGE NUMBER | SIGN? NUMBER | name;

/** An entry of `suits` and `ranks` in a deck, where the words that can follow it are no entries. */
deckItem: NUMBER RANGE NUMBER | NUMBER | freeWord | prefixWord;

name: freeWord | prefixWord | RANKS | NUMBERED;

/** What can stand before `of` as the name of a property: not what begins an expression of its own there. */
propertyName: freeWord | RANKS | NUMBERED;

prefixWord: BOTTOM | LEFT | NUMBER_WORD | ONLY | PLACE | RIGHT | RUN | SUM | TOP;

freeWord
    : WORD | A | ACROSS | AFTER | ALL | ALSO | ALTERNATE | AN | ANTICLOCKWISE | BEFORE | BEGINS | BEST | BUT | CALLED | CARD | CARDS
    | CHOOSE | CHOOSES | CLOCKWISE | COPIES | DEAL | DECK | DEFINE | DIRECTION | DOES | DOWN | DRAW | DRAWS | DROP | DROPS | EACH
    | EARLIER | END | ENDS | EVERY | EXPECT | FACE | FEWEST | FIRST | FOLLOW | FORM | FORMS | GAME | GIVEN | GO | HAND | HAS | HAVE | HIGHEST
    | HOLDING | LANGUAGE | LAST | LATER | LEAD | LEADS | LEAST | LEAVE | LONGEST | LOWER | LOWEST | MATCH | MAY | MOST | MOVE
    | MOVES | MUST | NEW | NEXT | NO | ONCE | ONE | OPENLY | OPTIONS | ORDER | OUT | OWNER | PARTNERS | PASS | PASSED | PASSES | PERFORM | PLAY | PLAYER
    | PLAYERS | PLAYOFF | PLAYS | PROCEDURE | RANDOM | RANK | REPEAT | REVERSE | ROUND | SCORE | SCORES | SEAT | SEE | SEEN | SEES | SHOW | SHUFFLE
    | SIDE | SIDES | SIT | SITS | SOME | STATE | SUIT | SUITS | TABLE | TAKE | TAKES | TEST | TESTS | THE | TIES | TIME | TIMES_WORD
    | TITLE | TRANSLATION | TRICK | TRICKS | TURN | UP | WIN | WINNER | WINNERS | WINS | WON | YES | ZONES
    ;
