import type { Services } from '../../call/services.ts';
import { placesOf } from './examine-file.ts';

const keptForDays = 1;
const atOnce = 100;

/** Deletes files that were sent a day ago, unless one is being read still; answers how many. */
export async function forgetImportFiles({ sql, files }: Pick<Services, 'sql' | 'files'>): Promise<number> {
  const over = await sql.query<{ id: string; place: string }>(
    `select id, place from "ImportFile" f where "createdAt" < now() - make_interval(days => $1) and not exists (
       select from "Task" t where t.status in ('waiting', 'running') and t.account = f.account
         and t.params -> 'file' ->> 'place' = f.place
     ) order by "createdAt" limit $2`,
    [keptForDays, atOnce],
  );
  for (const { id, place } of over) {
    for (const name of placesOf(place)) await files.deleteFile(name);
    await sql.query('delete from "ImportFile" where id = $1', [id]);
  }
  return over.length;
}
