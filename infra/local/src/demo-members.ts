/**
 * `npm run demo:members -- --account "Demo Campus" --count 100000`: adds this many members to a running
 * stack.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { addMembers } from './demo/members.ts';
import { findRunningStack } from './running-stack.ts';
import { explainFailure, StartFailure } from './start-failure.ts';

try {
  await run();
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { account, count } = readOptions();
  const { urls } = await findRunningStack();
  const databaseUrl = urls.database;
  const accountId = await findAccount(databaseUrl, account);
  const start = Date.now();
  await addMembers({ databaseUrl, accountId, count, series: `m${start.toString(36)}x` });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`Added ${count} members to ${account} in ${seconds} s.`);
}

function readOptions(): { account: string; count: number } {
  const { values } = parseArgs({
    options: {
      account: { type: 'string', default: 'Demo Campus' },
      count: { type: 'string', default: '1000' },
    },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new StartFailure('--count must be a whole number from 1 to 1000000.');
  return { account: values.account, count };
}

async function findAccount(databaseUrl: string, organizationName: string): Promise<string> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  const account = await database
    .one<{ id: string }>('select "objectId" as id from "Account" where "organizationName" = $1', [
      organizationName,
    ])
    .finally(() => database.close());
  if (!account) throw new StartFailure(`There is no account "${organizationName}".`);
  return account.id;
}
