/**
 * The kind of game that a script describes: what its players aim at, and by which mechanisms. All
 * of it is derived from the checked rules.
 */
@NullMarked
package tricksmith.mechanism;

import org.jspecify.annotations.NullMarked;
