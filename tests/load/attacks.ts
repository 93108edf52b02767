/**
 * `npm run bench:attacks`: measures how an attack affects other users, on its own stack with realistic
 * limits. People of one account work at a steady pace through the gateway, alternately with and without an
 * attack. Their 95th percentile should at most double. Then it measures how much one person can add to the
 * database in an hour. `npm run bench:attacks -- --only search` runs what has that word in its name; what is
 * measured in the end is named growth. `--rounds 2` is shorter. `--data folder` keeps the folder, so that
 * members are loaded only once.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { demoCampus, northwind } from '@campus/local/demo/accounts';
import { type Stack, startStack } from '@campus/local/stack';
import { buildWebClient } from '@campus/local/web-build';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { attacksOn } from './attack-kinds.ts';
import type { Attack } from './attack-targets.ts';
import type { Answers } from './attacker.ts';
import { everydayCalls } from './everyday-calls.ts';
import { measureGrowth } from './growth.ts';
import { loadMembers } from './load-members.ts';
import { loadRooms } from './load-rooms.ts';
import { percentiles, type Target, timesAtPace } from './measure.ts';
import { roundedTimes, twoDigits } from './report.ts';

/** The maximum ratio of the 95th percentiles. */
const aim = 2;
/** The seconds per round, and the other users' calls per second. */
const [seconds, perSecond] = [3, 20];
/** The time until an attack is in full progress, or has fully ended, in milliseconds. */
const pauseMs = 500;
const members = { attacking: 150_000, others: 10_000 };
/** Almost as many rooms as a bulk edit can change. */
const roomsOfAttacked = 4_900;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    // Many short rounds, so that other load on the machine affects both sides equally.
    rounds: { type: 'string', default: '12' },
    data: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const folder = await makeTemporaryFolder();
const settings = ownStack(values.data ?? path.join(folder, 'data'));
settings.env.RATE_LIMITS = 'on';
settings.env.TRUST_PROXY = '127.0.0.1';
await buildWebClient(settings.env);
const stack = await startStack({ ...settings, gateway: 'built', demo: true });
try {
  await measure(stack);
} finally {
  await stack.stop();
  await rm(folder, { recursive: true });
}

async function measure(stack: Stack): Promise<void> {
  await loadMembers(stack, demoCampus, members.attacking);
  await loadMembers(stack, northwind, members.others);
  const roomIds = await loadRooms(stack, demoCampus, roomsOfAttacked);
  const callOf = await everydayCalls(stack, northwind);
  const attacks = await attacksOn(stack, demoCampus, roomIds);
  const chosen = attacks.filter(({ name }) => name.includes(values.only));
  await timesAtPace(callOf, perSecond, seconds);
  const rows: Record<string, object> = {};
  for (const attack of chosen) {
    rows[attack.name] = await compare(attack, callOf);
    console.log(attack.name, rows[attack.name]);
  }
  if (chosen.length > 0) {
    console.log(`\nEverybody else, ${perSecond} calls a second; aim: p95 ratio at most ${aim}`);
    console.table(rows);
  }
  await measureGrowth(stack, { accountId: demoCampus, roomIds }, values.only);
}

/** The same calls alternately without and with the attack. */
async function compare(attack: Attack, callOf: () => Target) {
  const [quiet, attacked]: [number[], number[]] = [[], []];
  let failed = 0;
  const noteFailed = () => {
    failed += 1;
    return Number.POSITIVE_INFINITY;
  };
  const statuses: Answers['statuses'] = {};
  let refusal: string | undefined;
  for (let round = 0; round < rounds; round++) {
    quiet.push(...(await timesAtPace(callOf, perSecond, seconds)));
    const end = begin(attack);
    await wait(pauseMs);
    attacked.push(...(await timesAtPace(callOf, perSecond, seconds, noteFailed)));
    const answers = await end();
    refusal ??= answers.refusal;
    for (const [status, count] of Object.entries(answers.statuses))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
    await wait(pauseMs);
  }
  const answers = JSON.stringify(statuses);
  if (statuses[404]) throw new Error(`${attack.name} asked for something that does not exist: ${answers}`);
  if (attack.isAllowed && !statuses[200] && !statuses[207])
    throw new Error(`Nothing of ${attack.name} succeeded: ${answers} ${refusal ?? ''}`);
  if (refusal) console.log(`${attack.name} was refused:`, refusal);
  const [before, during] = [percentiles(quiet), percentiles(attacked)];
  const ratio = twoDigits(during.p95 / before.p95);
  return {
    'quiet p50': twoDigits(before.p50),
    'quiet p95': twoDigits(before.p95),
    ...roundedTimes(during),
    'p95 ratio': ratio,
    aim: ratio <= aim && failed === 0 ? 'met' : 'missed',
    failed,
    answers,
  };
}

/** Starts an attack. Returns a function that ends it and returns the answers. */
function begin(attack: Attack): () => Promise<Answers> {
  const worker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: attack });
  return async () => {
    worker.postMessage('end');
    const [answers] = await once(worker, 'message');
    await worker.terminate();
    return answers as Answers;
  };
}
