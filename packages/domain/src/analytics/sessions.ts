/**
 * The longest time between signs of life of a session. Servers send one at least every five minutes. A session without
 * one for longer ended with its last one.
 */
export const silenceMs = 10 * 60 * 1000;

/** How far back to read events to know who was there at a moment. No session is longer. */
export const maxSessionMs = 24 * 60 * 60 * 1000;

/** The longest time between heartbeats of a server. A longer silence is a gap. */
export const heartbeatMs = 10 * 60 * 1000;
