/**
 * Batches of matches by the rules in force, played in the background while a script is edited, and
 * what they say of each rule. No window.
 */
@NullMarked
package tricksmith.editor.trials;

import org.jspecify.annotations.NullMarked;
