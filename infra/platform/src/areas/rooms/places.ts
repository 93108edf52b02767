import { AppError } from '@campus/contracts/core/app-error';
import type { Placed } from '@campus/domain/rooms/entries';
import { refuseAdding } from '@campus/domain/rooms/list-limit';
import { placesChanged } from '@campus/domain/rooms/list-order';
import type { Queryable } from '../../foundation/database/sql.ts';

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

/** Throws when the list of an account, of this length, may not get that many more entries. */
export function refuseMore(present: number, added: number): void {
  const refusal = refuseAdding(present, added);
  if (refusal) throw new AppError('conflict', refusal);
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
