import { createEventKey, deleteEventKey, getEventKeys } from '@campus/contracts/analytics/event-keys';
import { getEventServers } from '@campus/contracts/analytics/event-servers';
import { implement } from '../../call/implement.ts';
import { readServers } from './read-servers.ts';
import { makeSenderKey, readSenderKeys, revokeSenderKey } from './sender-keys.ts';

/** The functions about the servers that report events. */
export const usageEventFunctions = [
  implement(getEventServers, async ({ sql, input: { accountId } }) => ({
    items: await readServers(sql, accountId, new Date()),
  })),

  implement(getEventKeys, async ({ sql, input: { accountId } }) => ({
    items: await readSenderKeys(sql, accountId),
  })),

  implement(createEventKey, makeSenderKey),

  implement(deleteEventKey, revokeSenderKey),
];
