import { maxEventKeys } from '@campus/domain/analytics/event-keys';
import * as z from 'zod';
import { bind } from '../core/binding.ts';
import { contract } from '../core/contract.ts';
import { accountId, id, instant } from '../core/fields.ts';
import { done } from '../core/list.ts';

const access = { page: 'integrations' } as const;
const base = '/accounts/{accountId}/event-keys' as const;
const limit = { calls: 20, seconds: 600 } as const;

const keyId = id.describe('Identifier of the key.');

const eventKey = z
  .object({
    id: keyId,
    createdAt: instant.describe('When the key was made.'),
    lastUsedAt: instant.nullable().describe('When a server used it last, to the minute; null if none did.'),
  })
  .describe('A key with which the servers of the world of the account send events, without its secret.');

export const listEventKeys = contract({
  kind: 'query',
  access,
  summary: 'The keys with which the servers of the world of the account send events, without their secrets.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(eventKey).describe('Keys, the oldest first.') }),
});

export const makeEventKey = contract({
  kind: 'mutation',
  access,
  summary: `Make a key with which servers send events of the account. There are at most ${maxEventKeys} at a time, so that servers can change from one to the other.`,
  rest: { method: 'POST', path: base },
  input: z.object({ accountId }),
  output: z.object({
    keyId,
    secret: z
      .string()
      .describe(
        'The key itself, sent as a bearer token. Only this answer contains it; the platform stores a hash.',
      ),
  }),
  audit: 'analytics.makeEventKey',
  limit,
});

export const revokeEventKey = contract({
  kind: 'mutation',
  access,
  summary: 'Revoke a key of servers. Events sent with it are refused at once.',
  rest: { method: 'DELETE', path: `${base}/{keyId}` },
  input: z.object({ accountId, keyId }),
  output: done,
  audit: 'analytics.revokeEventKey',
  limit,
});

/** Ours, as the two below. */
export const getEventKeys = bind(listEventKeys, { name: 'getEventKeys' });

export const createEventKey = bind(makeEventKey, { name: 'createEventKey' });

export const deleteEventKey = bind(revokeEventKey, { name: 'deleteEventKey' });
