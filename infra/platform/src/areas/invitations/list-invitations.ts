import type { invitationSorts } from '@campus/contracts/invitations/invitations';
import { searchWords } from '@campus/domain/core/search-words';
import type { ListedStatus } from '@campus/domain/invitations/invitations';
import { type RowsAfter, readAfter } from '../../foundation/database/read-after.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues, containing, type Values } from '../../foundation/database/values.ts';

export interface InvitationListRequest {
  accountId: string;
  /** Words, each contained in the email or in a name. */
  search: string;
  /** The state of the invitations; all if undefined. */
  status?: ListedStatus | undefined;
  sort: { field: (typeof invitationSorts)[number]; direction: 'asc' | 'desc' };
  limit: number;
  offset: number;
}

/** The invitations of one page, in order, and the number of matches on all pages. */
export interface InvitationList {
  ids: string[];
  count: number;
}

const sortColumns: Record<InvitationListRequest['sort']['field'], string> = {
  email: 'email',
  firstName: 'search_key("firstName")',
  lastName: 'search_key("lastName")',
  status: 'status',
  createdAt: '"createdAt"',
  updatedAt: '"updatedAt"',
  mailedAt: `coalesce("mailedAt", '-infinity')`,
};

/** Lists one page of an account's invitations. Ties are sorted by id. */
export async function listInvitations(
  sql: Queryable,
  request: InvitationListRequest,
): Promise<InvitationList> {
  const values = collectValues(request.accountId);
  const text = isAll(request) ? listAll(request, values) : listMatches(request, values);
  return (await sql.one<InvitationList>(text, values.list)) ?? { ids: [], count: 0 };
}

/** Lists the invitations after a position, in order of creation. */
export async function listInvitationsAfter(
  sql: Queryable,
  request: Filter,
  from: { after: string; limit: number },
): Promise<InvitationList & RowsAfter> {
  const { accountId } = request;
  const condition = isAll(request) ? undefined : (values: Values) => matching(request, values);
  const [rows, count] = await Promise.all([
    readAfter(sql, { table: '"Invitation"', accountId, condition }, from),
    countInvitations(sql, request),
  ]);
  return { ...rows, count };
}

/** Counts an account's invitations that match a search and have a state. An empty search matches all. */
export async function countInvitations(sql: Queryable, request: Filter): Promise<number> {
  const values = collectValues(request.accountId);
  const counted = await sql.one<{ count: number }>(
    `select count(*)::int as count from "Invitation" where account = $1 and ${matching(request, values)}`,
    values.list,
  );
  return counted?.count ?? 0;
}

/** Reads along the sort's index. */
function listAll(request: InvitationListRequest, values: Values): string {
  return `
    select (select count(*)::int from "Invitation" where account = $1) as count, array(
      select "objectId" from "Invitation" where account = $1
      ${orderAndPage(sortColumns[request.sort.field], request, values)}
    ) as ids`;
}

/** Finds the matches with the text index, then sorts them. */
function listMatches(request: InvitationListRequest, values: Values): string {
  return `
    with matches as materialized (
      select "objectId", ${sortColumns[request.sort.field]} as key from "Invitation"
      where account = $1 and ${matching(request, values)}
    )
    select (select count(*)::int from matches) as count, array(
      select "objectId" from matches ${orderAndPage('key', request, values)}
    ) as ids`;
}

type Filter = Pick<InvitationListRequest, 'accountId' | 'search' | 'status'>;

function isAll({ search, status }: Filter): boolean {
  return search.trim() === '' && status === undefined;
}

/** An SQL condition: an invitation matches a search and has a state. */
export function matching({ search, status }: Omit<Filter, 'accountId'>, values: Values): string {
  const found = searchCondition(search, values);
  if (status === undefined) return found;
  const stored = status === 'expired' ? 'pending' : status;
  const has = `status = ${values.bind(stored)} and ${found}`;
  if (stored !== 'pending') return has;
  return `${has} and "expiresAt" ${status === 'expired' ? '<=' : '>'} now()`;
}

/** An SQL condition: an invitation's texts contain every word of a search. */
export function searchCondition(search: string, values: Values): string {
  const words = searchWords(search).map((word) => `"searchKey" ${containing(word, values)}`);
  return words.length === 0 ? 'true' : words.join(' and ');
}

function orderAndPage(column: string, request: InvitationListRequest, values: Values): string {
  const { direction } = request.sort;
  const page = `limit ${values.bind(request.limit)} offset ${values.bind(request.offset)}`;
  return `order by ${column} ${direction}, "objectId" ${direction} ${page}`;
}
