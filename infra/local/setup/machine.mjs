import { createHash } from 'node:crypto';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const cores = 2;
const rounds = 360;
const rowsOfRound = 2_000;

/**
 * What commit 33d8bcb0 took, in times of the fixed work below: its `npm test` is 1,000 units by definition, in seconds
 * and in processor seconds. Both were measured on one machine, one after the other.
 */
const calibration = { seconds: 560, processor: 560 };

/**
 * Does a fixed piece of work on two cores, about three seconds of it. Returns how many seconds and processor seconds
 * are one test unit on this machine: machines differ by a factor of two, and units do not.
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

/** What the suite's processes do most: objects, texts, JSON, sorting, hashing. The same data on every machine. */
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
