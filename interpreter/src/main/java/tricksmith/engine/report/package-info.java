/**
 * A match as it is reported: events, decisions and picks, its status, and reasons. Values, and
 * listener interfaces.
 */
@NullMarked
package tricksmith.engine.report;

import org.jspecify.annotations.NullMarked;
