import { AppError } from '@campus/contracts/core/app-error';
import { type SentEvent, sentEvent } from './event.ts';

/** The maximum number of events in a batch. */
export const maxEvents = 50_000;

/** How far a server's clock may be ahead. */
const aheadMs = 10 * 60 * 1000;

/** Parses the events of a batch, one JSON object per line. Refuses the batch at the first invalid line. */
export function readBatch(body: Buffer, now: Date): SentEvent[] {
  const lines = body.toString('utf8').split('\n');
  // An empty body was lost in transit. It must be refused, so that it does not use up its key.
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  if (lines.length > maxEvents) throw new AppError('invalid', 'usage.batch.tooMany', { max: maxEvents });
  const latest = now.getTime() + aheadMs;
  return lines.map((line, index) => {
    const event = sentEvent.safeParse(objectOf(line));
    if (!event.success || event.data.at > latest)
      throw new AppError('invalid', 'usage.batch.line', { line: index + 1 });
    return event.data;
  });
}

function objectOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
