import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { delimiterOf } from './delimiter.ts';
import { takeRecords } from './records.ts';

// Test files from authors of CSV parsers, with their expected contents.
const require = createRequire(import.meta.url);
const suite = path.dirname(require.resolve('csv-spectrum'));
const names = readdirSync(path.join(suite, 'csvs'))
  .map((file) => path.parse(file).name)
  // The phone number in its JSON is not the one in its CSV.
  .filter((name) => name !== 'location_coordinates');

it.each(names)('reads %s of the suite csv-spectrum as the suite expects', (name) => {
  const bytes = readFileSync(path.join(suite, 'csvs', `${name}.csv`));
  const delimiter = delimiterOf(bytes.toString());
  const { records } = takeRecords({ bytes, delimiter, line: 1, most: 1000, isEnd: true });
  const [header = [], ...rows] = records.map(({ cells }) => cells);
  const read = rows.map((cells) => Object.fromEntries(header.map((field, at) => [field, cells[at]])));
  expect(read).toEqual(JSON.parse(readFileSync(path.join(suite, 'json', `${name}.json`), 'utf8')));
});
