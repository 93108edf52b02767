import { AppError } from '@campus/contracts/app-error';
import { type SenderRecord, senderStatus } from '@campus/domain/senders';
import type { Call } from '../cloud/define.ts';
import type { Queryable } from '../database/sql.ts';
import { hashOf } from '../mailed-links/secret.ts';

interface AcceptedSender {
  email: string;
  organizationName: string;
}

interface Identity extends AcceptedSender, SenderRecord {
  accountId: string;
}

/**
 * Lets invitations of an account come from the address that the link of this secret was mailed to. Whoever opens the
 * link once more is told the same, and nothing changes.
 */
export async function acceptSender(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  secret: string,
): Promise<AcceptedSender> {
  const tokenHash = hashOf(secret);
  const identity = await lock(sql, tokenHash);
  const status = senderStatus(identity, new Date());
  if (!identity || status === 'Failed') throw new AppError('invalid', 'senders.linkInvalid');
  const { accountId, email, organizationName } = identity;
  if (status === 'Pending') {
    await sql.query('update "EmailIdentity" set "verifiedAt" = now() where "tokenHash" = $1', [tokenHash]);
    audit.note({
      account: accountId,
      target: { type: 'account', id: accountId, label: organizationName },
      after: { fromEmail: email },
    });
  }
  return { email, organizationName };
}

function lock(sql: Queryable, tokenHash: string): Promise<Identity | undefined> {
  return sql.one<Identity>(
    `select e.account as "accountId", e.email, e."requestedAt", e."verifiedAt", e."refusedAt",
       coalesce(nullif(a."organizationName", ''), a.name, '') as "organizationName"
     from "EmailIdentity" e join "Account" a on a."objectId" = e.account
     where e."tokenHash" = $1 for update of e`,
    [tokenHash],
  );
}
