import type { getStreamingSettings } from '@campus/contracts/streaming/functions';
import type * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';

type Settings = z.output<typeof getStreamingSettings.output>;

// A setting that was never made, or is not what it should be, counts as not set.
const query = {
  name: 'streaming-settings',
  text: `
  select a."objectId" as "accountId",
    a.streaming->'enrolled' is not distinct from 'true' as enrolled,
    a.streaming->'enabled' is not distinct from 'true' as enabled,
    coalesce(a.streaming->>'launchButtonLabel', '') as "launchButtonLabel",
    coalesce(c.name, '') as "serverConfigName", coalesce(c."worldBuildVersion", '0') as "worldBuildVersion"
  from "Account" a left join "ServerConfig" c on c.account = a."objectId" where a."objectId" = $1`,
};

/** The state of an account's own streaming; undefined if there is no such account. */
export function readStreamingSettings(sql: Queryable, accountId: string): Promise<Settings | undefined> {
  return sql.one<Settings>(query, [accountId]);
}
