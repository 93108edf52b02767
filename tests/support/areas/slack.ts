import { connectSlack, startSlack } from '@campus/contracts/integrations/functions';
import { callPlatform } from '../calls/platform.ts';
import { stack } from '../stack/stack.ts';
import { sql, type TestAccount, unique } from '../world/world.ts';

/** The parameters of Slack's redirect to the console. */
interface Consent {
  code: string;
  state: string;
  /** The selected channel. */
  channel: string;
}

/** Opens a Slack address from the console and consents there. */
export async function consentAt(url: string): Promise<Consent> {
  const channel = `#c-${unique()}`;
  const answer = await fetch(`${url}&channel=${encodeURIComponent(channel)}`, { redirect: 'manual' });
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '', channel };
}

/** Begins to connect an account and consents at Slack. Callers who may not begin get an invalid code. */
export async function consentAtSlack(
  accountId: string,
  caller: { sessionToken: string } | undefined,
): Promise<Pick<Consent, 'code' | 'state'>> {
  const began = await callPlatform(startSlack, { accountId }, caller?.sessionToken).catch(() => undefined);
  if (!began) return { code: 'none', state: 'none' };
  const { code, state } = await consentAt(began.url);
  return { code, state };
}

/** Connects an account to a channel of its own. Returns the channel's name. */
export async function connectToSlack({
  accountId,
  people,
}: Pick<TestAccount, 'accountId' | 'people'>): Promise<string> {
  const { sessionToken } = people.owner;
  const { url } = await callPlatform(startSlack, { accountId }, sessionToken);
  const { channel, ...back } = await consentAt(url);
  await callPlatform(connectSlack, { accountId, ...back }, sessionToken);
  return channel;
}

/** The messages posted to a channel. */
export async function postedTo(channel: string): Promise<string[]> {
  const answer = await fetch(`${stack.urls.streamingVendor}/slack/posted/${encodeURIComponent(channel)}`);
  return (await answer.json()) as string[];
}

/** Enables a feature for an account. It is off by default. */
export async function allow(accountId: string, feature: 'speechToText' | 'zoom'): Promise<void> {
  await sql.query(
    `update "Account" set "${feature}" = '{"allowed":true,"enabled":false}' where "objectId" = $1`,
    [accountId],
  );
}
