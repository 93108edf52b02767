/**
 * How long a session lives without a sign of life. The servers of a world send one at least every five minutes; a
 * session that sent none for longer, and no end, ended with its last one.
 */
export const silenceMs = 10 * 60 * 1000;

/** How far back the events lie that say who was there at a moment: no session is longer. */
export const maxSessionMs = 24 * 60 * 60 * 1000;

/** The servers of a world report at least this often that they run. A longer silence is a gap. */
export const heartbeatMs = 10 * 60 * 1000;
