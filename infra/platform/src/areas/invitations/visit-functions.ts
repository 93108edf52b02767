import { visitorLimits } from '@campus/contracts/core/visitor-limits';
import * as wire from '@campus/contracts/invitations/functions';
import * as joining from '@campus/contracts/invitations/joining';
import { sendsAsWebInvitation } from '@campus/domain/invitations/invitations';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { checkCredentials } from '../identity/credentials.ts';
import { beginSession, signIn } from '../identity/sign-in.ts';
import { refusePasswordJoin } from '../sign-up/refuse-password-join.ts';
import { findByLink, findOpenByLink } from './find-by-link.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { readInvitationData, userExists } from './invitation-data.ts';
import { becomeMember, claimInvitation, findOwnByLink, proveEmail } from './join-account.ts';
import { readEmailData } from './read-invitations.ts';
import { prepareInvitee, registerInvitee } from './register-invitee.ts';

/** The functions for invited people. The invitation's id is the secret of their link. */
export const invitationVisits = [
  cloudFunction(wire.getInvite, {
    access: 'public',
    limit: visitorLimits.read,
    handle: async ({ sql, input }) => {
      const invitation = await findByLink(sql, input.invitationId);
      const account = await readInvitationAccount(sql, invitation.accountId);
      const { email, firstName, lastName, status, expiresAt } = invitation;
      const { sendAsWebInv } = readEmailData(invitation.emailData);
      const isWebInvitation = sendsAsWebInvitation(account, sendAsWebInv);
      return { email, firstName, lastName, status, isWebInvitation, expiresAt: expiresAt.toISOString() };
    },
  }),

  cloudFunction(wire.getInvitationData, {
    access: 'public',
    limit: visitorLimits.read,
    handle: async ({ sql, input, services }) =>
      readInvitationData(
        sql,
        services.config,
        await findOpenByLink({ sql, config: services.config }, input.invitationId),
      ),
  }),

  cloudFunction(wire.checkInviteeExists, {
    access: 'public',
    // The console calls it with the link. Without one, the answer reveals which emails have a user.
    limit: { calls: 10, seconds: 60 },
    handle: ({ sql, input }) => userExists(sql, input.inviteeEmail),
  }),

  cloudFunction(wire.registerAndJoinAccount, {
    ...rulesOf(joining.register),
    before: (call) => prepareInvitee(call, call.input),
    handle: async (call, passwordHash) => {
      const { userId, accountId } = await registerInvitee(call, call.input, passwordHash);
      const session = { userId, method: 'invitation', origin: call.origin } as const;
      return { ...(await beginSession(call.sql, session)), accountId };
    },
  }),

  cloudFunction(wire.loginAndJoinOrWait, {
    ...rulesOf(joining.loginAndJoin),
    before: async (call) => {
      const { accountId } = await findOwnByLink(call, call.input.invitationId, call.input.email);
      await refusePasswordJoin(call, accountId);
      return checkCredentials(call, call.input);
    },
    handle: async (call, known) => {
      const { invitationId: secret, email } = call.input;
      const invitation = await findOwnByLink(call, secret, email);
      await proveEmail(call.sql, invitation);
      const proven = { ...known, mustVerify: false };
      const session = await signIn(call, proven, { remember: false, method: 'invitation' });
      if ('waiting' in session) return session;
      await claimInvitation(call, secret, session.user._id);
      await becomeMember(call, invitation, session.user._id);
      return { ...session, accountId: invitation.accountId };
    },
  }),

  implement(wire.acceptInviteAndJoinAccount, {
    handle: async (call) => {
      const { invitationId: secret } = call.input;
      const invitation = await findOwnByLink(call, secret, call.user.email);
      if (!call.actor.superadmin) await refusePasswordJoin(call, invitation.accountId, call.session);
      await proveEmail(call.sql, invitation);
      await claimInvitation(call, secret, call.user.id);
      await becomeMember(call, invitation, call.user.id);
      return { accountId: invitation.accountId };
    },
  }),
];
