/**
 * What is reported of a match: events, decisions and picks, how it stands, and why. Values, and
 * listener interfaces.
 */
@NullMarked
package tricksmith.engine.report;

import org.jspecify.annotations.NullMarked;
