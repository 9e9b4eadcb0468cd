/**
 * What is said of a match: events, decisions and picks, how it stands, and why. Values, and the
 * interfaces of those who listen.
 */
@NullMarked
package tricksmith.engine.report;

import org.jspecify.annotations.NullMarked;
