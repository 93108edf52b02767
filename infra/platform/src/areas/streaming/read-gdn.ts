import * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';

/** The state of a world at GDN. */
export interface GdnWorld {
  accountId: string;
  /** Undefined where the world is not enrolled. */
  status: { enabled: boolean; showLaunchButton: boolean; launchButtonLabel: string } | undefined;
}

// A setting that was never made, or is not what it should be, counts as not set.
const stored = z.object({
  enabled: z.boolean().catch(false),
  showLaunchButton: z.boolean().catch(false),
  launchButtonLabel: z.string().catch(''),
});

const query = {
  name: 'gdn-world',
  text: `
  select c.account as "accountId", c."gdnStreaming" as status from "ServerConfig" c
  join "Account" a on a."objectId" = c.account where c.name = $1`,
};

/** The state of the world of this name at GDN; undefined if there is no such world. */
export async function readGdnWorld(sql: Queryable, name: string): Promise<GdnWorld | undefined> {
  if (name.includes('\0') || !name.isWellFormed()) return undefined;
  const row = await sql.one<{ accountId: string; status: unknown }>(query, [name]);
  return row && { accountId: row.accountId, status: stored.safeParse(row.status).data };
}
