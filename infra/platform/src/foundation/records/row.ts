import { roleName, superadminRole } from '@campus/domain/access/role-names';
import { newObjectId } from './object-id.ts';

/** The options that every builder accepts in addition to its own fields: a given id and past dates. */
export interface Recorded {
  id?: string | undefined;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/** The columns of every Parse object. Without `readers`, nobody can access the object. */
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

/**
 * The ACL readers of an account's objects: admins and above. They apply only if their class is ever opened.
 */
export function administratorsOf(accountId: string): string[] {
  return [
    `role:${roleName('admin', accountId)}`,
    `role:${roleName('owner', accountId)}`,
    `role:${superadminRole}`,
  ];
}
