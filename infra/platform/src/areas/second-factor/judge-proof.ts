import type { PasskeyProof } from '@campus/contracts/second-factor/passkeys';
import { enteredCode } from '@campus/domain/second-factor/codes';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { decrypt } from '../../foundation/encryption.ts';
import { secondFactorTable } from '../../foundation/schema/tables/second-factor.ts';
import type { Asked } from './challenges.ts';
import { verifyPasskey } from './passkey-answers.ts';
import { recoveryHash } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/** The proof of a second factor: either a code or a passkey. */
export interface Given {
  code?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** A correct proof that must still be used up, so that it never counts twice. */
export type RightProof =
  | { kind: 'totp'; id: string; step: number }
  | { kind: 'recoveryCode'; hash: string }
  | { kind: 'passkey'; id: string; counter: number };

/** Returns what a session records as the factor that it passed. */
export function factorIdOf(proof: RightProof): string {
  return proof.kind === 'recoveryCode' ? proof.kind : proof.id;
}

type Judging = Pick<Services, 'sql' | 'config' | 'log'>;

/** The encryption purpose and owner of an authenticator app's secret. */
export const totpSecretOf = (userId: string) => ({ purpose: 'campus authenticator app', owner: userId });

/** Checks a user's proof of a second factor. Returns undefined if it is wrong. */
export async function judgeProof(
  judging: Judging,
  userId: string,
  { code, passkey, ...asked }: Given & Asked,
): Promise<RightProof | undefined> {
  if (passkey) {
    const owned = await findPasskey(judging.sql, passkey.id);
    return owned?.userId === userId ? judgePasskey(judging, passkey, { owned, asked }) : undefined;
  }
  const entered = enteredCode(code ?? '');
  if (entered?.kind === 'totp') return judgeTotp(judging, userId, entered.code);
  return entered && judgeRecoveryCode(judging, userId, entered.code);
}

async function judgeTotp(
  { sql, config }: Judging,
  userId: string,
  code: string,
): Promise<RightProof | undefined> {
  const where = `where "user" = $1 and kind = 'totp'`;
  const app = await secondFactorTable.one(sql, ['id', 'secret', 'lastStep'], where, [userId]);
  if (!app?.secret) return undefined;
  const step = stepOf(decrypt(config.tokenSecret, totpSecretOf(userId), app.secret), code, new Date());
  return step !== undefined && step > (app.lastStep ?? 0) ? { kind: 'totp', id: app.id, step } : undefined;
}

async function judgeRecoveryCode(
  { sql, config }: Judging,
  userId: string,
  code: string,
): Promise<RightProof | undefined> {
  const hash = recoveryHash(config.tokenSecret, userId, code);
  const unused = await sql.one(
    'select from recovery_code where "user" = $1 and hash = $2 and "usedAt" is null',
    [userId, hash],
  );
  return unused && { kind: 'recoveryCode', hash };
}

const passkeyColumns = ['id', 'userId', 'credentialId', 'publicKey', 'counter'] as const;
type OwnedPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Finds the passkey in an answer, with its owner. */
export function findPasskey(sql: Queryable, credentialId: string) {
  return secondFactorTable.one(sql, passkeyColumns, 'where "credentialId" = $1', [credentialId]);
}

/** Checks the answer of a passkey. Returns undefined if it is wrong. */
export async function judgePasskey(
  judging: Judging,
  passkey: PasskeyProof,
  { owned, asked }: { owned: OwnedPasskey; asked: Asked },
): Promise<RightProof | undefined> {
  const { id, publicKey, counter } = owned;
  const credential = {
    id: passkey.id,
    publicKey: new Uint8Array(Buffer.from(publicKey ?? '', 'base64url')),
    counter: counter ?? 0,
  };
  const newCounter = await verifyPasskey(judging, passkey, { asked, credential });
  return newCounter === undefined ? undefined : { kind: 'passkey', id, counter: newCounter };
}
