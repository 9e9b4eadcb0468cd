/**
 * A match at one moment, as a viewer sees it: the table, the timeline, the score sheet, and the
 * reasons. Immutable; knows no window.
 */
@NullMarked
package tricksmith.editor.picture;

import org.jspecify.annotations.NullMarked;
