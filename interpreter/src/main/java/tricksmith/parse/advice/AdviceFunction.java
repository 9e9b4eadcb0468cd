package tricksmith.parse.advice;

import java.math.BigInteger;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;

/** What the templates of advice cannot spell out and have to compute. */
enum AdviceFunction {
  /** A decimal number as a fraction in its lowest terms. */
  FRACTION {
    @Override
    String of(ErrorContext error, String written) {
      String decimal = NEITHER_DIGIT_NOR_POINT.matcher(written).replaceAll("");
      String digits = decimal.replace(".", "");
      int decimals = decimal.length() - decimal.indexOf('.') - 1;
      if (digits.length() > LONGEST_REDUCED) {
        return digits + " / 1" + "0".repeat(decimals);
      }
      BigInteger numerator = new BigInteger(digits);
      BigInteger denominator = BigInteger.TEN.pow(decimals);
      BigInteger divisor = numerator.gcd(denominator);
      BigInteger whole = denominator.divide(divisor);
      String over = whole.equals(BigInteger.ONE) ? "" : " / " + whole;
      return numerator.divide(divisor) + over;
    }
  },
  /** The digits before a counter, in half-width form. */
  DIGITS {
    @Override
    String of(ErrorContext error, String counted) {
      return Normalizer.normalize(counted, Normalizer.Form.NFKC).replaceAll("[^0-9]+", "");
    }
  },
  /** The one who acts; everybody together if the subject is missing or means everybody. */
  ACTOR {
    @Override
    String of(ErrorContext error, String subject) {
      return isEverybody(subject) ? "each player at once" : withoutArticles(subject);
    }
  },
  /** Each one who acts, in the singular. */
  EACH {
    @Override
    String of(ErrorContext error, String subject) {
      return isEverybody(subject) ? "player" : withoutArticles(subject);
    }
  },
  /** A number of cards; one card if no number is given. */
  CARDS {
    @Override
    String of(ErrorContext error, String number) {
      String digits = NUMBER_WORDS.getOrDefault(number.toLowerCase(Locale.ROOT), number);
      return digits.isEmpty() || digits.equals("1") ? "1 card" : digits + " cards";
    }
  },
  /** A suit as the standard deck names it. */
  SUIT {
    @Override
    String of(ErrorContext error, String suit) {
      return switch (suit.toLowerCase(Locale.ROOT)) {
        case "spade", "spades", "スペード" -> "S";
        case "heart", "hearts", "ハート" -> "H";
        case "diamond", "diamonds", "ダイヤ" -> "D";
        case "club", "clubs", "クラブ" -> "C";
        case "trumps" -> "trump";
        default -> suit;
      };
    }
  },
  /** Nothing: the words are dropped. */
  NOTHING {
    @Override
    String of(ErrorContext error, String words) {
      return "";
    }
  },
  /** A factor, left out if it is 1. */
  TIMES {
    @Override
    String of(ErrorContext error, String number) {
      return number.equals("1") ? "" : number + " * ";
    }
  },
  /** The script's name for something a player has much or little of. */
  MEASURE {
    @Override
    String of(ErrorContext error, String what) {
      return switch (what) {
        case "trick", "tricks" -> "tricks of player";
        case "point", "points", "score" -> "score of player";
        case "cards" -> "cards won by player";
        default -> "VALUE";
      };
    }
  },
  /** Values separated by commas. */
  LIST {
    @Override
    String of(ErrorContext error, String values) {
      return values.replace(" ", ", ");
    }
  },
  /** An example of what was being read. */
  FORM {
    @Override
    String of(ErrorContext error, String nothing) {
      return error.form();
    }
  },
  /** The indentation of the line with the error. */
  INDENTATION {
    @Override
    String of(ErrorContext error, String nothing) {
      Token first = error.startOfLine(error.startOfStatement(error.found()));
      return " ".repeat(first.getCharPositionInLine());
    }
  };

  private static final Map<String, String> NUMBER_WORDS =
      Map.of("a", "1", "one", "1", "two", "2", "three", "3", "four", "4", "five", "5");

  /** The most digits to reduce: longer numbers take too long, and nobody means them. */
  private static final int LONGEST_REDUCED = 15;

  /** Everything but digits and points; spaces around the point do not belong to a number. */
  private static final Pattern NEITHER_DIGIT_NOR_POINT = Pattern.compile("[^\\p{Nd}.]");

  private static final Pattern EVERYBODY =
      Pattern.compile("$|(?:each|all|players|everyone)(?: |$)");

  abstract String of(ErrorContext error, String words);

  static AdviceFunction named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** Whether all players act: the subject is missing, or means everybody. */
  private static boolean isEverybody(String subject) {
    return EVERYBODY.matcher(withoutArticles(subject)).lookingAt();
  }

  private static String withoutArticles(String words) {
    return words.replaceAll("\\b(?:the|a|an|of|up) ", "");
  }
}
