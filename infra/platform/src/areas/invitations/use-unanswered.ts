import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { countedItems, useCounted } from '../../work/counted-sets.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { isUnanswered, remindDoor, type Unanswered } from './unanswered.ts';

/** Throws if nobody is invited to the account. */
export async function refuseDisabled(sql: Queryable, accountId: string): Promise<void> {
  const { invitesDisabled } = await readInvitationAccount(sql, accountId);
  if (invitesDisabled) throw new AppError('forbidden', 'invitations.disabled');
}

/**
 * Marks the count of unanswered invitations as used that the caller has confirmed. Returns how many match now that
 * came or were sent since; 0 without a count.
 */
export async function useCount({
  sql,
  audit,
  user,
  input: { counted, ...asked },
}: Pick<Call, 'sql' | 'audit'> & {
  user: UserName;
  input: Unanswered & { counted?: string | undefined };
}): Promise<number> {
  if (counted === undefined) return 0;
  const set = { accountId: asked.accountId, userId: user.id, door: remindDoor, counted } as const;
  await useCounted(sql, set);
  const values = collectValues();
  const ids = `(select split_part(item, ' ', 1) from ${countedItems(set, values)} counted)`;
  const since = await sql.one<{ count: number }>(
    `select count(*)::int as count from "Invitation"
     where ${isUnanswered(asked, values)} and "objectId" not in ${ids}`,
    values.list,
  );
  const leftOut = since?.count ?? 0;
  audit.note({ after: { leftOut } });
  return leftOut;
}
