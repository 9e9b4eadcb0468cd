package tricksmith.cards;

import org.jspecify.annotations.Nullable;

/**
 * A physical card of a match.
 *
 * @param index its place in the order of the decks, from 0; what the engine calls it by
 * @param label what is printed on it: {@code 10H}, {@code JK1}; equal for identical copies
 * @param copy 1, 2, … among cards of the same label
 * @param suit index of its suit, or -1 for none
 * @param rank index of its rank, or -1 for none
 * @param number its number, or null for none
 * @param kind what kind of special card it is, or null for an ordinary card
 */
public record Card(
    int index,
    String label,
    int copy,
    int suit,
    int rank,
    @Nullable Long number,
    @Nullable String kind) {}
