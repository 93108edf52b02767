// @module-tag sampled

import { expect, it } from 'vitest';
import { permissions } from '../access/levels.ts';
import { badgeNames, badgesOfCell } from '../badges/import-badges.ts';
import { neutralized, restored } from '../core/csv.ts';
import { emailFault } from '../core/email-faults.ts';
import { fold } from '../core/fold.ts';
import { decimalMarks, readNumber } from '../core/numbers.ts';
import { hasControls, onOneLine, visibleText } from '../core/typed-text.ts';
import { memberFieldTypes } from '../member-profile/member-profile.ts';
import { isProhibited } from '../rooms/prohibited.ts';
import { growsAsLength, hostileCells } from '../testing/hostile-cells.ts';
import { sampleOf } from '../testing/sweep.ts';
import { guessColumns } from './import-columns.ts';
import {
  asReimported,
  customValueOfCell,
  permissionOfCell,
  saysStored,
  teamOfCell,
} from './import-values.ts';
import { hasLostLetters } from './lost-letters.ts';
import { filledWidth, hasSeveralAddresses, titleRowCount } from './title-rows.ts';
import { guessFormats } from './value-formats.ts';
import { certainOrder, dateOrders, isUnclearDate, readWrittenDate } from './written-dates.ts';

const roles = Object.fromEntries(permissions.map((permission) => [permission, permission])) as Record<
  (typeof permissions)[number],
  string
>;
const badges = badgeNames([
  { id: 'b1', name: 'a' },
  { id: 'b2', name: 'a;b;c;d;e;f' },
]);
const by = { dates: 'dayFirst', decimals: ',', timeZone: 'Europe/Berlin' } as const;

/** Every function that gets the cells of a file. */
const readers: Readonly<Record<string, (cell: string) => unknown>> = {
  'guessColumns, in headers': (cell) => guessColumns([[cell, `${cell}2`, `${cell}3`, cell]], [cell, 'Title']),
  'guessColumns, in rows': (cell) => guessColumns([['a', 'b'], ...Array(20).fill([cell, cell])], []),
  titleRowCount: (cell) => titleRowCount(Array(20).fill([cell, cell]), [cell]),
  filledWidth: (cell) => filledWidth([[cell, '']]),
  hasSeveralAddresses: (cell) => hasSeveralAddresses([cell, cell], { email: cell, hasHeader: false }),
  hasLostLetters: (cell) => [hasLostLetters(cell, cell), hasLostLetters('?'.repeat(cell.length), cell)],
  onOneLine,
  guessFormats: (cell) => guessFormats([[cell], [cell]], ';'),
  readNumber: (cell) => decimalMarks.map((mark) => readNumber(cell, mark)),
  readWrittenDate: (cell) => dateOrders.map((order) => readWrittenDate(cell, order)),
  certainOrder,
  isUnclearDate,
  emailFault,
  fold,
  hasControls,
  visibleText,
  isProhibited,
  neutralized,
  restored,
  asReimported,
  teamOfCell,
  permissionOfCell: (cell) => permissionOfCell(cell, roles),
  badgesOfCell: (cell) => badgesOfCell(cell, badges),
  badgeNames: (cell) => badgeNames([{ id: cell, name: cell }]),
  customValueOfCell: (cell) => memberFieldTypes.map((type) => customValueOfCell(type, cell, by)),
  saysStored: (cell) =>
    memberFieldTypes.map((type) => saysStored(type, cell, { stored: '2026-01-01T00:00:00Z', by })),
};

it.each(Object.entries(readers))('%s takes time that grows as the length of hostile cells', (_, read) => {
  const kinds = sampleOf(Object.entries(hostileCells), 20);
  expect(kinds.filter(([, cellOf]) => !growsAsLength(read, cellOf)).map(([kind]) => kind)).toEqual([]);
});
