import type { Span } from './calendar.ts';
import { day, hour, minute, type WorldEvent } from './event.ts';

export type State = 'complete' | 'running' | 'partial' | 'gap' | 'outside';

/** A server says at least this often that it runs. */
const spell = 10 * minute;

/** What is known at a moment. */
export interface Knowledge {
  /** When the slowest server was last heard; a server that has been silent for an hour holds nobody back. */
  completeUntil: number | undefined;
  /** Whether any server was heard in the last 90 days, or those of a report. */
  isHeard: boolean;
  stateOf(span: Span): State;
}

/** What the events up to a moment say about days and months, of which nothing counts before `earliest`. */
export function knowledgeAt(
  events: readonly WorldEvent[],
  { now, earliest, heardDays = 90 }: { now: number; earliest: number; heardDays?: number },
): Knowledge {
  const known = events.filter(({ at }) => at < now);
  const beats = known.filter(({ event, at }) => event === 'HEARTBEAT' && at >= now - heardDays * day);
  const servers = [...Map.groupBy(beats, ({ server }) => server).values()].map((own) =>
    own.map(({ at }) => at).toSorted((a, b) => a - b),
  );
  const last = servers.map((times) => times.at(-1) ?? 0);
  const recent = last.filter((at) => now - at < hour);
  const completeUntil =
    recent.length > 0 ? Math.min(...recent) : last.length > 0 ? Math.max(...last) : undefined;
  return {
    completeUntil,
    isHeard: servers.length > 0,
    stateOf: ({ start: began, end }) => {
      if (end <= earliest) return 'outside';
      const [start, over] = [Math.max(began, earliest), Math.min(end, now)];
      const reported = (times: readonly number[]) =>
        new Set(times.filter((at) => at >= start && at < over).map((at) => Math.floor(at / spell))).size *
        spell;
      if (reported(servers.flat()) === 0)
        return known.some(({ at }) => at >= start && at < over) ? 'partial' : 'gap';
      if (end > now || (completeUntil ?? 0) < end) return 'running';
      const lacks = servers
        .filter((times) => (times[0] ?? over) < over && (times.at(-1) ?? 0) >= start)
        .map((times) => over - Math.max(start, times[0] ?? 0) - reported(times));
      const missing = Math.max(over - start - reported(servers.flat()), ...lacks);
      return began < earliest || missing >= hour ? 'partial' : 'complete';
    },
  };
}
