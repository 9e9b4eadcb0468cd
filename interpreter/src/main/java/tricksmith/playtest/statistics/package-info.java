/** Statistics of plain numbers: samples, shares, distributions, and how differences are judged. */
@NullMarked
package tricksmith.playtest.statistics;

import org.jspecify.annotations.NullMarked;
