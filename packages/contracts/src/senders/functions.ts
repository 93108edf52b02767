import * as z from 'zod';
import { describedAccount } from '../accounts/functions.ts';
import { bind } from '../core/binding.ts';
import { accountId } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireForm } from '../core/wire-codec.ts';
import * as senders from './senders.ts';

const names = { status: 'verificationStatus' } as const;

/** `email` left out is the account's sender, its dashboardOptions.fromEmail. */
export const getEmailVerificationStatus = bind(senders.getSender, {
  name: 'getEmailVerificationStatus',
  answer: ['sender', names],
});

/** The account after a change of its sender. */
export const changedAccount = wireForm(
  describedAccount.extend({ dashboardOptions: z.object({ fromEmail: z.string() }), sender: senders.sender }),
  { id: 'objectId', sender: names },
);

/**
 * Makes the address the account's sender and mails its owner a link; a repeated call mails it again until the owner
 * answers.
 */
export const addEmailIdentity = wireCall(
  'addEmailIdentity',
  z.strictObject({ accountId, email: senders.senderEmail }),
  changedAccount.schema,
);

/** Forgets the address, and goes back to the default sender where it was the account's. */
export const removeEmailIdentity = wireCall(
  'removeEmailIdentity',
  senders.getSender.input.strict(),
  changedAccount.schema,
);

/** For people with the secret of the mailed link. An unknown, superseded, or expired one is refused as invalid. */
export const getEmailIdentityLink = bind(senders.getSenderLink, { name: 'getEmailIdentityLink' });
export const acceptEmailIdentity = bind(senders.acceptSender, { name: 'acceptEmailIdentity' });
export const withdrawEmailIdentity = bind(senders.withdrawSender, { name: 'withdrawEmailIdentity' });
