import type { NewAccount, NewWorld } from '@campus/platform/foundation/records/accounts';
import { stack } from '../stack/stack.ts';
import { makeAccount, sql, type TestAccount, unique } from '../world/world.ts';

/** An account whose world can be streamed, and the world's name. */
export interface StreamingWorld extends TestAccount {
  world: string;
}

const open: Pick<NewWorld, 'gdnStreaming'> = { gdnStreaming: { enabled: true, showLaunchButton: true } };

/** Creates an account that both vendors stream by default. */
export async function makeStreamingWorld(
  account: Partial<NewAccount> = {},
  world: Partial<NewWorld> = open,
): Promise<StreamingWorld> {
  const name = `stream-${unique()}`;
  const made = await makeAccount({
    streaming: { enrolled: true, enabled: true },
    ...account,
    world: { name, ...world },
  });
  return { ...made, world: name };
}

/** Calls a REST route of the platform directly, without the gateway. */
export async function askRoute(
  path: string,
  query: Record<string, string> = {},
  sessionToken?: string,
  /** The value to store. Without it, the call reads. */
  put?: object,
): Promise<{ status: number; body: unknown }> {
  const address = `${new URL(stack.urls.platform).origin}/gateway${path}?${new URLSearchParams(query)}`;
  const headers = {
    ...(sessionToken !== undefined && { 'V-Session-Token': sessionToken }),
    ...(put && { 'content-type': 'application/json' }),
  };
  const response = await fetch(address, {
    headers,
    ...(put && { method: 'PUT', body: JSON.stringify(put) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Makes the vendors fail for one account (by id), one campaign (by world name), or one channel. */
export async function letVendorFail(
  name: string,
  fault:
    | { code: string; status: number }
    | { silent: true }
    | { slow: true }
    | { malformed: true }
    | { none: true }
    | { ends: string },
): Promise<void> {
  const response = await fetch(`${stack.urls.streamingVendor}/faults/${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The streaming vendor did not take the fault: ${response.status}`);
}

/** Opens a session's address like a browser. Returns the redirect, or the page. */
export async function openStream(url: string): Promise<{ location: string | null; page: string }> {
  const response = await fetch(url, { redirect: 'manual' });
  return { location: response.headers.get('location'), page: await response.text() };
}

/** The addresses where a page's session can end. */
export function endsOf(page: string): string[] {
  return [...page.matchAll(/class="button" href="([^"]+)"/g)].map(([, address = '']) => address);
}

/** Enables streaming by GDN for the account's world. */
export async function streamOpenly({ accountId }: TestAccount): Promise<void> {
  const status = { enabled: true, showLaunchButton: true };
  await sql.query('update "ServerConfig" set "gdnStreaming" = $2 where account = $1', [
    accountId,
    JSON.stringify(status),
  ]);
}
