/**
 * The longest time between signs of life of a session. Servers send one at least every five minutes. A session without
 * one for longer ended with its last one.
 */
export const silenceMs = 10 * 60 * 1000;

/** The longest session. What a connection does later belongs to no session until the next one begins. */
export const maxSessionMs = 24 * 60 * 60 * 1000;

/** The longest time between heartbeats of a server. A longer silence is a gap. */
export const heartbeatMs = 10 * 60 * 1000;

/**
 * The events of sessions, by their place among events of one millisecond: a session begins before everything else, and
 * ends after it. Each event is a sign of life.
 */
export const sessionEvents = {
  LOGIN: 0,
  JOINROOM: 1,
  LEAVEROOM: 1,
  JOINVOLUME: 1,
  LEAVEVOLUME: 1,
  ALIVE: 1,
  LOGOUT: 2,
} as const;

/** The event that begins a session, and the event that ends it. */
export const sessionBounds = { begin: 'LOGIN', end: 'LOGOUT' } as const;

/**
 * How far before a moment to read events, to know the sessions of that moment. A chain of events that seems to begin
 * earlier than `maxSessionMs` before it is over by then, wherever it really began.
 */
export const readBeforeMs = maxSessionMs + silenceMs;

/**
 * How far after a moment to read events, to know a session that began then whole. A sign of life after the longest
 * session shows that it lasted so long.
 */
export const readAfterMs = maxSessionMs + silenceMs;
