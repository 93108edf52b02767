import type { Limit } from './contract.ts';

/**
 * How often one address may call what visitors may call. A campus of 10,000 people can share one address: when a term
 * begins, 600 of them sign in within a minute. So these limits stop floods only; passwords, codes, and mails are counted
 * by person besides (docs/decisions/014). A device that a person has signed in with is counted by itself.
 */
export const visitorLimits = {
  /** What a page reads before anybody is signed in: a page reads some of it twice, and people open several pages. */
  read: { calls: 3000, seconds: 60, ofKnownDevice: 120 },
  /** A step of signing in. */
  step: { calls: 600, seconds: 60, ofKnownDevice: 30 },
  /** What makes a user or sends a mail, or could tell which emails have a user. */
  make: { calls: 300, seconds: 60, ofKnownDevice: 10 },
} as const satisfies Record<string, Limit>;
