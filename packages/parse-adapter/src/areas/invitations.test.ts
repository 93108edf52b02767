import { verifyAndSaveInvitation, type WireInvitation } from '@campus/contracts/invitations/functions';
import { createInvitation } from '@campus/contracts/invitations/invitations';
import { expect, it } from 'vitest';
import { platformThat } from '../testing/platform.ts';
import { answers, refuses } from '../testing/upstream.ts';

const row: WireInvitation = {
  objectId: 'i1',
  email: 'ana@campus.test',
  displayName: '',
  firstName: 'Ana',
  lastName: '',
  title: '',
  badges: [],
  role: 'membersOf_a1',
  permission: 'member',
  teamid: '8',
  status: 'pending',
  emailData: {
    sendTarget: 'all',
    replyTo: 'boss@campus.test',
    subject: '',
    title: '',
    body: '',
    buttonText: '',
    sendAsWebInv: false,
  },
  accountId: 'a1',
  invitedBy: 'boss@campus.test',
  message: 'ana@campus.test is already a member of this account.',
  reason: null,
  hasBeenResent: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  mailedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2126-01-31T00:00:00.000Z',
};

it('answers an invitation in the contract’s words, without what its email says', async () => {
  const { platform } = await platformThat(answers({ count: 1, invitations: [row] }));
  const list = await platform.invitations.list({
    accountId: 'a1',
    page: 1,
    pageSize: 25,
    sort: 'email',
    direction: 'asc',
    search: '',
  });
  expect(list.items[0]).toMatchObject({ id: 'i1', teamId: '8', status: 'pending', displayStatus: 'warning' });
  expect(list.items[0]).not.toHaveProperty('emailData');
});

it('describes a pending invitation as expired once its link has ended', async () => {
  const ended = { ...row, message: '', expiresAt: '2026-01-31T00:00:00.000Z' };
  const waiting = { ...row, message: '' };
  const { platform } = await platformThat(answers({ count: 2, invitations: [ended, waiting] }));
  const { items } = await platform.invitations.list({
    accountId: 'a1',
    page: 1,
    pageSize: 25,
    sort: 'email',
    direction: 'asc',
    search: '',
  });
  expect(items.map((item) => [item.status, item.displayStatus])).toEqual([
    ['pending', 'expired'],
    ['pending', 'pending'],
  ]);
});

it.each([
  ['Ana is ALREADY a member.', null, 'invitations.alreadyMember', 'warning'],
  ['Ana is ALREADY a member.', { key: 'invitations.refresh', params: {} }, 'invitations.refresh', 'pending'],
  [
    'Gone.',
    { key: 'invitations.alreadyMember', params: { email: 'ana@campus.test' } },
    'invitations.alreadyMember',
    'warning',
  ],
  ['The mailbox is full.', null, 'platform.reason', 'pending'],
  ['The mailbox is full.', { key: 'no.such.key', params: {} }, 'platform.reason', 'pending'],
  ['', null, undefined, 'pending'],
])('INV-026 finds out what message %j with reason %j says', async (message, reason, key, displayStatus) => {
  const { platform } = await platformThat(answers({ count: 1, invitations: [{ ...row, message, reason }] }));
  const wanted = {
    accountId: 'a1',
    page: 1,
    pageSize: 25,
    sort: 'email',
    direction: 'asc',
    search: '',
  } as const;
  const { items } = await platform.invitations.list(wanted);
  expect(items[0]).toMatchObject({ message, displayStatus });
  expect(items[0]?.reason?.key).toBe(key);
});

it('INV-078 sends the invitation, its email data and the overwrite flag, and answers the outcome', async () => {
  const { platform, received } = await platformThat(
    answers({ outcome: 'updated', message: 'Updating.', invitation: null }),
  );
  const input = createInvitation.input.parse({
    accountId: 'a1',
    email: 'Ana@Campus.test',
    permission: 'admin',
    teamId: '3',
    overwriteData: true,
    emailData: { subject: 'Welcome' },
  });
  expect(await platform.call(verifyAndSaveInvitation, input)).toEqual({
    outcome: 'updated',
    invitation: null,
  });
  expect(received[0]).toMatchObject({
    path: '/parse/functions/verifyAndSaveInvitation',
    body: {
      accountId: 'a1',
      invFields: {
        email: 'ana@campus.test',
        permission: 'admin',
        teamid: '3',
        overwriteData: true,
        emailData: { sendTarget: 'all', subject: 'Welcome' },
      },
    },
  });
});

it('asks for the invitee’s user by the link', async () => {
  const invitationData = {
    userExists: true,
    accountData: { organizationName: 'School', customBranding: false, clientDownloadButtonLabel: '' },
    downloadURL: '',
    downloadMessage: '',
    windowsDownloadURL: '',
    macDownloadURL: '',
    hideDownloadLinks: false,
    webWorldName: '',
    webUrl: '',
  };
  const { platform, received } = await platformThat(answers(invitationData));
  expect(await platform.invitations.inviteeExists('secret')).toBe(true);
  expect(received.map(({ body }) => body)).toEqual([{ invitationId: 'secret' }]);
});

it('INV-093 recognizes a refused registration that asks to refresh the page', async () => {
  const { platform } = await platformThat(refuses(137, 'Something changed. Please refresh to try again.'));
  const person = { invitationId: 'secret', email: '', firstName: 'Ana', lastName: 'Sol', password: 'x' };
  await expect(platform.invitations.register(person)).rejects.toMatchObject({ key: 'invitations.refresh' });
});
