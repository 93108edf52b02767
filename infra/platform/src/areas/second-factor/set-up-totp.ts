import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { enteredCode } from '@campus/domain/second-factor/codes';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { decrypt, encrypt } from '../../foundation/encryption.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { lockUserRow } from '../../foundation/records/users.ts';
import { type Adding, addedFactor } from './added-factor.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { totpSecretOf } from './judge-proof.ts';
import { newTotp, stepOf } from './totp.ts';

const minutes = 10;

/** Starts setting up an authenticator app. The calling session stores its secret until the first code. */
export async function beginTotp(
  call: Pick<Call, 'sql' | 'services'> & { user: UserName; session: CallSession },
): Promise<{ secret: string; uri: string }> {
  await requireFreshProof(call);
  const { sql, services, user, session } = call;
  const { brand, tokenSecret } = services.config;
  const totp = newTotp({ issuer: brand, label: user.email });
  await sql.query(
    `insert into totp_setup (session, secret, until)
     values ($1, $2, now() + make_interval(mins => ${minutes}))
     on conflict (session) do update set secret = excluded.secret, until = excluded.until`,
    [session.id, encrypt(tokenSecret, totpSecretOf(user.id), totp.secret)],
  );
  return totp;
}

/**
 * Adds the authenticator app that made this first code, replacing the previous one. Returns new recovery
 * codes.
 */
export async function finishTotp(call: Adding, code: string): Promise<{ recoveryCodes: string[] }> {
  await requireFreshProof(call);
  const { sql, services, user, session } = call;
  await lockUserRow(sql, user.id);
  const setup = await sql.one<{ secret: string }>(
    'select secret from totp_setup where session = $1 and until > now() for update',
    [session.id],
  );
  if (!setup) throw new AppError('invalid', 'secondFactor.setUpExpired');
  const entered = enteredCode(code);
  const secret = decrypt(services.config.tokenSecret, totpSecretOf(user.id), setup.secret);
  const step = entered?.kind === 'totp' ? stepOf(secret, entered.code, new Date()) : undefined;
  if (step === undefined) throw new AppError('invalid', 'secondFactor.wrongCode');
  const factor = { id: newObjectId(), name: text('secondFactor.totp') };
  await sql.query('delete from totp_setup where session = $1', [session.id]);
  await sql.query(`delete from "SecondFactor" where "user" = $1 and kind = 'totp'`, [user.id]);
  await sql.query(
    `insert into "SecondFactor" (id, "user", kind, name, secret, "lastStep") values ($1, $2, 'totp', $3, $4, $5)`,
    [factor.id, user.id, factor.name, setup.secret, step],
  );
  return addedFactor(call, factor);
}
