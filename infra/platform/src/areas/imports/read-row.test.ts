import { reason } from '@campus/contracts/core/reasons';
import { columnFieldText } from '@campus/contracts/imports/import-words';
import { badgeNames } from '@campus/domain/badges/import-badges';
import type { ValueField } from '@campus/domain/imports/import-changes';
import { expect, it } from 'vitest';
import { type Known, readRow } from './read-row.ts';

const by = {
  account: { fields: new Map(), badgeNames: badgeNames([{ id: 'b1', name: 'Größe' }]) },
  options: { leaveOutUnreadable: false },
  readings: new Map(),
};
const known: Known = {
  exported: {
    user: { email: 'a@b.test', firstname: 'ليان', lastname: 'Łukasz', displayname: 'Ada' },
    contactEmail: '',
    title: '',
    permission: 'member',
    teamId: '',
    badges: [{ name: 'Größe' }],
    customFields: {},
  },
  values: { values: new Map(), badges: ['b1'] },
};
const lost = (field: 'firstName' | 'badges') =>
  reason('imports.row.lostLetters', { field: columnFieldText(field) });

it('letters that the encoding of a file lacks change nothing, which a remark says', () => {
  const cells = new Map<ValueField | 'badges', string>([
    ['firstName', '????'],
    ['lastName', 'Łukasz'],
    ['badges', 'Gr??e'],
  ]);
  expect(readRow({ cells }, by, known)).toEqual({
    values: new Map(),
    badges: ['b1'],
    remarks: [lost('firstName'), lost('badges')],
  });
});

it('question marks for another text are its new value', () => {
  const cells = new Map<ValueField | 'badges', string>([['firstName', '???']]);
  expect(readRow({ cells }, by, known)).toMatchObject({
    values: new Map([['firstName', '???']]),
    remarks: [],
  });
});
