package tricksmith.fuzz;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Ways to make a short script that is a lot to read: deep, long, wide, or full of large sets. */
enum HostileShape {
  NESTED_EXPRESSIONS {
    @Override
    String text(int size, Lots lots) {
      List<String> around = lots.of(AROUND_EXPRESSIONS);
      String inside = lots.of(LEAVES);
      return game(
          "define a = "
              + around.getFirst().repeat(size)
              + inside
              + around.getLast().repeat(size)
              + "\n",
          "");
    }
  },

  /** One in another, each of any kind. */
  MIXED_EXPRESSIONS {
    @Override
    String text(int size, Lots lots) {
      StringBuilder before = new StringBuilder();
      StringBuilder after = new StringBuilder();
      for (int level = 0; level < size; level++) {
        List<String> around = lots.of(AROUND_EXPRESSIONS);
        before.append(around.getFirst());
        after.insert(0, around.getLast());
      }
      return game("define a = " + before + lots.of(LEAVES) + after + "\n", "  n = a\n");
    }
  },

  CHAIN {
    @Override
    String text(int size, Lots lots) {
      String operator = lots.of(OPERATORS);
      return game(
          "define a = " + lots.of(LEAVES) + (operator + lots.of(LEAVES)).repeat(size) + "\n", "");
    }
  },

  CHAINS_IN_BRACKETS {
    @Override
    String text(int size, Lots lots) {
      int length = lots.between(2, 60);
      int levels = Math.max(1, size / length);
      return game(
          "define a = "
              + "(".repeat(levels)
              + "1"
              + (" + 1".repeat(length) + ")").repeat(levels)
              + "\n",
          "");
    }
  },

  NESTED_STATEMENTS {
    @Override
    String text(int size, Lots lots) {
      List<String> around = lots.of(AROUND_STATEMENTS);
      return game("", around.getFirst().repeat(size) + "n = 1\n" + around.getLast().repeat(size));
    }
  },

  /** Each uses the one before, once or several times. */
  ROW_OF_DEFINITIONS {
    @Override
    String text(int size, Lots lots) {
      String body = lots.of(BODIES);
      String rows =
          each(size, i -> "define d" + (i + 1) + " = " + body.replace("$", "d" + i) + "\n");
      return game(
          "define d0 = 1\n" + rows, "  n = d" + size + "\n  deal (d" + size + ") to each player\n");
    }
  },

  ROW_OF_FUNCTIONS {
    @Override
    String text(int size, Lots lots) {
      String body = lots.of(BODIES);
      String rows =
          each(
              size,
              i ->
                  "define d"
                      + (i + 1)
                      + "(card) = "
                      + body.replace("$", "d" + i + "(card)")
                      + "\n");
      return game("define d0(card) = card.number\n" + rows, "")
          + "trick { best by \"a\" d"
          + size
          + "(card) }\n";
    }
  },

  /** Each uses all before it. */
  FAN_OF_DEFINITIONS {
    @Override
    String text(int size, Lots lots) {
      int count = Math.min(size, 150);
      String rows =
          each(
              count,
              i ->
                  "define d"
                      + (i + 1)
                      + " = "
                      + IntStream.rangeClosed(0, i).mapToObj(j -> "d" + j).collect(joining(" + "))
                      + "\n");
      return game("define d0 = 1\n" + rows, "  n = d" + count + "\n");
    }
  },

  CIRCLE_OF_DEFINITIONS {
    @Override
    String text(int size, Lots lots) {
      return game(each(size, i -> "define d" + i + " = d" + (i + 1) % size + " + 1\n"), "");
    }
  },

  MANY_DECLARATIONS {
    @Override
    String text(int size, Lots lots) {
      return switch (lots.below(9)) {
        case 6 -> game("state { a t is l" + each(size, i -> " | l" + i) + " }\n", "");
        case 7 ->
            game("state { " + each(size, i -> "a t" + i + " is u" + i + " | v; ") + "}\n", "");
        case 8 ->
            game("state { a t0 is p | q; " + each(size, i -> row(i, lots.of(TYPES))) + "}\n", "");
        case 0 ->
            game("options {\n" + each(size, i -> "  o" + i + " 0..9 = 1 \"x\"\n") + "}\n", "");
        case 1 -> game("zones {\n" + each(size, i -> "  z" + i + ": face down\n") + "}\n", "");
        case 2 -> game(each(size, i -> "define d" + i + " = e" + i + "\n"), "");
        case 3 -> game("deck {\n suits" + each(size, i -> " s" + i) + "\n ranks 1 2 3\n}\n", "");
        case 4 -> game("deck {\n also" + each(size, i -> " j" + i) + ": joker\n}\n", "");
        default -> game(each(size, i -> "deck e" + i + " {\n suits A\n ranks 1..9\n}\n"), "");
      };
    }
  },

