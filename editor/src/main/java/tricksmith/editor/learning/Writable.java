package tricksmith.editor.learning;

/**
 * Something that can be written where the caret stands.
 *
 * @param meaning may be empty
 */
public record Writable(String label, String meaning) {}
