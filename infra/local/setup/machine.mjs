import { createHash } from 'node:crypto';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const cores = 2;
const rounds = 360;
const rowsOfRound = 2_000;

/**
 * The cost of `npm test` at commit 33d8bcb0, as multiples of the fixed work below: 1,000 units by definition. That run
 * took 1,861 s and 3,432 s of processor on an idle machine, and the work after it 4.03 s and 6.89 s (median of three).
 */
const calibration = { seconds: 462, processor: 498 };

/**
 * Does a fixed piece of work on two cores, for about three seconds. Returns the seconds and the processor seconds of
 * one test unit on this machine. Machines differ by a factor of two; units do not.
 */
export async function measureUnit() {
  const begun = performance.now();
  const used = process.cpuUsage();
  await Promise.all(Array.from({ length: cores }, workInThread));
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - begun) / 1000;
  return {
    seconds: (seconds * calibration.seconds) / 1000,
    processor: (((user + system) / 1e6) * calibration.processor) / 1000,
  };
}

/** The mean of two measurements of a unit. */
export function meanOf(before, after) {
  return {
    seconds: (before.seconds + after.seconds) / 2,
    processor: (before.processor + after.processor) / 2,
  };
}

/** The larger of the units that a run took by the clock and by the processors. */
export function unitsOf({ seconds, processor }, unit) {
  return Math.round(Math.max(seconds / unit.seconds, processor / unit.processor));
}

function workInThread() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Does what the suite's processes do most: objects, texts, JSON, sorting, hashing. The data is always the same. */
function work() {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    const rows = Array.from({ length: rowsOfRound }, (_, index) => ({
      id: index,
      name: `person ${Math.floor(random() * 1e6)}`,
      tags: [random(), random()],
      nested: { a: String(random()), b: [index, index + 1] },
    }));
    const text = JSON.stringify(rows);
    const sorted = JSON.parse(text).sort((a, b) => (a.name < b.name ? -1 : 1));
    const groups = new Map();
    for (const row of sorted)
      groups.set(row.name.slice(0, 9), [...(groups.get(row.name.slice(0, 9)) ?? []), row]);
    sum += groups.size + text.replaceAll(/person (\d)/g, '$1').length;
    sum += createHash('sha256').update(text).digest()[0];
  }
  return sum;
}

if (!isMainThread) parentPort.postMessage(work());
