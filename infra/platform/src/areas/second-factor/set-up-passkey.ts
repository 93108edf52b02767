import { AppError } from '@campus/contracts/core/app-error';
import type { NewPasskey, PasskeyCreation } from '@campus/contracts/second-factor/passkeys';
import { maxPasskeys } from '@campus/domain/second-factor/second-factor';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { type Queryable, violates } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { lockUserRow } from '../../foundation/records/users.ts';
import { readUser } from '../identity/users.ts';
import { type Adding, addedFactor } from './added-factor.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { verifyNewPasskey } from './passkey-answers.ts';
import { creationOptions } from './passkey-options.ts';

/** Creates a challenge to make a passkey, for the calling session. */
export async function beginPasskey(
  call: Pick<Call, 'sql' | 'services'> & { user: UserName; session: CallSession },
): Promise<PasskeyCreation> {
  await requireFreshProof(call);
  const { sql, services, user, session } = call;
  const person = await readUser(sql, user.id);
  return creationOptions(services, session.id, { ...user, displayName: person?.displayname ?? '' });
}

/** Checks the answer to that challenge. This is the slow part. */
export async function verifyOwnPasskey(
  { services, log, session }: Pick<Call, 'services' | 'log'> & { session: CallSession },
  passkey: NewPasskey,
): Promise<WebAuthnCredential> {
  const asked = { purpose: 'register', askedBy: session.id } as const;
  const credential = await verifyNewPasskey({ ...services, log }, passkey, asked);
  if (!credential) throw new AppError('invalid', 'secondFactor.wrongPasskey');
  return credential;
}

/** Adds a passkey. Returns new recovery codes if it is the first second factor. */
export async function finishPasskey(
  call: Adding,
  name: string,
  passkey: WebAuthnCredential,
): Promise<{ recoveryCodes: string[] }> {
  await requireFreshProof(call);
  const { sql, user } = call;
  await lockUserRow(sql, user.id);
  await refuseTooMany(sql, user.id);
  const factor = { id: newObjectId(), name };
  await insertPasskey(sql, { ...factor, userId: user.id }, passkey);
  return addedFactor(call, factor);
}

async function refuseTooMany(sql: Queryable, userId: string): Promise<void> {
  const passkeys = await sql.query(
    `select from "SecondFactor" where "user" = $1 and kind = 'passkey' limit ${maxPasskeys}`,
    [userId],
  );
  if (passkeys.length === maxPasskeys)
    throw new AppError('conflict', 'secondFactor.passkeys.most', { most: maxPasskeys });
}

async function insertPasskey(
  sql: Queryable,
  { id, userId, name }: { id: string; userId: string; name: string },
  { id: credentialId, publicKey, counter, transports = [] }: WebAuthnCredential,
): Promise<void> {
  const key = Buffer.from(publicKey).toString('base64url');
  try {
    await sql.query(
      `insert into "SecondFactor" (id, "user", kind, name, "credentialId", "publicKey", counter, transports)
       values ($1, $2, 'passkey', $3, $4, $5, $6, $7)`,
      [id, userId, name, credentialId, key, counter, JSON.stringify(transports)],
    );
  } catch (error) {
    if (violates(error, 'SecondFactor_credentialId_key'))
      throw new AppError('conflict', 'secondFactor.passkeys.known');
    throw error;
  }
}
