import { looksLikeEmail } from '@campus/contracts/core/fields';
import type { Provider } from './provider.ts';

/** A person, as far as the provider describes them; empty fields are unknown. */
export interface Profile {
  /** Lowercase. */
  email: string;
  /** Whether the provider says that it has verified the email. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Whether a sign-in also needs an access token, to read the profile or to check its owner. */
export function asksForMore({ kind, asksUserInfo }: Pick<Provider, 'kind' | 'asksUserInfo'>): boolean {
  return kind === 'passport' || asksUserInfo;
}

/** The profile from the first claims that contain any of it. */
export function profileOf(kind: Provider['kind'], sources: readonly Claims[]): Profile {
  const addressed = sources.find((claims) => emailOf(kind, claims) !== '') ?? {};
  const named = sources.find((claims) => namesOf(claims).join('') !== '') ?? {};
  const [firstName, lastName] = namesOf(named);
  return { email: emailOf(kind, addressed), emailVerified: isVerified(addressed), firstName, lastName };
}

/** The maximum number of groups stored for a person. */
const maxGroups = 500;

/**
 * The person's groups, from the first claims that contain any. Okta and others use the claim `groups`; no
 * standard defines it.
 */
export function groupsOf(sources: readonly Claims[]): string[] {
  const claimed = sources.map(({ groups }) => (Array.isArray(groups) ? groups : [groups]));
  const named = claimed.map((groups) =>
    groups.map((group) => textOf(group, 100)).filter((name) => name !== ''),
  );
  return [...new Set(named.find(({ length }) => length > 0))].slice(0, maxGroups);
}

/** The claims' subject, unchanged, or '' if it is not valid. */
export function subjectOf({ sub }: Claims): string {
  return isText(sub) && sub.length <= 255 ? sub : '';
}

/** A claim's text, cut to this many characters, or '' if it is not text that we can store. */
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

// Microsoft instead states whether the domain's owner was verified.
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
