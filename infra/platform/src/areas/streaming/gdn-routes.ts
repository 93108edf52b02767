import { AppError } from '@campus/contracts/core/app-error';
import { visitorLimits } from '@campus/contracts/core/visitor-limits';
import {
  getGdnStatus,
  getGdnUrl,
  getGdnUrlBypass,
  putGdnStatus,
} from '@campus/contracts/streaming/functions';
import * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { type PlatformRoute, platformRoute } from '../../call/route.ts';
import type { Queryable, Sql } from '../../foundation/database/sql.ts';
import type { StreamingSettings } from '../../foundation/streaming-vendors.ts';
import { createHandover } from '../identity/handover.ts';
import { readStored } from '../settings/read-stored.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { gdnAddress } from './gdn-address.ts';
import { returnAddress } from './return-address.ts';

const accountOf = async ({ serverConfigName }: { serverConfigName: string }, sql: Sql) =>
  (await readGdnWorld(sql, serverConfigName))?.accountId;

/** Streaming by GDN: the state of a world, and the URLs of its sessions. */
export const gdnRoutes: readonly PlatformRoute[] = [
  platformRoute(getGdnStatus, {
    access: { level: 'member' },
    account: accountOf,
    missing: 'streaming.gdnNotEnrolled',
    handle: async ({ sql, input, services }) => {
      const world = await readGdnWorld(sql, input.serverConfigName);
      if (!services.config.streaming.gdn || !world?.status)
        throw new AppError('notFound', 'streaming.gdnNotEnrolled');
      return world.status;
    },
  }),

  platformRoute(putGdnStatus, {
    access: { page: 'integrations' },
    account: accountOf,
    missing: 'streaming.gdnNotEnrolled',
    audit: { operation: 'integrations.gdn' },
    handle: async (call) => {
      const { serverConfigName } = call.input;
      const world = await readGdnWorld(call.sql, serverConfigName);
      if (!call.services.config.streaming.gdn || !world?.status?.enabled)
        throw new AppError('notFound', 'streaming.gdnNotEnrolled');
      call.audit.note({ account: world.accountId });
      await changeGdn(call, world.accountId);
      return (await readGdnWorld(call.sql, serverConfigName))?.status ?? world.status;
    },
  }),

  platformRoute(getGdnUrl, {
    access: { level: 'member' },
    account: accountOf,
    missing: 'streaming.worldUnknown',
    audit: { operation: 'streaming.start' },
    handle: async (call) => {
      const { serverConfigName: campaign } = call.input;
      const { gdn, accountId } = await openTo(call, campaign);
      call.audit.note({ account: accountId, target: { type: 'world', id: campaign, label: campaign } });
      const redirectUrl = returnAddress(call.services.config, call.input.redirectUrl);
      const { token } = await createHandover(call, { accountId, purpose: 'streaming' });
      return gdnAddress(gdn, { campaign, redirectUrl, sessionToken: token });
    },
  }),

  platformRoute(getGdnUrlBypass, {
    access: 'public',
    limit: visitorLimits.step,
    handle: async (call) => {
      const { worldName: campaign } = call.input;
      const { gdn } = await openTo(call, campaign);
      const redirectUrl = returnAddress(call.services.config, call.input.redirectUrl);
      return gdnAddress(gdn, { campaign, redirectUrl, sessionToken: '' });
    },
  }),
];

/** Returns the vendor and the account of a world that can use it. Throws for any other world. */
async function openTo(
  { sql, services }: { sql: Sql; services: { config: { streaming: StreamingSettings } } },
  name: string,
): Promise<Pick<GdnWorld, 'accountId'> & { gdn: NonNullable<StreamingSettings['gdn']> }> {
  const world = await readGdnWorld(sql, name);
  if (!world) throw new AppError('notFound', 'streaming.worldUnknown');
  const { gdn } = services.config.streaming;
  if (!gdn || !world.status?.enabled) throw new AppError('forbidden', 'streaming.gdnNotEnabled');
  return { accountId: world.accountId, gdn };
}

type Changing = Pick<Call<z.output<typeof putGdnStatus.input>>, 'sql' | 'audit' | 'input' | 'services'> & {
  user: UserName;
};

const fields = ['showLaunchButton', 'launchButtonLabel'] as const;

/** Changes fields of a world's GDN state (INT-025) like the integrations page does: with history. */
async function changeGdn(call: Changing, accountId: string): Promise<void> {
  const stored = await readStored(call, accountId, { lock: true });
  const changes = fields.flatMap((field) => {
    const value = call.input[field];
    return value === undefined ? [] : [{ setting: `ServerConfig.gdnStreaming.${field}` as const, value }];
  });
  await writeSettings(call, { accountId, page: 'integrations' }, stored, changes);
}

/** The GDN state of a world. */
interface GdnWorld {
  accountId: string;
  /** Undefined if the world is not enrolled. */
  status: { enabled: boolean; showLaunchButton: boolean; launchButtonLabel: string } | undefined;
}

// A missing or invalid setting counts as not set.
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

/** Returns the GDN state of the named world; undefined if there is no such world. */
async function readGdnWorld(sql: Queryable, name: string): Promise<GdnWorld | undefined> {
  if (name.includes('\0') || !name.isWellFormed()) return undefined;
  const row = await sql.one<{ accountId: string; status: unknown }>(query, [name]);
  return row && { accountId: row.accountId, status: stored.safeParse(row.status).data };
}
