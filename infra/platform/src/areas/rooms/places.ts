import type { Placed } from '@campus/domain/rooms/entries';
import { placesChanged } from '@campus/domain/rooms/list-order';
import type { Queryable } from '../../ground/database/sql.ts';

/** The place of an entry, and what it is called. */
export interface NamedPlace extends Placed {
  kind: 'room' | 'command';
  name: string;
}

const columns = `"objectId" as id, coalesce(name, '') as name, coalesce("group", '') as "group",
  coalesce("order", 0) as "order"`;

/** The places of all rooms and commands of an account. */
export function readPlaces(sql: Queryable, accountId: string): Promise<NamedPlace[]> {
  return sql.query<NamedPlace>(
    `select 'room' as kind, ${columns} from "Room" where account = $1
     union all select 'command', ${columns} from "CustomMenuItem" where account = $1`,
    [accountId],
  );
}

/** Stores the places that differ, in one statement for each class; returns them. */
export async function storePlaces(
  sql: Queryable,
  before: readonly Placed[],
  after: readonly Placed[],
): Promise<Placed[]> {
  const changed = placesChanged(before, after).map(({ id, order, group }) => ({ id, order, group }));
  if (changed.length === 0) return [];
  for (const table of ['Room', 'CustomMenuItem'])
    await sql.query(
      `update "${table}" e set "order" = place."order", "group" = place."group", "updatedAt" = now()
       from jsonb_to_recordset($1::jsonb) place (id text, "order" float8, "group" text)
       where e."objectId" = place.id`,
      [JSON.stringify(changed)],
    );
  return changed;
}
