import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { NewRow } from '../../foundation/records/table.ts';
import { type MailedLinkPurpose, mailedLinkTable } from '../../foundation/schema/tables/mailed-link.ts';
import { hashOf, newSeed } from '../../foundation/secret.ts';
import { expiryOf, type LinkConfig, linkOf, linkSecret } from './link.ts';
import { enqueueMailedLink } from './mail-link.ts';

export type NewMailedLink = Pick<
  NewRow<typeof mailedLinkTable>,
  'purpose' | 'userId' | 'email' | 'serverConfigName'
>;

/**
 * Issues a link and enqueues its mail, in the transaction of the requested change. The transaction must have
 * locked the user's row, so that of two simultaneous links, the later invalidates the earlier. Earlier links
 * of the same purpose become invalid, except objections. Otherwise an attacker could change the email twice
 * to invalidate the first address's objection.
 */
export async function issueMailedLink(
  sql: Queryable,
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  link: NewMailedLink,
): Promise<void> {
  const { id } = await insertLink(sql, config, link);
  await enqueueMailedLink(jobs, sql, id);
}

/** Issues a link that is shown instead of mailed, under the same rules. Returns its URL. */
export async function issueShownLink(
  sql: Queryable,
  config: LinkConfig,
  link: NewMailedLink,
): Promise<string> {
  const { tokenSeed } = await insertLink(sql, config, link);
  return linkOf(config, link.purpose, tokenSeed);
}

async function insertLink(
  sql: Queryable,
  config: LinkConfig,
  link: NewMailedLink,
): Promise<{ id: string; tokenSeed: string }> {
  const { purpose, userId } = link;
  if (purpose !== 'emailObjection') await endLinks(sql, userId, purpose);
  await deleteOldLinks(sql, userId);
  const tokenSeed = newSeed();
  const [id = ''] = await mailedLinkTable.insert(sql, [
    {
      ...link,
      tokenSeed,
      tokenHash: hashOf(linkSecret(config, purpose, tokenSeed)),
      expiresAt: expiryOf(config, purpose),
    },
  ]);
  return { id, tokenSeed };
}

async function endLinks(sql: Queryable, userId: string, purpose: MailedLinkPurpose): Promise<void> {
  await sql.query(
    `update "MailedLink" set "expiresAt" = now(), "updatedAt" = now()
     where "user" = $1 and purpose = $2 and "usedAt" is null and "expiresAt" > now()`,
    [userId, purpose],
  );
}

/** Deletes links that expired long ago. They are then answered like unknown ones. */
async function deleteOldLinks(sql: Queryable, userId: string): Promise<void> {
  await sql.query(`delete from "MailedLink" where "user" = $1 and "expiresAt" < now() - interval '30 days'`, [
    userId,
  ]);
}
