import type { wireClientInfo } from '@campus/contracts/worlds/functions';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';

type ClientInfo = z.input<typeof wireClientInfo>;

// Ids take precedence over names, so that naming a world like another one's id does not hide that world.
const query = `
  select coalesce(c.name, '') as name, coalesce(a."webLevels", '[]') as levels
  from (
    select w."serverConfig" as config, w.account, 0 as rank from "World" w where w."objectId" = $1
    union all
    select c."objectId", c.account, 1 from "ServerConfig" c where c.name = $1
  ) found
  left join "ServerConfig" c on c."objectId" = found.config
  left join "Account" a on a."objectId" = found.account
  order by rank limit 1`;

/**
 * Returns the data that a client needs to enter a world, by the world's id or its server configuration's
 * name.
 */
export function readClientInfo(sql: Queryable, id: string): Promise<ClientInfo | undefined> {
  return sql.one<ClientInfo>(query, [id]);
}
