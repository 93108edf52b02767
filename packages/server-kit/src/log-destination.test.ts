import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLogDestination } from './log-destination.ts';

it('goes on when the disk of the log is full, and says afterwards how many lines were lost', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  const file = path.join(folder, 'log');
  const full = openSync('/dev/full', 'w');
  const room = openSync(file, 'w');
  onTestFinished(() => {
    closeSync(full);
    closeSync(room);
    rmSync(folder, { recursive: true });
  });
  const destination = openLogDestination('sample', full);
  const log = pino({ base: {} }, destination);
  const errors = vi.fn();
  (destination as unknown as NodeJS.EventEmitter).on('error', errors);
  log.info('first');
  await vi.waitFor(() => expect(errors).toHaveBeenCalled());
  const long = 'x'.repeat(1024);
  for (let line = 0; line < 2000; line += 1) log.info({ line, long }, 'more');
  await vi.waitFor(() => expect(errors.mock.calls.length).toBeGreaterThan(1));
  // As if somebody made room: the next line is an attempt that succeeds.
  destination.fd = room;
  let later = 0;
  const lines = await vi.waitFor(() => {
    log.info('later');
    later += 1;
    const read: Record<string, unknown>[] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const msg of ['later', 'log lines lost'])
      expect(read).toContainEqual(expect.objectContaining({ msg }));
    return read;
  });
  expect(lines[0]).toMatchObject({ msg: 'first' });
  const report = lines.filter(({ msg }) => msg === 'log lines lost');
  expect(report).toMatchObject([{ part: 'sample', level: 'warn' }]);
  const written = lines.filter(({ msg }) => msg === 'more').length;
  const lost = Number(report[0]?.lines);
  expect(lost).toBeGreaterThanOrEqual(2000 - written);
  expect(lost).toBeLessThan(2000 - written + later);
});
