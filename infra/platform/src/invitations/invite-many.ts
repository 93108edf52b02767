import type { emailData } from '@campus/contracts/invitations';
import type * as z from 'zod';
import type { BulkWriting } from '../members/update-members.ts';
import type { InvitedPermission } from './invited-permission.ts';

/** Somebody to be invited with a permission that whoever asked may give. Empty texts say nothing. */
export interface Invitee {
  /** In lower case. */
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  title: string;
  teamid: string;
  permission: InvitedPermission;
  /** The ids of badges that exist. */
  badges: readonly string[];
}

/** What became of an invitee: invited, or let alone as a member or as invited already. */
export type Invited = { outcome: 'invited'; invitationId: string } | { outcome: 'member' | 'open' };

/**
 * Invites many people, each email once, in a handful of statements: their invitations, the jobs that mail them and an
 * audit entry for each. Answers what became of each email; nobody is mailed who was invited before.
 */
export function inviteMany(
  _run: BulkWriting,
  _wording: { emailData: z.output<typeof emailData> },
  _invitees: readonly Invitee[],
): Promise<ReadonlyMap<string, Invited>> {
  throw new Error('Not yet.');
}
