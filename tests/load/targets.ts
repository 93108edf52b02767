import { getMembersInfo } from '@campus/contracts/members/functions';
import type { listMembers } from '@campus/contracts/members/members';
import { pageSize } from '@campus/domain/core/lists';
import type { Stack } from '@campus/local/stack';
import type * as z from 'zod';
import type { Target } from './measure.ts';

type MembersInput = z.input<typeof getMembersInfo.input>;

const json = { 'content-type': 'application/json' };

/** The members list through the gateway, as a script requests it. */
export function throughGateway(stack: Stack, token: string, list: z.input<typeof listMembers.input>): Target {
  const input = encodeURIComponent(JSON.stringify(list));
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

/** The same page from a cloud function that uses Parse.Query with a count, under the master key. */
export function withParseQuery(plainUrl: string, accountId: string): Target {
  return {
    name: 'Parse.Query in a function',
    method: 'POST',
    url: `${plainUrl}/functions/listWithQuery`,
    headers: { ...json, 'x-parse-application-id': 'campus' },
    body: JSON.stringify({ accountId }),
  };
}

/**
 * The same page from Parse's own interface. Ordinary sessions may not query classes, but the master key may.
 */
export function withRestQuery(stack: Stack, accountId: string): Target {
  const query = new URLSearchParams({
    where: JSON.stringify({ account: { __type: 'Pointer', className: 'Account', objectId: accountId } }),
    order: '-updatedAt',
    limit: String(pageSize),
    include: 'user',
    count: '1',
  });
  return {
    name: 'query over REST',
    method: 'GET',
    url: `${stack.urls.platform}/classes/Membership?${query}`,
    headers: { 'x-parse-application-id': 'campus', 'x-parse-master-key': stack.masterKey },
  };
}
