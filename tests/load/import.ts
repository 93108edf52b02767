/**
 * `npm run bench:import`: the speed of importing a file of people, on its own stack. Half are members to
 * update, half are people to invite. For comparison, the Parse SDK saves the same rows. `npm run bench:import
 * -- --rows 20000` uses another number of rows.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { northwind } from '@campus/local/demo/accounts';
import { type Stack, startStack } from '@campus/local/stack';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { peopleToImport } from './import-people.ts';
import { importAndMeasure } from './import-run.ts';
import { loadMembers } from './load-members.ts';
import { saveNaively } from './naive-import.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);
const aim = { rowsPerSecond: 7_000, timesNaive: 5, megabytes: 300 };
/** Memory must not grow beyond this number of rows. */
const few = Math.min(10_000, rows / 2);
/** The naive client takes minutes for all rows, and equally long for each, so a part is enough. */
const naiveRows = Math.min(5_000, rows / 2);

const folder = await makeTemporaryFolder();
const settings = ownStack(path.join(folder, 'data'));
const stack = await startStack({ ...settings, demo: true });
try {
  await measure(stack);
} finally {
  await stack.stop();
  await rm(folder, { recursive: true });
}

async function measure(stack: Stack): Promise<void> {
  await loadMembers(stack, northwind, rows);
  const people = await peopleToImport(stack, northwind, rows);
  // Only the last import sends mails, because waiting mails would slow down later measurements.
  const first = await importAndMeasure(stack, northwind, { ...people('first', few), mails: false });
  const naive = await saveNaively(stack, settings.env, northwind, people('naive', naiveRows).rows);
  const unmailed = await importAndMeasure(stack, northwind, { ...people('unmailed', rows), mails: false });
  const all = await importAndMeasure(stack, northwind, people('all', rows));
  console.table({
    [`${few} rows, nobody mailed`]: first,
    [`Parse SDK saveAll, ${naiveRows} rows`]: naive,
    [`${rows} rows, nobody mailed`]: unmailed,
    [`${rows} rows`]: all,
  });
  const [speed, ratio] = [all['rows/s'], all['rows/s'] / naive['rows/s']];
  console.log(`Plan and apply: ${speed} rows/s (aim ${aim.rowsPerSecond}), ${ratio.toFixed(1)} times the`);
  console.log(`naive client (aim ${aim.timesNaive}); worker ${all['peak MB']} MB (aim ${aim.megabytes})`);
  console.log(`of ${first['peak MB']} MB for ${few} rows.`);
}
