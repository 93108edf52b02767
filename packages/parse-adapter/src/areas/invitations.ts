import { recognize } from '@campus/contracts/core/foreign-sentences';
import * as wire from '@campus/contracts/invitations/functions';
import type { InvitationData } from '@campus/contracts/invitations/joining';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { type SignedIn, signedInOf, type Waiting } from './auth.ts';

/** A session that was begun by joining an account. */
export type Joined = SignedIn & { accountId: string };

/** The operations on the link of an invitation: those of two calls, and those that begin a session. */
export function invitationsPlatform({ query, mutate }: Calls) {
  return {
    /** What the page of an invitation's link shows. */
    async get(invitationId: string): Promise<InvitationData> {
      const [invite, { accountData, ...data }] = await Promise.all([
        query(wire.getInvite, { invitationId }),
        query(wire.getInvitationData, { invitationId }),
      ]);
      const { email, firstName, lastName, isWebInvitation } = invite;
      return { email, firstName, lastName, isWebInvitation, account: accountData, ...data };
    },

    /** Whether the invited address has a user. The caller needs the link, not only an address. */
    async inviteeExists(invitationId: string): Promise<boolean> {
      return (await query(wire.getInvitationData, { invitationId })).userExists;
    },

    async register(person: z.input<typeof wire.registerAndJoinAccount.input>): Promise<Joined> {
      const joined = mutate(wire.registerAndJoinAccount, person);
      return joinedOf(await joined.catch(recognize('invitations.refresh')));
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
