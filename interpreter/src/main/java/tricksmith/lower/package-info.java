/**
 * Lowers checked rules to executable ones, for one number of players and one setting of the
 * options. The only bridge between the language and the engine; nothing looks at syntax while a
 * match runs.
 */
@NullMarked
package tricksmith.lower;

import org.jspecify.annotations.NullMarked;
