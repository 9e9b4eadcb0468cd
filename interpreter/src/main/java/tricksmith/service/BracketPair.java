package tricksmith.service;

import tricksmith.source.Span;

/** A bracket or brace and the one that closes it. */
public record BracketPair(Span opening, Span closing) {}
