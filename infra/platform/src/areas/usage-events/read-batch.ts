import { isUtf8 } from 'node:buffer';
import { AppError } from '@campus/contracts/core/app-error';
import { type EventServer, eventServer, type SentEvent, sentEvent } from './event.ts';
import { plainEvent } from './plain-event.ts';

/** The maximum number of events in a batch. */
export const maxEvents = 50_000;

/** How far a server's clock may be ahead. */
const aheadMs = 10 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;
const lineFeed = 0x0a;

/** The time of arrival, and the number of days after which events are deleted. */
export interface Arrival {
  now: Date;
  retentionDays: number;
}

/** An event, and the line of the body that it is in, from 1. */
export interface ReadEvent {
  line: number;
  event: SentEvent;
}

/**
 * Parses the events of a batch, one JSON object per line. Skips a byte order mark and blank lines. Refuses the
 * batch at the first invalid line, and says why. An event older than the retention is refused: its first login
 * would outlive it.
 */
export function readBatch(body: Buffer, { now, retentionDays }: Arrival): ReadEvent[] {
  if (!isUtf8(body)) throw new AppError('invalid', 'usage.batch.utf8', { line: lineOfBrokenByte(body) });
  const latest = now.getTime() + aheadMs;
  const earliest = now.getTime() - retentionDays * dayMs;
  const events: ReadEvent[] = [];
  for (const { line, text } of linesOf(body)) {
    if (events.length === maxEvents) throw new AppError('invalid', 'usage.batch.tooMany', { max: maxEvents });
    const event = eventOf(text, line);
    if (event.at > latest) throw new AppError('invalid', 'usage.batch.ahead', { line });
    if (event.at < earliest)
      throw new AppError('invalid', 'usage.batch.expired', { line, days: retentionDays });
    events.push({ line, event });
  }
  // A body without events was lost in transit. It must be refused, so that it does not use up its key.
  if (events.length === 0) throw new AppError('invalid', 'usage.batch.empty');
  return events;
}

/** Returns the account and server that the given line names, or else the first that names them. */
export function serverNamedIn(body: Buffer, given: unknown): EventServer | undefined {
  let first: EventServer | undefined;
  for (const { line, text } of linesOf(body)) {
    const isGiven = line === given;
    if (!isGiven && first) continue;
    const named = eventServer.safeParse(objectOf(text)).data;
    if (isGiven && named) return named;
    first ??= named;
  }
  return first;
}

/** The lines that are not blank. A body may consist of millions of blank ones, so they are read one by one. */
function* linesOf(body: Buffer): Generator<{ line: number; text: string }> {
  const content = body.toString('utf8').replace(/^\uFEFF/, '');
  for (let line = 1, start = 0; start < content.length; line += 1) {
    const feed = content.indexOf('\n', start);
    const end = feed === -1 ? content.length : feed;
    const text = content.slice(start, end);
    if (/[^ \t\r]/.test(text)) yield { line, text };
    start = end + 1;
  }
}

/** No character of UTF-8 contains the byte of a line feed, so lines can be checked apart. */
function lineOfBrokenByte(body: Buffer): number {
  for (let line = 1, start = 0; ; line += 1) {
    const feed = body.indexOf(lineFeed, start);
    if (feed === -1 || !isUtf8(body.subarray(start, feed))) return line;
    start = feed + 1;
  }
}

function eventOf(text: string, line: number): SentEvent {
  const value = objectOf(text);
  if (value === undefined) throw new AppError('invalid', 'usage.batch.json', { line });
  const plain = plainEvent(value);
  if (plain) return plain;
  const event = sentEvent.safeParse(value);
  if (event.success) return event.data;
  const field = String(event.error.issues[0]?.path[0] ?? 'event');
  throw new AppError('invalid', 'usage.batch.line', { line, field });
}

/** Returns undefined for text that is no JSON object. */
function objectOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
