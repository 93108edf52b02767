import type { Services } from '../../call/services.ts';
import { placesOf } from './decode-file.ts';
import type { OwnFile } from './sent-file.ts';

const keptForDays = 1;
/** Incomplete files are deleted sooner: they are unusable but count toward the account's quota. */
const unfinishedForMinutes = 60;
const atOnce = 100;

/** Whether a plan that is running or awaits approval reads the file `f`. */
const inUse = `exists (
  select from "Task" t where t.status in ('waiting', 'planned', 'running', 'stopping') and t.account = f.account
    and starts_with(t.params -> 'file' ->> 'place', f.place)
)`;

interface StoredFile {
  id: string;
  place: string;
}

/**
 * Deletes files a day after their upload, and unfinished ones. Returns their number. Files of a plan that is
 * running or awaits approval stay, because their columns can still be corrected.
 */
export async function deleteImportFiles({ sql, files }: Pick<Services, 'sql' | 'files'>): Promise<number> {
  const over = await sql.query<StoredFile>(
    `select id, place from "ImportFile" f where (
       "createdAt" < now() - make_interval(days => $1)
       or ("endedAt" is null and "writtenAt" < now() - make_interval(mins => $2))
     ) and not ${inUse} order by "createdAt" limit $3`,
    [keptForDays, unfinishedForMinutes, atOnce],
  );
  for (const file of over) await deleteFile({ sql, files }, file);
  return over.length;
}

/** Deletes a person's own file, unless a plan reads it. */
export async function deleteUnusedFile(
  { sql, files }: Pick<Services, 'sql' | 'files'>,
  { fileId, accountId, userId }: OwnFile,
): Promise<void> {
  const file = await sql.one<StoredFile>(
    `select id, place from "ImportFile" f where id = $1 and account = $2 and "sentBy" = $3 and not ${inUse}`,
    [fileId, accountId, userId],
  );
  if (file) await deleteFile({ sql, files }, file);
}

async function deleteFile(
  { sql, files }: Pick<Services, 'sql' | 'files'>,
  { id, place }: StoredFile,
): Promise<void> {
  for (const name of placesOf(place)) await files.deleteFile(name);
  await sql.query('delete from "ImportFile" where id = $1', [id]);
}
