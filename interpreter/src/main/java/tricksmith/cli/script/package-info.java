/**
 * Commands that work on the text of scripts, {@code check}, {@code test}, {@code format} and {@code
 * explain}, and their reports.
 */
@NullMarked
package tricksmith.cli.script;

import org.jspecify.annotations.NullMarked;
