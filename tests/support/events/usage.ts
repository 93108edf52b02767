import { readSecrets } from '@campus/local/secrets';
import type { SentEvent } from '@campus/platform/areas/usage-events/event';
import type { StoredEvent } from '@campus/platform/foundation/usage/writer';
import { postBatch, retract, type SentBatch } from '../calls/post-batch.ts';
import { stack } from '../stack/stack.ts';
import { unique } from '../world/world.ts';

const { usageEventsKey } = await readSecrets(stack.data.path);

/** The ClickHouse server for the suites; empty for chDB. */
export const usageDatabaseUrl = process.env.USAGE_DATABASE_URL ?? '';

type Writable<E> = E extends { at: number }
  ? Omit<E, 'at' | 'talked'> & { at: Date; talked?: number }
  : never;

/** An event as a test writes it. */
export type TestEvent = Writable<SentEvent>;

/** The service's answer to a batch of events. */
export function postEvents(
  body: SentBatch['body'],
  {
    key = unique(),
    token = usageEventsKey,
    url = stack.urls.usage,
    headers,
  }: { key?: string; token?: string; url?: string; headers?: SentBatch['headers'] } = {},
): ReturnType<typeof postBatch> {
  return postBatch({ url, token }, { key, body, headers });
}

/** The service's answer to the retraction of a batch. */
export function retractEvents(
  key: string,
  { token = usageEventsKey, url = stack.urls.usage }: { token?: string; url?: string } = {},
): ReturnType<typeof retract> {
  return retract({ url, token }, key);
}

/** The lines of a batch. */
export function ndjson(events: readonly TestEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

/** Sends events like a world's server, which also says every five minutes that a session still runs. */
export function sendEvents(events: readonly TestEvent[]): Promise<void> {
  return sendOnly([...events, ...signsBetween(events)]);
}

const signMs = 5 * 60 * 1000;
/** A test that uses a name of a connection again after this time means another session. */
const longestGapMs = 12 * 60 * 60 * 1000;

/** The signs of life between the events of each connection. */
function signsBetween(events: readonly TestEvent[]): TestEvent[] {
  const own = events.filter((event) => 'session' in event);
  const connections = Map.groupBy(own, ({ accountId, user, session, server }) =>
    JSON.stringify([accountId, user, session, server]),
  );
  return [...connections.values()].flatMap((connection) => {
    const inOrder = connection.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    return inOrder.flatMap((event, index) => {
      const next = inOrder[index + 1];
      if (!next || event.event === 'LOGOUT' || next.event === 'LOGIN') return [];
      const [from, gap] = [event.at.getTime(), next.at.getTime() - event.at.getTime()];
      if (gap > longestGapMs) return [];
      const { accountId, user, session, server } = event;
      return Array.from(
        { length: Math.max(0, Math.ceil(gap / signMs) - 1) },
        (_, sign): TestEvent => ({
          event: 'ALIVE',
          ...{ accountId, user, session, server, at: new Date(from + (sign + 1) * signMs) },
        }),
      );
    });
  });
}

/** Sends these events and no signs of life. */
export async function sendOnly(events: readonly TestEvent[]): Promise<void> {
  const answer = await postEvents(ndjson(events));
  if (answer.status !== 200) throw new Error(`The events were refused: ${JSON.stringify(answer.body)}`);
}

/** Stored events in the form that servers send; their people are guests. */
export function asSent(events: readonly StoredEvent[]): TestEvent[] {
  return events.map(({ account: accountId, kind, ms, person, session, server, room }) => {
    const common = { accountId, user: `guest-${person}`, session, server, at: new Date(ms) };
    return (room === '' ? { event: kind, ...common } : { event: kind, ...common, room }) as TestEvent;
  });
}

/** A server's heartbeats, one every five minutes. */
export function heartbeats(accountId: string, from: Date, to: Date): TestEvent[] {
  const every = 5 * 60 * 1000;
  const count = Math.floor((to.getTime() - from.getTime()) / every) + 1;
  return Array.from({ length: count }, (_, index) => ({
    event: 'HEARTBEAT',
    accountId,
    server: 'world-1',
    at: new Date(from.getTime() + index * every),
  }));
}

/** Calls a function of the usage-search service. */
export async function search(
  name: string,
  body: object,
  sessionToken?: string,
  url = stack.urls.usage,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(sessionToken && { authorization: sessionToken }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
