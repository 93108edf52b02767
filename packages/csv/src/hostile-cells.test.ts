import { growsAsLength, hostileCells } from '@campus/domain/testing/hostile-cells';
import { expect, it } from 'vitest';
import { bytesBeforeRows, delimiterOf } from './delimiter.ts';
import { takeRecords } from './records.ts';

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  bytesBeforeRows,
  delimiterOf,
  'delimiterOf, after the name of a delimiter': (text) => delimiterOf(`sep=${text}`),
  takeRecords: (text) =>
    takeRecords({ bytes: Buffer.from(text), delimiter: ',', line: 1, most: 1000, isEnd: true }),
};

it.each(Object.entries(readers))('%s takes time that grows as the length of hostile texts', (_, read) => {
  const kinds = Object.entries(hostileCells);
  expect(kinds.filter(([, cellOf]) => !growsAsLength(read, cellOf)).map(([kind]) => kind)).toEqual([]);
});
