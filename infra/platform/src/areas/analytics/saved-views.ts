import type { SavedView } from '@campus/contracts/analytics/saved-views';
import { AppError } from '@campus/contracts/core/app-error';
import { maxViews } from '@campus/domain/analytics/saved-views';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { lockUserRow } from '../../foundation/records/users.ts';

type Changing<I> = Pick<Call<I, { page: 'analyticsDashboard' }>, 'sql' | 'input' | 'actor' | 'audit'>;

interface Owner {
  accountId: string;
  userId: string;
}

interface Row extends Omit<SavedView, 'changedAt'> {
  changedAt: Date;
}

/** In JSON, PostgreSQL formats times as text with its own UTC offset. This formats them in UTC. */
const moment = (column: string) =>
  `to_char(m."${column}" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = `id, name, state, "changedAt", (
  select json_build_object('every', m.every, 'weekday', m.weekday, 'day', m.day, 'hour', m.hour,
    'timeZone', m."timeZone", 'next', ${moment('next')}, 'paused', m.paused, 'problem', m.problem,
    'mailedAt', ${moment('mailedAt')})
  from view_mail m where m.view = analytics_view.id) as mail`;

/** Returns a person's saved views in an account, sorted by name. */
export async function readViews(sql: Queryable, { accountId, userId }: Owner): Promise<SavedView[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from analytics_view where "user" = $1 and account = $2
     order by name collate "und-x-icu", id`,
    [userId, accountId],
  );
  return rows.map(asView);
}

/** Returns a view that belongs to the person. */
export async function readOwnView(
  sql: Queryable,
  { accountId, userId, viewId }: Owner & { viewId: string },
): Promise<SavedView> {
  return found(
    await sql.one<Row>(
      `select ${columns} from analytics_view where id = $1 and account = $2 and "user" = $3`,
      [viewId, accountId, userId],
    ),
  );
}

/** Adds a view to the person's saved views in the account. */
export async function saveView({
  sql,
  input: { accountId, name, state },
  actor: { userId },
  audit,
}: Changing<{ accountId: string; name: string; state: string }>): Promise<SavedView> {
  const id = newObjectId();
  // The name is private, so the audit log omits it.
  audit.note({ target: { type: 'savedView', id, label: '' } });
  await lockUserRow(sql, userId);
  const others = await readViews(sql, { accountId, userId });
  if (others.length >= maxViews)
    throw new AppError('conflict', 'analytics.savedView.tooMany', { most: maxViews });
  await refuseTakenName(sql, { accountId, userId, id, name });
  const row = await sql.one<Row>(
    `insert into analytics_view (id, account, "user", name, state) values ($1, $2, $3, $4, $5)
     returning ${columns}`,
    [id, accountId, userId, name, state],
  );
  return found(row);
}

/** Renames a view of the person, changes its content, or both. */
export async function changeView({
  sql,
  input: { accountId, viewId: id, name, state },
  actor: { userId },
  audit,
}: Changing<{
  accountId: string;
  viewId: string;
  name?: string | undefined;
  state?: string | undefined;
}>): Promise<SavedView> {
  audit.note({ target: { type: 'savedView', id, label: '' } });
  await lockUserRow(sql, userId);
  if (name !== undefined) await refuseTakenName(sql, { accountId, userId, id, name });
  const row = await sql.one<Row>(
    `update analytics_view set name = coalesce($4, name), state = coalesce($5, state), "changedAt" = now()
     where id = $1 and account = $2 and "user" = $3 returning ${columns}`,
    [id, accountId, userId, name, state],
  );
  return found(row);
}

/** Deletes a view that belongs to the person. */
export async function deleteView({
  sql,
  input: { accountId, viewId: id },
  actor: { userId },
  audit,
}: Changing<{ accountId: string; viewId: string }>): Promise<void> {
  audit.note({ target: { type: 'savedView', id, label: '' } });
  found(
    await sql.one<Row>(
      `delete from analytics_view where id = $1 and account = $2 and "user" = $3 returning ${columns}`,
      [id, accountId, userId],
    ),
  );
}

async function refuseTakenName(
  sql: Queryable,
  { accountId, userId, id, name }: Owner & { id: string; name: string },
): Promise<void> {
  const other = await sql.one(
    `select from analytics_view where "user" = $1 and account = $2 and id <> $3
     and lower(name collate "und-x-icu") = lower($4 collate "und-x-icu")`,
    [userId, accountId, id, name],
  );
  if (other) throw new AppError('conflict', 'analytics.savedView.name.taken');
}

/** Another person's view counts as not found. */
function found(row: Row | undefined): SavedView {
  if (!row) throw new AppError('notFound', 'analytics.savedView.notFound');
  return asView(row);
}

function asView({ changedAt, ...view }: Row): SavedView {
  return { ...view, changedAt: changedAt.toISOString() };
}
