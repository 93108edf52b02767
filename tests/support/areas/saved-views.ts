import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { sql, unique } from '../world/world.ts';

/** Saves a dashboard view for a person and returns its id. */
export async function makeSavedView(
  accountId: string,
  userId: string,
  name = `View ${unique()}`,
): Promise<string> {
  const id = newObjectId();
  await sql.query(
    `insert into analytics_view (id, account, "user", name, state) values ($1, $2, $3, $4, $5)`,
    [id, accountId, userId, name, 'logins.view=table'],
  );
  return id;
}
