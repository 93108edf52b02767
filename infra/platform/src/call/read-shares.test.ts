import { expect, it } from 'vitest';
import { createReadShares, createSearchShares } from './read-shares.ts';

/** Starts reads that end on command. */
function reading(shares = createReadShares()) {
  const end = Promise.withResolvers<void>();
  let running = 0;
  let people = 0;
  const read = (accountId: string, isBroad: boolean, userId = `${people++}`) =>
    shares.hold({ accountId, userId }, isBroad, async () => {
      running += 1;
      await end.promise;
    });
  return { read, end: end.resolve, running: () => running };
}

const busy = { kind: 'tooMany', key: 'request.busy', params: { seconds: 2 } };

it('one broad read of an account runs at a time, eight wait, and further ones are refused', async () => {
  const { read, end, running } = reading();
  const begun = Array.from({ length: 9 }, () => read('a1', true));
  await expect(read('a1', true)).rejects.toMatchObject(busy);
  expect(running()).toBe(1);
  begun.push(read('a1', false), read('a2', true));
  await expect.poll(running).toBe(3);
  end();
  await Promise.all(begun);
  expect(running()).toBe(11);
});

it('eight reads of an account run at a time, beside those of other accounts', async () => {
  const { read, end, running } = reading();
  const begun = Array.from({ length: 72 }, () => read('a1', false));
  await expect(read('a1', false)).rejects.toMatchObject(busy);
  begun.push(read('a2', false));
  await expect.poll(running).toBe(9);
  end();
  await Promise.all(begun);
});

it('one broad read of a person runs at a time, eight wait, and further ones are refused', async () => {
  const { read, end, running } = reading();
  const begun = Array.from({ length: 9 }, () => read('a1', true, 'ana'));
  await expect(read('a2', true, 'ana')).rejects.toMatchObject(busy);
  begun.push(read('a3', true, 'ben'), read('a1', false, 'ana'));
  await expect.poll(running).toBe(3);
  end();
  await Promise.all(begun);
  expect(running()).toBe(11);
});

it('broad reads of people without a name count together, in every account', async () => {
  const shares = createReadShares();
  const held = Promise.withResolvers<void>();
  let running = 0;
  const read = (accountId: string, userId: string | undefined) =>
    shares.hold({ accountId, userId }, true, async () => {
      running += 1;
      await held.promise;
    });
  const begun = [read('a1', undefined), read('a2', '')];
  await new Promise(setImmediate);
  expect(running).toBe(1);
  held.resolve();
  await Promise.all(begun);
});

it('the other reads of an account stay counted when one ends', async () => {
  const shares = createReadShares();
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const hold = () =>
    shares.hold({ accountId: 'a1', userId: 'ana' }, false, async () => {
      begun += 1;
      await held.promise;
    });
  const waiting = [hold()];
  await shares.hold({ accountId: 'a1', userId: 'ana' }, false, async () => undefined);
  for (let more = 0; more < 8; more++) waiting.push(hold());
  await new Promise(setImmediate);
  expect(begun).toBe(8);
  held.resolve();
  await Promise.all(waiting);
  expect(begun).toBe(9);
});

it('two searches of a person run at a time in all accounts, beside those of other people', async () => {
  const { read, end, running } = reading(createSearchShares());
  const begun = Array.from({ length: 66 }, (_, place) => read(`a${place % 3}`, false, 'ana'));
  await expect(read('a3', false, 'ana')).rejects.toMatchObject(busy);
  await expect.poll(running).toBe(2);
  begun.push(read('a0', false, 'ben'));
  await expect.poll(running).toBe(3);
  end();
  await Promise.all(begun);
  expect(running()).toBe(67);
});

it('eight searches of an account run at a time', async () => {
  const { read, end, running } = reading(createSearchShares());
  const begun = Array.from({ length: 9 }, () => read('a1', false));
  begun.push(read('a2', false));
  await expect.poll(running).toBe(9);
  end();
  await Promise.all(begun);
});
