import {
  type AttendanceWireRow,
  getAccountAttendance,
  getAccountPVAttendance,
} from '@campus/contracts/attendance/usage-functions';
import { createNumbers } from '@campus/platform/areas/analytics/testing/random-events';
import { openGateway } from '@campus/tests/calls/gateway';
import { movesLength, randomMoves } from '@campus/tests/calls/random-moves';
import {
  type Asked,
  attendanceOf,
  type Expected,
  followSessions,
} from '@campus/tests/events/attendance-simulation';
import { search, sendEvents } from '@campus/tests/events/usage';
import { makeAccount, type TestAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const second = 1000;

it.each([7, 2026])(
  'ATT-018 ATT-019 ATT-020 equals a simulation of random events, second by second (%d)',
  async (seed) => {
    const account = await makeAccount();
    const { people, accountId } = account;
    const now = Math.floor(Date.now() / second) * second;
    const below = createNumbers(seed);
    const users = [people.member, people.leader, people.owner].map(({ userId }) => userId);
    const moves = randomMoves({ accountId, now, users, below });
    await sendEvents(moves);
    const stays = followSessions(moves, now);
    const seen: Expected[] = [];
    for (const asked of randomQuestions(now, below)) {
      const expected = attendanceOf(stays, asked);
      const rows = await found(account, asked);
      const about = JSON.stringify(asked);
      expect(rows.map(shown).toSorted(), about).toEqual(expected.map(simulated).toSorted());
      for (const { user, talked } of expected) {
        const minutes = rows.find((row) => row.User_ID === user)?.Talk_Time_Minutes ?? -1;
        // Rounded to a tenth of a minute.
        expect(Math.abs(minutes - talked / 60), `${user} ${about}`).toBeLessThan(0.0501);
      }
      seen.push(...expected);
    }
    // Each of these conditions holds for some expected rows, but not for all.
    const sorts = [
      ...[({ inferred }: Expected) => inferred, ({ capped }: Expected) => capped],
      ...[({ sessions }: Expected) => sessions > 1, ({ user }: Expected) => users.includes(user)],
    ];
    for (const isSo of sorts) expect([seen.some(isSo), seen.every(isSo)]).toEqual([true, false]);

    const startTime = new Date(now - movesLength * second).toISOString();
    const { items, total } = await as(people.admin).attendance.ofRoom.query({
      ...{ accountId, sfsRoom: 'r_0', start: startTime, hours: 2.5 },
    });
    expect(total).toBe(attendanceOf(stays, { place: { room: 'r_0' }, startTime, duration: 9_000 }).length);
    // Users have a name and an email, and sort first by name. Guests have only their own name.
    const isUser = ({ userId }: (typeof items)[number]) => users.includes(userId);
    expect(items.map(({ email }) => email !== '')).toEqual(items.map(isUser));
    expect(items.some(isUser)).toBe(true);
  },
);

/** Places with times: a second, an hour, and everything. Each place occurs several times. */
function randomQuestions(now: number, below: (limit: number) => number): Asked[] {
  const places = [
    ...[0, 1, 2].map((number) => ({ room: `r_${number}` })),
    ...[0, 1].map((number) => ({ volume: `booth ${number}` })),
    'anyVolume' as const,
  ];
  return places.flatMap((place) =>
    [3_600, 1 + below(1_200), 1, movesLength - 60].map((duration) => {
      const start = now - movesLength * second + below(movesLength - 30 - duration) * second;
      return { place, startTime: new Date(start).toISOString(), duration };
    }),
  );
}

/** The service's answer for a place and a time. */
async function found({ accountId, people }: TestAccount, { place, ...window }: Asked) {
  const isRoom = place !== 'anyVolume' && 'room' in place;
  const call = isRoom ? getAccountAttendance : getAccountPVAttendance;
  const named = place === 'anyVolume' ? {} : { SFSRoom: 'room' in place ? place.room : place.volume };
  const body = { accountId, server: 'staging', ...window, ...named };
  const answer = await search(
    isRoom ? 'getAccountAttendance' : 'getAccountPVAttendance',
    body,
    people.admin.sessionToken,
  );
  return call.output.parse(answer.body);
}

function shown(row: AttendanceWireRow): string {
  const { User_ID, Join_Time, Leave_Time, Duration_Attended_Minutes, Leave_Inferred } = row;
  return [User_ID, Join_Time, Leave_Time, Duration_Attended_Minutes, Leave_Inferred].join(' ');
}

function simulated({ user, joined, left, minutes, inferred }: Expected): string {
  return [user, joined.toISOString(), left.toISOString(), minutes, inferred].join(' ');
}
