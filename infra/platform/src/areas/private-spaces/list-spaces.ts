import type { SpaceOrder, WireSpaceFilter } from '@campus/contracts/private-spaces/functions';
import {
  defaultSpaceOrder,
  type SpaceSort,
  spaceStatuses,
} from '@campus/domain/private-spaces/private-spaces';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues, type Values } from '../../foundation/database/values.ts';

/** The filter of a list of spaces, and its sort order. */
export interface SpacesQuery {
  accountId: string;
  filter: WireSpaceFilter;
  sorts: SpaceOrder;
}

// The same expressions as in the indexes, so that a sort by one field reads along its index.
const sortColumns: Record<SpaceSort, string> = {
  name: '"nameKey"',
  type: '"typeKey"',
  maxUsers: '"maxUsers"',
  ownerName: '"ownerNameKey"',
  ownerEmail: '"ownerEmail"',
  created: '"createdAt"',
  status: 'status',
  statusChangedAt: '"statusChangedAt"',
};

/** Returns the ids of one page, in order. */
export async function listSpaceIds(
  sql: Queryable,
  wanted: SpacesQuery,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> {
  const values = collectValues();
  const rows = await sql.query<{ id: string }>(
    `${selected(wanted, values)} limit ${values.bind(limit)} offset ${values.bind(skip)}`,
    values.list,
  );
  return rows.map(({ id }) => id);
}

/** Returns the ids of all spaces that match at this moment. */
export async function allSpaceIds(sql: Queryable, wanted: SpacesQuery): Promise<string[]> {
  const values = collectValues();
  const rows = await sql.query<{ id: string }>(selected(wanted, values), values.list);
  return rows.map(({ id }) => id);
}

/** Returns the number of matching spaces on all pages. */
export async function countSpaces(
  sql: Queryable,
  { accountId, filter }: Pick<SpacesQuery, 'accountId' | 'filter'>,
): Promise<number> {
  const values = collectValues();
  const counted = await sql.one<{ count: number }>(
    `select count(*)::int as count from "PrivateSpace" where ${condition({ accountId, filter }, values)}`,
    values.list,
  );
  return counted?.count ?? 0;
}

function selected({ sorts, ...wanted }: SpacesQuery, values: Values): string {
  const order = sorts.map(([direction, field]) => `${sortColumns[field]} ${direction}`);
  const last = sorts.at(-1)?.[0] ?? defaultSpaceOrder.direction;
  return `select "objectId" as id from "PrivateSpace" where ${condition(wanted, values)}
    order by ${order.join(', ')}, "objectId" ${last}`;
}

/** Every part of the filter must hold. A part holds if one of its values matches, or if it has none. */
function condition({ accountId, filter }: Omit<SpacesQuery, 'sorts'>, values: Values): string {
  const { createdBetween, ownerEmails, types, statuses } = filter;
  const { after, before } = createdBetween;
  const isAnyStatus = statuses.length === 0 || spaceStatuses.every((status) => statuses.includes(status));
  return [
    `account = ${values.bind(accountId)}`,
    after && `"createdAt" >= ${values.bind(after)}::timestamptz`,
    before && `"createdAt" <= ${values.bind(before)}::timestamptz`,
    ownerEmails.length > 0 && `"ownerEmail" = any(${values.bind(ownerEmails)})`,
    types.length > 0 && `"spaceType" = any(${values.bind(types)})`,
    !isAnyStatus && `status = any(${values.bind(statuses)})`,
  ]
    .filter(Boolean)
    .join(' and ');
}