  MANY_STATEMENTS {
    @Override
    String text(int size, Lots lots) {
      String statement = lots.of(STATEMENTS);
      return game("", each(size, i -> "  " + statement.replace("$", String.valueOf(i)) + "\n"));
    }
  },

  MANY_RULES {
    @Override
    String text(int size, Lots lots) {
      return game(
              "options {\n"
                  + each(Math.min(size, 100), i -> "  o" + i + " yes/no = no \"x\"\n")
                  + "}\n",
              "")
          + "trick {\n"
          + each(
              size,
              i -> "  must \"m\" card.suit == led.suit when o" + i % Math.min(size, 100) + "\n")
          + "  best by \"b\" card.rank\n"
          + each(size, i -> "  then \"c\" card.suit == led.suit\n")
          + "}\n";
    }
  },

  MANY_CONDITIONS {
    @Override
    String text(int size, Lots lots) {
      return game("", each(size * 3, i -> "  if n == " + i + " { n = " + (i + 1) + " }\n"));
    }
  },

  /** Of which only the first are complained of. */
  MANY_UNREADABLE_LINES {
    @Override
    String text(int size, Lots lots) {
      String line = lots.of(UNREADABLE);
      return game("", each(size * 20, i -> "  " + line + "\n"));
    }
  },

  /** Lists of cases and rows of tables. */
  LONG_LISTS {
    @Override
    String text(int size, Lots lots) {
      return switch (lots.below(4)) {
        case 0 -> game("", "  n = 0 if y" + ", 1 if y".repeat(size) + "\n");
        case 1 -> game("", "  n = by n { " + each(size, i -> i + ": 1, ") + "else 0 }\n");
        case 2 ->
            game(
                "",
                "  seat 1 chooses n from 0"
                    + each(size, i -> ", " + i)
                    + ", else from 0"
                    + each(size, i -> ", " + i)
                    + "\n");
        default ->
            game("", "  seat 1 chooses n from 0" + each(size, i -> ", (" + i + " if y)") + "\n");
      };
    }
  },

  /** Rows of tables and sets of ranks that stand for many more. */
  LONG_RANGES {
    @Override
    String text(int size, Lots lots) {
      return lots.onceIn(2)
          ? game(
              "",
              "  n = by n { "
                  + each(size, i -> i * 1000 + ".." + (i * 1000 + 999) + ": " + i + ", ")
                  + "else 0 }\n")
          : game(
              "deck { suits C D\n ranks 1..400\n}\n",
              each(size, _ -> "  n = number of (cards where card.rank in 1..400)\n"));
    }
  },

  /** Sets that are only counted, ranged over, or asked for something. */
  LARGE_SETS {
    @Override
    String text(int size, Lots lots) {
      String set = lots.of(SETS).replace("$", lots.of(LARGE_NUMBERS));
      return game("", "  n = " + lots.of(QUESTIONS).replace("$", set) + "\n");
    }
  },

  LARGE_DECLARATIONS {
    @Override
    String text(int size, Lots lots) {
      return game(lots.of(DECLARATIONS).replace("$", lots.of(LARGE_NUMBERS)), "");
    }
  },

  /** Much space, or one long word, wherever a word can be. */
  LONG_GAPS {
    @Override
    String text(int size, Lots lots) {
      String gap = lots.of(GAPS).repeat(size * 20);
      return game("", lots.of(GAPPED).replace("$", gap));
    }
  },

  /** What is no script at all, over and over. */
  GARBAGE {
    @Override
    String text(int size, Lots lots) {
      StringBuilder words = new StringBuilder();
      for (int count = lots.between(1, 6); count > 0; count--) {
        words.append(lots.of(WORDS)).append(lots.onceIn(8) ? "\n" : " ");
      }
      return game(
          "define a = " + words.toString().repeat(size) + "\n", words.toString().repeat(size));
    }
  };

