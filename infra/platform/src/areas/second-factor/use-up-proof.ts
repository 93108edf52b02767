import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { RightProof } from './judge-proof.ts';

/**
 * Uses up a proof that was just checked. Of several simultaneous uses, one succeeds. Returns the name of the
 * factor.
 */
export async function useUpProof(sql: Queryable, userId: string, proof: RightProof): Promise<string> {
  const used = await use(sql, userId, proof);
  if (!used)
    throw new AppError(
      'invalid',
      proof.kind === 'passkey' ? 'secondFactor.wrongPasskey' : 'secondFactor.wrongCode',
    );
  return used.name ?? text('secondFactor.recoveryCode');
}

function use(
  sql: Queryable,
  userId: string,
  proof: RightProof,
): Promise<{ name: string | null } | undefined> {
  switch (proof.kind) {
    case 'totp':
      return sql.one(
        `update "SecondFactor" set "lastStep" = $3, "lastUsedAt" = now()
         where id = $1 and "user" = $2 and "lastStep" < $3 returning name`,
        [proof.id, userId, proof.step],
      );
    case 'recoveryCode':
      return sql.one(
        `update recovery_code set "usedAt" = now()
         where "user" = $1 and hash = $2 and "usedAt" is null returning null as name`,
        [userId, proof.hash],
      );
    // Devices without a counter always report 0. Their answers are used up with the challenge.
    case 'passkey':
      return sql.one(
        `update "SecondFactor" set counter = $3, "lastUsedAt" = now()
         where id = $1 and "user" = $2 and (counter < $3 or (counter = 0 and $3 = 0)) returning name`,
        [proof.id, userId, proof.counter],
      );
  }
}
