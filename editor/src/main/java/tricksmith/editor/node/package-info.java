/** What is done to nodes in every part of the window: their style classes, whether they show. */
@NullMarked
package tricksmith.editor.node;

import org.jspecify.annotations.NullMarked;
