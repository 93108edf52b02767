import * as wire from '@campus/contracts/invitations/functions';
import type { Invitation, listInvitations } from '@campus/contracts/invitations/invitations';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import { displayStatus } from '@campus/domain/invitations/invitations';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { specifiedKey } from '../core/specified-sentences.ts';
import { type SignedIn, signedInOf, type Waiting } from './auth.ts';

/** A session that began when its user joined an account. */
export type Joined = SignedIn & { accountId: string };

/**
 * Invitation operations without a binding: a list whose messages may lack a key, operations with two calls,
 * and operations that begin a session.
 */
export function invitationsPlatform({ call, query, mutate }: Calls) {
  return {
    async list(input: z.output<typeof listInvitations.input>) {
      const page = await call(wire.getInvitations, input);
      return { ...page, items: page.items.map(withSpecifiedReason) };
    },

    /** The data for the page of an invitation link. */
    async get(invitationId: string): Promise<InvitationData> {
      const [invite, { accountData, ...data }] = await Promise.all([
        query(wire.getInvite, { invitationId }),
        query(wire.getInvitationData, { invitationId }),
      ]);
      const { email, firstName, lastName, isWebInvitation } = invite;
      return { email, firstName, lastName, isWebInvitation, account: accountData, ...data };
    },

    /** Whether the invited address has a user. Callers need the link; an address is not enough. */
    async inviteeExists(invitationId: string): Promise<boolean> {
      return (await query(wire.getInvitationData, { invitationId })).userExists;
    },

    async register(person: z.input<typeof wire.registerAndJoinAccount.input>): Promise<Joined> {
      return joinedOf(await mutate(wire.registerAndJoinAccount, person));
    },

    async loginAndJoin(
      credentials: z.input<typeof wire.loginAndJoinOrWait.input>,
    ): Promise<Joined | Waiting> {
      const answer = await mutate(wire.loginAndJoinOrWait, credentials);
      return 'waiting' in answer ? answer : joinedOf(answer);
    },
  };
}

function joinedOf(answer: z.output<typeof wire.registerAndJoinAccount.output>): Joined {
  return { ...signedInOf(answer), accountId: answer.accountId };
}

function withSpecifiedReason<Row extends Invitation>(row: Row): Row {
  const key = 'invitations.alreadyMember';
  if (row.reason?.key !== 'platform.reason' || specifiedKey(row.message) !== key) return row;
  const reason = { key, params: { email: row.email } };
  const expiresAt = new Date(row.expiresAt);
  return { ...row, reason, displayStatus: displayStatus({ ...row, reason, expiresAt }, new Date()) };
}
