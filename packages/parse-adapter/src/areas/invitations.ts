import {
  acceptInviteAndJoinAccount,
  checkInviteeExists,
  countPendingInvitations,
  deleteInvitation,
  deletePendingInvitations,
  getInvitationData,
  getInvitations,
  getInvite,
  invitedUsersExport,
  loginAndJoin,
  registerAndJoinAccount,
  resendInvitation,
  verifyAndSaveInvitation,
  type WireInvitation,
} from '@campus/contracts/invitations/functions';
import type {
  createInvitation,
  Invitation,
  listInvitations,
} from '@campus/contracts/invitations/invitations';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import type { Task } from '@campus/contracts/tasks/tasks';
import { displayStatus } from '@campus/domain/invitations/invitations';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { type ListPage, listPage, windowOf } from '../core/list-page.ts';
import { type SignedIn, signedInOf } from './auth.ts';

type Filter = z.output<typeof listInvitations.input>;
type NewInvitation = z.output<typeof createInvitation.input>;
interface Reference {
  accountId: string;
  invitationId: string;
}

/** A session that was begun by joining an account. */
export type Joined = SignedIn & { accountId: string };

export type InvitationsPlatform = ReturnType<typeof invitationsPlatform>;

export function invitationsPlatform({ query, mutate }: Calls) {
  return {
    async list({ accountId, page, sort, direction, search }: Filter): Promise<ListPage<Invitation>> {
      const options = {
        ...windowOf(page),
        search,
        sort: [direction, sort] as [typeof direction, typeof sort],
      };
      const answer = await query(getInvitations, { accountId, options });
      return listPage(answer.invitations.map(invitationOf), answer.count, page);
    },

    async create({ accountId, teamId, ...fields }: NewInvitation) {
      const invFields = { ...fields, teamid: teamId };
      const { outcome, invitation } = await mutate(verifyAndSaveInvitation, { accountId, invFields });
      return { outcome, invitation: invitation && invitationOf(invitation) };
    },

    async resend(reference: Reference): Promise<void> {
      await mutate(resendInvitation, reference);
    },

    async remove(reference: Reference): Promise<void> {
      await mutate(deleteInvitation, reference);
    },

    /** Answers how many were deleted. */
    removePending: (accountId: string): Promise<number> => mutate(deletePendingInvitations, { accountId }),

    countPending: (accountId: string): Promise<number> => query(countPendingInvitations, { accountId }),

    export: (accountId: string): Promise<Task> => mutate(invitedUsersExport, { accountId }),

    /** What the page of an invitation's link shows. */
    async get(invitationId: string): Promise<InvitationData> {
      const [invite, { accountData, ...data }] = await Promise.all([
        query(getInvite, { invitationId }),
        query(getInvitationData, { invitationId }),
      ]);
      const { email, firstName, lastName, isWebInvitation } = invite;
      return { email, firstName, lastName, isWebInvitation, account: accountData, ...data };
    },

    /** Whether the invited address has a user. Whoever asks needs the link, not only an address. */
    async inviteeExists(invitationId: string): Promise<boolean> {
      const { email } = await query(getInvite, { invitationId });
      return query(checkInviteeExists, { inviteeEmail: email });
    },

    async register(person: z.input<typeof registerAndJoinAccount.input>): Promise<Joined> {
      return joinedOf(await mutate(registerAndJoinAccount, person));
    },

    async loginAndJoin(credentials: z.input<typeof loginAndJoin.input>): Promise<Joined> {
      return joinedOf(await mutate(loginAndJoin, credentials));
    },

    async accept(invitationId: string): Promise<{ accountId: string }> {
      return mutate(acceptInviteAndJoinAccount, { invitationId });
    },
  };
}

function joinedOf(answer: z.output<typeof registerAndJoinAccount.output>): Joined {
  return { ...signedInOf(answer), accountId: answer.accountId };
}

function invitationOf(invitation: WireInvitation): Invitation {
  return {
    id: invitation.objectId,
    email: invitation.email,
    displayName: invitation.displayName,
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    title: invitation.title,
    role: invitation.role,
    permission: invitation.permission,
    teamId: invitation.teamid,
    badges: invitation.badges,
    status: invitation.status,
    displayStatus: displayStatus(invitation),
    message: invitation.message,
    hasBeenResent: invitation.hasBeenResent,
    invitedBy: invitation.invitedBy,
    createdAt: invitation.createdAt,
    updatedAt: invitation.updatedAt,
    expiresAt: invitation.expiresAt,
  };
}