  static final List<List<String>> AROUND_EXPRESSIONS =
      List.of(
          List.of("(", ")"),
          List.of("[1, ", "]"),
          List.of("not ", ""),
          List.of("-", ""),
          List.of("left of ", ""),
          List.of("suit of top of ", ""),
          List.of("(1 == ", ")"),
          List.of("(1, or ", ")"),
          List.of("(1, ", ")"),
          List.of("(1 if ", " > 0, else 2)"),
          List.of("by 1 { 1: ", ", else 2 }"),
          List.of("(some x in (1, 2) where x == ", ")"),
          List.of("(number of x in 1..9 where x > ", ")"),
          List.of("(sum of ", " over x in 1..9)"),
          List.of("highest ", " over x in 1..9"),
          List.of("(place of seat 1 by most ", ")"),
          List.of("(cards with most ", ")"),
          List.of("(cards except ", ")"),
          List.of("m[", "]"),
          List.of("f(", ")"),
          List.of("by ", " { 1: 1, else 2 }"),
          List.of("by 1 { 1: 1, else ", " }"),
          List.of("every player where ", ""),
          List.of("every player has ", ""),
          List.of("no card in cards has ", ""),
          List.of("number of players where ", ""),
          List.of("sum of 1 over ", ""),
          List.of("place of ", " by most 1"),
          List.of("last place of ", " in 1 2"),
          List.of("last place of seat 1 by most ", ""),
          List.of("place of seat 1 by most 1, then fewest ", ""),
          List.of("seat (", ")"),
          List.of("", " left of seat 1"),
          List.of("next after ", ""),
          List.of("player holding ", ""),
          List.of("top 2 of ", ""),
          List.of("first card in ", ""),
          List.of("last card where ", ""),
          List.of("cards won by ", ""),
          List.of("longest run in ", " by card.rank"),
          List.of("longest run in hand by 1, then ", ""),
          List.of("run of ", " in hand by card.rank"),
          List.of("run of 7H in ", " by card.rank"),
          List.of("card in ", ""),
          List.of("y and ", ""),
          List.of("y or not ", ""),
          List.of("7 / (", ")"),
          List.of("1 == ", ""),
          List.of("(", ", or 1)"),
          List.of("(1 if y, 2 if ", ", else 3)"),
          List.of("(cards where ", " with most 1)"),
          List.of("(1 .. ", ")"),
          List.of("f((1..", "))"),
          List.of("(x in 1..9 where ", ")"),
          List.of("(", " is none)"),
          List.of("(x = ", ")"),
          List.of("(", ").suit"),
          List.of("number of tricks of ", ""),
          List.of("the other of ", ""),
          List.of("only of ", ""));

  private static final List<String> LEAVES =
      List.of("1", "y", "seat 1", "players", "hand", "x", "H");

  private static final List<String> OPERATORS =
      List.of(
          " + ", " - ", " and ", " or ", " == ", " = ", " except ", " * ", ", ", " in ", "..", ".");

  private static final List<List<String>> AROUND_STATEMENTS =
      List.of(
          List.of("if y {\n", "}\n"),
          List.of("if y: ", ""),
          List.of("if y { n = 1 } else ", ""),
          List.of("repeat 2 times {\n", "}\n"),
          List.of("each player {\n", "}\n"),
          List.of("play tricks from seat 1 until hands are empty {\n", "}\n"),
          List.of("seat 1 chooses n from 1..2 {\n", "}\n"),
          List.of("seat 1 chooses y, yes or no { n = 1 } else {\n", "}\n"),
          List.of("seat 1 may choose y, yes or no { n = 1 } else {\n", "}\n"),
          List.of("each player round and round from seat 1 until n > 3 {\n", "}\n"),
          List.of("each player round and round until all but one have passed {\n", "}\n"));

  private static final List<String> BODIES =
      List.of(
          "$ + 1",
          "$ + $",
          "$ * $ + $",
          "$ if $ > 1, else $",
          "number of x in 1..9 where $ > x",
          "sum of $ over x in 1..8000",
          "highest $ over x in cards",
          "-($)");

