import type { Limit } from './contract.ts';

/**
 * How often one address may call what visitors may call. A campus of 10,000 people can share one address: when a term
 * begins, 600 of them sign in within a minute. So these limits stop floods only; passwords, codes, and mails are counted
 * by person besides (docs/decisions/014). A device that a person has signed in with is counted by itself.
 */
export const visitorLimits = {
  /** The limit of reads before signing in: a page reads some data twice, and people open several pages. */
  read: { calls: 3000, seconds: 60, ofKnownDevice: 120 },
  /** A step of signing in. */
  step: { calls: 600, seconds: 60, ofKnownDevice: 30 },
  /** The limit of calls that create a user, send a mail, or could reveal which emails have a user. */
  make: { calls: 300, seconds: 60, ofKnownDevice: 10 },
} as const satisfies Record<string, Limit>;
