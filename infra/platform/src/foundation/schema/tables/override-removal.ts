import type { Level } from '@campus/domain/access/levels';
import { date, json, number, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';
import type { StoredRecord } from './room-permission.ts';

/** A room permission record before and after a removal; `after` is undefined if nothing was left of it. */
export interface ChangedRecord {
  before: StoredRecord;
  after?: StoredRecord | undefined;
}

/** Removals of redundant overrides, stored so that they can be undone. */
export const overrideRemovalTable = new OwnTable('OverrideRemoval', {
  id: string,
  accountId: pointer('Account'),
  userId: pointer('_User'),
  removed: number,
  pages: json.as<Readonly<Record<string, Level>>>(),
  records: json.as<readonly ChangedRecord[]>(),
  at: date,
});
