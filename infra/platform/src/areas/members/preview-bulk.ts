import type { previewMembers } from '@campus/contracts/members/action-functions';
import { type BulkChange, type BulkMember, decideBulkChange } from '@campus/domain/members/bulk-change';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import type { SelectedMembers } from './selection.ts';
import { selectionCondition } from './selection.ts';

type Preview = z.output<typeof previewMembers.output>;
type Group = BulkMember & { count: number; credentials: number };

/**
 * Counts the effects of a bulk action on a selection. Members with equal role and status are counted as one
 * group.
 */
export async function previewBulk(
  sql: Queryable,
  selected: SelectedMembers,
  change: Omit<BulkChange, 'restore'>,
): Promise<Preview> {
  const preview: Preview = {
    total: 0,
    changing: 0,
    unchanged: 0,
    own: false,
    refused: 0,
    restorable: 0,
    permissions: {},
    credentials: 0,
  };
  for (const group of await readGroups(sql, selected)) add(preview, group, change);
  return preview;
}

function readGroups(sql: Queryable, selected: SelectedMembers): Promise<Group[]> {
  const values = collectValues(selected.userId);
  const condition = selectionCondition(selected, values);
  const account = values.bind(selected.accountId);
  return sql.query<Group>(
    `select "user" = $1 as own, permission, "previousPermission", count(*)::int as count,
       coalesce(sum(made), 0)::int as credentials
     from "Membership" left join (
       select "generatedBy", count(*) as made from api_credential
       where account = ${account} and "revokedAt" is null group by 1
     ) makers on "generatedBy" = "user"
     where ${condition} group by 1, 2, 3`,
    values.list,
  );
}

function add(preview: Preview, group: Group, change: Omit<BulkChange, 'restore'>): void {
  const { count, own, permission, previousPermission } = group;
  const decision = decideBulkChange(group, { ...change, restore: true });
  preview.total += count;
  if (decision.outcome === 'done') {
    // At least one owner must remain.
    const changing = permission === 'owner' ? Math.min(count, change.owners - 1) : count;
    preview.changing += changing;
    preview.refused += count - changing;
    preview.permissions[permission] = (preview.permissions[permission] ?? 0) + changing;
    if (change.action === 'suspend') preview.credentials += group.credentials;
    if (decision.to === previousPermission) preview.restorable += changing;
  } else if (own) preview.own = true;
  else if (decision.outcome === 'skipped') preview.unchanged += count;
  else preview.refused += count;
}
