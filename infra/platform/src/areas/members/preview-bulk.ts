import type { previewMembers } from '@campus/contracts/members/action-functions';
import { type BulkChange, type BulkMember, decideBulkChange } from '@campus/domain/members/bulk-change';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { type CountedSet, storeCounted } from '../../work/counted-sets.ts';
import { countedMembers, shownMembers } from './counted-members.ts';
import type { SelectedMembers } from './selection.ts';

type Preview = z.output<typeof previewMembers.output>;
type Group = BulkMember & { count: number; credentials: number };

/**
 * Counts the effects of a bulk action on a selection, and stores whom it has counted. Members with equal role and
 * status are counted as one group.
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
  const set = { ...selected, door: `members.${change.action}` } as const;
  const counted = await storeCounted(sql, set, shownMembers(selected));
  for (const group of await readGroups(sql, { ...set, counted })) add(preview, group, change);
  return { ...preview, counted };
}

function readGroups(sql: Queryable, set: CountedSet): Promise<Group[]> {
  const values = collectValues();
  const [account, user] = [values.bind(set.accountId), values.bind(set.userId)];
  return sql.query<Group>(
    `select coalesce(id = (
         select "objectId" from "Membership" where account = ${account} and "user" = ${user}
       ), false) as own, permission, "previousPermission", count(*)::int as count,
       coalesce(sum(made), 0)::int as credentials
     from ${countedMembers(set, values)} shown left join (
       select m."objectId" as id, count(*) as made
       from api_credential c join "Membership" m on m.account = c.account and m."user" = c."generatedBy"
       where c.account = ${account} and c."revokedAt" is null group by 1
     ) makers using (id)
     group by 1, 2, 3`,
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
