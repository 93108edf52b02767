import { finderMessages } from '@campus/contracts/shell/finder-messages';
import { expect, it } from 'vitest';
import { anEnteredAccount } from '../../../testing/people.ts';
import { routeTable } from '../../route-table.ts';
import { actionEntries, pageEntries } from './entries.ts';

const finding = {
  account: anEnteredAccount({ level: 'superadmin' }),
  isSuperadmin: true,
  offersSwitch: true,
};
const entries = [...pageEntries(finding), ...actionEntries(finding)];

it('has every page of the route table, and words for each page and action', () => {
  expect(entries.map(({ to }) => to)).toEqual(expect.arrayContaining(routeTable.map(({ path }) => path)));
  expect(entries.filter(({ words }) => words === '')).toEqual([]);
});

it('uses every text of other words', () => {
  const words = Object.entries(finderMessages).filter(([key]) => key.startsWith('finder.words.'));
  const used = new Set(entries.map((entry) => entry.words));
  expect(words.filter(([, text]) => typeof text !== 'string' || !used.has(text)).map(([key]) => key)).toEqual(
    [],
  );
});

it('leads to a different address with each entry', () => {
  const pages = pageEntries(finding).map(({ to }) => to);
  const actions = actionEntries(finding).map(({ to }) => to);
  expect(new Set(pages).size).toBe(pages.length);
  expect(new Set(actions).size).toBe(actions.length);
});
