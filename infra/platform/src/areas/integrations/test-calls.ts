import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import type { Connection } from '@campus/domain/integrations/health';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { VendorResult } from './call-vendor.ts';
import { webhookOf } from './slack-connection.ts';
import { postMessage } from './slack-vendor.ts';
import { readZoomUser } from './zoom-vendor.ts';

/** The account data that determines its connections. */
export interface Connected {
  accountId: string;
  organization: string;
  /** The name of its world; null if it has none. */
  world: string | null;
  /** The encrypted webhook URL of the Slack channel. */
  webhook: string | null;
  isEnrolled: boolean;
  isAtGdn: boolean;
  isZoomAllowed: boolean;
}

type TestCall = () => Promise<VendorResult<unknown>>;

/** How to test each connection; undefined if the account does not have it or it is not configured. */
export type TestCalls = Record<
  Connection,
  (account: Connected, config: PlatformConfig) => TestCall | undefined
>;

/** The tests for the connections that this area makes itself. */
export const ownTestCalls: Pick<TestCalls, 'slack' | 'zoom'> = {
  slack: ({ accountId, organization, webhook }, { brand, ...config }) => {
    if (webhook === null) return undefined;
    const message = text('integrations.slack.testMessage', { brand, organization });
    return () => postMessage(webhookOf(config, accountId, webhook), message);
  },
  zoom: ({ isZoomAllowed }, { zoom }) => (zoom && isZoomAllowed ? () => readZoomUser(zoom) : undefined),
};

const query = `
  select a."objectId" as "accountId", a."organizationName" as organization, c.name as world, s.webhook,
    a.streaming->'enrolled' is not distinct from 'true' as "isEnrolled",
    c."gdnStreaming"->'enabled' is not distinct from 'true' as "isAtGdn",
    a.zoom->'allowed' is not distinct from 'true' as "isZoomAllowed"
  from "Account" a left join "ServerConfig" c on c.account = a."objectId"
  left join slack_connection s on s.account = a."objectId" where a."objectId" = $1`;

/** Returns how to test each connection; undefined for connections that the account does not have. */
export async function readTestCalls(
  { sql, config }: { sql: Queryable; config: PlatformConfig },
  testCalls: TestCalls,
  accountId: string,
): Promise<(connection: Connection) => TestCall | undefined> {
  const account = await sql.one<Connected>(query, [accountId]);
  if (!account) throw new AppError('notFound', 'request.notFound');
  return (connection) => testCalls[connection](account, config);
}
