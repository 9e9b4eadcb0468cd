package tricksmith.lower.setup;

import tricksmith.source.Problem;

/** What can be wrong with the setup of a game. */
public enum SetupProblem implements Problem {
  /** Arguments: the number of players, all numbers for which the game is meant. */
  NUMBER_OF_PLAYERS("TS301"),
  /** Arguments: the name, all names. */
  UNKNOWN_OPTION("TS302"),
  /** Arguments: the name, the name that may have been meant. */
  MISSPELT_OPTION("TS303"),
  /** Arguments: the name, the value, what is allowed. */
  VALUE_NOT_ALLOWED("TS304"),
  /** Arguments: the name, the number of values given. */
  ONE_VALUE_WANTED("TS305"),
  /** Argument: the name. */
  NO_OPTIONS("TS306"),
  /** Argument: the number of players. */
  ODD_NUMBER_OF_PLAYERS("TS307");

  private final String code;

  SetupProblem(String code) {
    this.code = code;
  }

  @Override
  public String code() {
    return code;
  }
}
