import { setTimeout as wait } from 'node:timers/promises';
import { type Part, type PartDefinition, startPart } from './processes.ts';

/** A part of the stack that is restarted when it ends by itself. */
export interface KeptPart extends Pick<Part, 'name' | 'ready'> {
  /** Resolves to a sentence when the part is given up; never when it is stopped. */
  gaveUp: Promise<string>;
  stop(): Promise<void>;
}

/** When to give up a part: after it has ended by itself this often within this many milliseconds. */
export interface Patience {
  ends: number;
  withinMs: number;
  /**
   * The pause before the second restart in that time. Each further pause is twice as long. The first restart
   * has none.
   */
  pauseMs: number;
}

export const patient: Patience = { ends: 5, withinMs: 5 * 60_000, pauseMs: 250 };

/** For a part that is never restarted. */
export const once: Patience = { ...patient, ends: 1 };

interface Keeping {
  say: (sentence: string) => void;
  patience: Patience;
}

/** Starts a part. Restarts it whenever it ends by itself after it was ready. */
export async function keepRunning(
  definition: PartDefinition,
  logs: string,
  keeping: Keeping,
): Promise<KeptPart> {
  const stopping = new AbortController();
  let part = await startPart(definition, logs);
  const { name, ready } = part;
  const again = async () => {
    part = await startPart(definition, logs, true);
    if (stopping.signal.aborted) await part.stop();
    return part;
  };
  const watched = ready.then(
    () => watch(part, { ...keeping, again, signal: stopping.signal }),
    // `ready` reports a part that never served.
    () => undefined,
  );
  return {
    name,
    ready,
    gaveUp: watched.then((sentence) => sentence ?? new Promise<never>(() => undefined)),
    stop: async () => {
      stopping.abort();
      await part.stop();
      await watched;
    },
  };
}

interface Watching extends Keeping {
  again: () => Promise<Part>;
  signal: AbortSignal;
}

/** Keeps a part running until it is stopped, or gives it up with a sentence. */
async function watch(first: Part, { say, patience, again, signal }: Watching): Promise<string | undefined> {
  const ends: number[] = [];
  for (let part = first; ; ) {
    const end = await part.ended;
    if (signal.aborted) return undefined;
    const ended = performance.now();
    // Its child processes may still hold its port or its data.
    await part.stop();
    ends.push(ended);
    const recent = ends.filter((at) => at > ended - patience.withinMs).length;
    if (recent >= patience.ends) return farewell(part.name, end, patience);
    const pauseMs = recent === 1 ? 0 : patience.pauseMs * 2 ** (recent - 2);
    say(`The ${part.name} ${end}. It is started again in ${inSeconds(pauseMs)}.`);
    await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    part = await again();
    if (await serves(part))
      say(`The ${part.name} runs again, ${inSeconds(performance.now() - ended)} after it ended.`);
  }
}

/** Waits until a part serves, and stops it if it does not. Returns whether it serves. */
async function serves(part: Part): Promise<boolean> {
  return part.ready.then(
    () => true,
    async () => {
      await part.stop();
      return false;
    },
  );
}

function farewell(name: string, end: string, { ends, withinMs }: Patience): string {
  if (ends === 1) return `The ${name} ${end}.`;
  return `The ${name} ${end}. It has ended ${ends} times within ${withinMs / 60_000} minutes and is not started again.`;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