  private static final List<String> STATEMENTS =
      List.of(
          "n = n + 1",
          "if y { n = 1 } else { n = 2 }",
          "seat 1 chooses n from 1..3",
          "seat 1 chooses c$ from 1..3",
          "deal 1 to each player",
          "define e$ = $",
          "n = unknown$",
          "foo bar baz",
          "move top of deck to hand of seat 1",
          "play 1 tricks from seat 1");

  private static final List<String> UNREADABLE =
      List.of("foo bar", "define d =", "n == 1 = 2", "; , . = : |", "\"abc");

  private static final List<String> LARGE_NUMBERS =
      List.of("1000", "8000", "1000000", "1000000000", "4000000000000");

  private static final List<String> SETS =
      List.of(
          "0..$",
          "[0..8000, 0..8000]",
          "[0..8000, 0..8000, suits]",
          "(0..$ except 5)",
          "(0..$ except 0..$)",
          "(0..$, 3)");

  private static final List<String> QUESTIONS =
      List.of(
          "number of $",
          "number of x in $ where x == x",
          "sum of 1 over x in $",
          "highest 1 over x in $",
          "(1 if 5 in $, else 2)",
          "(1 if some x in $ where x == x, else 2)",
          "number of x in $ where (number of z in $ where z == x) > 1");

  private static final List<String> DECLARATIONS =
      List.of(
          "deck { suits C D\n ranks 1..9\n copies $\n}\n",
          "deck { suits C D\n ranks 1..$\n}\n",
          "deck { suits 1..$\n ranks 1..$\n}\n",
          "deck { suits C D\n ranks 1..9 numbered 1..$\n}\n",
          "deck { suits C D\n ranks 1..9\n also $ of W: wizard\n}\n",
          "deck { suits C D\n ranks 1..9\n leave out ranks 1..$\n}\n",
          "options { o 0..$ = 1 \"x\" }\n",
          "define p(rank) = place of rank in 1..$\n",
          "define t(number) = by number { 1..$: 1, else 0 }\n",
          "zones { z[player]: face down }\n");

  private static final List<String> TYPES = List.of("$ | x", "$ | $", "x | $ | y", "suit | $");

  private static final List<String> GAPS =
      List.of(" ", "\t", " \n", "\n", "1-", "a", "1", "{", "あ");

  private static final List<String> GAPPED =
      List.of(
          "  n = 1$\n  n = 2$\n",
          "  n = 1\n  n$=$2$\n  n = 3\n",
          "  n = 1\n  seat 1 chooses n$from$1..3$\n  n = 2\n",
          "  n = 1\n  play$tricks from$seat 1 until hands$are empty ${ n = 2 }\n",
          "  n = 1 if y$, $else$2 if not y\n",
          "  seat 1 chooses$ from 1..3,$4 if$y\n",
          "  n = $\n",
          "  repeat$until y ${ n =$1 }\n",
          "  // $\n  n = \"$\"\n");

  private static final List<String> WORDS =
      List.of(
          "sum of",
          "number of",
          "over",
          "in",
          "where",
          "(",
          "[",
          "{",
          ")",
          "]",
          "}",
          ",",
          ":",
          "..",
          "1",
          "x",
          "\"t\"",
          "not",
          "and",
          "or",
          "==",
          "=",
          "if",
          "else",
          "each player",
          "chooses",
          "from",
          "best by",
          "then",
          "must",
          "card",
          ".",
          "suit",
          "of",
          "place",
          "by",
          "most",
          "-");

  /** A script of this shape; how large it is grows with the size. */
  abstract String text(int size, Lots lots);

  private static String game(String declarations, String statements) {
    return "game \"Hostile\"\n  players 2..4\n\n"
        + "state { each deal { n: number; y: yes/no; m[player]: number } }\n"
        + "define f(number) = number\n"
        + declarations
        + "\nmatch {\n  new deal\n  shuffle deck\n  deal 5 to each player from seat 1\n"
        + statements
        + "  play tricks from seat 1 until hands are empty { winner scores 1 }\n}\n";
  }

  private static String row(int place, String type) {
    return "a t" + (place + 1) + " is " + type.replace("$", "t" + place) + "; ";
  }

  private static String each(int size, IntFunction<String> text) {
    return IntStream.range(0, size).mapToObj(text).collect(joining());
  }
}
