// @module-tag sampled
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../testing/sweep.ts';
import { isKnown, type OpenSession, presenceOf, silentServerMs } from './presence.ts';
import { silenceMs } from './sessions.ts';

const minute = 60_000;
const now = Date.parse('2026-11-23T12:00:00Z');
const ago = (minutes: number) => now - minutes * minute;

function session(own: Partial<OpenSession>): OpenSession {
  return { person: 1, server: 'world-1', room: 'lobby_1', since: ago(30), alive: ago(2), ...own };
}

const heard = (minutes: number) => new Map([['world-1', ago(minutes)]]);

describe('who is where now', () => {
  it('counts a person once in a room, since they came first', () => {
    const tabs = [session({}), session({ since: ago(10) }), session({ person: 2, since: ago(5) })];
    expect(presenceOf(tabs, heard(1), now)).toEqual([
      { person: 2, room: 'lobby_1', since: ago(5), unknownSince: undefined },
      { person: 1, room: 'lobby_1', since: ago(30), unknownSince: undefined },
    ]);
  });

  it('shows nobody outside of rooms who is in one', () => {
    const [stay, ...others] = presenceOf([session({ room: '' }), session({})], heard(1), now);
    expect([stay?.room, others]).toEqual(['lobby_1', []]);
    expect(presenceOf([session({ room: '' })], heard(1), now)).toMatchObject([{ room: '' }]);
  });

  it('ends a session whose server was heard long after its last sign', () => {
    expect(presenceOf([session({ alive: ago(11) })], heard(1), now)).toMatchObject([{ person: 1 }]);
    expect(presenceOf([session({ alive: ago(11.1) })], heard(1), now)).toEqual([]);
  });

  it('says of a silent server since when its people are not known', () => {
    expect(presenceOf([session({ alive: ago(20) })], heard(15), now)).toMatchObject([
      { unknownSince: ago(15) },
    ]);
    const elsewhere = session({ server: 'world-2', room: 'hall_1' });
    expect(presenceOf([session({ alive: ago(20) }), elsewhere], heard(15), now)).toMatchObject([
      { room: 'hall_1', unknownSince: undefined },
    ]);
  });

  it('takes the sessions of a server for its heartbeat before the first one', () => {
    expect(presenceOf([session({})], new Map(), now).every(isKnown)).toBe(true);
  });

  it('equals a simulation that asks for each person and room, whatever sessions there are', () => {
    fc.assert(
      fc.property(fc.array(randomSession, { maxLength: 12 }), randomHeard, (sessions, heartbeats) => {
        const found = presenceOf(sessions, heartbeats, now).map(({ person, room, since, unknownSince }) =>
          JSON.stringify([person, room, since, unknownSince ?? 'online']),
        );
        expect(found.toSorted()).toEqual(simulated(sessions, heartbeats).toSorted());
      }),
      randomRuns(3_000),
    );
  });
});

const randomTime = fc.integer({ min: 0, max: 40 }).map(ago);
const randomServer = fc.constantFrom('world-1', 'world-2', 'world-3');
const randomSession = fc.record({
  person: fc.integer({ min: 1, max: 4 }),
  server: randomServer,
  room: fc.constantFrom('', 'lobby_1', 'hall_1'),
  since: randomTime,
  alive: randomTime,
});
const randomHeard = fc.array(fc.tuple(randomServer, randomTime)).map((heartbeats) => new Map(heartbeats));

/** Asks of every person and room, one after the other, what each of the sessions says. */
function simulated(sessions: readonly OpenSession[], heartbeats: ReadonlyMap<string, number>): string[] {
  const answers: string[] = [];
  const lastOf = (server: string) =>
    Math.max(
      heartbeats.get(server) ?? 0,
      ...sessions.filter((each) => each.server === server).map(({ alive }) => alive),
    );
  const runs = sessions.filter(({ server, alive }) => lastOf(server) - alive <= silenceMs);
  const speaks = ({ server }: OpenSession) => now - lastOf(server) <= silentServerMs;
  for (let person = 1; person <= 4; person += 1) {
    const own = runs.filter((each) => each.person === person);
    const heardNow = own.some(speaks);
    const counted = own.filter((each) => speaks(each) === heardNow);
    const rooms = new Set(counted.map(({ room }) => room));
    if (rooms.size > 1) rooms.delete('');
    for (const room of rooms) {
      const here = counted.filter((each) => each.room === room);
      const since = Math.min(...here.map((each) => each.since));
      const until = Math.max(...here.map(({ server }) => lastOf(server)));
      answers.push(JSON.stringify([person, room, since, heardNow ? 'online' : until]));
    }
  }
  return answers;
}
