import { randomUUID } from 'node:crypto';
import { stack } from './stack.ts';

/** A person known to a test's issuer. Default: an ordinary person with a verified email. */
export interface IssuerPerson {
  sub: string;
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  hd?: string;
  acct?: 0 | 1;
}

/** The address of an issuer of the stack's identity provider, by its path. */
export function issuerAt(path: string): string {
  return stack.urls.identityProvider + path;
}

/** Adds a test's own person to an issuer. */
export async function addIssuerPerson(
  path: string,
  person: Omit<IssuerPerson, 'sub'> & { sub?: string },
): Promise<IssuerPerson> {
  const added = { sub: randomUUID(), ...person };
  const response = await fetch(`${issuerAt(path)}/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(added),
  });
  if (response.status !== 201) throw new Error(`The issuer did not take ${person.email}.`);
  return added;
}
