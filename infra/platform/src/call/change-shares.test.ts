import { expect, it, vi } from 'vitest';
import { createChangeShares } from './change-shares.ts';

/** Starts changes that end on command. */
function changing() {
  const shares = createChangeShares();
  const end = Promise.withResolvers<void>();
  let running = 0;
  const change = (accountId: string | undefined, userId: string | undefined) =>
    shares.hold({ accountId, userId }, async () => {
      running += 1;
      await end.promise;
    });
  return { change, end: end.resolve, running: () => running };
}

it('two changes of a person run at a time in all accounts, beside those of other people', async () => {
  const { change, end, running } = changing();
  const begun = [change('a1', 'ana'), change('a2', 'ana'), change('a3', 'ana'), change(undefined, 'ana')];
  begun.push(change('a1', 'ben'));
  await expect.poll(running).toBe(3);
  end();
  await Promise.all(begun);
  expect(running()).toBe(5);
});

it('six changes of an account run at a time, beside those of other accounts and of visitors', async () => {
  const { change, end, running } = changing();
  const begun = Array.from({ length: 7 }, (_, person) => change('a1', `${person}`));
  begun.push(change('a2', 'ana'), change(undefined, undefined), change(undefined, undefined));
  await expect.poll(running).toBe(9);
  end();
  await Promise.all(begun);
  expect(running()).toBe(10);
});

it('a change is refused after it has waited for four seconds, and never runs', async () => {
  vi.useFakeTimers();
  const { change, end, running } = changing();
  const begun = [change('a1', 'ana'), change('a1', 'ana')];
  const waiting = expect(change('a1', 'ana')).rejects.toMatchObject({
    kind: 'tooMany',
    key: 'request.busy',
    params: { seconds: 2 },
  });
  await vi.advanceTimersByTimeAsync(4_000);
  await waiting;
  begun.push(change('a1', 'ana'));
  end();
  await Promise.all(begun);
  expect(running()).toBe(3);
  vi.useRealTimers();
});
