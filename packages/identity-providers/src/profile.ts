import { looksLikeEmail } from '@campus/contracts/core/fields';
import type { Provider } from './provider.ts';

/** The person, as far as the provider tells; empty fields are unknown. */
export interface Profile {
  /** Lowercase. */
  email: string;
  /** Whether the provider says that it has verified the email. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Whether a sign-in needs an access token as well: to ask for the profile, or to check whose it is. */
export function asksForMore({ kind, asksUserInfo }: Pick<Provider, 'kind' | 'asksUserInfo'>): boolean {
  return kind === 'passport' || asksUserInfo;
}

/** The profile in the first of these claims that has any of it. */
export function profileOf(kind: Provider['kind'], sources: readonly Claims[]): Profile {
  const addressed = sources.find((claims) => emailOf(kind, claims) !== '') ?? {};
  const named = sources.find((claims) => namesOf(claims).join('') !== '') ?? {};
  const [firstName, lastName] = namesOf(named);
  return { email: emailOf(kind, addressed), emailVerified: isVerified(addressed), firstName, lastName };
}

/** The most groups of a person that are kept. */
const maxGroups = 500;

/**
 * The groups that the person is in, of the first claims that tell any: the claim `groups`, as Okta and others name it.
 * No standard does.
 */
export function groupsOf(sources: readonly Claims[]): string[] {
  const claimed = sources.map(({ groups }) => (Array.isArray(groups) ? groups : [groups]));
  const named = claimed.map((groups) =>
    groups.map((group) => textOf(group, 100)).filter((name) => name !== ''),
  );
  return [...new Set(named.find(({ length }) => length > 0))].slice(0, maxGroups);
}

/** The subject of these claims, unchanged, or '' if it cannot be one. */
export function subjectOf({ sub }: Claims): string {
  return isText(sub) && sub.length <= 255 ? sub : '';
}

/** The text of a claim, cut to this many characters, or '' if it is not a text we can store. */
export function textOf(value: unknown, max: number): string {
  return isText(value) ? [...value.trim()].slice(0, max).join('') : '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !/\p{Cc}/u.test(value);
}

function emailOf(kind: Provider['kind'], claims: Claims): string {
  const claimed = [claims.email, ...(kind === 'microsoft' ? [claims.preferred_username] : [])];
  const found = claimed.map((claim) => textOf(claim, 101)).find(looksLikeEmail);
  return found?.toLowerCase() ?? '';
}

// Microsoft's own word for it is whether the owner of the domain was verified.
function isVerified(claims: Claims): boolean {
  return [claims.email_verified, claims.xms_edov].some((claim) =>
    [true, 'true', 1, '1'].some((yes) => yes === claim),
  );
}

function namesOf(claims: Claims): [string, string] {
  const given = textOf(claims.given_name, 64);
  const family = textOf(claims.family_name, 64);
  if (given !== '' || family !== '') return [given, family];
  const [first = '', ...others] = textOf(claims.name, 129).split(/\s+/u);
  return [textOf(first, 64), textOf(others.join(' '), 64)];
}
