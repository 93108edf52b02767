import type { NewPasskey, PasskeyProof } from '@campus/contracts/second-factor/passkeys';
import {
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import * as z from 'zod';
import type { Services } from '../../call/services.ts';
import { type Asked, consumeChallenge } from './challenges.ts';
import { requireRelyingParty } from './relying-party.ts';

type Judging = Pick<Services, 'sql' | 'config' | 'log'>;

const clientData = z.object({ challenge: z.string() });

/** Returns the new passkey in an answer to our challenge; undefined if the answer is wrong. */
export async function verifyNewPasskey(
  judging: Judging,
  { response, ...passkey }: NewPasskey,
  asked: Asked,
): Promise<WebAuthnCredential | undefined> {
  const verify = (expected: Expected) =>
    verifyRegistrationResponse({
      ...expected,
      response: { ...passkey, response, clientExtensionResults: {} },
    });
  const verified = await verifiedBy<VerifiedRegistrationResponse>(judging, { response, asked, verify });
  return verified?.verified ? verified.registrationInfo.credential : undefined;
}

/**
 * Returns the new counter of a passkey that has answered our challenge correctly; undefined if the answer is
 * wrong.
 */
export async function verifyPasskey(
  judging: Judging,
  { response: { userHandle, ...response }, ...passkey }: PasskeyProof,
  { asked, credential }: { asked: Asked; credential: WebAuthnCredential },
): Promise<number | undefined> {
  const verify = (expected: Expected) =>
    verifyAuthenticationResponse({
      ...expected,
      credential,
      response: {
        ...passkey,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
    });
  const verified = await verifiedBy<VerifiedAuthenticationResponse>(judging, { response, asked, verify });
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

interface Expected {
  expectedChallenge: string;
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: true;
}

interface Verification<T> {
  response: { clientDataJSON: string };
  asked: Asked;
  verify(expected: Expected): Promise<T>;
}

/** The library throws for every fault in an answer. The fault is logged. */
async function verifiedBy<T>(
  { sql, config, log }: Judging,
  { response, asked, verify }: Verification<T>,
): Promise<T | undefined> {
  const party = requireRelyingParty(config);
  const challenge = challengeIn(response);
  if (challenge === undefined || !(await consumeChallenge(sql, challenge, asked))) return undefined;
  try {
    return await verify({
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
  } catch (error) {
    log.info({ err: error }, 'passkey refused');
    return undefined;
  }
}

function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch {
    return undefined;
  }
}
