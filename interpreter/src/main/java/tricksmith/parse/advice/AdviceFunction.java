package tricksmith.parse.advice;

import static java.util.stream.Collectors.joining;

import java.math.BigInteger;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.Token;

/** The parts of advice that its templates cannot spell out and have to compute. */
enum AdviceFunction {
  /** A decimal number as a fraction in its lowest terms; thousands after a comma as they are. */
  FRACTION {
    @Override
    String of(ErrorContext error, String written) {
      if (THOUSANDS.matcher(written).matches()) {
        return written.replaceAll("[^0-9]", "");
      }
      String decimal = NEITHER_DIGIT_NOR_POINT.matcher(written.replace(',', '.')).replaceAll("");
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
  /** The first number in a word that counts something, in half-width form. */
  DIGITS {
    @Override
    String of(ErrorContext error, String counted) {
      Matcher digits = DIGITS_IN_A_ROW.matcher(narrow(counted));
      return digits.find() ? digits.group() : counted;
    }
  },
  /** How many points a Japanese sentence gives: those that are lost count below 0. */
  POINTS {
    @Override
    String of(ErrorContext error, String told) {
      Matcher points = POINTS_TOLD.matcher(narrow(told));
      if (!points.find()) {
        return "1";
      }
      boolean lost = !points.group("minus").isEmpty() || POINTS_LOST.matcher(told).find();
      return (lost ? "-" : "") + points.group("points");
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
      String one = withoutArticles(subject);
      return one.equals("each side") ? "side" : isEverybody(one) ? "player" : one;
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
  /** A suit as the standard deck names it; in a Japanese sentence, the one that it mentions. */
  SUIT {
    @Override
    String of(ErrorContext error, String suit) {
      return switch (suit.toLowerCase(Locale.ROOT)) {
        case "spade", "spades" -> "S";
        case "heart", "hearts" -> "H";
        case "diamond", "diamonds" -> "D";
        case "club", "clubs" -> "C";
        case "trumps" -> "trump";
        default ->
            JAPANESE_SUITS.entrySet().stream()
                .filter(name -> suit.contains(name.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(suit);
      };
    }
  },
  /** A rank as the standard deck names it. */
  RANK {
    @Override
    String of(ErrorContext error, String rank) {
      return switch (rank.toLowerCase(Locale.ROOT)) {
        case "ace", "aces", "エース" -> "A";
        case "king", "kings", "キング" -> "K";
        case "queen", "queens", "クイーン" -> "Q";
        case "jack", "jacks", "ジャック" -> "J";
        case "ten", "tens" -> "10";
        case "nine", "nines" -> "9";
        case "eight", "eights" -> "8";
        case "seven", "sevens" -> "7";
        case "six", "sixes" -> "6";
        case "five", "fives" -> "5";
        case "four", "fours" -> "4";
        case "three", "threes" -> "3";
        case "two", "twos" -> "2";
        default -> rank;
      };
    }
  },
  /** The card that a Japanese sentence mentions, such as QS or ハートのA. */
  CARD {
    @Override
    String of(ErrorContext error, String told) {
      Matcher card = CARD_TOLD.matcher(narrow(told));
      if (!card.find()) {
        return told;
      }
      return card.group("card") == null
          ? card.group("rank") + JAPANESE_SUITS.get(card.group("suit"))
          : card.group("card");
    }
  },
  /** All numbers from the first to the last, upwards or downwards. */
  NUMBERS {
    @Override
    String of(ErrorContext error, String range) {
      List<BigInteger> ends =
          Pattern.compile("\\d+")
              .matcher(narrow(range))
              .results()
              .limit(2)
              .map(end -> new BigInteger(end.group()))
              .toList();
      BigInteger first = ends.getFirst();
      BigInteger last = ends.getLast();
      BigInteger steps = first.subtract(last);
      return steps.signum() <= 0 || steps.compareTo(BigInteger.valueOf(LONGEST_LIST)) > 0
          ? first + ".." + last
          : IntStream.rangeClosed(0, steps.intValueExact())
              .mapToObj(step -> first.subtract(BigInteger.valueOf(step)).toString())
              .collect(joining(", "));
    }
  },
  /** A range in which a number lies. */
  RANGE {
    @Override
    String of(ErrorContext error, String number) {
      String digits = DIGITS.of(error, number);
      String most = digits.length() == 1 ? "9" : new BigInteger(digits).shiftLeft(1).toString();
      return (digits.equals("0") ? "0.." : "1..") + most;
    }
  },
  /** Nothing: the words are dropped. */
  NOTHING {
    @Override
    String of(ErrorContext error, String words) {
      return "";
    }
  },
  /** A factor, left out if it is 1: a number, or the points of a Japanese sentence. */
  TIMES {
    @Override
    String of(ErrorContext error, String number) {
      String factor = number.contains("点") ? POINTS.of(error, number) : number;
      return switch (factor) {
        case "1" -> "";
        case "-1" -> "-";
        default -> factor + " * ";
      };
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
        default -> what + "[player]";
      };
    }
  },
  /** What each player has much or little of. */
  OWN {
    @Override
    String of(ErrorContext error, String what) {
      return switch (what) {
        case "trick", "tricks" -> "tricks of player";
        case "point", "points", "score" -> "score of player";
        case "card", "cards" -> "number of hand of player";
        default -> what + "[player]";
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
  /** Values side by side, without the commas between them. */
  ROW {
    @Override
    String of(ErrorContext error, String values) {
      return COMMAS.matcher(values).replaceAll(" ").strip();
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

  private static final Pattern COMMAS = Pattern.compile("[ ,、，]+");

  private static final Map<String, String> NUMBER_WORDS =
      Map.of("a", "1", "one", "1", "two", "2", "three", "3", "four", "4", "five", "5");

  private static final Map<String, String> JAPANESE_SUITS =
      Map.of("スペード", "S", "ハート", "H", "ダイヤ", "D", "クラブ", "C");

  private static final Pattern CARD_TOLD =
      Pattern.compile(
          "(?<card>(?:10|[2-9JQKA])[SHDC])" + "|(?<suit>スペード|ハート|ダイヤ|クラブ)の(?<rank>10|[2-9JQKA])");

  private static final Pattern DIGITS_IN_A_ROW = Pattern.compile("[0-9]+");

  private static final Pattern POINTS_TOLD =
      Pattern.compile("(?<minus>(?:-|−|ー|マイナス)?)(?<![0-9])(?<points>[0-9]{1,9})点");

  private static final Pattern POINTS_LOST = Pattern.compile("失|減|引く|引かれ");

  /** The most digits to reduce: longer numbers take too long, and nobody means them. */
  private static final int LONGEST_REDUCED = 15;

  /** The most numbers to write one after the other. */
  private static final int LONGEST_LIST = 20;

  /** Everything but digits and points; spaces around the point do not belong to a number. */
  private static final Pattern THOUSANDS = Pattern.compile("[1-9][0-9]{0,2}\\s*,\\s*[0-9]{3}");

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

  private static String narrow(String words) {
    return Normalizer.normalize(words, Normalizer.Form.NFKC);
  }

  private static String withoutArticles(String words) {
    return words.replaceAll("\\b(?:the|a|an|of|up) ", "");
  }
}
