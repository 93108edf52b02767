import { roleName, superadminRole } from '@campus/domain/access/role-names';
import { newObjectId } from './object-id.ts';

/** The options that every builder accepts besides its own fields: a given id, and dates in the past. */
export interface Recorded {
  id?: string | undefined;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/** The columns every Parse object has. Without an ACL of its own an object is open to nobody. */
export function baseColumns(row: Recorded, readers: readonly string[] = []) {
  const createdAt = row.createdAt ?? new Date();
  return {
    objectId: row.id ?? newObjectId(),
    createdAt,
    updatedAt: row.updatedAt ?? createdAt,
    _rperm: readers,
    _wperm: [],
  };
}

/** The readers of an account's objects, should their class ever be opened: admins and above. */
export function administratorsOf(accountId: string): string[] {
  return [
    `role:${roleName('admin', accountId)}`,
    `role:${roleName('owner', accountId)}`,
    `role:${superadminRole}`,
  ];
}
