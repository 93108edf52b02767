import { getMembersInfo } from '@campus/contracts/wire/members';
import type { Stack } from '@campus/local/stack';
import type * as z from 'zod';
import type { Target } from './measure.ts';

export type MembersInput = z.input<typeof getMembersInfo.input>;

const json = { 'content-type': 'application/json' };

/** The members list through the gateway, as a script asks for it. */
export function throughGateway(stack: Stack, token: string, accountId: string): Target {
  const input = encodeURIComponent(JSON.stringify({ accountId }));
  return {
    name: 'gateway: members.list',
    method: 'GET',
    url: `${stack.urls.console}/trpc/members.list?input=${input}`,
    headers: { authorization: `Bearer ${token}` },
  };
}

/** The same page from the platform's cloud function. */
export function directly(stack: Stack, sessionToken: string, input: MembersInput): Target {
  return {
    name: 'platform: getMembersInfo',
    method: 'POST',
    url: `${stack.urls.platform}/functions/${getMembersInfo.name}`,
    headers: { ...json, 'x-parse-application-id': 'campus', 'x-parse-session-token': sessionToken },
    body: JSON.stringify(input),
  };
}

/**
 * The same page as Parse itself gives it: a query with a count. Ordinary sessions may not query classes, so it
 * carries the master key, which saves it every check of permissions.
 */
export function plainQuery(stack: Stack, accountId: string): Target {
  const query = new URLSearchParams({
    where: JSON.stringify({ account: { __type: 'Pointer', className: 'Account', objectId: accountId } }),
    order: '-updatedAt',
    limit: '25',
    include: 'user',
    count: '1',
  });
  return {
    name: 'Parse.Query with count',
    method: 'GET',
    url: `${stack.urls.platform}/classes/Membership?${query}`,
    headers: { 'x-parse-application-id': 'campus', 'x-parse-master-key': stack.masterKey },
  };
}
