import { expect, it } from 'vitest';
import { createUploadMemory, createUploadSlots } from './upload-slots.ts';

const most = { ofOneCaller: 2, ofOneAccount: 3, ofAll: 5 };
const wait = { key: 'request.tooManyUploads', params: { seconds: 5 } };

/** Holds slots until the test ends it. */
function holding() {
  const slots = createUploadSlots(most);
  const end = Promise.withResolvers<void>();
  const take = (caller: string, account?: string) => slots.hold({ caller, account }, () => end.promise);
  return { slots, take, end: end.resolve };
}

it('one caller, one account, and all callers without an account take only their share of the places', async () => {
  const { take, end } = holding();
  const held = [take('ana', 'a1'), take('ana', 'a1'), take('ben', 'a1')];
  await expect(take('ana', 'a2')).rejects.toMatchObject({ kind: 'tooMany', ...wait });
  await expect(take('cleo', 'a1')).rejects.toMatchObject({ kind: 'tooMany', ...wait });
  held.push(take('dora'), take('emil'));
  await expect(take('finn', 'a2')).rejects.toMatchObject({ kind: 'unavailable', ...wait });
  end();
  await Promise.all(held);
  await Promise.all([take('ana', 'a1'), take('ana', 'a1'), take('ben', 'a1'), take('dora'), take('emil')]);
});

it('a place is free again when its work fails', async () => {
  const { slots } = holding();
  const fail = () =>
    slots.hold({ caller: 'ana', account: 'a1' }, () => Promise.reject(new Error('broken off')));
  for (let call = 0; call < 5; call++) await expect(fail()).rejects.toThrow('broken off');
});

it('only bytes that have arrived take memory, and only until the work ends', async () => {
  const memory = createUploadMemory(10);
  const end = Promise.withResolvers<void>();
  const idle = memory.hold(() => end.promise);
  const full = memory.hold(async (take) => {
    take(6);
    take(4);
    await end.promise;
  });
  const one = () => memory.hold(async (take) => take(1));
  await expect(one()).rejects.toMatchObject({ kind: 'unavailable', ...wait });
  end.resolve();
  await Promise.all([idle, full]);
  await one();
});
