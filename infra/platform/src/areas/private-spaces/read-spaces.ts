import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { privateSpaceTable } from '../../foundation/schema/tables/private-space.ts';

const columns = privateSpaceTable.select([
  'id',
  'name',
  'type',
  'maxUsers',
  'ownerName',
  'ownerEmail',
  'createdAt',
  'passcodes',
  'status',
  'statusChangedAt',
]);
/** A space with its encrypted passcodes. */
export type SpaceRow = SelectedRow<typeof columns>;

/** Returns spaces in the order of `ids`. Omits unknown ids. */
export function readSpaces(sql: Queryable, ids: readonly string[]): Promise<SpaceRow[]> {
  return sql.query<SpaceRow>(
    `select ${columns} from "PrivateSpace" where "objectId" = any($1) order by array_position($1, "objectId")`,
    [ids],
  );
}

/** Returns an existing space. With `lock`, nobody else can change it before the transaction ends. */
export async function readSpace(
  sql: Queryable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SpaceRow> {
  const space = await sql.one<SpaceRow>(
    `select ${columns} from "PrivateSpace" where "objectId" = $1${lock ? ' for update' : ''}`,
    [id],
  );
  if (!space) throw new Error(`The private space ${id} is gone.`);
  return space;
}

/** Returns a space in the format of the report, without passcodes. */
export function shownSpace({ createdAt, passcodes: _, statusChangedAt, ...space }: SpaceRow): PrivateSpace {
  return {
    ...space,
    created: createdAt.toISOString(),
    statusChangedAt: statusChangedAt.toISOString(),
  };
}
