import type { DayNote } from '@campus/contracts/analytics/day-notes';
import { AppError } from '@campus/contracts/core/app-error';
import { maxDayNotes } from '@campus/domain/analytics/day-notes';
import type { Call } from '../../call/call.ts';
import { differences } from '../../call/differences.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';

type Changing<I> = Pick<
  Call<I, { page: 'analyticsDashboard'; level: 'admin' }>,
  'sql' | 'input' | 'actor' | 'audit'
>;

interface Asked {
  accountId: string;
  from?: string | undefined;
  to?: string | undefined;
  /** Whether the answer names the authors. */
  named: boolean;
}

/** Reads the notes of an account on a range of days, or all, ordered by day. */
export async function readDayNotes(
  sql: Queryable,
  { accountId, from, to, named }: Asked,
): Promise<DayNote[]> {
  const rows = await sql.query<Omit<DayNote, 'at'> & { at: Date }>(
    `select n.id, n.day::text as day, n.text, n.at,
       case when $4 then coalesce(m.displayname, '') else '' end as author
     from day_note n left join "Membership" m on m.account = n.account and m."user" = n.author
     where n.account = $1 and n.day between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')
     order by n.day, n.at, n.id`,
    [accountId, from, to, named],
  );
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}

/** Writes a note on a day of the account. */
export async function addDayNote({
  sql,
  input: { accountId, day, text },
  actor: { userId },
  audit,
}: Changing<{ accountId: string; day: string; text: string }>): Promise<string> {
  const id = newObjectId();
  audit.note({ target: { type: 'dayNote', id, label: day }, before: {}, after: { day, text } });
  // Simultaneous calls count each other's notes.
  await sql.query('select from "Account" where "objectId" = $1 for no key update', [accountId]);
  const counted = await sql.one<{ notes: number }>(
    'select count(*)::int as notes from day_note where account = $1',
    [accountId],
  );
  if ((counted?.notes ?? 0) >= maxDayNotes)
    throw new AppError('conflict', 'analytics.dayNote.tooMany', { most: maxDayNotes });
  await sql.query('insert into day_note (id, account, day, text, author) values ($1, $2, $3, $4, $5)', [
    id,
    accountId,
    day,
    text,
    userId,
  ]);
  return id;
}

/** Changes the day or the text of a note, or both. */
export async function changeDayNote({
  sql,
  input: { accountId, noteId, day, text },
  actor: { userId },
  audit,
}: Changing<{
  accountId: string;
  noteId: string;
  day?: string | undefined;
  text?: string | undefined;
}>): Promise<void> {
  const before = await lockNote(sql, { accountId, noteId });
  audit.note({
    target: { type: 'dayNote', id: noteId, label: before?.day ?? '' },
    ...(before && differences({ ...before }, { day, text })),
  });
  if (!before) throw new AppError('notFound', 'analytics.dayNote.notFound');
  await sql.query(
    `update day_note set day = coalesce($3, day), text = coalesce($4, text), author = $5, at = now()
     where id = $1 and account = $2`,
    [noteId, accountId, day, text, userId],
  );
}

/** Deletes a note of the account. */
export async function removeDayNote({
  sql,
  input: { accountId, noteId },
  audit,
}: Changing<{ accountId: string; noteId: string }>): Promise<void> {
  const before = await lockNote(sql, { accountId, noteId });
  audit.note({
    target: { type: 'dayNote', id: noteId, label: before?.day ?? '' },
    ...(before && { before: { ...before }, after: {} }),
  });
  if (!before) throw new AppError('notFound', 'analytics.dayNote.notFound');
  await sql.query('delete from day_note where id = $1 and account = $2', [noteId, accountId]);
}

/** Locks a note of the account and returns what it says; undefined if there is none. */
async function lockNote(
  sql: Queryable,
  { accountId, noteId }: { accountId: string; noteId: string },
): Promise<Pick<DayNote, 'day' | 'text'> | undefined> {
  return sql.one('select day::text as day, text from day_note where id = $1 and account = $2 for update', [
    noteId,
    accountId,
  ]);
}
