// @module-tag sampled
import { randomRuns } from '@campus/domain/testing/sweep';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentEvent } from './event.ts';
import { plainEvent } from './plain-event.ts';

const kinds = ['LOGIN', 'LOGOUT', 'ALIVE', 'JOINROOM', 'LEAVEROOM', 'JOINVOLUME', 'LEAVEVOLUME', 'HEARTBEAT'];
const name = fc.oneof(
  fc.string({ minLength: 1, unit: 'binary' }),
  fc.constantFrom('x'.repeat(64), 'é'.repeat(200)),
);
const wrong = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 0, 1.5, -1, 86_401, [], {}, 'x'.repeat(65), 'x'.repeat(201)),
  fc.constantFrom<unknown>('\0', '\ud800', 'dance', '__proto__', 'Bench ', 'Bench\n'),
);
const pad = (value: number, length = 2) => String(value).padStart(length, '0');
/** Times as they are written, with fields that a clock or a calendar may not have. */
const time = fc
  .tuple(
    ...([fc.nat(9_999), fc.nat(13), fc.nat(32), fc.nat(24), fc.nat(60), fc.nat(60), fc.nat(999)] as const),
    fc.constantFrom('Z', 'Z', 'Z', 'z', '', '+00:00', 'Z\n'),
  )
  .map(
    ([year, month, day, hour, minute, second, ms, end]) =>
      `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}.${pad(ms, 3)}${end}`,
  );
const good = {
  event: fc.constantFrom(...kinds),
  accountId: fc.constantFrom('Bench', 'a', '0'.repeat(32)),
  user: name,
  session: name,
  server: name,
  room: name,
  talked: fc.nat(86_400),
  at: time,
};
const spoiled = Object.fromEntries(
  Object.entries(good).map(([field, value]) => [
    field,
    fc.oneof({ weight: 15, arbitrary: value as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: wrong }),
  ]),
);

it('an event that is read without the schema is one that the schema reads in the same way', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.record(spoiled, { requiredKeys: [] }), (value) => {
      const read = plainEvent(value);
      if (!read) return;
      plain += 1;
      expect(sentEvent.parse(value)).toEqual(read);
    }),
    randomRuns(100_000, 3_000),
  );
  expect(plain).toBeGreaterThan(100);
});

it('events as servers write them need no schema, on any day of a year', () => {
  const common = { accountId: 'Bench', user: 'guest', session: 's', server: 'w', room: 'hall_1', talked: 3 };
  for (let day = 0; day < 365; day += 1) {
    const at = new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString();
    for (const event of kinds) expect(plainEvent({ ...common, event, at })).toBeDefined();
  }
});
