import { AppError } from '@campus/contracts/core/app-error';
import { refuseRecipient as refusalOf } from '@campus/domain/tasks/tasks';
import type { Call } from '../../call/call.ts';

interface Mailing {
  accountId: string;
  recipient: string;
}

/** Throws unless the recipient of a result is the caller or a member of the account. */
export async function refuseRecipient(
  { sql, user, actor }: Pick<Call<unknown, { level: 'admin' }>, 'sql' | 'user' | 'actor'>,
  { accountId, recipient }: Mailing,
): Promise<void> {
  const member = await sql.one(
    `select from "_User" u join "Membership" m on m."user" = u."objectId"
     where u.email = $2 and m.account = $1 and m.permission <> 'suspended'`,
    [accountId, recipient.toLowerCase()],
  );
  // An API credential has no mailbox.
  const own = actor.grant ? '' : user.email;
  const refusal = refusalOf({ recipient, own, isMember: member !== undefined });
  if (refusal) throw new AppError('invalid', refusal);
}
