import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** A person known to an issuer, with the claims of its tokens. */
export const newPerson = z.strictObject({
  sub: z.string().min(1).max(255).default(randomUUID),
  email: z.email(),
  email_verified: z.boolean().default(true),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  /** The organization that owns a Google account. */
  hd: z.string().optional(),
  /** 1 for a guest in a Microsoft tenant. */
  acct: z.literal([0, 1]).default(0),
  /** The sign-in page's description of the person. */
  about: z.string().default(''),
});
export type NewPerson = z.input<typeof newPerson>;
export type Person = z.output<typeof newPerson>;

/** The people of one issuer, kept in memory. */
export interface People {
  list(): readonly Person[];
  find(sub: string): Person | undefined;
  /** Adds a person, or replaces one with the same subject. */
  add(added: Person): void;
}

/** The local provider's people, in memory. Added people are gone after a restart. */
export function createPeople(known: readonly NewPerson[]): People {
  const people = new Map(known.map((one) => newPerson.parse(one)).map((one) => [one.sub, one]));
  return {
    list: () => [...people.values()],
    find: (sub) => people.get(sub),
    add: (added) => void people.set(added.sub, added),
  };
}
