import type { Sent } from './visit.ts';

/** The address and key for sending events. */
export interface EventsPlace {
  url: string;
  eventsKey: string;
}

/** Sends a batch of events, which is stored once for all calls with its key. */
export async function sendEvents(
  { url, eventsKey }: EventsPlace,
  key: string,
  events: readonly Sent[],
): Promise<void> {
  const response = await fetch(`${url}/events`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${eventsKey}`,
      'content-type': 'application/x-ndjson',
      'idempotency-key': key,
    },
    body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The events were refused: ${answer}`);
}
