import { setTimeout as wait } from 'node:timers/promises';
import { type Part, type PartDefinition, startPart } from './processes.ts';

/** A part of the stack that is restarted when it ends by itself. */
export type KeptPart = Pick<Part, 'name' | 'ready' | 'stop'>;

/** How long to wait before a restart, in milliseconds. */
export interface Pauses {
  /** The first restart within this time has no pause. */
  withinMs: number;
  /** The pause before the second restart in that time. Each further pause is twice as long. */
  firstMs: number;
  longestMs: number;
}

export const usualPauses: Pauses = { withinMs: 5 * 60_000, firstMs: 250, longestMs: 30_000 };

interface Keeping {
  say: (sentence: string) => void;
  pauses: Pauses;
}

/**
 * Starts a part. Restarts it whenever it ends by itself after it was ready, and never gives up: the other
 * parts go on without it.
 */
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

/** Keeps a part running until it is stopped. */
async function watch(first: Part, { say, pauses, again, signal }: Watching): Promise<void> {
  const ends: number[] = [];
  for (let part = first; ; ) {
    const end = await part.ended;
    if (signal.aborted) return;
    const ended = performance.now();
    // Its child processes may still hold its port or its data.
    await part.stop();
    ends.push(ended);
    const recent = ends.filter((at) => at > ended - pauses.withinMs).length;
    const pauseMs = recent <= 1 ? 0 : Math.min(pauses.firstMs * 2 ** (recent - 2), pauses.longestMs);
    say(`The ${part.name} ${end}. It is started again in ${inSeconds(pauseMs)}.`);
    await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const next = await again().catch((error: unknown) => whyNot(error));
    if (typeof next === 'string') {
      part = { ...part, ended: Promise.resolve(next) };
      continue;
    }
    part = next;
    if (await serves(part))
      say(`The ${part.name} runs again, ${inSeconds(performance.now() - ended)} after it ended.`);
  }
}

/** Why a part could not even be started, such as a full disk for its log. */
function whyNot(error: unknown): string {
  return `cannot be started: ${error instanceof Error ? error.message : String(error)}`;
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

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
