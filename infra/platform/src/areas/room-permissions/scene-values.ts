import type { readReferences } from '@campus/contracts/rooms/choices';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readOptionIndex, readPermissionsAccount, webBoardOptions } from './catalog.ts';
import { readRecords } from './records.ts';

type NamedValue = z.input<typeof readReferences.output>['permissions'][number];

/**
 * Returns the values set for one scene, with display names. Board fields count as one value without a name.
 */
export async function readSceneValues(
  sql: Queryable,
  accountId: string,
  scene: { level: string; instance: number | null },
): Promise<NamedValue[]> {
  const rows = (await readRecords(sql, accountId)).filter(
    ({ level, instance }) => level === scene.level && instance === scene.instance,
  );
  const account = await readPermissionsAccount(sql, accountId);
  const { world } = await readOptionIndex(sql, accountId, account);
  const options = [...world.values(), ...webBoardOptions(account)];
  const labels = new Map(options.map(({ id, label }) => [id, label]));
  return rows.flatMap(({ kind, permissions, boards }) => [
    ...Object.keys(permissions).map((id) => ({ kind, name: labels.get(id) ?? id })),
    ...(Object.keys(boards).length > 0 ? [{ kind, name: '' }] : []),
  ]);
}
