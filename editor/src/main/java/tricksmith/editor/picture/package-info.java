/**
 * What a viewer sees of a match at one moment: the table, the timeline, the score sheet, and the
 * reasons behind them. Immutable; knows no window.
 */
@NullMarked
package tricksmith.editor.picture;

import org.jspecify.annotations.NullMarked;
