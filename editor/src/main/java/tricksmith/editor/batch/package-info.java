/**
 * Plays batches of matches under the rules in force, in the background while a script is being
 * edited, and reports how each rule is used. Knows no window.
 */
@NullMarked
package tricksmith.editor.batch;

import org.jspecify.annotations.NullMarked;
