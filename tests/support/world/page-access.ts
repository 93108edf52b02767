import { type Page, pages } from '@campus/domain/access/pages';
import { sql } from './world.ts';

/** Sets the lowest level that may open pages of an account; all pages by default. */
export async function openPages(
  accountId: string,
  level: string,
  named: readonly Page[] = pages,
): Promise<void> {
  await sql.query(
    `insert into "WorldPermission" ("objectId", "createdAt", "updatedAt", account, permission, level)
     select left(md5(random()::text), 10), now(), now(), $1, "objectId", $2
     from "Permission" where type = 'pageAccess' and action = any($3)`,
    [accountId, level, named],
  );
}
