import type * as operations from '@campus/contracts/integrations/integrations';
import type * as z from 'zod';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { decrypt, encrypt } from '../../foundation/encryption.ts';
import type { SlackChannel } from './slack-vendor.ts';

type Slack = z.output<typeof operations.connectSlack.output>['slack'];

const belonging = (accountId: string) => ({ purpose: 'slack-webhook', owner: accountId });

/** Returns an account's Slack connection, without the webhook. */
export async function readSlack(
  sql: Queryable,
  config: Pick<PlatformConfig, 'slack'>,
  accountId: string,
): Promise<Slack> {
  const row = await sql.one<Pick<SlackChannel, 'channel' | 'team'>>(
    'select channel, team from slack_connection where account = $1',
    [accountId],
  );
  return {
    isOffered: config.slack !== undefined,
    isConnected: row !== undefined,
    channel: row?.channel ?? '',
    team: row?.team ?? '',
  };
}

/** Decrypts the stored webhook URL of an account. */
export function webhookOf(
  { tokenSecret }: Pick<PlatformConfig, 'tokenSecret'>,
  accountId: string,
  stored: string,
): string {
  return decrypt(tokenSecret, belonging(accountId), stored);
}

/** Stores an account's channel and replaces the previous one. The webhook is encrypted. */
export async function storeChannel(
  sql: Queryable,
  { tokenSecret }: Pick<PlatformConfig, 'tokenSecret'>,
  { accountId, webhook, channel, team }: SlackChannel & { accountId: string },
): Promise<void> {
  await sql.query(
    `insert into slack_connection (account, webhook, channel, team) values ($1, $2, $3, $4)
     on conflict (account) do update set webhook = excluded.webhook, channel = excluded.channel,
       team = excluded.team, "connectedAt" = now()`,
    [accountId, encrypt(tokenSecret, belonging(accountId), webhook), channel, team],
  );
  await markConnected(sql, accountId, true);
}

/** Deletes the channel of an account. */
export async function deleteChannel(sql: Queryable, accountId: string): Promise<void> {
  await sql.query('delete from slack_connection where account = $1', [accountId]);
  await sql.query(`delete from integration_call where account = $1 and connection = 'slack'`, [accountId]);
  await markConnected(sql, accountId, false);
}

async function markConnected(sql: Queryable, accountId: string, connected: boolean): Promise<void> {
  await sql.query('update "Account" set "isSlackConnected" = $2, "updatedAt" = now() where "objectId" = $1', [
    accountId,
    connected,
  ]);
}
