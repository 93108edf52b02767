import { AppError } from '@campus/contracts/core/app-error';
import type { Sender, SenderLinkState } from '@campus/contracts/senders/senders';
import { workingIn } from '../people.ts';
import { anInvitation, aSender, onePage } from '../rows.ts';
import { failing, type PageState } from './page-state.ts';

const inviting = (sender: Partial<Sender> = {}, pending = 2) => ({
  ...workingIn(),
  invitations: {
    list: () => onePage([anInvitation()]),
    countPending: () => ({ pending, expired: 0 }),
    countUnanswered: () => ({
      unanswered: pending + 1,
      mailed: pending,
      expired: Math.min(1, pending),
      refused: [{ why: 'member' as const, count: 1 }],
    }),
  },
  senders: { get: () => ({ sender: aSender(sender) }), set: failing },
});

const withSender = (sender: Partial<Sender>, shows: string): PageState => ({
  address: '/admin/import',
  answers: () => inviting({ email: 'dean@example.org', ...sender }),
  shows: 'chidi@example.org',
  press: ['Email'],
  after: shows,
});

const deletePending = (pending: number, after: string): PageState => ({
  address: '/admin/import',
  answers: () => inviting({}, pending),
  shows: 'chidi@example.org',
  press: ['Bulk actions', 'Delete pending'],
  after,
});

const remind = (pending: number, after: string): PageState => ({
  ...deletePending(pending, after),
  press: ['Bulk actions', 'Resend to all who did not answer'],
});

/** The states of the actions on all invitations and of their sender. */
export const invitationStates: Record<string, PageState> = {
  'the default sender': withSender(
    { email: '', customInvitationUrl: 'https://join.example/' },
    'default sender',
  ),
  'a sender that is verified': withSender({}, 'Verified'),
  'a sender that is asked': withSender({ status: 'Pending' }, 'has not accepted yet'),
  'a sender that did not answer': withSender({ status: 'Failed', refusal: 'late' }, 'did not accept in time'),
  'a sender that no mail reaches': withSender(
    { status: 'Failed', refusal: 'undeliverable' },
    'could not be delivered',
  ),
  'a sender that was withdrawn': withSender(
    { status: 'Failed', refusal: 'withdrawn' },
    'Its owner has withdrawn',
  ),
  'a sender that is not known': withSender({ status: 'Unlisted' }, 'was not found'),
  'pending invitations to delete': deletePending(2, 'will be deleted'),
  'no pending invitations to delete': deletePending(0, 'no pending invitation that you can delete'),
  'people who did not answer to remind': remind(2, 'will be mailed with a new link'),
  'nobody to remind': remind(0, 'none can be sent again now'),
  'a sender to accept': senderLink('asked', 'Send invitations from this address?'),
  'a sender to withdraw': senderLink('accepted', 'Withdraw'),
  'a sender withdrawn by its owner': senderLink('withdrawn', 'do not come from'),
  'a link of a sender that is over': {
    address: '/sender/a-code-of-a-mail',
    answers: () => ({
      ...workingIn(),
      senders: {
        link: () => {
          throw new AppError('invalid', 'senders.linkInvalid');
        },
      },
    }),
    shows: 'This link could not be opened',
  },
};

function senderLink(state: SenderLinkState, shows: string): PageState {
  return {
    address: '/sender/a-code-of-a-mail',
    answers: () => ({
      ...workingIn(),
      senders: { link: () => ({ email: 'dean@example.org', organizationName: 'Demo Campus', state }) },
    }),
    shows,
  };
}
