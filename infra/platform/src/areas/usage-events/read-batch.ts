import { AppError } from '@campus/contracts/core/app-error';
import { type SentEvent, sentEvent } from './event.ts';

/** The most events of a batch. */
export const maxEvents = 50_000;

/** How far the clock of a server may be ahead. */
const aheadMs = 10 * 60 * 1000;

/** The events of a batch, one JSON object per line. Refuses the batch at the first line that is no event. */
export function readBatch(body: Buffer, now: Date): SentEvent[] {
  const lines = body.toString('utf8').split('\n');
  // A body without any line is one that got lost on its way: it must not use up its key.
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
