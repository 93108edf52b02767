import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { anAccessConfiguration, aReplay } from '../../../testing/effective-access.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withPermissions } from '../../../testing/room-permissions.ts';
import { withRooms } from '../../../testing/rooms.ts';

type Asked = NonNullable<Answers['effectiveAccess']>;
const kick = { kind: 'action', device: 'desktop', optionId: 'kick' } as const;
const replayed = () => aReplay(kick);

/** Changes the level for "Kick" in all halls. */
async function chooseKick(level: string, asked: Asked, others: Answers = {}) {
  const { answers } = withPermissions();
  const effectiveAccess = { configuration: anAccessConfiguration, ...asked };
  const page = renderPage('/admin/roomPermissions', { ...answers, ...others, effectiveAccess });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Hall' }));
  await page.user.click(within(screen.getByRole('group', { name: 'Kick' })).getByLabelText(level));
  await screen.findByRole('complementary', { name: 'Effect of this change' });
  return page;
}

const replay = async () => within(await screen.findByRole('region', { name: 'Entries of the last 90 days' }));

it('says beside the editor how many entries and people of 90 days a permission would have met', async () => {
  const page = await chooseKick('Owners', { replay: replayed });
  await (await replay()).findByText(
    '37 entries by 12 people who could no longer use Kick (Desktop client); 2 of them are inside now.',
  );
  expect(page.sent('effectiveAccess.replay')).toEqual([
    {
      accountId: expect.any(String),
      rooms: [],
      permissions: [{ device: 'desktop', level: 'hall', values: { kick: 16 } }],
    },
  ]);
  const panel = (await replay()).getByRole('status');
  expect(panel.textContent).toMatch(
    /All entries since .*2026.* were compared, including those of employees\./,
  );
  expect(panel.textContent).toMatch(/Events are known from .* to .*\./);
});

it('shows the names to people who may see members, and to nobody else', async () => {
  const person = { userId: 'u1', name: 'Ana Silva', email: 'ana@example.org', entries: 1, isInside: true };
  const replayPeople = () => ({ items: [person], total: 1, page: 1, pageSize: 25 });
  const page = await chooseKick('Owners', { replay: replayed, replayPeople });
  await page.user.click(await (await replay()).findByRole('button', { name: /^Show names: 37 entries/ }));
  const names = within(await screen.findByRole('list', { name: 'Members who would lose it' }));
  expect(names.getByRole('listitem').textContent).toBe('Ana Silva (ana@example.org)1 entry, inside now');
  expect(page.sent('effectiveAccess.replayPeople')).toMatchObject([{ lost: kick, page: 1 }]);
});

it('shows no names to people who may not see members', async () => {
  const account = anEnteredAccount({ pages: ['roomPermissions', 'effectiveAccess'] });
  await chooseKick('Owners', { replay: replayed }, workingIn(account));
  await (await replay()).findByText(/^37 entries by 12 people/);
  expect((await replay()).queryByRole('button')).toBeNull();
});

it('asks nothing of the past where nobody loses anything', async () => {
  const page = await chooseKick('Members and up', { replay: replayed });
  await screen.findByText(/can now use Kick/);
  expect(screen.queryByRole('region', { name: 'Entries of the last 90 days' })).toBeNull();
  expect(page.sent('effectiveAccess.replay')).toEqual([]);
});

it('where the usage service does not answer, it says so, and the change can be saved', async () => {
  const answers = { isDown: true };
  const page = await chooseKick('Owners', {
    replay: () => {
      if (answers.isDown) throw new AppError('unavailable', 'analytics.serverError');
      return replayed();
    },
  });
  await (await replay()).findByText(/^Past entries could not be compared with this change: /);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
  answers.isDown = false;
  await page.user.click((await replay()).getByRole('button', { name: 'Try again' }));
  await (await replay()).findByText(/^37 entries by 12 people/);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.sent('roomPermissions.save')).toHaveLength(1));
});

it.each([
  ['Nobody entered the affected rooms.', { entries: 0, losses: [] }],
  ['Nobody who entered the affected rooms would lose anything.', { losses: [] }],
  ['Besides, 5 entries by 1 person who are guests', { others: { entries: 5, people: 1 } }],
  ['The servers of the world have sent no events in these days.', { knownSince: null, losses: [] }],
  ['were compared: more would have taken too long.', { isComplete: false, entries: 0, losses: [] }],
])('says what it knows and what it covered: %s', async (sentence, answer) => {
  await chooseKick('Owners', { replay: () => ({ ...replayed(), ...answer }) });
  const status = (await replay()).getByRole('status');
  await waitFor(() => expect(status.textContent).toContain(sentence));
  const isUncertain = 'knownSince' in answer || 'isComplete' in answer;
  if (isUncertain) expect(status.textContent).not.toContain('Nobody');
});

it('says before a room is closed whom it would have refused', async () => {
  const { answers } = withRooms();
  const lobby = { id: 'lobby', permAccess: 4, teamAccess: [], groupAccess: [] };
  const answer = anAccessConfiguration();
  const page = renderPage('/admin/manageRooms?item=lobby', {
    ...answers,
    effectiveAccess: { configuration: () => answer, replay: () => aReplay() },
  });
  await page.user.selectOptions(await screen.findByLabelText('Access'), 'Owner Only');
  await (await replay()).findByText('Would have refused 37 entries by 12 people; 2 of them are inside now.');
  expect(page.sent('effectiveAccess.replay')).toMatchObject([
    { rooms: [{ ...lobby, permAccess: 0.5 }], permissions: [] },
  ]);
});
