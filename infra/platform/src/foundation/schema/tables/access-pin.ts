import type { PinnedRole, PinnedTarget } from '@campus/domain/effective-access/pins';
import { boolean, date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** Rules that people have pinned: statements that must hold after every save. */
export const accessPinTable = new OwnTable('AccessPin', {
  id: string,
  accountId: pointer('Account'),
  role: string.as<PinnedRole>(),
  can: boolean,
  target: json.as<PinnedTarget>(),
  by: string,
  at: date,
});
