import { AppError } from '@campus/contracts/core/app-error';
import type { Permission } from '@campus/domain/access/levels';
import { refuseInviter as refuseByAccess } from '@campus/domain/invitations/invitations';
import { accountAccessesOf } from '../../call/identify.ts';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** What the checks need to read whether inviters may still invite. */
export interface InviterReading {
  sql: Queryable;
  config: Services['config'];
}

interface Sent {
  accountId: string;
  invitedBy: string;
  permission: Permission;
}

/** Returns a function that refuses an invitation whose inviter may no longer send it. */
export async function inviterRefusals<Invitation extends Sent>(
  reading: InviterReading,
  invitations: readonly Invitation[],
): Promise<(invitation: Invitation) => 'invitations.inviterLost' | undefined> {
  const [accountId = ''] = invitations.map((invitation) => invitation.accountId);
  const userIds = [...new Set(invitations.map(({ invitedBy }) => invitedBy))];
  const inviters = await accountAccessesOf(reading, userIds, accountId);
  const protectedAccount = reading.config.protectedAccountIds.includes(accountId);
  return ({ invitedBy, permission }) =>
    refuseByAccess(inviters.get(invitedBy), { permission, protectedAccount });
}

/** Throws if the inviter may no longer send this invitation. */
export async function refuseInviter(reading: InviterReading, invitation: Sent): Promise<void> {
  const refusal = (await inviterRefusals(reading, [invitation]))(invitation);
  if (refusal) throw new AppError('forbidden', refusal);
}
