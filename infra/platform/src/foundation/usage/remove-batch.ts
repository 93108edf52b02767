import type { Connection } from './connect.ts';

/** A stored batch: how its events can be found. */
export interface StoredBatch {
  /** The accounts in its events. */
  accounts: readonly string[];
  /** The number that its events have in the column of the same name, and no other batch. */
  arrived: number;
  /** The times of its first and last event, in milliseconds. */
  first: number;
  last: number;
}

/**
 * Removes the events of a batch. First logins become those of the remaining events: they are removed before the
 * events, by which they are found, so that a removal that was interrupted can be repeated.
 */
export async function removeBatch(connection: Connection, batch: StoredBatch): Promise<void> {
  const accounts = `account in (${batch.accounts.map(quoted).join(', ')})`;
  const arrived = String(BigInt(batch.arrived));
  const logins = `from raw_event where ${accounts} and kind = 'LOGIN'`;
  const own = `arrived = ${arrived} and ts between ${instant(batch.first)} and ${instant(batch.last)}`;
  await connection.command(
    `delete from raw_first_login where ${accounts}
     and (account, person, ts) in (select account, person, ts ${logins} and ${own})`,
  );
  await connection.command(
    `insert into raw_first_login (account, person, ts, employee) settings insert_deduplicate = 0
     select account, person, min(ts), max(employee) ${logins} and arrived != ${arrived}
       and (account, person) in (select account, person ${logins} and ${own})
     group by account, person`,
  );
  await connection.command(`delete from raw_event where ${accounts} and ${own}`);
}

/** The text of a mutation is stored, so it cannot have parameters. */
function quoted(account: string): string {
  if (!/^[A-Za-z0-9]{1,32}$/.test(account)) throw new Error('An account id has letters and digits.');
  return `'${account}'`;
}

function instant(ms: number): string {
  return `fromUnixTimestamp64Milli(${String(BigInt(ms))}, 'UTC')`;
}
