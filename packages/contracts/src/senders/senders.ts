import { senderRefusals, senderStatuses } from '@campus/domain/senders/senders';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, email, linkSecret } from '../core/fields.ts';
import { firstReason } from '../core/issue-reasons.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';

const access = { level: 'admin', page: 'import' } as const;
const path = '/accounts/{accountId}/sender' as const;
export const senderEmail = email({
  required: sentence('invitations.sender.invalid'),
  format: sentence('invitations.sender.invalid'),
}).describe('Email address to send invitations from.');

/** An address or an empty text. An invalid address is refused with its own sentence, which a union would hide. */
const senderEmailOrNone = z
  .string()
  .transform((value, context) => {
    if (value.trim() === '') return '';
    const read = senderEmail.safeParse(value);
    if (read.success) return read.data;
    addRefusal(context, firstReason(read.error));
    return z.NEVER;
  })
  .describe('Email address to send invitations from; empty for the default sender.');

export const sender = z
  .object({
    email: z.string().describe('The email address; empty for the default sender.'),
    status: z.enum(senderStatuses).describe('Whether invitations can be sent from the address.'),
    refusal: z
      .enum(senderRefusals)
      .nullable()
      .default(null)
      .describe('Why the address cannot be used when the status is Failed; null otherwise.'),
    defaultSender: z
      .string()
      .describe('Email address that invitations come from while the other one is not verified.'),
    customInvitationUrl: z
      .string()
      .describe('Start of the account’s own invitation links; empty for the default.'),
  })
  .describe('Email address that invitations of an account are sent from.')
  .meta({ id: 'Sender' });
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

const ofLink = z.object({
  code: linkSecret(sentence('senders.linkInvalid')),
});
const linked = z.object({
  email: z.string().describe('Email address to send invitations from.'),
  organizationName: z.string().describe('Name of the organization that sends them.'),
});

/** The state of the request behind a mailed link. */
export const senderLinkStates = ['asked', 'accepted', 'withdrawn'] as const;
export type SenderLinkState = (typeof senderLinkStates)[number];

export const getSenderLink = contract({
  kind: 'query',
  access: 'public',
  summary:
    'Who asks, by the secret of a mailed link, to send invitations from an address, and what was answered.',
  rest: { method: 'GET', path: '/senders/{code}' },
  input: ofLink,
  output: linked.extend({ state: z.enum(senderLinkStates).describe('Answer of the owner of the address.') }),
  limit: visitorLimits.step,
});

export const acceptSender = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Accept, by the secret of a mailed link, that invitations are sent from an address.',
  rest: { method: 'POST', path: '/senders/{code}/acceptance' },
  input: ofLink,
  output: linked,
  audit: 'senders.accept',
  limit: visitorLimits.step,
});

export const withdrawSender = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Take that back, by the secret of the same link: invitations come from the default sender again.',
  rest: { method: 'POST', path: '/senders/{code}/withdrawal' },
  input: ofLink,
  output: linked,
  audit: 'senders.withdraw',
  limit: visitorLimits.step,
});
