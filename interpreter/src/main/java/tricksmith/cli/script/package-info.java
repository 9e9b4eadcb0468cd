/**
 * Commands on the text of scripts: {@code check}, {@code test} and {@code format}, and what they
 * print.
 */
@NullMarked
package tricksmith.cli.script;

import org.jspecify.annotations.NullMarked;
