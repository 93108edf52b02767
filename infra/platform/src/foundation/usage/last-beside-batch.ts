import * as z from 'zod';
import type { Connection } from './connect.ts';
import type { StoredBatch } from './remove-batch.ts';

const row = z.object({
  account: z.string(),
  person: z.coerce.number(),
  own: z.coerce.number(),
  rest: z.coerce.number(),
});

/**
 * The last event of a person in a batch, and in all other batches, in milliseconds since 1970. `rest` is 0 for a
 * person without other events.
 */
export type LastBesideBatch = z.output<typeof row>;

/** Returns the last events of each person in a batch. */
export async function readLastBesideBatch(
  connection: Connection,
  { accounts, arrived, first, last }: StoredBatch,
): Promise<LastBesideBatch[]> {
  const rows = await connection.query(
    `select account, person, maxIf(toUnixTimestamp64Milli(ts), arrived = {arrived:Int64}) as own,
       maxIf(toUnixTimestamp64Milli(ts), arrived != {arrived:Int64}) as rest
     from raw_event
     where account in {accounts:Array(String)} and person != 0 and (account, person) in (
       select account, person from raw_event
       where account in {accounts:Array(String)} and arrived = {arrived:Int64}
         and ts between fromUnixTimestamp64Milli({first:Int64}) and fromUnixTimestamp64Milli({last:Int64})
     )
     group by account, person`,
    { accounts, arrived, first, last },
  );
  return rows.map((read) => row.parse(read));
}
