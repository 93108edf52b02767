import { senderRefusals, senderStatuses } from '@campus/domain/senders/senders';
import * as z from 'zod';
import { wireAccount } from '../accounts/functions.ts';
import { accountId } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { senderEmail, senderLinkStates } from './senders.ts';

/** An address invitations are sent from, or may be. */
export const wireSender = z.object({
  /** '' is the default sender, whose status is Success. */
  email: z.string(),
  verificationStatus: z.enum(senderStatuses),
  /** Why that is Failed. */
  refusal: z.enum(senderRefusals).nullable().default(null),
  /** The address invitations come from while this one is not verified. */
  defaultSender: z.string(),
  /** The account's own address that links of invitations begin with; '' for the console's. */
  customInvitationUrl: z.string(),
});
export type WireSender = z.output<typeof wireSender>;

/** `email` left out is the account's sender, its dashboardOptions.fromEmail. */
const ofAccount = z.strictObject({ accountId, email: senderEmail.optional() });

/** The account as it is after a change of its sender. */
const changedAccount = wireAccount.extend({
  dashboardOptions: z.object({ fromEmail: z.string() }),
  sender: wireSender,
});

export const getEmailVerificationStatus = wireCall('getEmailVerificationStatus', ofAccount, wireSender);

/** Makes the address the account's sender and asks its owner by mail; once more where that was not answered. */
export const addEmailIdentity = wireCall(
  'addEmailIdentity',
  z.strictObject({ accountId, email: senderEmail }),
  changedAccount,
);

/** Forgets the address, and goes back to the default sender where it was the account's. */
export const removeEmailIdentity = wireCall('removeEmailIdentity', ofAccount, changedAccount);

const ofLink = z.strictObject({ code: z.string().min(1).max(200) });
const linked = z.object({ email: z.string(), organizationName: z.string() });

/** For whoever has the secret of the mailed link. An unknown, former or expired one is refused as invalid. */
export const getEmailIdentityLink = wireCall(
  'getEmailIdentityLink',
  ofLink,
  linked.extend({ state: z.enum(senderLinkStates) }),
);
export const acceptEmailIdentity = wireCall('acceptEmailIdentity', ofLink, linked);
export const withdrawEmailIdentity = wireCall('withdrawEmailIdentity', ofLink, linked);
