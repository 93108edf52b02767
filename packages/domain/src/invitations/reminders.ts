import type { Level, Permission } from '../access/levels.ts';
import { refuseInvitedPermission } from './invitations.ts';

/** The states of invitations that nobody has answered: their mail was sent, or kept back by choice. */
export const unansweredStatuses = ['pending', 'expired'] as const;
export type UnansweredStatus = (typeof unansweredStatuses)[number];

/**
 * Why an unanswered invitation is not sent again together with the others. `role`: only a higher role may send it;
 * `member`: the person has joined in another way; `notMailed`: it was created without a mail on purpose; `address`
 * and `account`: the daily limit of mails is reached.
 */
export const reminderRefusals = ['role', 'member', 'notMailed', 'address', 'account'] as const;
export type ReminderRefusal = (typeof reminderRefusals)[number];

export interface Reminded {
  /** The role that the invitation gives. */
  permission: Permission;
  /** Whether the invited person is a member of the account, suspended ones included. */
  isMember: boolean;
  /** Whether the invitation was created without a mail on purpose. */
  isKeptBack: boolean;
  /** Whether the address has reached its daily limit of mails. */
  isAtLimit: boolean;
}

/** Returns why an unanswered invitation is not sent again together with the others, or undefined. */
export function refuseReminder(
  invitation: Reminded,
  by: { actorLevel: Level; protectedAccount: boolean },
): Exclude<ReminderRefusal, 'account'> | undefined {
  if (refuseInvitedPermission({ ...by, permission: invitation.permission })) return 'role';
  if (invitation.isMember) return 'member';
  if (invitation.isKeptBack) return 'notMailed';
  return invitation.isAtLimit ? 'address' : undefined;
}
