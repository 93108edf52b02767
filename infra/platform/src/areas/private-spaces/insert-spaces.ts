import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import type { NewRow } from '../../foundation/records/table.ts';
import { privateSpaceTable } from '../../foundation/schema/tables/private-space.ts';
import { encryptPasscodes, newPasscodes } from './passcodes.ts';

export type NewSpace = Omit<NewRow<typeof privateSpaceTable>, 'id' | 'passcodes'>;

/** Inserts new spaces, each with two new passcodes. Returns their ids. */
export function insertSpaces(
  sql: Queryable,
  config: Pick<PlatformConfig, 'tokenSecret'>,
  spaces: readonly NewSpace[],
): Promise<string[]> {
  const rows = spaces.map((space) => {
    const id = newObjectId();
    return { ...space, id, passcodes: encryptPasscodes(config, id, newPasscodes()) };
  });
  return privateSpaceTable.insert(sql, rows);
}
