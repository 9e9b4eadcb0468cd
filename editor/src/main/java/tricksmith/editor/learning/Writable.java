package tricksmith.editor.learning;

/**
 * Something that can be written at the caret.
 *
 * @param meaning may be empty
 */
public record Writable(String label, String meaning) {}
