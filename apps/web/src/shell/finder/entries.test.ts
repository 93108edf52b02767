import { finderMessages } from '@campus/contracts/shell/finder-messages';
import { expect, it } from 'vitest';
import { anEnteredAccount } from '../../../testing/people.ts';
import { routeTable } from '../../route-table.ts';
import { actionEntries, findEntries, pageEntries } from './entries.ts';

const finding = {
  account: anEnteredAccount({ level: 'superadmin' }),
  isSuperadmin: true,
  offersSwitch: true,
};
const entries = [...pageEntries(finding), ...actionEntries(finding)];

it('has every page of the route table', () => {
  expect(entries.map(({ to }) => to)).toEqual(expect.arrayContaining(routeTable.map(({ path }) => path)));
});

it('finds each page and action by its other words, and uses every text of them', () => {
  const words = Object.entries(finderMessages).filter(([key]) => key.startsWith('finder.words.'));
  expect(words).toHaveLength(entries.length);
  for (const [key, text] of words)
    for (const word of String(text).split(', '))
      expect(findEntries(entries, word).found.length, `${key}: ${word}`).toBeGreaterThan(0);
});

it('leads to a different address with each entry', () => {
  const pages = pageEntries(finding).map(({ to }) => to);
  const actions = actionEntries(finding).map(({ to }) => to);
  expect(new Set(pages).size).toBe(pages.length);
  expect(new Set(actions).size).toBe(actions.length);
});
