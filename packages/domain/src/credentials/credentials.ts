import { type Level, ladder, reaches } from '../access/levels.ts';

/** The maximum number of API credentials of an account: one in use, and a second one while scripts move to it. */
export const maxCredentials = 2;

/** How long a token is valid, in seconds. */
export const apiTokenSeconds = 3600;

/** How long the previous secret of a credential can stay valid beside a new one, in hours. */
export const overlapHours = 24;

/** The API access of an account. */
export interface ApiAccess {
  isEnabled?: boolean | undefined;
  isProductEnabled?: boolean | undefined;
}

/** Whether scripts may use the API with credentials of the account (ACCT-042, RLP-026). */
export function isApiAccessUsable(access: ApiAccess | null): boolean {
  return access?.isEnabled === true && access.isProductEnabled === true;
}

/** Whether the integrations page shows the API credentials (INT-022). */
export function showsApiCredentials(access: ApiAccess | null): boolean {
  return access?.isEnabled === true;
}

/** Whether the response to generating a client secret lacks it, which is a failure (INT-033). */
export function isSecretMissing(secret: string | null | undefined): secret is '' | null | undefined {
  return !secret;
}

/** The level that a credential gets from the person who generates it: at most admin. */
export function credentialLevel(generator: Level): Level {
  return lower(generator, 'admin');
}

/** Returns why a person may not replace or revoke a credential of this level, or undefined. */
export function refuseCredential(person: Level, credential: Level): 'credentials.levelTooHigh' | undefined {
  return ladder[credentialLevel(person)] < ladder[credential] ? 'credentials.levelTooHigh' : undefined;
}

/** Why scripts with a credential are refused: what has become of the person who knows its secret. */
export const credentialPauses = ['left', 'suspended', 'demoted'] as const;
export type CredentialPause = (typeof credentialPauses)[number];

/** The person who generated a secret: with no level after leaving the account. */
export interface CredentialMaker {
  level: Level | null;
}

/**
 * Returns why a credential of this level is paused, or undefined. A credential whose maker is not known works on: it is
 * older than the record of makers.
 */
export function pauseOfCredential(
  credential: Level,
  maker: CredentialMaker | null,
): CredentialPause | undefined {
  if (!maker) return undefined;
  if (maker.level === null) return 'left';
  if (maker.level === 'suspended') return 'suspended';
  return reaches(maker.level, credential) ? undefined : 'demoted';
}

/** The level at which a credential acts on people, at most moderator, so that a leaked token makes nobody an admin. */
export function actingLevel(credential: Level): Level {
  return lower(credential, 'moderator');
}

function lower(one: Level, other: Level): Level {
  return ladder[one] < ladder[other] ? one : other;
}
