/** Notices above the text: about its file, and the steps of the guide. */
@NullMarked
package tricksmith.editor.view.notice;

import org.jspecify.annotations.NullMarked;
