import type { Permission } from '@campus/domain/access/levels';
import * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues, type Values } from '../../foundation/database/values.ts';
import { type CountedSet, countedItems } from '../../work/counted-sets.ts';
import { type SelectedMembers, selectionCondition } from './selection.ts';

/** A selection of members, and the count that its caller has confirmed. */
type CountedMembers = SelectedMembers & CountedSet;

/** The state in which a member was counted, as the plan of a task's row. */
const countedState = z.object({
  /** Whether the selection still includes the member when the task is planned. */
  isSelected: z.boolean(),
  permission: z.string(),
  previousPermission: z.string().nullable(),
});

/** Returns the query of the members that a count shows: each id with the permissions. */
export function shownMembers(selected: SelectedMembers) {
  const values = collectValues();
  return {
    text: `select concat_ws(' ', "objectId", permission, coalesce("previousPermission", '')) as item
           from "Membership" where ${selectionCondition(selected, values)}`,
    values: values.list,
  };
}

/** Returns the SQL of a table of the members that were counted. */
export function countedMembers(set: CountedSet, values: Values): string {
  return `(select split_part(item, ' ', 1) as id, split_part(item, ' ', 2) as permission,
             nullif(split_part(item, ' ', 3), '') as "previousPermission"
           from ${countedItems(set, values)} counted)`;
}

/** Returns how many members the selection includes now that were not counted. */
export async function countNewcomers(sql: Queryable, members: CountedMembers): Promise<number> {
  const values = collectValues();
  const found = await sql.one<{ count: number }>(
    `select count(*)::int as count
     from (select "objectId" as id from "Membership" where ${selectionCondition(members, values)}) selected
     left join ${countedMembers(members, values)} shown using (id) where shown.id is null`,
    values.list,
  );
  return found?.count ?? 0;
}

/** Returns the rows of a task about counted members, each with the state in which it was counted. */
export function countedRows(members: CountedMembers) {
  const values = collectValues();
  const account = values.bind(members.accountId);
  return {
    text: `select shown.id as target, coalesce(m.email, shown.id) as label, json_build_object(
             'isSelected', selected.id is not null, 'permission', shown.permission,
             'previousPermission', shown."previousPermission"
           ) as plan
           from ${countedMembers(members, values)} shown
           left join "Membership" m on m."objectId" = shown.id and m.account = ${account}
           left join (
             select "objectId" as id from "Membership" where ${selectionCondition(members, values)}
           ) selected on selected.id = shown.id
           order by shown.id`,
    values: values.list,
  };
}

/** Whether a member is no longer as it was counted. Without a count, `plan` is null. */
export function hasChangedSince(
  plan: unknown,
  now: { permission: Permission; previousPermission: Permission | null },
): boolean {
  if (plan === null) return false;
  const { isSelected, permission, previousPermission } = countedState.parse(plan);
  return !isSelected || permission !== now.permission || previousPermission !== now.previousPermission;
}
