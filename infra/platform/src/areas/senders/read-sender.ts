import type { Sender } from '@campus/contracts/senders/senders';
import { type SenderRecord, senderRefusal, senderStatus } from '@campus/domain/senders/senders';
import type { Call } from '../../call/call.ts';
import { addressOf } from '../../foundation/mail/address.ts';

interface Row extends Omit<SenderRecord, 'requestedAt'> {
  email: string;
  customInvitationUrl: string;
  requestedAt: Date | null;
}

/** Returns the state of an address as a sender; by default, of the account's current sender. */
export async function readSender(
  { sql, services: { config } }: Pick<Call, 'sql' | 'services'>,
  { accountId, email }: { accountId: string; email?: string | undefined },
): Promise<Sender> {
  const row = await sql.one<Row>(
    `select wanted.email, coalesce(a."dashboardOptions" ->> 'customInvitationUrl', '') as "customInvitationUrl",
       e."requestedAt", e."verifiedAt", e."refusedAt", e."withdrawnAt"
     from "Account" a
     cross join lateral (select coalesce($2, lower(a."dashboardOptions" ->> 'fromEmail'), '') as email) wanted
     left join "EmailIdentity" e on e.account = a."objectId" and e.email = wanted.email
     where a."objectId" = $1`,
    [accountId, email ?? null],
  );
  if (!row) throw new Error(`There is no account ${accountId}.`);
  const { requestedAt, verifiedAt, refusedAt, withdrawnAt, ...named } = row;
  const identity = requestedAt ? { requestedAt, verifiedAt, refusedAt, withdrawnAt } : undefined;
  const now = new Date();
  return {
    ...named,
    status: named.email === '' ? 'Success' : senderStatus(identity, now),
    refusal: senderRefusal(identity, now) ?? null,
    defaultSender: addressOf(config.mailFrom),
  };
}
