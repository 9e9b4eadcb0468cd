package tricksmith.parse.tokens;

import static java.lang.Character.UnicodeScript.COMMON;
import static java.lang.Character.UnicodeScript.CYRILLIC;
import static java.lang.Character.UnicodeScript.GREEK;
import static java.lang.Character.UnicodeScript.HAN;
import static java.lang.Character.UnicodeScript.HANGUL;
import static java.lang.Character.UnicodeScript.HIRAGANA;
import static java.lang.Character.UnicodeScript.KATAKANA;
import static java.lang.Character.UnicodeScript.LATIN;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds characters in and between words that nobody sees. They come along with text copied from
 * elsewhere, and a script that looks right would read differently because of them. In texts and
 * comments they do no harm; see {@link DirectionControls} for those that do.
 */
public final class InvisibleCharacters {

  /** What Unicode calls ignorable by default, and what is drawn as nothing. */
  private static final Pattern INVISIBLE =
      Pattern.compile(
          "[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F"
              + "\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0"
              + "\\uFFF0-\\uFFFB\\x{1BCA0}-\\x{1BCA3}\\x{1D173}-\\x{1D17A}\\x{E0000}-\\x{E0FFF}]");

  /** Chooses between two ways of drawing the character before it, as in ♠️ and 葛󠄀. */
  private static final Pattern VARIATION =
      Pattern.compile("[\\uFE00-\\uFE0F\\x{E0100}-\\x{E01EF}]");

  private static final int JOINER = 0x200D;
  private static final int KEYCAP = 0x20E3;

  /** The scripts whose letters no joiner connects. */
  private static final Set<UnicodeScript> PLAIN =
      Set.of(COMMON, LATIN, GREEK, CYRILLIC, HAN, HIRAGANA, KATAKANA, HANGUL);

  private final List<CommonToken> tokens;
  private final DiagnosticCollector diagnostics;

  /** By line. */
  private final Map<Integer, List<Place>> found = new TreeMap<>();

  /**
   * An invisible character.
   *
   * @param parting whether there are words directly on both sides, which it may be meant to part
   */
  private record Place(CommonToken in, String sign, Span span, boolean parting) {}

  private InvisibleCharacters(List<CommonToken> tokens, DiagnosticCollector diagnostics) {
    this.tokens = tokens;
    this.diagnostics = diagnostics;
  }

  static boolean isOne(Token token) {
    return token.getType() == TrickLexer.UNKNOWN && INVISIBLE.matcher(token.getText()).matches();
  }

  public static boolean hideIn(String word) {
    return INVISIBLE.matcher(word).results().anyMatch(found -> !isDrawn(word, found.start()));
  }

  /** Reports the first one in each line; its fixes are for all of them in the line. */
  static void report(List<CommonToken> tokens, DiagnosticCollector diagnostics) {
    InvisibleCharacters invisible = new InvisibleCharacters(tokens, diagnostics);
    for (int index = 0; index < tokens.size(); index++) {
      invisible.lookInto(index);
    }
    invisible.found.values().forEach(invisible::report);
  }

  private void lookInto(int index) {
    CommonToken token = tokens.get(index);
    if (token.getType() == TrickLexer.WORD) {
      lookIntoWord(token);
    } else if (isOne(token) && !isByteOrderMark(token)) {
      add(token, token.getText(), 0, isWord(index - 1) && isWord(index + 1));
    }
  }

  private void lookIntoWord(CommonToken word) {
    String text = word.getText();
    if (isPlain(text)) {
      return;
    }
    Matcher matcher = INVISIBLE.matcher(text);
    while (matcher.find()) {
      if (!isDrawn(text, matcher.start())) {
        add(word, matcher.group(), matcher.start(), true);
      }
    }
  }

  /** Whether a text has only letters, digits and signs of ASCII, none of which is invisible. */
  private static boolean isPlain(String text) {
    for (int index = 0; index < text.length(); index++) {
      if (text.charAt(index) > '~') {
        return false;
      }
    }
    return true;
  }

  private void add(CommonToken in, String sign, int offset, boolean parting) {
    int start = diagnostics.place(in).start() + offset;
    Span span = new Span(start, start + sign.length());
    found
        .computeIfAbsent(in.getLine(), _ -> new ArrayList<>())
        .add(new Place(in, sign, span, parting));
  }

  private void report(List<Place> line) {
    List<Fix> fixes = new ArrayList<>();
    fixes.add(new Fix(line.stream().map(place -> new Edit(place.span(), "")).toList()));
    if (line.stream().anyMatch(Place::parting)) {
      fixes.add(
          new Fix(
              line.stream()
                  .map(place -> new Edit(place.span(), place.parting() ? " " : ""))
                  .toList()));
    }
    Place first = line.getFirst();
    diagnostics.spoil(first.in());
    diagnostics.add(ParseProblem.INVISIBLE_CHARACTER, first.span(), fixes, described(first.sign()));
  }

  private static String described(String sign) {
    int character = sign.codePointAt(0);
    String code = "U+%04X".formatted(character);
    return Optional.ofNullable(Character.getName(character))
        .map(name -> code + " " + name)
        .orElse(code);
  }

  private boolean isWord(int index) {
    return index >= 0
        && index < tokens.size()
        && TokenTypes.isNameOrNumber(tokens.get(index).getType());
  }

  /** Whether this is the mark with which some editors begin every file. */
  private static boolean isByteOrderMark(Token token) {
    return token.getStartIndex() == 0 && token.getText().equals("\uFEFF");
  }

  /** Whether an invisible character within a word changes how the character before it is drawn. */
  private static boolean isDrawn(String word, int offset) {
    int sign = word.codePointAt(offset);
    int next = offset + Character.charCount(sign);
    boolean keycap = next < word.length() && word.charAt(next) == KEYCAP;
    return keycap || (offset > 0 && changes(sign, word.codePointBefore(offset)));
  }

  private static boolean changes(int sign, int before) {
    UnicodeScript script = UnicodeScript.of(before);
    boolean varies = VARIATION.matcher(Character.toString(sign)).matches();
    boolean drawn =
        Character.getType(before) == Character.OTHER_SYMBOL
            || !PLAIN.contains(script)
            || (varies && script == HAN);
    return drawn && (varies || sign == JOINER);
  }
}
