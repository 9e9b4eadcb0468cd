package tricksmith.parse;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNState;

/** Finds the diagnostic for a place at which reading could not go on. */
final class ErrorWords {
  private final Report report;

  ErrorWords(Report report) {
    this.report = report;
  }

  void explain(Parser parser, RecognitionException error) {
    Token found = error.getOffendingToken();
    if (error instanceof BoundedParser.TooDeep) {
      report.add(ParseProblem.TOO_DEEP, found);
    } else {
      report.add(ParseProblem.UNEXPECTED, found, found.getText());
    }
  }

  void explainLine(Parser parser, ATNState state) {
    Token found = parser.getCurrentToken();
    report.add(ParseProblem.UNEXPECTED, found, found.getText());
  }
}
