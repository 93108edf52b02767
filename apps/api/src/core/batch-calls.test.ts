import { listRooms, readRoomsVersion } from '@campus/contracts/rooms/rooms';
import { expect, it } from 'vitest';
import { createBatchTurns } from './batch-calls.ts';

/** Reads that end when told, and how many ran at a time. */
function slowReads() {
  const waiting: (() => void)[] = [];
  let running = 0;
  let most = 0;
  let runs = 0;
  return {
    most: () => most,
    runs: () => runs,
    endAll: async () => {
      for (let round = 0; round < 100; round++) {
        waiting.shift()?.();
        await new Promise(setImmediate);
      }
    },
    run: async () => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => waiting.push(end));
      running -= 1;
      return runs;
    },
  };
}

it('equal reads of a batch are run once, others eight at a time', async () => {
  const reads = slowReads();
  const batch = createBatchTurns().begin('person', true);
  const asked = [...Array(20).keys()].flatMap((account) => [account, account]);
  const answers = asked.map((accountId) => batch.read(readRoomsVersion, { accountId }, reads.run));
  await reads.endAll();
  await Promise.all(answers);
  expect([reads.runs(), reads.most()]).toEqual([20, 8]);
});

it('a person gets one large answer at a time, whichever requests ask for it', async () => {
  const reads = slowReads();
  const turns = createBatchTurns();
  const ask = (person: string) => turns.begin(person, false).read(listRooms, {}, reads.run);
  const own = [ask('person'), ask('person'), ask('person')];
  await reads.endAll();
  await Promise.all(own);
  expect([reads.runs(), reads.most()]).toEqual([3, 1]);
  const others = [ask('person'), ask('other')];
  await reads.endAll();
  await Promise.all(others);
  expect(reads.most()).toBe(2);
});
