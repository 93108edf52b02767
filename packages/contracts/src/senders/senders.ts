import { senderRefusals, senderStatuses } from '@campus/domain/senders/senders';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, email, linkSecret } from '../core/fields.ts';
import { sentence } from '../core/messages.ts';
import { firstSentence } from '../core/sentences.ts';

const access = { level: 'admin', page: 'import' } as const;
const path = '/accounts/{accountId}/sender' as const;
export const senderEmail = email({
  required: sentence('invitations.sender.invalid'),
  format: sentence('invitations.sender.invalid'),
});

/** An address, or nothing for the default sender. What is wrong with it is said, unlike by a union. */
const senderEmailOrNone = z.string().transform((value, context) => {
  if (value.trim() === '') return '';
  const read = senderEmail.safeParse(value);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: firstSentence(read.error) });
  return z.NEVER;
});

/** The address invitations of an account are sent from; `email` is '' where it is the default sender. */
export const sender = z.object({
  email: z.string(),
  status: z.enum(senderStatuses),
  /** Why invitations cannot come from it, where its status is Failed; null otherwise. */
  refusal: z.enum(senderRefusals).nullable(),
  /** Whom invitations come from while the address is not verified. */
  defaultSender: z.string(),
  /** What the links of invitations begin with where the account has an address of its own for them; '' otherwise. */
  customInvitationUrl: z.string(),
});
export type Sender = z.output<typeof sender>;

export const getSender = contract({
  kind: 'query',
  access,
  summary:
    'The address invitations are sent from, and whether it is verified; or the state of another address.',
  rest: { method: 'GET', path },
  input: z.object({ accountId, email: senderEmail.optional() }),
  output: z.object({ sender }),
});

export const setSender = contract({
  kind: 'mutation',
  access,
  summary:
    'Send invitations from this address once its owner has accepted that by mail; again to have the mail sent again. Empty goes back to the default sender.',
  rest: { method: 'PUT', path },
  input: z.object({ accountId, email: senderEmailOrNone }),
  output: z.object({ sender }),
  audit: { either: ['senders.add', 'senders.remove'] },
  limit: { calls: 20, seconds: 600 },
});

const ofLink = z.object({ code: linkSecret(sentence('senders.linkInvalid')) });
const linked = z.object({ email: z.string(), organizationName: z.string() });

/** What became of the request that the link of a mail is about. */
export const senderLinkStates = ['asked', 'accepted', 'withdrawn'] as const;
export type SenderLinkState = (typeof senderLinkStates)[number];

export const getSenderLink = contract({
  kind: 'query',
  access: 'public',
  summary:
    'Who asks, by the secret of a mailed link, to send invitations from an address, and what was answered.',
  rest: { method: 'GET', path: '/senders/{code}' },
  input: ofLink,
  output: linked.extend({ state: z.enum(senderLinkStates) }),
  limit: { calls: 60, seconds: 60 },
});

export const acceptSender = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Accept, by the secret of a mailed link, that invitations are sent from an address.',
  rest: { method: 'POST', path: '/senders/{code}/acceptance' },
  input: ofLink,
  output: linked,
  audit: 'senders.accept',
  limit: { calls: 20, seconds: 60 },
});

export const withdrawSender = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Take that back, by the secret of the same link: invitations come from the default sender again.',
  rest: { method: 'POST', path: '/senders/{code}/withdrawal' },
  input: ofLink,
  output: linked,
  audit: 'senders.withdraw',
  limit: { calls: 20, seconds: 60 },
});
