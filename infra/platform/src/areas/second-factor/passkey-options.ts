import type { PasskeyCreation, PasskeyRequest } from '@campus/contracts/second-factor/passkeys';
import { waitingMinutes } from '@campus/domain/second-factor/second-factor';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { secondFactorTable } from '../../foundation/schema/tables/second-factor.ts';
import { type Asked, storeChallenge } from './challenges.ts';
import { requireRelyingParty } from './relying-party.ts';

type Asking = Pick<Services, 'sql' | 'config'>;

const timeout = waitingMinutes * 60_000;
const type = 'public-key';
const userVerification = 'required';

/** Creates a challenge for a user's passkeys; without a user, for any passkey. */
export async function requestOptions(
  { sql, config }: Asking,
  asked: Asked,
  userId?: string,
): Promise<PasskeyRequest> {
  const { id: rpID } = requireRelyingParty(config);
  const { challenge } = await generateAuthenticationOptions({ rpID });
  const allowCredentials = userId === undefined ? [] : await passkeysOf(sql, userId);
  await storeChallenge(sql, challenge, asked);
  return { challenge, rpId: rpID, timeout, userVerification, allowCredentials };
}

/** Creates a challenge to make a passkey. Devices that already have one of the user's passkeys refuse it. */
export async function creationOptions(
  { sql, config }: Asking,
  session: string,
  person: { id: string; email: string; displayName: string },
): Promise<PasskeyCreation> {
  const party = requireRelyingParty(config);
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.displayName,
  });
  await storeChallenge(sql, challenge, { purpose: 'register', askedBy: session });
  return {
    challenge,
    rp: { id: party.id, name: party.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type })),
    timeout,
    excludeCredentials: await passkeysOf(sql, person.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
    attestation: 'none',
  };
}

async function passkeysOf(sql: Queryable, userId: string): Promise<PasskeyRequest['allowCredentials']> {
  const rows = await secondFactorTable.query(
    sql,
    ['credentialId', 'transports'],
    `where "user" = $1 and kind = 'passkey' order by "createdAt"`,
    [userId],
  );
  return rows.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, type, transports: [...(transports ?? [])] }],
  );
}
