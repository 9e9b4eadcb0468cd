package tricksmith.parse;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.WritableToken;
import org.antlr.v4.runtime.atn.ATNState;
import tricksmith.grammar.TrickParser;
import tricksmith.source.Spelling;

/** Says what is wrong with a line that is none of those of which a block consists. */
final class LineWords {
  private final Report report;

  LineWords(Report report) {
    this.report = report;
  }

  /** Complains about the line that begins at the present place. */
  void explain(Parser parser, ATNState state) {
    Situation line = Situation.ofLine(parser, state);
    Complaint complaint = complaint(line);
    complaint.to(report);
    takeAsMeant(line, complaint);
  }

  /** A section under a wrong name is read as the one that is meant: so is what stands in it. */
  private static void takeAsMeant(Situation line, Complaint complaint) {
    boolean section =
        line.in(TrickParser.RULE_script)
            && complaint.problem() == ParseProblem.MISSPELT
            && line.after(line.found()).getType() == TrickParser.LEFT_BRACE;
    if (section && line.found() instanceof WritableToken token) {
      Vocabulary.blockNamed(complaint.words().getLast()).ifPresent(token::setType);
    }
  }

  private static Complaint complaint(Situation line) {
    return switch (line.context().getRuleIndex()) {
      case TrickParser.RULE_script -> section(line);
      case TrickParser.RULE_block, TrickParser.RULE_playBlock ->
          Habits.isLoop(line.found())
              ? Habits.foreignLoop(line, line.found())
              : Complaint.at(line.found(), ParseProblem.NOT_A_STATEMENT);
      default -> line(line);
    };
  }

  private static Complaint section(Situation line) {
    Token found = line.found();
    if (Vocabulary.STATEMENTS.contains(found.getText())) {
      return Complaint.at(found, ParseProblem.STATEMENT_OUTSIDE);
    }
    return ForeignLines.section(line)
        .or(() -> misspelt(found, Vocabulary.SECTIONS))
        .orElseGet(
            () ->
                Complaint.at(
                    found, ParseProblem.UNKNOWN_SECTION, String.join("`, `", Vocabulary.SECTIONS)));
  }

  private static Complaint line(Situation line) {
    Token found = line.found();
    String section = line.context().getStart().getText();
    List<String> words =
        line.expected().fewWords().stream().filter(word -> !word.equals("}")).toList();
    if (words.isEmpty()) {
      ParseProblem problem =
          Vocabulary.isConnective(found.getType())
              ? ParseProblem.RESERVED_WORD
              : ParseProblem.NAME_FIRST;
      return Complaint.at(found, problem, section);
    }
    return ForeignLines.within(line)
        .or(() -> misspelt(found, words))
        .orElseGet(
            () ->
                Complaint.at(
                    found, ParseProblem.UNKNOWN_LINE, section, String.join("`, `", words)));
  }

  /** Here words of the language can be misspelt others, too: {@code player 4}. */
  private static Optional<Complaint> misspelt(Token found, List<String> meant) {
    return Vocabulary.isNameOrNumber(found.getType())
        ? Spelling.nearest(found.getText(), meant)
            .map(nearest -> Complaint.at(found, ParseProblem.MISSPELT, nearest))
        : Optional.empty();
  }
}
