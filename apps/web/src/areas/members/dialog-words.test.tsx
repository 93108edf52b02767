import { messages } from '@campus/contracts/core/english';
import { setLanguage } from '@campus/contracts/core/language';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { choose } from '../../../testing/choose.ts';
import { membersList, withMembers } from '../../../testing/members.ts';
import { pseudo, strayWords, textsIn } from '../../../testing/pseudo-language.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aMember } from '../../../testing/rows.ts';

const list = membersList([aMember()], { totalIsExact: false, total: 1000, lastPage: 40 });
const own = ['Demo Campus', 'Demo World', 'Ana Okafor', 'ana@example.org', 'Campus', 'AO'];
const data = [...own, ...teamIds.map(teamName), ...textsIn(list)];

function answers(): Answers {
  return withMembers(list, {
    getRemoval: () => ({
      email: 'bola@example.org',
      permission: 'member',
      badges: 2,
      customFields: 1,
      pendingInvitations: 3,
      credentials: 0,
      refusal: '',
    }),
    previewBulk: () => ({
      total: 9,
      changing: 3,
      unchanged: 1,
      own: true,
      refused: 4,
      restorable: 2,
      permissions: { suspended: 2, member: 1 },
      credentials: 0,
    }),
  });
}

beforeEach(() => setLanguage(pseudo));
afterEach(() => setLanguage(messages));

it.each(['Suspend', 'Unsuspend'])(
  'takes every word of the question to %s from the catalogue',
  async (action) => {
    const { user } = renderPage('/admin/members', answers());
    await user.click(await screen.findByRole('checkbox', { name: '⟦Select bola@example.org⟧' }));
    await user.click(screen.getByRole('button', { name: `⟦${action}⟧` }));
    await screen.findByText((words) => words.includes('You are among the selected.'));
    expect(strayWords(data)).toEqual([]);
  },
);

it.each([
  ['Delete', 'The user stays'],
  ['Reset Password', 'The present one works until then.'],
])('takes every word of the question to %s from the catalogue', async (action, shows) => {
  const { user } = renderPage('/admin/members', answers());
  await user.click(await screen.findByRole('button', { name: '⟦Actions for bola@example.org⟧' }));
  await choose(user, `⟦${action}⟧`);
  await screen.findByText((words) => words.includes(shows));
  expect(strayWords(data)).toEqual([]);
});
