import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settings = { graceMs: 1_000, windowMs: 500, bytesPerSecond: 100 };

/** Waits for a body that arrives at this many bytes per tenth of a second. */
async function outcomeOf(bytesPerTenth: number, ms: number): Promise<string> {
  const socket = { bytesRead: 0 };
  const sending = setInterval(() => {
    socket.bytesRead += bytesPerTenth;
  }, 100);
  const body = new Promise<string>((resolve) => setTimeout(resolve, ms, 'all came'));
  const outcome = createPace(socket, settings)
    .waiting(() => body)
    .catch(({ key }) => key);
  await vi.advanceTimersByTimeAsync(ms);
  clearInterval(sending);
  return outcome;
}

it('a sender who trickles is stopped after the grace period', async () => {
  expect(await outcomeOf(1, 5_000)).toBe('file.tooSlow');
  expect(await outcomeOf(0, 5_000)).toBe('file.tooSlow');
});

it('a slow sender who keeps the pace is not stopped, nor one who ends within the grace period', async () => {
  expect(await outcomeOf(12, 5_000)).toBe('all came');
  expect(await outcomeOf(0, 1_200)).toBe('all came');
});

it('a sender who sent much at once and then stops is stopped too', async () => {
  const socket = { bytesRead: 0 };
  const outcome = createPace(socket, settings)
    .waiting(() => new Promise(() => undefined))
    .catch(({ key }) => key);
  socket.bytesRead = 1_000_000;
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await outcome).toBe('file.tooSlow');
});

it('time that is not spent waiting for the sender does not count', async () => {
  const pace = createPace({ bytesRead: 0 }, settings);
  for (let piece = 0; piece < 10; piece++) {
    await pace.waiting(async () => piece);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(await pace.waiting(async () => 'all came')).toBe('all came');
});
