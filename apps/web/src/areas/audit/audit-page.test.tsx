import type { AuditEntry } from '@campus/contracts/audit/audit';
import { AppError } from '@campus/contracts/core/app-error';
import './audit-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anAuditEntry, anAuditPage } from '../../../testing/rows.ts';

const changed = anAuditEntry();
const refused = anAuditEntry({
  id: 'entry2',
  operation: 'invitations.register',
  outcome: 'refused',
  actor: null,
  target: { type: 'invitation', id: 'invitation1', label: 'chidi@example.org', name: '' },
  before: {},
  after: {},
  reason: 'Expired.',
  reasons: [{ key: 'invitations.expired', params: {} }],
});

function recorded(
  entries: AuditEntry[] = [changed, refused],
  page: Parameters<typeof anAuditPage>[1] = {},
): Answers {
  return { ...workingIn(), audit: { list: () => anAuditPage(entries, page) } };
}

it('lists operation, actor, target, and outcome in words', async () => {
  renderPage('/admin/audit', recorded());
  const table = within(await screen.findByRole('grid', { name: 'Audit' }));
  await table.findByText('Changed the role');
  const [, first, second] = table.getAllByRole('row').map((row) => row.textContent);
  expect(first).toMatch(
    /Ana Silva ana@example\.orgChanged the roleSuccessBola Nwosu bola@example\.orgRole: Member → Leader$/,
  );
  expect(second).toMatch(
    /A visitor Registered through an invitationRefusedchidi@example\.org This invitation has expired\..*$/,
  );
});

it('narrows the list by operation, outcome, days and search, and keeps that in the address', async () => {
  const page = renderPage('/admin/audit', recorded());
  await screen.findByText('Changed the role', { selector: 'button' });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Operation' }), 'Changed the role');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Refused');
  await page.user.type(screen.getByLabelText('Start date'), '2026-11-01');
  await page.user.type(screen.getByRole('textbox', { name: 'Search the audit log' }), 'bola{Enter}');
  await waitFor(() =>
    expect(page.sent('audit.list').at(-1)).toMatchObject({
      operation: 'members.updatePermission',
      outcome: 'refused',
      from: '2026-11-01',
      to: undefined,
      search: 'bola',
      direction: 'desc',
    }),
  );
  expect(page.address()).toBe(
    '/admin/audit?operation=members.updatePermission&outcome=refused&search=bola&from=2026-11-01',
  );
});

it('narrows the list to a person and to an object by one click, says so, and widens it again', async () => {
  const chosen = { actor: changed.actor, target: changed.target };
  const page = renderPage('/admin/audit?outcome=success&page=2', recorded([changed], { chosen }));
  await page.user.click(await screen.findByRole('button', { name: 'Show only what Ana Silva did' }));
  expect(page.address()).toBe('/admin/audit?outcome=success&actor=user1');
  await page.user.click(screen.getByRole('button', { name: 'Show only what is about Bola Nwosu' }));
  await waitFor(() =>
    expect(page.sent('audit.list').at(-1)).toMatchObject({ actor: 'user1', target: 'membership2', page: 1 }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const filters = within(screen.getByRole('list', { name: 'Only these entries' }));
  await page.user.click(filters.getByRole('button', { name: 'Remove the filter "By Ana Silva"' }));
  expect(page.address()).toBe('/admin/audit?outcome=success&target=membership2');
  await page.user.click(filters.getByRole('button', { name: 'Remove the filter "About Bola Nwosu"' }));
  expect(page.address()).toBe('/admin/audit?outcome=success');
});

it('narrows the list from an opened entry too, and closes it', async () => {
  const page = renderPage('/admin/audit', recorded([changed]));
  await page.user.click(await screen.findByText('Changed the role', { selector: 'button' }));
  const details = within(await screen.findByRole('dialog'));
  await page.user.click(details.getByRole('button', { name: 'Show only what is about Bola Nwosu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.address()).toBe('/admin/audit?target=membership2');
});

it('offers no way to entries of nobody', async () => {
  renderPage('/admin/audit', recorded([refused]));
  await screen.findByText('A visitor');
  expect(screen.queryByRole('button', { name: /^Show only what A visitor/ })).toBeNull();
});

it.each([
  [730, 'What was changed in this account, by whom and when. Entries are kept for 730 days.'],
  [0, 'What was changed in this account, by whom and when. Entries are kept forever.'],
])('says how long entries are kept: %s days', async (keptDays, sentence) => {
  renderPage('/admin/audit', recorded([changed], { keptDays }));
  await screen.findByText(sentence);
});

it('shows the exact time with its zone on hover', async () => {
  const { user } = renderPage('/admin/audit', recorded([changed]));
  const time = await screen.findByText(/Nov 2, 2026/);
  await user.hover(time);
  expect(time.title).toMatch(/Monday, November 2, 2026 at .*:05:00/);
});

it('shows what an entry changed, before and after, and the request it came by', async () => {
  const page = renderPage('/admin/audit', recorded());
  await page.user.click(await screen.findByText('Changed the role', { selector: 'button' }));
  const details = within(await screen.findByRole('dialog', { name: 'Changed the role' }));
  expect(details.getByRole('listitem').textContent).toBe('RoleMemberLeader');
  details.getByText('request-7');
  await page.user.click(details.getByRole('button', { name: 'Copy the request id' }));
  await details.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('request-7');
});

it('opens an entry by keyboard, says why it was refused, and gives the focus back', async () => {
  const page = renderPage('/admin/audit', recorded());
  const cell = (await screen.findByText('chidi@example.org')).closest('td');
  cell?.focus();
  await page.user.keyboard('{Enter}');
  const details = within(await screen.findByRole('dialog'));
  details.getByText('This invitation has expired. Please ask for a new one.');
  expect(details.queryByRole('list')).toBeNull();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(cell));
});

it('says that nothing is recorded, or that nothing matches', async () => {
  const page = renderPage('/admin/audit', recorded([]));
  await screen.findByText('Nothing has been recorded yet.');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Failed');
  await screen.findByText('No entries match these filters.');
  await page.user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(page.address()).toBe('/admin/audit'));
});

it('says that a short search looked at the newest entries only', async () => {
  renderPage('/admin/audit?search=ab', recorded([], { totalIsExact: false }));
  await screen.findByText(
    'Only the newest entries were looked at. Type three letters or digits in a row to search them all.',
  );
});

it('tells why the entries could not be loaded, and tries again', async () => {
  const list = () => {
    throw new AppError('internal', 'internal.error');
  };
  const page = renderPage('/admin/audit', { ...workingIn(), audit: { list } });
  await screen.findByText('An internal server error occurred, please try again later.');
  page.answerNow(recorded());
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Changed the role', { selector: 'button' });
});

it('leads from a page that does not exist to the last one, and says of no page that nothing matches', async () => {
  const page = renderPage('/admin/audit?page=2451', recorded([], { page: 2451, total: 34 }));
  await waitFor(() => expect(page.history()).toEqual(['/admin/audit?page=2']));
  expect(screen.queryByText('No entries match these filters.')).toBeNull();
  page.unmount();
  renderPage('/admin/audit?page=2', recorded([]));
  await screen.findByText('Nothing has been recorded yet.');
});
