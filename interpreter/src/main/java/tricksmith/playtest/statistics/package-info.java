/** Statistics of plain numbers: samples, shares, distributions, and tests of differences. */
@NullMarked
package tricksmith.playtest.statistics;

import org.jspecify.annotations.NullMarked;
