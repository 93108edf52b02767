import { pino } from 'pino';
import { expect, it } from 'vitest';
import { countUnrecorded } from './unrecorded-refusals.ts';

it('the log reports the number of unrecorded refusals once a minute', () => {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  let now = 0;
  const unrecorded = countUnrecorded(log, () => now);
  const refusal = { userId: 'u1', accountId: 'a1', key: 'access.forbidden' };
  for (let count = 0; count < 100; count++) unrecorded.count(refusal);
  now = 59_999;
  unrecorded.count(refusal);
  now = 60_000;
  unrecorded.count({ ...refusal, userId: 'u2' });
  const msg = 'refused changes that leave no audit entry';
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { refusals: 1, total: 1, last: refusal, msg },
    { refusals: 101, total: 102, last: { ...refusal, userId: 'u2' }, msg },
  ]);
  expect(unrecorded.total()).toBe(102);
});
