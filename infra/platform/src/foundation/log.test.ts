import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('writes lines of the shape that the gateway has: the name of the level, and the time as people read it', () => {
  const lines: string[] = [];
  const log = createLog('worker', 'info', { write: (line) => void lines.push(line) });
  log.info({ ms: 3 }, 'job');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      part: 'worker',
      ms: 3,
      msg: 'job',
    },
  ]);
});
