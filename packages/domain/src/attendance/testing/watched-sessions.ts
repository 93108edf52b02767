import { silenceMs } from '../../analytics/sessions.ts';
import type { Attended } from '../merge-visits.ts';
import type { SessionStep } from '../visits.ts';

/** One stay in a room, moment by moment. A stay without moments has no length. */
interface Stay {
  joined: number;
  moments: number[];
  /** Seconds of talking, if the leave was reported. */
  talked: number | undefined;
  /** Whether it goes on. */
  runs: boolean;
}

/** The moments of observation: `unit` milliseconds apart, and up to now. */
interface Watch {
  unit: number;
  now: number;
}

/**
 * The count from observing every session at every moment of a window. Steps happen at moments. Undefined if nobody was
 * seen.
 */
export function watchSessions(
  sessions: readonly SessionStep[][],
  watch: Watch,
  isWithin: (moment: number) => boolean,
): Attended | undefined {
  const stays = sessions.flatMap((steps) => watchSession(steps, watch));
  const seen = new Set(stays.flatMap(({ moments }) => moments.filter(isWithin)));
  const brief = stays.filter(({ moments, joined }) => moments.length === 0 && isWithin(joined));
  if (seen.size === 0 && brief.length === 0) return undefined;
  const joins = brief.map(({ joined }) => joined);
  const left = Math.max(...[...seen].map((moment) => moment + watch.unit), ...joins);
  const ms = seen.size * watch.unit;
  const shareOf = ({ moments, talked = 0 }: Stay) =>
    moments.length > 0 ? (talked * moments.filter(isWithin).length) / moments.length : 0;
  const isKnown = ({ moments, talked, runs }: Stay) =>
    moments.includes(left - watch.unit) && (runs || talked !== undefined || moments.includes(left));
  return {
    joined: Math.min(...seen, ...joins),
    left,
    ms,
    talked: Math.min(
      stays.reduce((sum, stay) => sum + shareOf(stay), 0),
      ms / 1000,
    ),
    inferred:
      !stays.some(isKnown) && !brief.some((stay) => stay.joined === left && stay.talked !== undefined),
  };
}

/** When a session of these steps ended, or that it goes on. */
export function endOf(steps: readonly SessionStep[], now: number): { ended: number; running: boolean } {
  const last = Math.max(...steps.map(({ ms }) => ms));
  const running = last >= now - silenceMs;
  return { ended: running ? now : last, running };
}

function watchSession(steps: readonly SessionStep[], { unit, now }: Watch): Stay[] {
  const stepsAt = Map.groupBy(steps, ({ ms }) => ms);
  const lastSign = steps.at(-1)?.ms ?? 0;
  const isAlive = lastSign >= now - silenceMs;
  const end = isAlive ? now : lastSign;
  const stays: Stay[] = [];
  let present: Stay | undefined;
  for (let moment = steps[0]?.ms ?? end; moment <= end; moment += unit) {
    present = afterSteps(stepsAt.get(moment) ?? [], present, stays);
    if (moment < end) present?.moments.push(moment);
  }
  if (present) present.runs = isAlive;
  return stays;
}

/** The stay after the steps of a moment. Adds those that begin to the stays. */
function afterSteps(
  steps: readonly SessionStep[],
  before: Stay | undefined,
  stays: Stay[],
): Stay | undefined {
  let present = before;
  let justLeft: Stay | undefined;
  for (const step of steps) {
    const last = present;
    present = afterStep(step, present, justLeft);
    if (last && last !== present) justLeft = last;
    if (step.kind === 'joined' && present) stays.push(present);
  }
  return present;
}

/** The stay after a step. A leave is also taken for a stay that ended at this very moment. */
function afterStep(
  { kind, ms, talked = 0 }: SessionStep,
  present: Stay | undefined,
  justLeft: Stay | undefined,
): Stay | undefined {
  const left = present ?? justLeft;
  if (kind === 'left' && left) left.talked ??= talked;
  if (kind === 'joined') return { joined: ms, moments: [], talked: undefined, runs: false };
  return kind === 'alive' ? present : undefined;
}
