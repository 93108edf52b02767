import { AppError } from '@campus/contracts/core/app-error';
import type { ZodError } from 'zod';
import { type SentEvent, sentEvent } from './event.ts';

/** The maximum number of events in a batch. */
export const maxEvents = 50_000;

/** How far a server's clock may be ahead. */
const aheadMs = 10 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

/** The time of arrival, and the number of days after which events are deleted. */
export interface Arrival {
  now: Date;
  retentionDays: number;
}

/**
 * Parses the events of a batch, one JSON object per line. Refuses the batch at the first invalid line, and
 * says why. An event older than the retention is refused: its first login would outlive it.
 */
export function readBatch(body: Buffer, { now, retentionDays }: Arrival): SentEvent[] {
  const lines = body.toString('utf8').split('\n');
  // An empty body was lost in transit. It must be refused, so that it does not use up its key.
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  if (lines.length > maxEvents) throw new AppError('invalid', 'usage.batch.tooMany', { max: maxEvents });
  const latest = now.getTime() + aheadMs;
  const earliest = now.getTime() - retentionDays * dayMs;
  return lines.map((sent, index) => {
    const line = index + 1;
    const event = eventOf(sent, line);
    if (event.at > latest) throw new AppError('invalid', 'usage.batch.ahead', { line });
    if (event.at < earliest)
      throw new AppError('invalid', 'usage.batch.expired', { line, days: retentionDays });
    return event;
  });
}

function eventOf(sent: string, line: number): SentEvent {
  const value = objectOf(sent);
  if (value === undefined) throw new AppError('invalid', 'usage.batch.json', { line });
  const event = sentEvent.safeParse(value);
  if (event.success) return event.data;
  throw new AppError('invalid', 'usage.batch.line', { line, field: fieldOf(event.error) });
}

/** The first field that is wrong or unknown, shortened: the sender chose its name. */
function fieldOf({ issues: [issue] }: ZodError): string {
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  return String(field ?? 'event').slice(0, 40);
}

/** Returns undefined for text that is no JSON object. */
function objectOf(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
