package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every regular expression in our code looks at each character of a text a few times at most, and
 * needs no more stack for a long text: scripts are full of it, and scripts come from strangers.
 * What is counted is characters read, so the test says the same on every machine.
 */
class PatternCostTest {
  private static final int LENGTH = 1_000;
  private static final int LOOKS_AT_EACH = 40;
  private static final long STACK = 128 * 1024;

  private static final Pattern CALL =
      Pattern.compile("(?:Pattern\\.compile|\\.(?:replaceAll|replaceFirst|split|matches))\\(\\s*");

  private static final Pattern LITERAL =
      Pattern.compile("\\G\\s*\\+?\\s*\"((?:[^\"\\\\\n]|\\\\.)++)\"(?!\")");

  private static final Pattern END = Pattern.compile("\\G\\s*[,)]");
  private static final Pattern CONSTANT = Pattern.compile("(\\w+)\\s*=\\s*$");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:p\\{\\w+}|.)");
  private static final Pattern WORD = Pattern.compile("\\w{2,}");

  private static final List<String> PIECES =
      List.of(
          " ", "\n", "\r\n", "a", "A", "1", "0", "-", "1-", "1-1", ".", "..", ".a", "a.", ",", "{",
          "}", "[", "]", "(", ")", "|", "a | ", ":", ": a ", "\"", "/", "//", "=", "=1", "`", "$",
          "あ", "々", "\\", "? ", "; ", " \n", "[a]", "\t", "é");

  /** A regular expression, where it is written, and whether it is only ever tried at the start. */
  record Written(String file, String expression, boolean startsThere) {
    @Override
    public String toString() {
      return file + ": " + expression;
    }
  }

  /** A text that counts how often it is looked at. */
  private static final class CountedText implements CharSequence {
    private final String text;
    private long looks;

    CountedText(String text) {
      this.text = text;
    }

    @Override
    public char charAt(int index) {
      looks++;
      if (looks > (long) LOOKS_AT_EACH * text.length()) {
        throw new IllegalStateException("too many looks");
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.substring(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  static Set<Written> written() throws IOException {
    Set<Written> all = new LinkedHashSet<>();
    for (String module : List.of("interpreter", "editor")) {
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          all.addAll(expressions(file.getFileName().toString(), Files.readString(file)));
        }
      }
    }
    return all;
  }

  private static List<Written> expressions(String file, String code) {
    List<Written> found = new ArrayList<>();
    Matcher call = CALL.matcher(code);
    Matcher literal = LITERAL.matcher(code);
    while (call.find()) {
      StringBuilder expression = new StringBuilder();
      int end = call.end();
      while (literal.find(end)) {
        expression.append(literal.group(1).translateEscapes());
        end = literal.end();
      }
      if (!expression.isEmpty() && END.matcher(code).find(end)) {
        found.add(new Written(file, expression.toString(), isTriedAtTheStart(call, code)));
      }
    }
    return found;
  }

  private static boolean isTriedAtTheStart(Matcher call, String code) {
    if (!call.group().startsWith("Pattern")) {
      return call.group().startsWith(".matches");
    }
    String before = code.substring(Math.max(0, call.start() - 80), call.start());
    Matcher constant = CONSTANT.matcher(before);
    return constant.find() && uses(constant.group(1), code).allMatch(PatternCostTest::startsThere);
  }

  /** What follows where a constant is used, up to the end of the next statement. */
  private static Stream<String> uses(String constant, String code) {
    return Pattern.compile("\\b" + constant + "\\.matcher\\([^;]*;[^;]*;")
        .matcher(code)
        .results()
        .map(MatchResult::group);
  }

  private static boolean startsThere(String use) {
    return use.contains(".matches()") || use.contains(".lookingAt()");
  }

  @ParameterizedTest
  @MethodSource("written")
  void looksAtEachCharacterAFewTimes(Written written) throws InterruptedException {
    Pattern pattern = Pattern.compile(written.expression());
    List<String> troubles = new ArrayList<>();
    Thread thread =
        new Thread(
            null,
            () -> texts(written).forEach(text -> look(written, pattern, text, troubles)),
            "",
            STACK);
    thread.start();
    thread.join();
    assertThat(troubles).isEmpty();
  }

  private static void look(Written written, Pattern pattern, String text, List<String> troubles) {
    String start = text.substring(0, 20).replace("\n", "\\n");
    try {
      Matcher matcher = pattern.matcher(new CountedText(text));
      if (written.startsThere()) {
        assertThat(matcher.matches() && matcher.end() < 0).isFalse();
        assertThat(matcher.lookingAt() && matcher.end() < 0).isFalse();
        return;
      }
      while (matcher.find()) {
        assertThat(matcher.end()).isNotNegative();
      }
    } catch (IllegalStateException expected) {
      troubles.add("often: " + start);
    } catch (StackOverflowError expected) {
      troubles.add("deep: " + start);
    }
  }

  private static Stream<String> texts(Written written) {
    List<String> words = new ArrayList<>(List.of("", "a", "{", "1", "\"", ": a "));
    String plain = ESCAPE.matcher(written.expression()).replaceAll(" ");
    WORD.matcher(plain).results().forEach(word -> words.add(word.group() + " "));
    Stream<String> pieces =
        Stream.concat(PIECES.stream(), words.stream().filter(word -> word.length() > 2));
    return pieces.flatMap(
        piece -> words.stream().map(word -> word + piece.repeat(LENGTH / piece.length()) + "é"));
  }
}
