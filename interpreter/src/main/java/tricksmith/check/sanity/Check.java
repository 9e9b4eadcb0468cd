package tricksmith.check.sanity;

import tricksmith.check.diagnostic.CheckLog;
import tricksmith.rules.CheckedRules;

/**
 * A check for something that can be wrong with rules even though every word of them is understood.
 */
public interface Check {

  void report(CheckedRules rules, CheckLog notes);
}
