import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { sql } from '../world/world.ts';

/** Writes a note on a day of an account and returns its id. */
export async function makeDayNote(accountId: string, day: string, text = 'Open day'): Promise<string> {
  const id = newObjectId();
  await sql.query('insert into day_note (id, account, day, text) values ($1, $2, $3, $4)', [
    id,
    accountId,
    day,
    text,
  ]);
  return id;
}
