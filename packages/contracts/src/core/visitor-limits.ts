import type { Limit } from './contract.ts';

/**
 * Limits per address for operations that are open to visitors. A campus of 10,000 people can share one
 * address, and 600 of them may sign in within a minute at the start of a term. These limits therefore only
 * stop floods. Passwords, codes, and mails also have limits per person (docs/decisions/014). A device that a
 * person has signed in with has its own count.
 */
export const visitorLimits = {
  /** Reads before sign-in. A page reads some data twice, and people open several pages. */
  read: { calls: 3000, seconds: 60, ofKnownDevice: 120 },
  /** A step of signing in. */
  step: { calls: 600, seconds: 60, ofKnownDevice: 30 },
  /** Calls that create a user, send a mail, or could reveal which emails have a user. */
  make: { calls: 300, seconds: 60, ofKnownDevice: 10 },
} as const satisfies Record<string, Limit>;
