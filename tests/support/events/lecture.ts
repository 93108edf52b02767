import type { OriginQuery } from '@campus/contracts/members/people-origins';
import { makeRoom } from '../areas/rooms.ts';
import { addMember, makeAccount, unique } from '../world/world.ts';
import { sendEvents, type TestEvent } from './usage.ts';

const minute = 60 * 1000;
const now = Math.floor(Date.now() / minute) * minute;

const ago = (minutes: number) => new Date(now - minutes * minute);

/** The time this many minutes ago (ISO 8601, UTC). */
export const at = (minutes: number) => ago(minutes).toISOString();

/** A person who joins and leaves a place, both a given number of minutes ago. */
export function stay(
  accountId: string,
  user: string,
  {
    room,
    volume = false,
    times: [joined, left],
  }: { room: string; volume?: boolean; times: [number, number?] },
): TestEvent[] {
  const common = { accountId, user, session: unique(), server: 'world-1', room };
  return [
    { event: volume ? 'JOINVOLUME' : 'JOINROOM', ...common, at: ago(joined) },
    ...(left === undefined
      ? []
      : ([{ event: volume ? 'LEAVEVOLUME' : 'LEAVEROOM', ...common, talked: 0, at: ago(left) }] as const)),
  ];
}

/**
 * Mia was in the hall twice and in a booth. Adam was in hall and lobby. Zoe is still in the lobby. Lee is a
 * guest.
 */
export async function lecture() {
  const account = await makeAccount({ dashboardOptions: { isExportAllowed: true } });
  const { accountId } = account;
  const [mia, adam, zoe] = [
    await addMember(accountId),
    await addMember(accountId),
    await addMember(accountId),
  ];
  await makeRoom(accountId, { name: 'Great Hall', levelName: 'hall', instance: 1 });
  await sendEvents([
    ...stay(accountId, mia.userId, { room: 'hall_1', times: [100, 90] }),
    ...stay(accountId, mia.userId, { room: 'hall_1', times: [85, 80] }),
    ...stay(accountId, adam.userId, { room: 'hall_1', times: [100, 70] }),
    ...stay(accountId, adam.userId, { room: 'lobby_0', times: [69, 65] }),
    ...stay(accountId, zoe.userId, { room: 'lobby_0', times: [95] }),
    ...stay(accountId, 'guest:Lee', { room: 'hall_1', times: [95, 85] }),
    ...stay(accountId, mia.userId, { room: 'booth 1', volume: true, times: [98, 95] }),
    ...stay(accountId, 'guest:Lee', { room: 'booth 1', volume: true, times: [94, 93] }),
    ...stay(accountId, adam.userId, { room: 'booth 2', volume: true, times: [98, 95] }),
  ]);
  return { ...account, mia, adam, zoe };
}

export const window = { from: at(120), to: at(60) };
export const time = { start: at(120), hours: 1 };
export const ofRoom = { kind: 'attendance', page: 'roomAttendance', sfsRoom: 'hall_1', ...time } as const;
export const ofVolumes = { kind: 'attendance', page: 'privateVolumeAttendance', all: true, ...time } as const;
export const ofActivity = { kind: 'activity', ...window } as const;

/** Reports with their filters and their number of people: members, and all. */
export const reports: [string, OriginQuery, [members: number, all: number]][] = [
  ['all room activity', ofActivity, [3, 4]],
  ['who left a room', { ...ofActivity, type: 'LEAVEROOM' }, [2, 3]],
  ['the activity in a room', { ...ofActivity, sfsRoom: 'hall_1' }, [2, 3]],
  ['who left another room', { ...ofActivity, sfsRoom: 'lobby_0', type: 'LEAVEROOM' }, [1, 1]],
  ['the activity of another time', { ...ofActivity, from: at(120), to: at(96) }, [2, 2]],
  ['the activity in a room that nobody entered', { ...ofActivity, sfsRoom: 'hall_2' }, [0, 0]],
  ['the attendance of a room', ofRoom, [2, 3]],
  ['the attendance of a room at another time', { ...ofRoom, start: at(105), hours: 0.5 }, [2, 3]],
  ['the attendance of a later time', { ...ofRoom, start: at(75), hours: 1 }, [1, 1]],
  ['the attendance of a private volume', { ...ofVolumes, all: false, sfsRoom: 'booth 1' }, [1, 2]],
  ['the attendance of all private volumes', ofVolumes, [2, 3]],
];
