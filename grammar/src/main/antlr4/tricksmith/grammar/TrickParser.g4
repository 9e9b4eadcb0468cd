/** The shape of a script. A placeholder until the language is written down. */
parser grammar TrickParser;

options { tokenVocab = TrickLexer; }

script: GAME TEXT EOF;
