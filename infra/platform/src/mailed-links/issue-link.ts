import type { Queryable, Sql } from '../database/sql.ts';
import { insertRows } from '../records/insert-rows.ts';
import { baseColumns } from '../records/row.ts';
import type { Services } from '../services.ts';
import { expiryOf, linkSecret, type MailedLinkPurpose } from './link.ts';
import { enqueueMailedLink } from './mail-link.ts';
import { hashOf, newSeed } from './secret.ts';

export interface NewMailedLink {
  purpose: MailedLinkPurpose;
  userId: string;
  /** Where it is mailed to. */
  email: string;
  /** The world the user comes from, where one is known. */
  serverConfigName?: string;
}

/**
 * Issues a link and enqueues its mail, together with the change that asks for it. Earlier links of the purpose
 * end, but for objections: whoever takes over a user and changes the email twice must not end the first
 * address's say in it.
 */
export function issueMailedLink(sql: Sql, services: Services, link: NewMailedLink): Promise<void> {
  const { purpose, userId, email, serverConfigName = '' } = link;
  return sql.transaction(async (change) => {
    // Of two links issued at once the later ends the earlier.
    await change.query('select from "_User" where "objectId" = $1 for update', [userId]);
    if (purpose !== 'emailObjection') await endLinks(change, userId, purpose);
    await forgetOldLinks(change, userId);
    const tokenSeed = newSeed();
    const row = {
      ...baseColumns({}),
      purpose,
      user: userId,
      email,
      tokenSeed,
      tokenHash: hashOf(linkSecret(services.config, purpose, tokenSeed)),
      expiresAt: expiryOf(services.config, purpose),
      serverConfigName,
    };
    await insertRows(change, 'MailedLink', [row]);
    await enqueueMailedLink(services.jobs, change, row.objectId);
  });
}

async function endLinks(sql: Queryable, userId: string, purpose: MailedLinkPurpose): Promise<void> {
  await sql.query(
    `update "MailedLink" set "expiresAt" = now(), "updatedAt" = now()
     where "user" = $1 and purpose = $2 and "usedAt" is null and "expiresAt" > now()`,
    [userId, purpose],
  );
}

/** A link that ended long ago answers like one that never was. */
async function forgetOldLinks(sql: Queryable, userId: string): Promise<void> {
  await sql.query(`delete from "MailedLink" where "user" = $1 and "expiresAt" < now() - interval '30 days'`, [
    userId,
  ]);
}
