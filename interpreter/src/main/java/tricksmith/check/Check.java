package tricksmith.check;

import tricksmith.rules.CheckedRules;

/** Something that can be wrong with rules although every word of them is understood. */
interface Check {

  /** Notes what is wrong with the rules. */
  void report(CheckedRules rules, Notes notes);
}
