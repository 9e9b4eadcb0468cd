/**
 * A program becomes one that does the same and costs less: small rules, each of which can be left
 * out.
 */
@NullMarked
package tricksmith.optimize;

import org.jspecify.annotations.NullMarked;
