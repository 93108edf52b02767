import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

/** A request that is sent repeatedly. */
export interface Target {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer<ArrayBuffer>;
}

/** Milliseconds. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
  longest: number;
}

export interface Figures extends Percentiles {
  requestsPerSecond: number;
}

/** Long and intense enough for the code to be compiled. */
const warmUp = { connections: 20, seconds: 4 };
const seconds = 8;

/** Sends a request repeatedly over this many connections, each as soon as the previous one is answered. */
export async function measureLoad(target: Target, connections: number): Promise<Figures> {
  await send(target, warmUp.connections, warmUp.seconds);
  const { result, times } = await send(target, connections, seconds);
  return { requestsPerSecond: result.requests.average, ...percentiles(times) };
}

/** Sends different requests in sequence and returns how long they took. */
export async function measureEach(targets: readonly Target[]): Promise<Figures> {
  const times: number[] = [];
  const start = performance.now();
  for (const target of targets) times.push(await timeOf(target));
  const elapsed = (performance.now() - start) / 1000;
  return { requestsPerSecond: targets.length / elapsed, ...percentiles(times) };
}

/**
 * Sends this many requests a second at regular intervals, without waiting for earlier answers. Returns the
 * milliseconds of each. Throws if one is not answered with 200, unless it says how long those count.
 */
export async function timesAtPace(
  targetOf: (call: number) => Target,
  perSecond: number,
  duration: number,
  timeOfFailed?: (error: unknown) => number,
): Promise<number[]> {
  const start = performance.now();
  const due = Array.from({ length: perSecond * duration }, (_, call) => start + (call * 1000) / perSecond);
  return Promise.all(
    due.map(async (at, call) => {
      await wait(Math.max(0, at - performance.now()));
      const time = timeOf(targetOf(call));
      return timeOfFailed ? time.catch(timeOfFailed) : time;
    }),
  );
}

/** Runs a function once as a warm-up, then `runs` times in sequence. */
export async function measureRuns(runs: number, run: () => Promise<unknown>): Promise<Percentiles> {
  const [times] = await measurePair(runs, run, async () => {});
  return times;
}

/** Runs two functions alternately, so that other load on the machine affects both equally. */
export async function measurePair(
  runs: number,
  run: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[Percentiles, Percentiles]> {
  const times: [number[], number[]] = [[], []];
  await run();
  await other();
  for (let index = 0; index < runs; index += 1) {
    times[0].push(await millisecondsOf(run));
    times[1].push(await millisecondsOf(other));
  }
  return [percentiles(times[0]), percentiles(times[1])];
}

async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** Sends one request and returns its time in milliseconds. It must be answered with the given status. */
export async function timeOf(target: Target, status = 200): Promise<number> {
  const sent = performance.now();
  const response = await fetch(target.url, {
    method: target.method,
    headers: target.headers,
    ...(target.body === undefined ? {} : { body: target.body }),
  });
  const answer = await response.text();
  if (response.status !== status) throw new Error(`${target.name} answered ${response.status}: ${answer}`);
  return performance.now() - sent;
}

async function send({ name, ...request }: Target, connections: number, duration: number) {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...request, connections, duration }, (error, ended) =>
      error ? reject(error) : resolve(ended),
    );
    // autocannon's own histogram has only whole milliseconds.
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { result, times };
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}
