import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { hashOf } from '@campus/platform/foundation/secret';
import { sql, unique } from '../world/world.ts';

/** Stores a key of an account's servers. Returns its id. */
export async function makeStoredEventKey(accountId: string): Promise<string> {
  const id = newObjectId();
  await sql.query('insert into usage_sender_key (id, account, hash) values ($1, $2, $3)', [
    id,
    accountId,
    hashOf(unique()),
  ]);
  return id;
}

/** Deletes the keys of an account's servers: an account has two at most. */
export async function deleteEventKeys(accountId: string): Promise<void> {
  await sql.query('delete from usage_sender_key where account = $1', [accountId]);
}
