/** Numbers the rules of a script, and finds a rule again by its number. */
@NullMarked
package tricksmith.lower.rules;

import org.jspecify.annotations.NullMarked;
