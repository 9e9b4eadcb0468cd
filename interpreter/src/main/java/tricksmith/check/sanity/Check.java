package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.rules.CheckedRules;

/** Something that can be wrong with rules although every word of them is understood. */
public interface Check {

  /** Notes what is wrong with the rules. */
  void report(CheckedRules rules, CheckLog notes);
}
