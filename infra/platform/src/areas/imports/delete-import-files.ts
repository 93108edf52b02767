import type { Services } from '../../call/services.ts';
import { placesOf } from './decode-file.ts';

const keptForDays = 1;
/** Incomplete files are deleted sooner: they are unusable but count toward the account's quota. */
const unfinishedForMinutes = 60;
const atOnce = 100;

/**
 * Deletes files a day after their upload, and unfinished ones. Returns their number. Files of a plan that is
 * running or awaits approval stay, because their columns can still be corrected.
 */
export async function deleteImportFiles({ sql, files }: Pick<Services, 'sql' | 'files'>): Promise<number> {
  const over = await sql.query<{ id: string; place: string }>(
    `select id, place from "ImportFile" f where (
       "createdAt" < now() - make_interval(days => $1)
       or ("endedAt" is null and "writtenAt" < now() - make_interval(mins => $2))
     ) and not exists (
       select from "Task" t where t.status in ('waiting', 'planned', 'running', 'stopping') and t.account = f.account
         and starts_with(t.params -> 'file' ->> 'place', f.place)
     ) order by "createdAt" limit $3`,
    [keptForDays, unfinishedForMinutes, atOnce],
  );
  for (const { id, place } of over) {
    for (const name of placesOf(place)) await files.deleteFile(name);
    await sql.query('delete from "ImportFile" where id = $1', [id]);
  }
  return over.length;
}
